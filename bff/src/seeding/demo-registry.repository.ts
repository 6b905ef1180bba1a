import type { Insertable } from 'kysely';
import type { Db } from '../platform/database/database.ts';
import type { Database } from '../platform/database/tables.ts';

export async function lockUser(trx: Db, id: string): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute();
}

export async function findSharedRegistry(db: Db, shareCode: string): Promise<string | undefined> {
  const share = await db
    .selectFrom('registryShares')
    .select('registryId')
    .where('shareCode', '=', shareCode)
    .executeTakeFirst();
  return share?.registryId;
}

export async function insertSharedRegistry(
  trx: Db,
  registry: Insertable<Database['registries']>,
  shareCode: string,
): Promise<string> {
  const { id } = await trx
    .insertInto('registries')
    .values(registry)
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx.insertInto('registryShares').values({ registryId: id, shareCode }).execute();
  return id;
}

export async function findProductIds(
  db: Db,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const products = await db
    .selectFrom('products')
    .select(['id', 'key'])
    .where('key', 'in', keys)
    .execute();
  return new Map(products.flatMap(({ id, key }) => (key === null ? [] : [[key, id]])));
}

export async function insertDemoFund(trx: Db, adderId: string, imageUrl: string): Promise<string> {
  const { id } = await trx
    .insertInto('products')
    .values({
      name: 'Two weeks in Kerala',
      description: 'Backwaters, tea hills and a houseboat: help us see them together.',
      imageUrl,
      sourceType: 'fund',
      fundKind: 'honeymoon',
      fundGoal: 75_000,
      addedByUserId: adderId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function insertRegistryItems(
  trx: Db,
  items: readonly Insertable<Database['registryItems']>[],
): Promise<void> {
  await trx.insertInto('registryItems').values(items).execute();
}

export async function postponeEvent(
  trx: Db,
  registryId: string,
  { eventDate, today }: { readonly eventDate: string; readonly today: string },
): Promise<void> {
  await trx
    .updateTable('registries')
    .set({ eventDate })
    .where('id', '=', registryId)
    .where('eventDate', '<', today)
    .execute();
}
