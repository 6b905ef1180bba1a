import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import { deleteBatch } from '../../database/retention/delete-batch.ts';
import type { NewOutboxRow } from '../outbox.repository.ts';
import type { LoggedMail } from './logged-mail.ts';

const RETENTION_DAYS = 30;
const LONGEST_REASON = 300;

const contentUntil = (minutes: number) => sql`now() + make_interval(mins => ${minutes})`;

/** One statement: each mail that a gift causes is part of its transaction. */
export async function insertMail(
  trx: Db,
  { payload, availableAt }: Pick<NewOutboxRow, 'payload' | 'availableAt'>,
  { template, recipient, contentMinutes, shown, againOf, registryId }: LoggedMail,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with message as (
      insert into outbox (topic, payload, available_at)
      values ('secret-mail', ${payload}, coalesce(${availableAt ?? null}, now()))
      returning id
    )
    insert into mails (id, template, recipient, content, content_until, shown, again_of, registry_id)
    select id, ${template}, ${recipient}, ${payload}, ${contentUntil(contentMinutes)}, ${shown}, ${againOf}::uuid,
           coalesce(${registryId}::uuid, (select earlier.registry_id from mails earlier where earlier.id = ${againOf}::uuid))
      from message
    returning id`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('The mail was not inserted.');
  return row.id;
}

export interface MailOutcome {
  readonly id: string;
  readonly state: 'sent' | 'failed' | 'given-up';
  readonly reason: string | null;
  readonly attempts: number;
}

export async function recordOutcomes(db: Db, outcomes: readonly MailOutcome[]): Promise<void> {
  if (outcomes.length === 0) return;
  const json = JSON.stringify(outcomes);
  await sql`
    update mails set state = new.state, attempts = new.attempts, changed_at = now(),
                     reason = left(new.reason, ${LONGEST_REASON})
      from json_to_recordset(${json}::json) as new(id uuid, state text, reason text, attempts integer)
     where mails.id = new.id
       and (mails.state, mails.attempts) is distinct from (new.state, new.attempts)`.execute(db);
}

export async function forgetMailContents(db: Db): Promise<void> {
  await sql`
    update mails set content = null
     where content is not null and content_until < now()`.execute(db);
}

export const deleteOldMails = (db: Db): Promise<boolean> =>
  deleteBatch(db, 'mails', sql`created_at < now() - make_interval(days => ${RETENTION_DAYS})`);
