import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { deleteBatch } from '../../platform/database/retention/delete-batch.ts';
import { prepareQuery } from '../../platform/database/prepared-query.ts';

export interface Mailbox {
  readonly id: string;
  readonly guestId: string;
  readonly email: string;
}

export async function recordMailbox(
  trx: Db,
  { guestId, email }: Omit<Mailbox, 'id'>,
): Promise<Mailbox> {
  const { id } = await trx
    .insertInto('guestMailboxes')
    // The mail may have to wait.
    .values({ guestId, email, mailedAt: sql<string>`now() - interval '1 day'` })
    .onConflict((conflict) => conflict.columns(['guestId', 'email']).doUpdateSet({ email }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, guestId, email };
}

export async function markMailed(trx: Db, { guestId, email }: Omit<Mailbox, 'id'>): Promise<void> {
  await trx
    .updateTable('guestMailboxes')
    .set({ mailedAt: sql<string>`now()` })
    .where('guestId', '=', guestId)
    .where('email', '=', email)
    .execute();
}

export const findMailbox = (db: Db, { guestId, email }: Omit<Mailbox, 'id'>) =>
  db
    .selectFrom('guestMailboxes')
    .select(['id', sql<boolean>`mailed_at > now() - interval '1 day'`.as('mailedToday')])
    .where('guestId', '=', guestId)
    .where('email', '=', email)
    .executeTakeFirst();

export async function isConfirmedMailbox(
  db: Db,
  { guestId, email }: Omit<Mailbox, 'id'>,
): Promise<boolean> {
  const mailbox = await db
    .selectFrom('guestMailboxes')
    .select('id')
    .where('guestId', '=', guestId)
    .where('email', '=', email)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirst();
  return mailbox !== undefined;
}

export async function confirmMailbox(
  db: Db,
  id: string,
): Promise<Pick<Mailbox, 'guestId'> | undefined> {
  const { rows } = await sql<Pick<Mailbox, 'guestId'>>`
    with confirmed as (
      update guest_mailboxes
         set confirmed_at = coalesce(confirmed_at, now()), code_hash = null, code_expires_at = null
       where id = ${id}
      returning guest_id
    ), due as (
      update waiting_mails set try_at = now() from confirmed
       where waiting_mails.guest_id = confirmed.guest_id and waiting_mails.try_at > now()
    )
    select guest_id from confirmed`.execute(db);
  return rows[0];
}

export interface MailboxState {
  readonly confirmed: boolean;
  readonly own: boolean;
}

const readState = prepareQuery<MailboxState>(
  'read-mailbox-state',
  `select exists (select from guest_mailboxes where email = $1 and confirmed_at is not null)
      or exists (select from users where email = lower($1) and email_verified_at is not null)
      as confirmed,
    exists (select from guest_mailboxes
      where guest_id = $2 and email = $1 and confirmed_at is not null) as own`,
);

export async function readMailbox(
  db: Db,
  { guestId, email }: { readonly guestId: string | null; readonly email: string },
): Promise<MailboxState> {
  const [state] = await readState(db, email, guestId);
  return state ?? { confirmed: false, own: false };
}

export async function findConfirmedAddresses(
  db: Db,
  emails: readonly string[],
): Promise<ReadonlySet<string>> {
  const wanted = [...new Set(emails)];
  const { rows } = await sql<{ email: string }>`
    select email from guest_mailboxes
     where email = any(${wanted}::text[]) and confirmed_at is not null
    union
    select email from users where email = any(${wanted}::text[]) and email_verified_at is not null
  `.execute(db);
  return new Set(rows.map(({ email }) => email));
}

/** Mailed links are this old at most when they still confirm a mailbox. */
export const deleteOldMailboxes = (db: Db): Promise<boolean> =>
  deleteBatch(db, 'guestMailboxes', sql`mailed_at < now() - interval '180 days'`);
