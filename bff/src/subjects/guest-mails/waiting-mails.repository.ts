import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { LoggedMail } from '../../platform/outbox/mail-log/logged-mail.ts';

const BATCH = 2_000;

interface NewWaitingMail {
  readonly guestId: string | null;
  readonly importance: number;
  readonly payload: string;
  /** Seconds until the next try. */
  readonly wait: number;
  readonly expiresAt: string | null;
  readonly logged: LoggedMail;
}

const HELD = 'The mailbox has had all mails that strangers may cause today.';
const USELESS = 'It found no room in the mailbox before it was of no use any more.';

/** Logged as waiting. When it goes out it has a row of its own in the log, and this one leaves. */
export async function insertWaitingMail(trx: Db, mail: NewWaitingMail): Promise<void> {
  const { guestId, importance, payload, wait, expiresAt, logged } = mail;
  await sql`
    with waiting as (
      insert into waiting_mails (guest_id, importance, payload, try_at, expires_at)
      values (${guestId}, ${importance}, ${payload}, now() + make_interval(secs => ${wait}),
        coalesce(${expiresAt}, now() + interval '7 days'))
      returning id, expires_at
    )
    insert into mails (id, template, recipient, reason, content_until, shown, registry_id)
    select id, ${logged.template}, ${logged.recipient}, ${HELD}, expires_at, ${logged.shown},
           ${logged.registryId}::uuid from waiting
  `.execute(trx);
}

export interface WaitingMail {
  readonly id: string;
  readonly payload: string;
}

export const lockDueMails = (trx: Db, limit: number): Promise<WaitingMail[]> =>
  trx
    .selectFrom('waitingMails')
    .select(['id', 'payload'])
    .where('tryAt', '<=', sql<string>`now()`)
    .where('expiresAt', '>', sql<string>`now()`)
    .orderBy('importance')
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();

export const lockWaitingMails = (trx: Db, ids: readonly string[]): Promise<WaitingMail[]> =>
  trx
    .selectFrom('waitingMails')
    .select(['id', 'payload'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();

export async function postponeMail(trx: Db, id: string, seconds: number): Promise<void> {
  await trx
    .updateTable('waitingMails')
    .set({ tryAt: sql<string>`now() + make_interval(secs => ${seconds})` })
    .where('id', '=', id)
    .execute();
}

export async function deleteWaitingMails(trx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await trx.deleteFrom('waitingMails').where('id', 'in', ids).execute();
  await trx.deleteFrom('mails').where('id', 'in', ids).execute();
}

export async function deleteUselessMails(db: Db): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with useless as (
      select id from waiting_mails where expires_at <= now() limit ${BATCH} for update skip locked
    ), given_up as (
      update mails set state = 'given-up', reason = ${USELESS}, changed_at = now()
        from useless where mails.id = useless.id
    )
    delete from waiting_mails using useless where waiting_mails.id = useless.id`.execute(db);
  return numAffectedRows === BigInt(BATCH);
}
