import { sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';

interface DemoItem {
  readonly id: string;
  readonly registryId: string;
}

export async function findDemoItems(
  db: Db,
  shareCode: string,
): Promise<ReadonlyMap<string, DemoItem>> {
  const rows = await db
    .selectFrom('registryItems')
    .innerJoin('registryShares', 'registryShares.registryId', 'registryItems.registryId')
    .innerJoin('products', 'products.id', 'registryItems.productId')
    .select(['registryItems.id', 'registryShares.registryId', 'products.key'])
    .where('registryShares.shareCode', '=', shareCode)
    .execute();
  return new Map(rows.flatMap(({ key, ...item }) => (key === null ? [] : [[key, item]])));
}

export async function hasOrderOf(db: Db, guestId: string): Promise<boolean> {
  const order = await db
    .selectFrom('orders')
    .select(sql`1`.as('one'))
    .where('guestId', '=', guestId)
    .executeTakeFirst();
  return order !== undefined;
}
