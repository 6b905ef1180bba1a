import { sql, type Insertable, type Updateable } from 'kysely';
import type { Registry, RegistryStatus } from '@gift-registry/bff-contract';
import type { Db } from '../../platform/database/database.ts';
import type { Registries } from '../../platform/database/tables.generated.ts';
import { hostedBy, ownedBy } from './registry-hosts.repository.ts';
import { registriesFor } from './registry.repository.ts';

export const findNewestRegistry = (
  db: Db,
  userId: string,
  statuses: readonly RegistryStatus[],
): Promise<Registry | undefined> =>
  registriesFor(db, userId)
    .where(hostedBy(userId))
    .where('status', 'in', statuses)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

export const findLastChangedDraft = (db: Db, ownerId: string): Promise<Registry | undefined> =>
  registriesFor(db, ownerId)
    .where(ownedBy(ownerId))
    .where('status', '=', 'draft')
    .orderBy(
      sql`greatest(registries.updated_at, (
        select max(i.updated_at) from registry_items i where i.registry_id = registries.id))`,
      'desc',
    )
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

export async function deleteEmptyDrafts(db: Db, ownerId: string, exceptId: string): Promise<void> {
  // Locked first: a gift that arrives meanwhile is visible to the second statement only.
  const drafts = await db
    .selectFrom('registries')
    .select('id')
    .where(ownedBy(ownerId))
    .where('status', '=', 'draft')
    .where('id', '!=', exceptId)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (drafts.length === 0) return;
  await db
    .deleteFrom('registries')
    .where(
      'id',
      'in',
      drafts.map(({ id }) => id),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('registryItems')
            .select('registryItems.id')
            .whereRef('registryItems.registryId', '=', 'registries.id'),
        ),
      ),
    )
    .execute();
}

export async function insertRegistry(db: Db, values: Insertable<Registries>): Promise<string> {
  const { id } = await db
    .insertInto('registries')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateRegistry(
  db: Db,
  userId: string,
  registryId: string,
  values: Updateable<Registries>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('registries')
    .set({ ...values, updatedAt: sql`now()` })
    .where('id', '=', registryId)
    .where(hostedBy(userId))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteDraft(db: Db, ownerId: string, registryId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('registries')
    .where('id', '=', registryId)
    .where(ownedBy(ownerId))
    .where('status', '=', 'draft')
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
