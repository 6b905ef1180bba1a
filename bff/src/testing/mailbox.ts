import { mailJobSchema, type MailJob } from '@gift-registry/workers-contract';
import type { TestApp } from './test-app.ts';

/** The mails that were handed to the outbox for an address, oldest first. */
export async function mailsTo({ deps }: Pick<TestApp, 'deps'>, email: string): Promise<MailJob[]> {
  const rows = await deps.db
    .selectFrom('outbox')
    .select('payload')
    .where('topic', '=', 'mail')
    .orderBy('id')
    .execute();
  return rows.map((row) => mailJobSchema.parse(row.payload)).filter(({ to }) => to === email);
}

/** The latest mail of one kind; fails when there is none. */
export async function lastMail<Template extends MailJob['template']>(
  testApp: Pick<TestApp, 'deps'>,
  email: string,
  template: Template,
): Promise<Extract<MailJob, { template: Template }>> {
  const mails = await mailsTo(testApp, email);
  const isWanted = (mail: MailJob): mail is Extract<MailJob, { template: Template }> =>
    mail.template === template;
  const found = mails.filter(isWanted).at(-1);
  if (!found) throw new Error(`${email} got no mail of the kind ${template}.`);
  return found;
}

/** One value of a mailed link's query. */
export const linkValue = (link: string, name: string): string =>
  new URL(link).searchParams.get(name) ?? '';
