import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

export const lockTeamRegistry = (trx: Db, registryId: string) =>
  trx
    .selectFrom('registries')
    .select(['id', 'ownerId', 'status', 'deletedAt', 'giftsPausedAt'])
    .where('id', '=', registryId)
    .forNoKeyUpdate()
    .executeTakeFirst();

export async function setPaused(trx: Db, registryId: string, paused: boolean): Promise<void> {
  await sql`
    update registries
       set gifts_paused_at = case when ${paused} then coalesce(gifts_paused_at, now()) end,
           pause_note = case when ${paused} then pause_note else '' end
     where id = ${registryId}`.execute(trx);
}

/** A draft has no open main link: the link waits with the registry, and comes back with it. */
export async function setPublished(trx: Db, registryId: string, published: boolean): Promise<void> {
  await sql`
    update registry_shares set is_active = ${published}, ended_with_registry = ${!published}
     where registry_id = ${registryId} and revoked_at is null
       and ${published ? sql`ended_with_registry` : sql`is_active`}`.execute(trx);
  await trx
    .updateTable('registries')
    .set({ status: published ? 'published' : 'draft' })
    .where('id', '=', registryId)
    .execute();
}

export async function revokeLinks(trx: Db, registryId: string): Promise<number> {
  const { rows } = await sql`
    update registry_shares set is_active = false, revoked_at = now()
     where registry_id = ${registryId} and revoked_at is null and (is_active or is_named)
    returning id`.execute(trx);
  return rows.length;
}

interface Guest {
  readonly registryId: string;
  readonly guestId: string;
}

/** Resolves to false when the guest was stopped already. */
export async function insertStop(trx: Db, guest: Guest): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('stoppedGuests')
    .values(guest)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

export async function deleteStop(trx: Db, { registryId, guestId }: Guest): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('stoppedGuests')
    .where('registryId', '=', registryId)
    .where('guestId', '=', guestId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export const findAccountByEmail = (trx: Db, email: string) =>
  trx
    .selectFrom('users')
    .select(['id', 'lockedAt', 'deletesAt', 'emailVerifiedAt'])
    .where('email', '=', email)
    .executeTakeFirst();

/** The former owner keeps no access. */
export async function setOwner(trx: Db, registryId: string, ownerId: string): Promise<void> {
  await trx
    .deleteFrom('coHosts')
    .where('registryId', '=', registryId)
    .where('userId', '=', ownerId)
    .execute();
  await trx
    .updateTable('registries')
    .set({ ownerId, handoverTo: null })
    .where('id', '=', registryId)
    .execute();
}
