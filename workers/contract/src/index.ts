export * from './bucket-settings.ts';
export * from './hide-secrets.ts';
export type { MailEvent } from './mails/fields.ts';
export * from './mails/mails.ts';
export * from './mail-preview.ts';
export * from './pictures.ts';
export * from './queues.ts';
export * from './scrape.ts';
