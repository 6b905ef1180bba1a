export * from './mail.ts';
export * from './picture-location.ts';
export * from './pictures.ts';
export * from './queues.ts';
export * from './scrape.ts';
