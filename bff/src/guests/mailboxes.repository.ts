import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { deleteBatch } from '../database/delete-batch.ts';

export interface Mailbox {
  readonly id: string;
  readonly guestId: string;
  readonly email: string;
}

/** Records that a link is mailed to the guest. */
export async function recordMailbox(
  trx: Db,
  { guestId, email }: Omit<Mailbox, 'id'>,
): Promise<Mailbox> {
  const { id } = await trx
    .insertInto('guestMailboxes')
    .values({ guestId, email })
    .onConflict((conflict) =>
      conflict.columns(['guestId', 'email']).doUpdateSet({ mailedAt: sql`now()` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, guestId, email };
}

/** The guest's mailbox, when a link was mailed to it. */
export const findMailbox = (db: Db, { guestId, email }: Omit<Mailbox, 'id'>) =>
  db
    .selectFrom('guestMailboxes')
    .select('id')
    .where('guestId', '=', guestId)
    .where('email', '=', email)
    .executeTakeFirst();

/** The guest has opened a link that was mailed to the address. */
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

/** Marks a mailbox as confirmed; undefined when it is unknown. */
export const confirmMailbox = (db: Db, id: string): Promise<Pick<Mailbox, 'guestId'> | undefined> =>
  db
    .updateTable('guestMailboxes')
    .set({
      confirmedAt: sql`coalesce(confirmed_at, now())`,
      codeHash: null,
      codeExpiresAt: null,
    })
    .where('id', '=', id)
    .returning('guestId')
    .executeTakeFirst();

/** True when a guest has opened a link mailed to the address, or an account has confirmed it. */
export async function isConfirmedAddress(db: Db, email: string): Promise<boolean> {
  const { rows } = await sql<{ confirmed: boolean }>`
    select exists (select from guest_mailboxes where email = ${email} and confirmed_at is not null)
      or exists (select from users where email = lower(${email}) and email_verified_at is not null)
      as confirmed
  `.execute(db);
  return rows[0]?.confirmed ?? false;
}

/** Those of some addresses that a guest or an account has confirmed. */
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
