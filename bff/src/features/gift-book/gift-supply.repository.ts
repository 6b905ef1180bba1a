import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

interface Supply {
  readonly guestRange: string;
  readonly givers: number;
  /** Units below the price that can still be given. */
  readonly giftsLeft: number;
}

export async function findSupply(
  db: Db,
  registryId: string,
  under: number,
): Promise<Supply | undefined> {
  const { rows } = await sql<Supply>`
    select registries.guest_range,
      (select count(distinct guest_id) from (
         select guest_id from claims
          where registry_id = registries.id and kind = 'guest' and status <> 'released'
         union all
         select guest_id from contributions
          where registry_id = registries.id and status = 'purchased') givers)::int as givers,
      (select coalesce(sum(quantity_requested - quantity_reserved - quantity_fulfilled), 0)
         from registry_items item join products on products.id = item.product_id
        where item.registry_id = registries.id and products.currency = 'INR'
          and products.price < ${under})::int as gifts_left
      from registries where id = ${registryId} and status = 'published'`.execute(db);
  return rows[0];
}
