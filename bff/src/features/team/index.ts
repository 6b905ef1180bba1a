export { findHostView } from './host-views.repository.ts';
