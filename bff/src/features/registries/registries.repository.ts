import { type ExpressionBuilder, sql, type Insertable, type Updateable } from 'kysely';
import {
  type Registry,
  type RegistryStatus,
  maxQuantity,
  type Hint,
} from '@gift-registry/bff-contract';
import type { Db } from '../../platform/database/database.ts';
import type { Registries } from '../../platform/database/tables.generated.ts';
import type { Database } from '../../platform/database/tables.ts';
import { hostedBy, hostRole, ownedBy } from './registry-hosts.repository.ts';

const selectItemCount = (eb: ExpressionBuilder<Database, 'registries'>) =>
  eb
    .selectFrom('registryItems')
    .whereRef('registryItems.registryId', '=', 'registries.id')
    .select((items) =>
      items.fn.coalesce(items.fn.sum<number>('quantityRequested'), items.lit(0)).as('itemCount'),
    )
    .$asScalar()
    .$notNull()
    .as('itemCount');

export const registriesFor = (db: Db, userId: string) =>
  db
    .selectFrom('registries')
    .selectAll('registries')
    .select([selectItemCount, hostRole(userId).as('role')]);

export const findRegistry = (
  db: Db,
  userId: string,
  registryId: string,
): Promise<Registry | undefined> =>
  registriesFor(db, userId).where(hostedBy(userId)).where('id', '=', registryId).executeTakeFirst();

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
  registryId: string,
  values: Updateable<Registries>,
): Promise<void> {
  await db
    .updateTable('registries')
    .set({ ...values, updatedAt: sql`now()` })
    .where('id', '=', registryId)
    .execute();
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

export const guessedRecently = sql<string | null>`
  case when registries.passcode_guessed_at > now() - interval '7 days'
    then registries.passcode_guessed_at end`.as('passcodeGuessedAt');

export async function attachItems(db: Db, adderId: string, registryId: string): Promise<void> {
  await sql`
    with known as (
      select distinct on (loose.id) loose.id, held.id as held_id, loose.quantity_requested
        from registry_items loose
        join registry_items held on held.registry_id = ${registryId}
         and (held.product_id = loose.product_id or held.external_key = loose.external_key)
       where loose.registry_id is null and loose.added_by_user_id = ${adderId}
       order by loose.id, held.id
    ), raised as (
      update registry_items held
         set quantity_requested = least(${maxQuantity}, held.quantity_requested + known.quantity_requested),
             updated_at = now()
        from known where held.id = known.held_id
    )
    delete from registry_items where id in (select id from known)`.execute(db);
  await db
    .updateTable('registryItems')
    .set({ registryId, updatedAt: sql`now()` })
    .where('registryId', 'is', null)
    .where('addedByUserId', '=', adderId)
    .execute();
}

export async function findDismissedHints(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('dismissedHints')
    .select('hint')
    .where('userId', '=', userId)
    .orderBy('hint')
    .execute();
  return rows.map(({ hint }) => hint);
}

export async function insertDismissedHint(db: Db, userId: string, hint: Hint): Promise<void> {
  await db
    .insertInto('dismissedHints')
    .values({ userId, hint })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
