import type { Client } from 'pg';

const ITEMS_OF_A_REGISTRY = 5;
const GIVEN_OF_A_REGISTRY = 2;
const REGISTRIES_OF_A_PRODUCT = 50;

const MS_OF_TWO_YEARS = 63_072_000_000;

/** The nth of so many rows, made evenly over two years, has the id of the time at which it would have been made. */
export async function createSampleFunctions(client: Client): Promise<void> {
  await client.query(`
    create function made_ms(n bigint, total bigint) returns bigint language sql immutable as $f$
      select ${Date.now()} - (total - n) * ${MS_OF_TWO_YEARS} / total $f$;
    create function made_at(n bigint, total bigint) returns timestamptz language sql immutable as $f$
      select to_timestamp(made_ms(n, total) / 1000.0) $f$;
    create function made_id(n bigint, total bigint) returns uuid language sql immutable as $f$
      select (lpad(to_hex(made_ms(n, total)), 12, '0') || '70008000' || lpad(to_hex(n), 12, '0'))::uuid $f$;
    create function first_name(n bigint) returns text language sql immutable as $f$
      select (array['Asha', 'Bela', 'Chitra', 'Dev', 'Esha', 'Farhan', 'Gauri', 'Hari', 'Ila', 'Jai', 'Kavya', 'Lata',
        'Meera', 'Nikhil', 'Omar', 'Priya', 'Ravi', 'Sara', 'Tara', 'Uday'])[1 + n % 20] $f$;
    create function last_name(n bigint) returns text language sql immutable as $f$
      select (array['Rao', 'Menon', 'Iyer', 'Gupta', 'Khan', 'Das', 'Nair'])[1 + n % 7] || 'a' || n % 997 $f$;
    create function email_of(n bigint) returns text language sql immutable as $f$
      select lower(first_name(n) || '.' || last_name(n)) || '.' || n || '@example.com' $f$`);
}

export async function fillRegistries(client: Client, registries: number): Promise<void> {
  const people = registries / 2;
  const products = registries / REGISTRIES_OF_A_PRODUCT;
  const items = registries * ITEMS_OF_A_REGISTRY;
  await client.query(`
    insert into users (id, email, email_verified_at, locked_at, created_at)
    select made_id(n, ${people}), email_of(n), case when n % 50 > 0 then made_at(n, ${people}) end,
           case when n % 5000 = 0 then now() end, made_at(n, ${people})
      from generate_series(1, ${people}) n`);
  await client.query(`
    insert into profiles (id, role, first_name, last_name)
    select made_id(n, ${people}), 'host', first_name(n), last_name(n) from generate_series(1, ${people}) n`);
  await client.query(`insert into user_roles (user_id, role) select id, role from profiles
    on conflict do nothing`);
  await client.query(`
    insert into products (id, name, brand, description, image_url, price, stock_quantity, is_active)
    select made_id(n, ${products}), (array['Brass', 'Teak', 'Silk', 'Clay'])[1 + n % 4] || ' '
           || (array['lamp', 'tray', 'jug', 'bowl', 'throw'])[1 + n % 5] || ' ' || n,
           (array['Nandi', 'Utsav', 'Kala'])[1 + n % 3], 'Made by hand.', '/pictures/placeholder.svg',
           300 + n % 9000, case when n % 40 = 0 then 0 else n % 500 end, n % 25 > 0
      from generate_series(1, ${products}) n`);
  await client.query(`
    insert into registries (id, owner_id, registry_name, occasion, event_date, guest_range, phone_number, status,
                            deleted_at, gifts_paused_at, created_at)
    select made_id(n, ${registries}), made_id(1 + n / 2 % ${people}, ${people}),
           first_name(n) || ' and ' || first_name(n / 20) || ' ' || n,
           (array['wedding', 'birthday', 'baby-shower', 'housewarming'])[1 + n % 4], made_at(n, ${registries})::date + 60,
           '0–20', '9876543210', case when n % 30 = 0 then 'draft' when n % 7 = 0 then 'completed' else 'published' end,
           case when n % 1000 = 1 then now() end, case when n % 2000 = 2 then now() end, made_at(n, ${registries})
      from generate_series(1, ${registries}) n`);
  await client.query(`
    insert into registry_shares (id, registry_id, share_code)
    select id, id, right(replace(id::text, '-', ''), 22) from registries`);
  await client.query(`
    insert into registry_items (id, registry_id, product_id, added_by_user_id, quantity_requested)
    select made_id((n - 1) * ${ITEMS_OF_A_REGISTRY} + k, ${items}), made_id(n, ${registries}),
           made_id(1 + (floor(${products} * power(favour, 3))::bigint + k * 37) % ${products}, ${products}),
           made_id(1 + n / 2 % ${people}, ${people}), 2
      from (select n, random() as favour from generate_series(1, ${registries}) n offset 0) numbers
           cross join generate_series(1, ${ITEMS_OF_A_REGISTRY}) k`);
  await client.query(`
    insert into claims (id, item_id, registry_id, product_id, guest_name, status, quantity, guest_id)
    select item.id, item.id, item.registry_id, item.product_id, 'Asha', 'purchased', 1, item.id
      from registry_items item
     where (('x' || right(item.id::text, 12))::bit(48)::bigint - 1) % ${ITEMS_OF_A_REGISTRY} < ${GIVEN_OF_A_REGISTRY}`);
}
