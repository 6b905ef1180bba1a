import type { Kysely } from 'kysely';
import { sql } from 'kysely';

// Frozen once landed: a later change is a later migration.

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['profiles', 'user_roles'])
    await sql`
      alter table ${sql.table(table)}
        drop constraint ${sql.id(`${table}_role_check`)},
        add constraint ${sql.id(`${table}_role_check`)}
          check (role in ('admin', 'support', 'host', 'guest', 'viewer'))`.execute(db);
}
