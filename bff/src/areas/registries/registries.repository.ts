import { sql, type Insertable, type Updateable } from 'kysely';
import type { Registry, RegistryStatus } from '@gift-registry/bff-contract';
import type { Db } from '../../database/database.ts';
import type { RegistriesTable } from '../../database/tables.ts';
import { hostedBy, ownedBy } from '../../registry-hosts/registry-hosts.repository.ts';
import { selectItemCount } from './item-count.ts';

const registries = (db: Db) =>
  db.selectFrom('registries').selectAll('registries').select(selectItemCount).orderBy('id', 'desc');

export const findRegistries = (db: Db, userId: string): Promise<Registry[]> =>
  registries(db).where(hostedBy(userId)).execute();

export const findRegistry = (
  db: Db,
  userId: string,
  registryId: string,
): Promise<Registry | undefined> =>
  registries(db).where(hostedBy(userId)).where('id', '=', registryId).executeTakeFirst();

export const findNewestRegistry = (
  db: Db,
  ownerId: string,
  statuses: readonly RegistryStatus[],
): Promise<Registry | undefined> =>
  registries(db)
    .where(ownedBy(ownerId))
    .where('status', 'in', statuses)
    .limit(1)
    .executeTakeFirst();

export async function insertRegistry(db: Db, values: Insertable<RegistriesTable>): Promise<string> {
  const { id } = await db
    .insertInto('registries')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Resolves to false when the user doesn't host the registry. */
export async function updateRegistry(
  db: Db,
  userId: string,
  registryId: string,
  values: Updateable<RegistriesTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('registries')
    .set({ ...values, updatedAt: sql`now()` })
    .where('id', '=', registryId)
    .where(hostedBy(userId))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Resolves to false when the owner has no such draft. */
export async function deleteDraft(db: Db, ownerId: string, registryId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('registries')
    .where('id', '=', registryId)
    .where(ownedBy(ownerId))
    .where('status', '=', 'draft')
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
