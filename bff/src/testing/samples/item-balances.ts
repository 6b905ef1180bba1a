import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

export interface ItemBalance {
  readonly itemId: string;
  readonly requested: number;
  readonly reserved: number;
  readonly fulfilled: number;
  readonly heldByClaims: number;
  readonly boughtByClaims: number;
}

export async function readBalances(db: Db): Promise<ItemBalance[]> {
  const { rows } = await sql<ItemBalance>`
    select item.id as item_id, item.quantity_requested as requested,
      item.quantity_reserved as reserved, item.quantity_fulfilled as fulfilled,
      coalesce(sum(claims.quantity) filter (where claims.status = 'reserved'), 0)::int as held_by_claims,
      coalesce(sum(claims.quantity) filter (where claims.status = 'purchased'), 0)::int as bought_by_claims
    from registry_items item left join claims on claims.item_id = item.id
    group by item.id
  `.execute(db);
  return rows;
}

export const isBalanced = (item: ItemBalance): boolean =>
  item.reserved === item.heldByClaims &&
  item.fulfilled === item.boughtByClaims &&
  item.reserved + item.fulfilled <= item.requested;
