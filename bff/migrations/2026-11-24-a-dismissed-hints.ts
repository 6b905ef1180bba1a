import type { Kysely } from 'kysely';
import { sql } from 'kysely';

// Frozen once landed: a later change is a later migration.

/** Hosts who have a registry know the product: they get no welcome. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table dismissed_hints (
      user_id uuid not null references users on delete cascade,
      hint text not null check (length(hint) between 1 and 40),
      dismissed_at timestamptz not null default now(),
      primary key (user_id, hint)
    )`.execute(db);
  await sql`
    insert into dismissed_hints (user_id, hint)
    select distinct owner_id, 'welcome' from registries`.execute(db);
}
