import type { Kysely } from 'kysely';
import { sql } from 'kysely';

// Frozen once landed: a later change is a later migration.

/**
 * Reports of browsers about pages of a release. Browsers of one network share four rows per page, so that one network weighs
 * little and the table stays small; a row names nobody and lives for a day.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table browser_reports (
      project text not null,
      version text not null,
      page text not null check (length(page) <= 200),
      network_hash bytea not null check (length(network_hash) = 16),
      slot smallint not null check (slot between 0 and 3),
      failures text[] not null default '{}'
        check (failures <@ array['load', 'crash', 'error', 'start']),
      lcp_ms integer check (lcp_ms between 0 and 600000),
      inp_ms integer check (inp_ms between 0 and 600000),
      cls numeric(7,4) check (cls between 0 and 100),
      created_at timestamptz not null default now(),
      primary key (project, version, page, network_hash, slot),
      foreign key (project, version) references mfe_releases (project, version) on delete cascade
    )`.execute(db);
  await sql`create index browser_reports_created_at on browser_reports (created_at)`.execute(db);
}
