import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { deleteBatch } from '../../platform/database/delete-batch.ts';

interface NewWaitingMail {
  readonly guestId: string | null;
  readonly importance: number;
  readonly payload: string;
  /** Seconds until the next try. */
  readonly wait: number;
  readonly expiresAt: string | null;
}

export async function insertWaitingMail(trx: Db, mail: NewWaitingMail): Promise<void> {
  const { guestId, importance, payload, wait, expiresAt } = mail;
  await sql`
    insert into waiting_mails (guest_id, importance, payload, try_at, expires_at)
    values (${guestId}, ${importance}, ${payload}, now() + make_interval(secs => ${wait}),
      coalesce(${expiresAt}, now() + interval '7 days'))`.execute(trx);
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

export async function postponeMail(trx: Db, id: string, seconds: number): Promise<void> {
  await trx
    .updateTable('waitingMails')
    .set({ tryAt: sql<string>`now() + make_interval(secs => ${seconds})` })
    .where('id', '=', id)
    .execute();
}

export async function deleteWaitingMails(trx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await trx.deleteFrom('waitingMails').where('id', 'in', ids).execute();
}

export const deleteUselessMails = (db: Db): Promise<boolean> =>
  deleteBatch(db, 'waitingMails', sql`expires_at <= now()`);
