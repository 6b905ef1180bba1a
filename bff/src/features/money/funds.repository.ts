import { sql } from 'kysely';
import type { FundKind } from '@gift-registry/bff-contract';
import type { Db } from '../../platform/database/database.ts';

export interface StoredFund {
  readonly kind: FundKind;
  readonly name: string;
  readonly description: string | null;
  readonly goal: number | null;
  readonly showsProgress: boolean;
  readonly imageUrl: string;
  readonly thumbnailUrl: string | null;
}

const columnsOf = ({ kind, goal, showsProgress, description, ...fund }: StoredFund) => ({
  ...fund,
  description: description ?? '',
  fundKind: kind,
  fundGoal: goal,
  fundShowsProgress: showsProgress,
});

export async function insertFund(db: Db, adderId: string, fund: StoredFund): Promise<string> {
  const { id } = await db
    .insertInto('products')
    .values({ ...columnsOf(fund), sourceType: 'fund', addedByUserId: adderId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const productOf = (itemId: string) =>
  sql<string>`(select product_id from registry_items where id = ${itemId})`;

export async function updateFund(db: Db, itemId: string, fund: StoredFund): Promise<void> {
  await db
    .updateTable('products')
    .set((eb) => ({
      ...columnsOf(fund),
      fundVersion: eb('fundVersion', '+', 1),
      updatedAt: sql`now()`,
    }))
    .where('id', '=', productOf(itemId))
    .execute();
}

export async function setFundClosed(db: Db, itemId: string, closed: boolean): Promise<void> {
  await db
    .updateTable('products')
    .set({
      fundClosedAt: closed ? sql`coalesce(fund_closed_at, now())` : null,
      updatedAt: sql`now()`,
    })
    .where('id', '=', productOf(itemId))
    .execute();
}
