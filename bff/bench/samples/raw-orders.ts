import { createHash, randomUUID } from 'node:crypto';
import { type PoolClient, Pool } from 'pg';
import { insertOrigin } from '../../src/features/giving/record-origin.ts';
import { newOrderNumber } from '../../src/features/orders/insert-order.repository.ts';
import { registryChange } from '../../src/features/registries/registry-versions.repository.ts';

interface RawOrder {
  readonly shareCode: string;
  readonly itemId: string;
}

const reply = JSON.stringify({ id: randomUUID(), number: 'TF-23456789' });

async function orderOnce(client: PoolClient, { shareCode, itemId }: RawOrder): Promise<void> {
  const guestId = randomUUID();
  await client.query('begin');
  const {
    rows: [registry],
  } = await client.query<{ registry_id: string }>(
    'select registry_id from registry_shares where share_code = $1 and is_active',
    [shareCode],
  );
  const registryId = registry?.registry_id;
  const key = [guestId, `order:${registryId}`, randomUUID()];
  await client.query(
    `insert into idempotency_keys (guest_id, scope, key, request_hash)
     values ($1, $2, $3, $4) on conflict do nothing returning key`,
    [...key, createHash('sha256').update(key.join()).digest()],
  );
  const {
    rows: [item],
  } = await client.query<{ product_id: string; name: string; price: number }>(
    `select product.id as product_id, product.name, product.image_url, product.price
       from registry_items item join products product on product.id = item.product_id
       join registry_shares share on share.registry_id = item.registry_id
      where share.share_code = $1 and item.id = $2 order by item.id`,
    [shareCode, itemId],
  );
  await client.query(
    `update registry_items set quantity_fulfilled = quantity_fulfilled + 1, updated_at = now()
      where id = $1 and quantity_reserved + quantity_fulfilled + 1 <= quantity_requested returning id`,
    [itemId],
  );
  const {
    rows: [claim],
  } = await client.query<{ id: string }>(
    `insert into claims (item_id, guest_id, status, quantity, guest_name)
     values ($1, $2, 'purchased', 1, 'Asha') returning id`,
    [itemId, guestId],
  );
  await client.query({
    name: 'insert-origin-of-gifts',
    text: insertOrigin.text,
    values: [guestId, shareCode, registryId, Buffer.alloc(32), [claim?.id], [1]],
  });
  const {
    rows: [order],
  } = await client.query<{ id: string }>(
    `insert into orders (number, registry_id, guest_id, guest_name, ship_to, payment, total_paise)
     values ($1, $2, $3, 'Asha', 'host', 'manual', 149900) returning id`,
    [newOrderNumber(), registryId, guestId],
  );
  await client.query(
    `insert into order_lines (order_id, claim_id, product_id, product_name, image_url, quantity, unit_paise)
     values ($1, $2, $3, $4, '/pictures/placeholder.svg', 1, 149900)`,
    [order?.id, claim?.id, item?.product_id, item?.name],
  );
  await client.query(`with ${registryChange} select from changed`, [registryId, false, false]);
  await client.query(
    'update idempotency_keys set response = $4 where guest_id = $1 and scope = $2 and key = $3',
    [...key, reply],
  );
  await client.query('commit');
  await client.query(
    `select orders.*, (select json_agg(line) from order_lines line where line.order_id = orders.id),
            (select json_agg(change) from order_changes change where change.order_id = orders.id)
       from orders left join registries registry on registry.id = orders.registry_id where orders.id = $1`,
    [order?.id],
  );
  await client.query(
    `select * from registry_items i join products p on p.id = i.product_id where i.id = $1`,
    [itemId],
  );
}

export function createRawOrders(databaseUrl: string, clients: number) {
  const pool = new Pool({ connectionString: databaseUrl, max: clients });
  return {
    async order(wanted: RawOrder): Promise<void> {
      const client = await pool.connect();
      try {
        await orderOnce(client, wanted);
      } finally {
        client.release();
      }
    },
    close: () => pool.end(),
  };
}
