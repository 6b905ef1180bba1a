import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

export const isExternal = async (db: Db, itemId: string): Promise<boolean> => {
  const item = await db
    .selectFrom('registryItems as i')
    .innerJoin('products as p', 'p.id', 'i.productId')
    .select(
      sql<boolean>`p.source_type = 'external' and p.currency = 'INR' and p.price is not null`.as(
        'is',
      ),
    )
    .where('i.id', '=', itemId)
    .executeTakeFirst();
  return item?.is ?? false;
};

export async function setGivesTogether(db: Db, itemId: string, open: boolean): Promise<void> {
  await db
    .updateTable('registryItems')
    .set({ givesTogether: open, updatedAt: sql`now()` })
    .where('id', '=', itemId)
    .execute();
}

export async function setBoughtByHost(db: Db, itemId: string, bought: boolean): Promise<void> {
  await db
    .updateTable('claims')
    .set({ boughtByHostAt: bought ? sql`now()` : null })
    .where('itemId', '=', itemId)
    .where('kind', '=', 'group')
    .where('status', '=', 'purchased')
    .where(
      bought
        ? sql<boolean>`bought_by_host_at is null`
        : sql<boolean>`bought_by_host_at > now() - interval '1 day'`,
    )
    .execute();
}
