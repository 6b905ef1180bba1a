import { sql } from 'kysely';
import type { PackingSlip } from '@gift-registry/bff-contract';
import type { Db } from '../../../platform/database/database.ts';
import { shipAddress } from './team-order.repository.ts';

export async function findPackingSlips(
  db: Db,
  numbers: readonly string[],
): Promise<readonly PackingSlip[]> {
  const { rows } = await sql<PackingSlip>`
    select orders.number, registry.registry_name, orders.guest_name, orders.message, orders.ship_to,
           ${shipAddress} as address, orders.wanted_day,
           case orders.ship_to when 'host' then registry.delivery_instructions end as delivery_instructions,
           (select json_agg(json_build_object('productName', line.product_name, 'quantity', line.quantity)
                            order by line.claim_id)
              from order_lines line where line.order_id = orders.id) as lines
      from orders left join registries registry on registry.id = orders.registry_id
     where orders.number = any(${numbers})
     order by array_position(${numbers}::text[], orders.number)`.execute(db);
  return rows;
}
