import type { Kysely } from 'kysely';
import { sql } from 'kysely';

// Frozen once landed: a later change is a later migration.

/** Live releases that fail in browsers, as long as nothing that nobody can forge says so, too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table release_alarms (
      project text not null,
      version text not null,
      before text not null,
      page text not null check (length(page) <= 200),
      views integer not null check (views > 0),
      failed integer not null check (failed between 1 and views),
      suspected_at timestamptz not null default now(),
      reported_at timestamptz not null default now(),
      check_id uuid,
      checked_at timestamptz not null default now(),
      alarmed_at timestamptz,
      primary key (project, version),
      foreign key (project, version) references mfe_releases (project, version) on delete cascade
    )`.execute(db);
  await sql`alter table outbox drop constraint outbox_topic_check`.execute(db);
  await sql`alter table outbox add constraint outbox_topic_check
    check (topic in ('mail', 'secret-mail', 'scrape', 'event', 'page-check'))`.execute(db);
}
