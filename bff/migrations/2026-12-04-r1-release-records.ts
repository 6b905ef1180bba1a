import type { Kysely } from 'kysely';
import { sql } from 'kysely';

// Frozen once landed: a later change is a later migration.

/** The origin of a build, the reason of its withdrawal, and the addresses of its team. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table mfe_releases
      add source jsonb,
      add bytes integer check (bytes >= 0),
      add withdrawal jsonb`.execute(db);
  await sql`
    create table release_contacts (
      id uuid primary key default uuidv7(),
      project text not null check (project ~ '^[a-z0-9-]{1,60}$'),
      kind text not null check (kind in ('mail', 'webhook')),
      address text not null check (length(address) between 3 and 500),
      sealed_secret text,
      created_at timestamptz not null default now(),
      unique (project, address),
      check ((kind = 'webhook') = (sealed_secret is not null))
    )`.execute(db);
  await sql`alter table outbox drop constraint outbox_topic_check`.execute(db);
  await sql`alter table outbox add constraint outbox_topic_check
    check (topic in ('mail', 'secret-mail', 'scrape', 'event', 'page-check', 'webhook'))`.execute(
    db,
  );
  await sql`
    alter table browser_reports
      add error_message text check (length(error_message) <= 300),
      add error_stack text check (length(error_stack) <= 2000)`.execute(db);
  await sql`
    create table release_renderings (
      project text not null,
      version text not null,
      rendered integer not null default 0,
      late integer not null default 0,
      thrown integer not null default 0,
      killed integer not null default 0,
      error text check (length(error) <= 1000),
      page text check (length(page) <= 200),
      off_since timestamptz,
      told_at timestamptz,
      primary key (project, version),
      foreign key (project, version) references mfe_releases (project, version) on delete cascade
    )`.execute(db);
  await sql`
    create table release_previews (
      project text not null,
      name text not null check (name ~ '^[a-z0-9][a-z0-9._-]{0,59}$'),
      version text not null,
      created_at timestamptz not null default now(),
      primary key (project, name),
      foreign key (project, version) references mfe_releases (project, version) on delete cascade
    )`.execute(db);
}
