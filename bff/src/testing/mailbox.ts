import { mailJobSchema, type MailJob } from '@gift-registry/workers-contract';
import { createDataCipher } from '../platform/keys/data-cipher.ts';
import { openPayload } from '../platform/outbox/sealed-payload.ts';
import type { TestApp } from './test-app.ts';

export async function allMails({ deps }: Pick<TestApp, 'deps'>): Promise<MailJob[]> {
  const rows = await deps.db
    .selectFrom('outbox')
    .select('payload')
    .where('topic', '=', 'secret-mail')
    .orderBy('id')
    .execute();
  const cipher = createDataCipher(deps.config.dataEncryptionKeys);
  return rows.map(({ payload }) => mailJobSchema.parse(openPayload(cipher, payload)));
}

export const mailsTo = async (testApp: Pick<TestApp, 'deps'>, email: string): Promise<MailJob[]> =>
  (await allMails(testApp)).filter(({ to }) => to === email);

export async function lastMail<Template extends MailJob['template']>(
  testApp: Pick<TestApp, 'deps'>,
  email: string,
  template: Template,
): Promise<Extract<MailJob, { template: Template }>> {
  const mails = await mailsTo(testApp, email);
  const isOfTemplate = (mail: MailJob): mail is Extract<MailJob, { template: Template }> =>
    mail.template === template;
  const found = mails.filter(isOfTemplate).at(-1);
  if (!found) throw new Error(`No ${template} mail to ${email}.`);
  return found;
}

export const lastPart = (link: string): string =>
  decodeURIComponent(new URL(link).pathname.split('/').at(-1) ?? '');

export const linkValue = (link: string, name: string): string =>
  new URL(link).searchParams.get(name) ?? '';
