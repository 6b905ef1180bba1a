export { writeDocumentSettings } from './document-settings.ts';
export { testServer } from './test-server.ts';
export type { ReceivedRequest } from './received-request.ts';
