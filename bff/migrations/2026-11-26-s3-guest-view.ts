import type { Kysely } from 'kysely';
import { sql } from 'kysely';

// Frozen once landed: a later change is a later migration.

/** Lets hosts choose which contact guests see, and stop new gifts for a while. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Existing registries keep showing the host's e-mail address.
  await sql`
    alter table registries
      add shows_email boolean not null default true,
      add shows_phone boolean not null default false,
      add shows_message boolean not null default true,
      add gifts_paused_at timestamptz,
      add pause_note text not null default '' check (length(pause_note) <= 200)`.execute(db);
  await sql`alter table registries alter shows_email set default false`.execute(db);

  await sql`
    create or replace function claims_set_registry() returns trigger language plpgsql as $$
    declare
      closed boolean;
      paused boolean;
    begin
      if new.registry_id is null then
        select item.registry_id, item.product_id, registry.status = 'completed' or registry.deleted_at is not null,
               registry.gifts_paused_at is not null
          into new.registry_id, new.product_id, closed, paused
          from registry_items item left join registries registry on registry.id = item.registry_id
         where item.id = new.item_id;
        if closed then
          raise exception 'registry_closed' using errcode = 'GR001';
        elsif paused then
          raise exception 'gifts_paused' using errcode = 'GR002';
        end if;
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create or replace function contributions_set_registry() returns trigger language plpgsql as $$
    declare
      closed boolean;
      paused boolean;
    begin
      if new.registry_id is null then
        select claims.registry_id, claims.product_id, registry.status = 'completed' or registry.deleted_at is not null,
               registry.gifts_paused_at is not null
          into new.registry_id, new.product_id, closed, paused
          from claims left join registries registry on registry.id = claims.registry_id
         where claims.id = new.claim_id;
        if closed then
          raise exception 'registry_closed' using errcode = 'GR001';
        elsif paused then
          raise exception 'gifts_paused' using errcode = 'GR002';
        end if;
      end if;
      return new;
    end $$`.execute(db);
}
