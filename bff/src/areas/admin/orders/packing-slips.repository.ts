import { sql } from 'kysely';
import type { PackingSlip } from '@gift-registry/bff-contract';
import type { Db } from '../../../platform/database/database.ts';
import { sentUnits } from '../../../subjects/orders/state/orders.repository.ts';
import { shipAddress } from './team-order.repository.ts';

/** Returns what is left to send; of an order without that, the content of its newest parcel. */
export async function findPackingSlips(
  db: Db,
  numbers: readonly string[],
): Promise<readonly PackingSlip[]> {
  const { rows } = await sql<PackingSlip>`
    select orders.number, registry.registry_name, orders.guest_name, orders.message, orders.ship_to,
           ${shipAddress} as address, orders.wanted_day,
           case orders.ship_to when 'host' then registry.delivery_instructions end as delivery_instructions,
           coalesce(to_send.lines, in_parcel.lines, '[]') as lines
      from orders left join registries registry on registry.id = orders.registry_id
      cross join lateral (
        select json_agg(json_build_object('productName', line.product_name,
                 'quantity', line.quantity - line.cancelled - parcel.sent) order by line.claim_id)
                 filter (where line.quantity - line.cancelled > parcel.sent) as lines
          from order_lines line cross join lateral (${sentUnits}) parcel
         where line.order_id = orders.id) to_send
      cross join lateral (
        select json_agg(json_build_object('productName', line.product_name, 'quantity', unit.quantity)
                        order by line.claim_id) as lines
          from order_lines line join order_parcel_lines unit on unit.claim_id = line.claim_id
         where unit.parcel_id = (
           select id from order_parcels where order_id = orders.id order by id desc limit 1)) in_parcel
     where orders.number = any(${numbers})
     order by array_position(${numbers}::text[], orders.number)`.execute(db);
  return rows;
}
