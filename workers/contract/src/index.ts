export * from './bucket-settings.ts';
export * from './mail.ts';
export * from './page-check.ts';
export * from './pictures.ts';
export * from './queues.ts';
export * from './scrape.ts';
export * from './webhook.ts';
