import { currentTrace } from '@gift-registry/workers-contract';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { deleteBatch } from '../database/delete-batch.ts';
import type { LoggedMail } from './logged-mail.ts';
import type { NewOutboxRow } from './outbox.repository.ts';

const RETENTION_DAYS = 30;
const LONGEST_REASON = 300;

const HELD = 'This address has had the mails that strangers may cause in a day.';

export interface MailRoom {
  readonly mails: number;
  readonly templates: readonly string[];
}

interface NewMail extends Pick<NewOutboxRow, 'payload' | 'availableAt'> {
  readonly room?: MailRoom | undefined;
}

/** Mails that were not delivered take no room; those on their way do. */
const roomIsTaken = (recipient: string, room: MailRoom | undefined) =>
  room === undefined
    ? sql`false`
    : sql`(select count(*) >= ${room.mails} from mails earlier
            where mailbox_of(earlier.recipient) = mailbox_of(${recipient})
              and earlier.template = any(${room.templates}::text[]) and earlier.again_of is null
              and earlier.created_at > now() - interval '1 day'
              and earlier.state in ('waiting', 'sent', 'failed'))`;

/** One statement: each mail that a gift causes is part of its transaction. */
export async function insertMail(
  trx: Db,
  { payload, availableAt, room }: NewMail,
  { template, recipient, sendUntil, shown, againOf, registryId, about }: LoggedMail,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with mail as (
      insert into mails (id, template, recipient, state, reason, content, content_until, shown, again_of, registry_id, about)
      select uuidv7(), ${template}, ${recipient}, case when room.is_taken then 'held' else 'waiting' end,
             case when room.is_taken then ${HELD} end, ${payload}, ${sendUntil}::timestamptz, ${shown}, ${againOf}::uuid,
             coalesce(${registryId}::uuid, (select earlier.registry_id from mails earlier where earlier.id = ${againOf}::uuid)),
             ${about}::uuid
        from (select ${roomIsTaken(recipient, room)} as is_taken) room
      returning id, state
    ), message as (
      insert into outbox (id, topic, payload, available_at, trace)
      select id, 'secret-mail', ${payload}::jsonb, coalesce(${availableAt ?? null}::timestamptz, now()),
             ${currentTrace()}
        from mail where state = 'waiting'
    )
    select id from mail`.execute(trx);
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

/** Returns a mail that was not delivered to the outbox, under its own id: its Message-ID stays the same. */
export async function restoreMessage(trx: Db, id: string): Promise<void> {
  await sql`
    with mail as (
      update mails set state = 'waiting', reason = null, attempts = 0, changed_at = now()
       where id = ${id}
      returning id, content
    )
    insert into outbox (id, topic, payload, trace)
    select id, 'secret-mail', content::jsonb, ${currentTrace()} from mail`.execute(trx);
}

export async function forgetMailContents(db: Db): Promise<void> {
  await sql`
    update mails set content = null
     where content is not null and content_until < now()`.execute(db);
}

export const deleteOldMails = (db: Db): Promise<boolean> =>
  deleteBatch(db, 'mails', sql`created_at < now() - make_interval(days => ${RETENTION_DAYS})`);
