export { photoContent } from './photo-content.ts';
