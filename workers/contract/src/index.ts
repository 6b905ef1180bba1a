export * from './bucket-settings.ts';
export * from './hide-secrets.ts';
export * from './mail.ts';
export * from './mail-preview.ts';
export * from './page-check.ts';
export * from './pictures.ts';
export * from './queues.ts';
export * from './scrape.ts';
