export { findItem, insertItem, lockEditableItem } from './items.repository.ts';
