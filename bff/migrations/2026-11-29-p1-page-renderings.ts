import type { Kysely } from 'kysely';
import { sql } from 'kysely';

// Frozen once landed: a later change is a later migration.

/** Rendered documents that processes share, for minutes. Unlogged: a lost one is rendered again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table page_renderings (
      address bytea primary key,
      wanted bytea not null,
      wanted_until timestamptz not null,
      version bytea,
      document bytea,
      style_hash text,
      rendered_at timestamptz,
      constraint page_renderings_whole check (
        (version is null) = (document is null) and (version is null) = (rendered_at is null))
    )`.execute(db);
  // Brotli leaves nothing to compress.
  await sql`alter table page_renderings alter column document set storage external`.execute(db);
}
