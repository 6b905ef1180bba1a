export * from './queues.ts';
export * from './scrape.ts';
export * from './mail.ts';
