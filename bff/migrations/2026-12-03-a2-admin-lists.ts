import type { Kysely } from 'kysely';
import { sql } from 'kysely';

// Frozen once landed: a later change is a later migration.

/** The orders, filters and searches of the lists of registries and people. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create index registries_by_name on registries (lower(registry_name), id)`,
    sql`create index registries_by_event on registries (event_date, id)`,
    sql`create index registries_by_status on registries (status, id)`,
    sql`create index registries_deleted_by_age on registries (id) where deleted_at is not null`,
    sql`create index registries_paused on registries (id) where gifts_paused_at is not null`,
    sql`create index registries_name_search on registries using gin (lower(registry_name) gin_trgm_ops)`,
    sql`create index users_email_search on users using gin (email gin_trgm_ops)`,
    sql`create index profiles_name_search on profiles
      using gin (lower(first_name || ' ' || last_name) gin_trgm_ops)`,
    sql`create index user_roles_role on user_roles (role, user_id)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
