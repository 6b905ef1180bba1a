/** The client and every schema behind it: a chunk of its own, because the document brings the first data. */
export { createClient } from '@gift-registry/bff-contract';
export * as routes from './routes.ts';
