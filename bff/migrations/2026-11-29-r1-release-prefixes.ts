import type { Kysely } from 'kysely';
import { sql } from 'kysely';

// Frozen once landed: a later change is a later migration.

/**
 * The first part of the paths that a project may serve. Those that live releases and canaries serve belong to the project that
 * published one of them first.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table release_prefixes (
      prefix text primary key check (prefix ~ '^/[a-z0-9_-]*$'),
      project text not null check (project ~ '^[a-z0-9-]{1,60}$'),
      since timestamptz not null default now()
    )`.execute(db);
  await sql`
    insert into release_prefixes (prefix, project)
    select distinct on (prefix) prefix, project
      from (select '/' || lower(split_part(ltrim(page ->> 'path', '/'), '/', 1)) as prefix,
                   project, min(published_at) as first,
                   bool_or(is_live or canary_percent is not null) as is_served
              from mfe_releases, jsonb_array_elements(manifest -> 'pages') as page
             group by 1, 2) as served
     where is_served and prefix ~ '^/[a-z0-9_-]*$'
       and prefix not in ('/api', '/_mf', '/healthz', '/readyz', '/share-pictures')
     order by prefix, first`.execute(db);
}
