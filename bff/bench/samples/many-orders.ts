import { Client } from 'pg';
import type { TestDatabase } from '../../src/testing/test-database.ts';
import { withoutIndexes } from './without-indexes.ts';

const ORDERS_OF_A_REGISTRY = 500;
const filled = ['orders', 'order_lines', 'order_cases', 'registries', 'products'];

/**
 * Inserts orders of two years with one line each. Nine in ten of the newest twentieth are open, the others delivered or
 * cancelled; every tenth parcel on its way has an open case.
 */
export async function insertManyOrders(
  database: TestDatabase,
  ownerId: string,
  count: number,
): Promise<void> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  try {
    await withoutIndexes(client, filled, () => fill(client, ownerId, count));
  } finally {
    await client.end();
  }
}

async function fill(client: Client, ownerId: string, count: number): Promise<void> {
  await client.query(`
    insert into registries (owner_id, registry_name, occasion, event_date, guest_range, phone_number, status)
    select '${ownerId}', 'Wedding ' || lpad(n::text, 5, '0'), 'wedding', current_date, '0–20', '9876543210', 'published'
      from generate_series(1, ${Math.ceil(count / ORDERS_OF_A_REGISTRY)}) n`);
  await client.query(`
    insert into products (key, name, image_url, price, stock_quantity)
    values ('lamp', 'Brass lamp', '/pictures/placeholder.svg', 1499, 1000000)`);
  await client.query(`
    with registry as (
      select array_agg(id order by registry_name) as ids from registries
    ), wanted as (
      select n, case when n > ${count} * 0.95 then n % 50 else 45 + n % 955 end as kind,
             make_interval(secs => (${count} - n) * 63072000.0 / ${count}) as age,
             (select string_agg(substr('23456789ABCDEFGHJKMNPQRSTUVWXYZ',
                1 + (n * 7919::bigint / power(31, place)::bigint % 31)::int, 1), '') from generate_series(0, 7) place) as number
        from generate_series(1, ${count}) n
    )
    insert into orders (id, number, registry_id, guest_id, guest_name, guest_email, ship_to, payment, total_paise,
                        paid_paise, state, parcel, created_at, updated_at)
    select uuidv7(-age), 'TF-' || number, ids[1 + n % cardinality(ids)], gen_random_uuid(),
           (array['Asha', 'Bela', 'Chitra', 'Dev', 'Esha', 'Farhan', 'Gauri', 'Hari'])[1 + n % 8] || ' ' || n % 9973,
           'guest-' || n || '@example.com', 'pick-up', 'manual', 149900, case when kind < 5 then 0 else 149900 end,
           case when kind < 45 then 'open' when kind < 95 then 'cancelled' else 'complete' end,
           case when kind < 5 then 'none' when kind < 15 then 'to-pack' when kind < 25 then 'packed' when kind < 45 then 'shipped'
                when kind < 95 then 'none' else 'delivered' end,
           now() - age, now() - least(age, make_interval(hours => n % 40))
      from wanted, registry`);
  await client.query(`
    insert into order_lines (order_id, claim_id, product_id, product_name, image_url, quantity, unit_paise)
    select orders.id, gen_random_uuid(), product.id, product.name, product.image_url, 1, 149900
      from orders, products product`);
  await client.query(`
    insert into order_cases (order_id, kind)
    select id, 'returned' from (
      select id, row_number() over (order by id) as n from orders where parcel = 'shipped') shipped
     where n % 10 = 0`);
}
