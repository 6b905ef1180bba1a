import type { Kysely } from 'kysely';
import { sql } from 'kysely';

// Frozen once landed: a later change is a later migration.

/** One address is one gift of a registry, whoever adds it. Duplicates from before stay: only the oldest one has the key. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table registry_items add column external_key text`.execute(db);
  await sql`
    update registry_items item set external_key = first.external_url
      from (
        select distinct on (kept.registry_id, product.external_url) kept.id, product.external_url
          from registry_items kept join products product on product.id = kept.product_id
         where product.source_type = 'external' and product.external_url is not null
         order by kept.registry_id, product.external_url, kept.id
      ) first
     where item.id = first.id`.execute(db);
  // A trigger, so that additions by the version before this one have the key, too.
  await sql`
    create function set_external_key() returns trigger language plpgsql as $$
    begin
      new.external_key := (
        select external_url from products where id = new.product_id and source_type = 'external');
      return new;
    end $$`.execute(db);
  await sql`
    create trigger registry_items_external_key before insert on registry_items
      for each row execute function set_external_key()`.execute(db);
  await sql`
    create unique index registry_items_address_once on registry_items (registry_id, external_key)
     where external_key is not null`.execute(db);
}
