import type { Kysely } from 'kysely';
import { sql } from 'kysely';

// Frozen once landed: a later change is a later migration.

/** The days on which parcels may come to the host. They count as part of the delivery that a stale form is refused for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table registries
      add delivery_from date,
      add delivery_until date,
      add constraint registries_delivery_days_check check (delivery_until >= delivery_from)`.execute(
    db,
  );
  await sql`
    create or replace function count_registry_edits() returns trigger language plpgsql as $f$
    begin
      if (new.registry_name, new.occasion, new.event_date, new.guest_range, new.guest_message, new.phone_number)
        is distinct from
        (old.registry_name, old.occasion, old.event_date, old.guest_range, old.guest_message, old.phone_number)
      then
        new.details_version := old.details_version + 1;
      end if;
      if (new.delivery_preference, new.recipient_name, new.address_line_1, new.address_line_2, new.city, new.state,
          new.zip_code, new.phone_number, new.delivery_instructions, new.delivery_from, new.delivery_until)
        is distinct from
        (old.delivery_preference, old.recipient_name, old.address_line_1, old.address_line_2, old.city, old.state,
          old.zip_code, old.phone_number, old.delivery_instructions, old.delivery_from, old.delivery_until)
      then
        new.delivery_version := old.delivery_version + 1;
      end if;
      return new;
    end $f$`.execute(db);
  await sql`drop trigger registries_count_edits on registries`.execute(db);
  await sql`
    create trigger registries_count_edits
      before update of registry_name, occasion, event_date, guest_range, guest_message, phone_number,
        delivery_preference, recipient_name, address_line_1, address_line_2, city, state, zip_code,
        delivery_instructions, delivery_from, delivery_until
      on registries for each row execute function count_registry_edits()`.execute(db);
}
