import { sql, type Insertable, type Updateable } from 'kysely';
import type { RegistryStatus } from '@gift-registry/bff-contract';
import type { Db } from '../../database/database.ts';
import type { RegistriesTable } from '../../database/tables.ts';
import { itemCount, type RegistryRow } from './registry-row.ts';

const registriesOf = (db: Db, ownerId: string) =>
  db
    .selectFrom('registries')
    .selectAll('registries')
    .select(itemCount)
    .where('owner_id', '=', ownerId)
    .orderBy('id', 'desc');

export const findRegistries = (db: Db, ownerId: string): Promise<RegistryRow[]> =>
  registriesOf(db, ownerId).execute();

export const findRegistry = (
  db: Db,
  ownerId: string,
  registryId: string,
): Promise<RegistryRow | undefined> =>
  registriesOf(db, ownerId).where('id', '=', registryId).executeTakeFirst();

export const findNewestRegistry = (
  db: Db,
  ownerId: string,
  statuses: readonly RegistryStatus[],
): Promise<RegistryRow | undefined> =>
  registriesOf(db, ownerId).where('status', 'in', statuses).limit(1).executeTakeFirst();

export async function isOwner(db: Db, userId: string, registryId: string): Promise<boolean> {
  const row = await db
    .selectFrom('registries')
    .select('id')
    .where('id', '=', registryId)
    .where('owner_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps the owner's registry from being deleted before the commit, and keeps nobody else waiting. */
export async function keepRegistry(db: Db, ownerId: string, registryId: string): Promise<boolean> {
  const row = await db
    .selectFrom('registries')
    .select('id')
    .where('id', '=', registryId)
    .where('owner_id', '=', ownerId)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** Holds the registry for the rest of the transaction; undefined when it isn't the owner's. */
export const lockRegistry = (
  db: Db,
  ownerId: string,
  registryId: string,
): Promise<{ status: RegistryStatus } | undefined> =>
  db
    .selectFrom('registries')
    .select('status')
    .where('id', '=', registryId)
    .where('owner_id', '=', ownerId)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** One save at a time per owner, so that two of them never make two drafts. */
export async function lockOwner(db: Db, ownerId: string): Promise<void> {
  await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', ownerId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function insertRegistry(db: Db, values: Insertable<RegistriesTable>): Promise<string> {
  const { id } = await db
    .insertInto('registries')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Resolves to whether the owner has such a registry. */
export async function updateRegistryOf(
  db: Db,
  ownerId: string,
  registryId: string,
  values: Updateable<RegistriesTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('registries')
    .set({ ...values, updated_at: sql`now()` })
    .where('id', '=', registryId)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Resolves to whether the owner had such a draft. */
export async function deleteDraftOf(db: Db, ownerId: string, registryId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('registries')
    .where('id', '=', registryId)
    .where('owner_id', '=', ownerId)
    .where('status', '=', 'draft')
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** A draft with an active share is published: guests can already see it. */
export async function publishSharedDrafts(db: Db, ownerId: string): Promise<void> {
  await db
    .updateTable('registries')
    .set({ status: 'published' })
    .where('owner_id', '=', ownerId)
    .where('status', '=', 'draft')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('registry_shares')
          .select('id')
          .whereRef('registry_shares.registry_id', '=', 'registries.id')
          .where('is_active', '=', true),
      ),
    )
    .execute();
}

export async function bumpVersion(db: Db, registryId: string): Promise<number> {
  const { version } = await db
    .updateTable('registries')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', registryId)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}
