import { sql, type ExpressionBuilder, type ExpressionWrapper, type SqlBool } from 'kysely';
import type { RegistryStatus } from '@gift-registry/bff-contract';
import type { Db } from '../../platform/database/database.ts';
import type { Database } from '../../platform/database/tables.ts';

// The only module that decides who hosts a registry: no other query compares `owner_id`.

type RegistryCondition = (
  eb: ExpressionBuilder<Database, 'registries'>,
) => ExpressionWrapper<Database, 'registries', SqlBool>;

export const ownedBy =
  (userId: string): RegistryCondition =>
  (eb) =>
    eb.and([eb('registries.ownerId', '=', userId), eb('registries.deletedAt', 'is', null)]);

/** A union of two indexes: an `or` of owner and co-host would read the registries of everybody. */
export const hostedBy =
  (userId: string): RegistryCondition =>
  (eb) =>
    eb.and([
      eb('registries.deletedAt', 'is', null),
      eb(
        'registries.id',
        'in',
        eb
          .selectFrom('registries as own')
          .select('own.id')
          .where('own.ownerId', '=', userId)
          .unionAll(
            eb
              .selectFrom('coHosts')
              .select('coHosts.registryId as id')
              .where('coHosts.userId', '=', userId),
          ),
      ),
    ]);

export const hostRole = (userId: string) =>
  sql<
    'owner' | 'co-host'
  >`case when registries.owner_id = ${userId} then 'owner' else 'co-host' end`;

export async function findOwnedIds(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('registries')
    .select('registries.id')
    .where(ownedBy(userId))
    .orderBy('registries.id')
    .execute();
  return rows.map(({ id }) => id);
}

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

export async function findHostIds(db: Db, registryId: string): Promise<string[]> {
  const hosts = await db
    .selectFrom('registries')
    .select('ownerId as id')
    .where('id', '=', registryId)
    .where('deletedAt', 'is', null)
    .unionAll(
      db
        .selectFrom('coHosts')
        .innerJoin('registries', 'registries.id', 'coHosts.registryId')
        .select('coHosts.userId as id')
        .where('registries.id', '=', registryId)
        .where('registries.deletedAt', 'is', null),
    )
    .execute();
  return hosts.map(({ id }) => id);
}

export async function findRole(
  db: Db,
  userId: string,
  registryId: string,
): Promise<'owner' | 'co-host' | undefined> {
  const registry = await db
    .selectFrom('registries')
    .select(hostRole(userId).as('role'))
    .where('id', '=', registryId)
    .where(hostedBy(userId))
    .executeTakeFirst();
  return registry?.role;
}

export const lockWithRole = (
  trx: Db,
  userId: string,
  registryId: string,
): Promise<
  { role: 'owner' | 'co-host'; status: RegistryStatus; registryName: string } | undefined
> =>
  trx
    .selectFrom('registries')
    .select(['status', 'registryName', hostRole(userId).as('role')])
    .where('id', '=', registryId)
    .where(hostedBy(userId))
    .forNoKeyUpdate('registries')
    .executeTakeFirst();
