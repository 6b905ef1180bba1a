import type { Kysely } from 'kysely';
import { sql } from 'kysely';

// Frozen once landed: a later change is a later migration.

/**
 * Counts the saves of a registry's details and of its delivery, so that a form can tell that it is stale. A trigger counts,
 * because the previous version of the server writes these columns too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table registries
      add details_version integer not null default 1 check (details_version > 0),
      add delivery_version integer not null default 1 check (delivery_version > 0)`.execute(db);

  await sql`
    create function count_registry_edits() returns trigger language plpgsql as $f$
    begin
      if (new.registry_name, new.occasion, new.event_date, new.guest_range, new.guest_message, new.phone_number)
        is distinct from
        (old.registry_name, old.occasion, old.event_date, old.guest_range, old.guest_message, old.phone_number)
      then
        new.details_version := old.details_version + 1;
      end if;
      if (new.delivery_preference, new.recipient_name, new.address_line_1, new.address_line_2, new.city, new.state,
          new.zip_code, new.phone_number, new.delivery_instructions)
        is distinct from
        (old.delivery_preference, old.recipient_name, old.address_line_1, old.address_line_2, old.city, old.state,
          old.zip_code, old.phone_number, old.delivery_instructions)
      then
        new.delivery_version := old.delivery_version + 1;
      end if;
      return new;
    end $f$`.execute(db);
  await sql`
    create trigger registries_count_edits
      before update of registry_name, occasion, event_date, guest_range, guest_message, phone_number,
        delivery_preference, recipient_name, address_line_1, address_line_2, city, state, zip_code, delivery_instructions
      on registries for each row execute function count_registry_edits()`.execute(db);
}
