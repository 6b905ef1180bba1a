import { sql } from 'kysely';
import { prepareQuery } from '../../platform/database/prepared-query.ts';
import type { Db } from '../../platform/database/database.ts';
import { deleteBatch } from '../../platform/database/retention/delete-batch.ts';

/** Takes a guest as `$1` and the code of the link through which the guest came as `$2`. */
export const insertGuestLink = `insert into guest_links (guest_id, registry_id, share_id)
   select $1, registry_id, id from registry_shares where share_code = $2
   on conflict (registry_id, guest_id) do update set share_id = excluded.share_id
     where guest_links.share_id <> excluded.share_id`;

export const rememberLink = prepareQuery('remember-link-of-guest', insertGuestLink);

/** The code for a mail to a guest: of the guest's own link while it is open, else of the main one. Null without a link. */
export const shareCodeForGuest = (registryColumn: string, guestColumn: string) =>
  sql<string | null>`share_code_for_guest(${sql.ref(registryColumn)}, ${sql.ref(guestColumn)})`;

/** An array, so that PostgreSQL finds the claims by their key. */
export const claimIdsOf = (guestId: string) => sql<string[]>`array(
  select id from claims where guest_id = ${guestId}
  union all
  select claim_id from opened_gifts where guest_id = ${guestId} and claim_id is not null)`;

export const contributionIdsOf = (guestId: string) => sql<string[]>`array(
  select id from contributions where guest_id = ${guestId}
  union all
  select contribution_id from opened_gifts where guest_id = ${guestId} and contribution_id is not null)`;

export async function openGift(
  db: Db,
  { giftId, guestId }: { readonly giftId: string; readonly guestId: string },
): Promise<void> {
  await sql`
    insert into opened_gifts (guest_id, claim_id, contribution_id)
    select ${guestId}::uuid, id, null::uuid from claims
     where id = ${giftId} and kind = 'guest' and guest_id <> ${guestId}
    union all
    select ${guestId}::uuid, null, id from contributions
     where id = ${giftId} and guest_id <> ${guestId}
    on conflict do nothing`.execute(db);
}

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
    .values({ guestId, email })
    .onConflict((conflict) =>
      conflict.columns(['guestId', 'email']).doUpdateSet({ mailedAt: sql<string>`now()` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, guestId, email };
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
    update guest_mailboxes
       set confirmed_at = coalesce(confirmed_at, now())
     where id = ${id}
    returning guest_id`.execute(db);
  return rows[0];
}

/** Opening a link of ours, or paying, shows that the address belongs to who gave it. */
export async function confirmAddress(
  trx: Db,
  { guestId, email }: Omit<Mailbox, 'id'>,
): Promise<void> {
  await sql`
    insert into guest_mailboxes (guest_id, email, confirmed_at) values (${guestId}, ${email}, now())
    on conflict (guest_id, email)
    do update set confirmed_at = coalesce(guest_mailboxes.confirmed_at, now())`.execute(trx);
}

const confirmed = `(exists (select from guest_mailboxes where email = $1 and confirmed_at is not null)
  or exists (select from users where email = lower($1) and email_verified_at is not null))`;

const selectConfirmed = prepareQuery<{ readonly confirmed: boolean }>(
  'is-confirmed-address',
  `select ${confirmed} as confirmed`,
);

export async function isConfirmedAddress(db: Db, email: string): Promise<boolean> {
  const [row] = await selectConfirmed(db, email);
  return row?.confirmed ?? false;
}

const confirmedOrLocked = prepareQuery<{ readonly confirmed: boolean }>(
  'confirmed-or-locked-address',
  `select ${confirmed} as confirmed,
     case when not ${confirmed} then pg_advisory_xact_lock(hashtextextended(mailbox_of($1), 0)) end`,
);

/**
 * Locks the mailbox of an unconfirmed address until the transaction ends, so that two mails at once don't both find its last
 * room. The statement that counts has to be a later one: it sees what the transaction before has committed.
 */
export async function isConfirmedOrLocked(trx: Db, email: string): Promise<boolean> {
  const [row] = await confirmedOrLocked(trx, email);
  return row?.confirmed ?? false;
}

/** Mailed links are this old at most when they still confirm a mailbox. */
export const deleteOldMailboxes = (db: Db): Promise<boolean> =>
  deleteBatch(db, 'guestMailboxes', sql`mailed_at < now() - interval '180 days'`);
