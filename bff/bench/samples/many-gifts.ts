import type { Client } from 'pg';

const ITEMS_OF_A_REGISTRY = 5;
const GIVEN_OF_A_REGISTRY = 2;

/** So many gifts, half as many registries and two and a half times as many items, made evenly over two years. */
export async function insertManyGifts(
  client: Client,
  ownerId: string,
  gifts: number,
): Promise<void> {
  const registries = gifts / GIVEN_OF_A_REGISTRY;
  // No trigger counts what is counted here. Ids are those of the time at which they would have been made.
  await client.query(`set session_replication_role = replica`);
  await client.query(`
    insert into products (key, name, image_url, price, stock_quantity)
    select 'lamp-' || n, 'Brass lamp ' || n, '/pictures/placeholder.svg', 1499, 1000000
      from generate_series(1, ${ITEMS_OF_A_REGISTRY}) n`);
  await client.query(`
    insert into registries (id, owner_id, registry_name, occasion, event_date, guest_range, phone_number, status)
    select (substr(id_at(now() - make_interval(secs => (${registries} - n) * 63072000.0 / ${registries}))::text, 1, 24)
             || lpad(to_hex(n), 12, '0'))::uuid,
           '${ownerId}', 'Wedding ' || n, 'wedding', current_date, '0–20', '9876543210', 'published'
      from generate_series(1, ${registries}) n`);
  await client.query(`
    insert into registry_shares (id, registry_id, share_code)
    select id, id, right(replace(id::text, '-', ''), 22) from registries`);
  await client.query(`
    insert into registry_items (id, registry_id, product_id, added_by_user_id, quantity_requested)
    select (substr(registries.id::text, 1, 24) || substr(registries.id::text, 26) || right(key, 1))::uuid,
           registries.id, products.id, '${ownerId}', 2
      from registries cross join products`);
  await client.query(`
    insert into claims (id, item_id, registry_id, product_id, guest_name, status, quantity, guest_id)
    select item.id, item.id, item.registry_id, item.product_id, 'Asha', 'purchased', 1, item.id
      from registry_items item
      join products on products.id = item.product_id and right(key, 1)::int <= ${GIVEN_OF_A_REGISTRY}`);
  await client.query(`set session_replication_role = origin`);
  await client.query('analyze');
}
