import { z } from 'zod';
import { accountMails } from './accounts.ts';
import { givingMails } from './giving.ts';
import { moneyMails } from './money.ts';
import { orderMails } from './orders.ts';
import { giftBookMails } from './gift-book.ts';
import { registryMails } from './registries.ts';
import { sharingMails } from './sharing.ts';
import { questionMails } from './questions.ts';
import { scrapingMails } from './scraping.ts';
import { supportMails } from './support.ts';
import { releaseMails } from './releases.ts';

export const mails = [
  ...accountMails,
  ...givingMails,
  ...moneyMails,
  ...orderMails,
  ...giftBookMails,
  ...registryMails,
  ...sharingMails,
  ...questionMails,
  ...scrapingMails,
  ...supportMails,
  ...releaseMails,
] as const;

const [first, ...rest] = mails;
export const mailJobSchema = z.discriminatedUnion('template', [
  first.schema,
  ...rest.map(({ schema }) => schema),
]);
export type MailJob = z.infer<typeof mailJobSchema>;

export type MailTemplate = MailJob['template'];
export const mailTemplates: readonly MailTemplate[] = mails.map(({ name }) => name);

export type MailData<Template extends MailTemplate> = {
  [Job in MailJob as Job['template']]: Job['data'];
}[Template];

type MailDefinition<Template extends MailTemplate> = Extract<
  (typeof mails)[number],
  { readonly name: Template }
>;

export function mailDefinition<Template extends MailTemplate>(
  template: Template,
): MailDefinition<Template> {
  const isWanted = (mail: (typeof mails)[number]): mail is MailDefinition<Template> =>
    mail.name === template;
  const definition = mails.find(isWanted);
  if (!definition) throw new Error(`There is no mail ${template}.`);
  return definition;
}

export interface MailResult {
  readonly messageId: string;
}
