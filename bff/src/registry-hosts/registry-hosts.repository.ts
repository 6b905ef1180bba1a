import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { RegistryStatus } from '@gift-registry/bff-contract';
import type { Db } from '../database/database.ts';
import type { Database } from '../database/tables.ts';

// The only module that decides who hosts a registry: no other query compares `owner_id`.

type RegistryCondition = (
  eb: ExpressionBuilder<Database, 'registries'>,
) => ExpressionWrapper<Database, 'registries', SqlBool>;

/** Matches registries that the user owns, e.g. those that the user may delete. */
export const ownedBy =
  (userId: string): RegistryCondition =>
  (eb) =>
    eb('registries.ownerId', '=', userId);

/** Matches registries that the user hosts: may read and edit. */
export const hostedBy = (userId: string): RegistryCondition => ownedBy(userId);

/** A subquery of the ids of the registries that the user hosts. */
export const hostedRegistryIds = (db: Db, userId: string) =>
  db.selectFrom('registries').select('registries.id').where(hostedBy(userId));

export async function isHost(db: Db, userId: string, registryId: string): Promise<boolean> {
  const row = await hostedRegistryIds(db, userId)
    .where('registries.id', '=', registryId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks the host's registry against deletion, not against changes. Resolves to false when the user doesn't host it. */
export async function lockRegistryForShare(
  trx: Db,
  userId: string,
  registryId: string,
): Promise<boolean> {
  const row = await hostedRegistryIds(trx, userId)
    .where('registries.id', '=', registryId)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks the host's registry until the transaction ends; undefined when the user doesn't host it. */
export const lockRegistry = (
  trx: Db,
  userId: string,
  registryId: string,
): Promise<{ status: RegistryStatus } | undefined> =>
  trx
    .selectFrom('registries')
    .select('status')
    .where('id', '=', registryId)
    .where(hostedBy(userId))
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Locks the owner's account until the transaction ends: one draft is saved at a time. */
export async function lockOwner(trx: Db, ownerId: string): Promise<void> {
  await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', ownerId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function findOwnerId(db: Db, registryId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('registries')
    .select('ownerId')
    .where('id', '=', registryId)
    .executeTakeFirst();
  return row?.ownerId;
}
