import { sql } from 'kysely';
import type { Occasion, RegistryTheme } from '@gift-registry/bff-contract';
import type { Db } from '../../../platform/database/database.ts';

const MAX_TRIES = 5;

interface GuestAddress {
  readonly guestId: string;
  readonly email: string;
}

export async function storeCode(
  trx: Db,
  mailboxId: string,
  { hash, minutes }: { readonly hash: Buffer; readonly minutes: number },
): Promise<void> {
  await trx
    .updateTable('guestMailboxes')
    .set({
      codeHash: hash,
      codeExpiresAt: sql<string>`now() + make_interval(mins => ${minutes})`,
      codeAttempts: 0,
    })
    .where('id', '=', mailboxId)
    .execute();
}

export async function findMailedCode(
  trx: Db,
  { guestId, email }: GuestAddress,
): Promise<{ mailedToday: boolean; usable: boolean } | undefined> {
  return trx
    .selectFrom('guestMailboxes')
    .select([
      sql<boolean>`mailed_at > now() - interval '1 day'`.as('mailedToday'),
      // There is time left to find the mail.
      sql<boolean>`coalesce(code_expires_at > now() + interval '10 minutes', false)
        and code_attempts < ${MAX_TRIES}`.as('usable'),
    ])
    .where('guestId', '=', guestId)
    .where('email', '=', email)
    .executeTakeFirst();
}

interface TriedCode {
  readonly id: string;
  readonly codeHash: Buffer | null;
}

/** Counts a try and resolves to the code's hash while tries are left. Outside of any transaction: no rollback gives one back. */
export const countTry = (
  db: Db,
  { guestId, email }: GuestAddress,
): Promise<TriedCode | undefined> =>
  db
    .updateTable('guestMailboxes')
    .set((eb) => ({ codeAttempts: eb('codeAttempts', '+', 1) }))
    .where('guestId', '=', guestId)
    .where('email', '=', email)
    .where('codeAttempts', '<', MAX_TRIES)
    .where('codeExpiresAt', '>', sql<string>`now()`)
    .returning(['id', 'codeHash'])
    .executeTakeFirst();

interface MailedOccasion {
  readonly registryId: string;
  readonly occasion: Occasion;
  readonly eventDate: string;
  readonly firstName: string;
  readonly keptUntil: string;
  readonly theme: RegistryTheme;
}

export const findMailedOccasion = (
  trx: Db,
  shareCode: string,
  minutes: number,
): Promise<MailedOccasion> =>
  trx
    .selectFrom('registryShares as share')
    .innerJoin('registries as registry', 'registry.id', 'share.registryId')
    .innerJoin('profiles as owner', 'owner.id', 'registry.ownerId')
    .select([
      'registry.id as registryId',
      'registry.occasion',
      'registry.eventDate',
      'registry.theme',
      'owner.firstName',
      sql<string>`now() + make_interval(mins => ${minutes})`.as('keptUntil'),
    ])
    .where('share.shareCode', '=', shareCode)
    .executeTakeFirstOrThrow();

interface OwnGift {
  readonly giftId: string;
  readonly guestId: string;
}

export async function changeAddress(
  trx: Db,
  { giftId, guestId }: OwnGift,
  email: string,
): Promise<void> {
  await sql`
    with claim as (
      update claims set guest_email = ${email}, updated_at = now()
       where id = ${giftId} and guest_id = ${guestId} and confirm_by is not null
    ), pledge as (
      update contributions set guest_email = ${email}
       where id = ${giftId} and guest_id = ${guestId} and confirm_by is not null
    )
    update pending_gifts set guest_email = ${email}
     where id = ${giftId} and guest_id = ${guestId}`.execute(trx);
}
