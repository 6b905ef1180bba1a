import { sql } from 'kysely';
import { newOrderNumber } from '../../features/orders/insert-order.repository.ts';
import type { TestApp } from '../test-app.ts';
import { createSampleRegistry } from './sample-registry.ts';

interface WaitingOrder {
  readonly number: string;
  readonly paise: number;
}

const ORDERS_OF_A_REGISTRY = 25;

export async function insertWaitingOrders(
  app: TestApp,
  ownerId: string,
  count: number,
): Promise<readonly WaitingOrder[]> {
  const { db } = app.deps;
  const all: WaitingOrder[] = [];
  while (all.length < count) {
    const quantity = Math.min(ORDERS_OF_A_REGISTRY, count - all.length);
    const { registryId, itemIds } = await createSampleRegistry(app, ownerId, { quantity });
    const orders = Array.from({ length: quantity }, (_, index) => ({
      number: newOrderNumber(),
      paise: 100_000 + (all.length + index) * 137,
    }));
    await sql`
      with wanted as (
        select uuidv7() as claim_id, uuidv7() as order_id, gen_random_uuid() as guest_id, number, paise
          from unnest(${orders.map(({ number }) => number)}::text[],
                      ${orders.map(({ paise }) => paise)}::bigint[]) wanted (number, paise)
      ), item as (
        update registry_items set quantity_reserved = ${quantity} where id = ${itemIds[0]}
        returning id, product_id
      ), claim as (
        insert into claims (id, item_id, guest_id, status, quantity, guest_name, expires_at)
        select claim_id, item.id, guest_id, 'reserved', 1, 'Meera', now() + interval '1 hour'
          from wanted, item
      ), placed as (
        insert into orders (id, number, registry_id, guest_id, guest_name, ship_to, payment, total_paise, held_until)
        select order_id, number, ${registryId}, guest_id, 'Meera', 'pick-up', 'demo', paise,
               now() + interval '1 hour' from wanted
      )
      insert into order_lines (order_id, claim_id, product_id, product_name, image_url, quantity, unit_paise)
      select order_id, claim_id, item.product_id, 'Brass lamp', '/pictures/placeholder.svg', 1, paise
        from wanted, item`.execute(db);
    all.push(...orders);
  }
  return all;
}
