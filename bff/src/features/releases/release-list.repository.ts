import { sql } from 'kysely';
import type {
  BrowserFailure,
  ReleaseRecord,
  PageHealth,
  ReleaseFigures,
} from '@gift-registry/bff-contract';
import type { Db } from '../../platform/database/database.ts';
import type { ReleaseKey } from './release.ts';

const NEWEST = 10;
const MOST = 5;

type OfProject<T> = T & { readonly project: string };

/** The newest of each area, and those that are served. */
export async function recentReleases(db: Db): Promise<OfProject<ReleaseRecord>[]> {
  const { rows } = await sql<OfProject<ReleaseRecord>>`
    with numbered as (
      select *,
             row_number() over (partition by project order by published_at desc) as age,
             bytes - lag(bytes) over (partition by project order by published_at) as bytes_more
        from mfe_releases)
    select project, version, published_at, source, bytes, bytes_more,
           withdrawal || jsonb_build_object('at', withdrawn_at) as withdrawal,
           case when is_live then 'live'
                when canary_percent is not null then 'canary'
                when withdrawn_at is not null then 'withdrawn'
                when exists (select from release_previews previews
                              where previews.project = numbered.project
                                and previews.version = numbered.version) then 'preview'
                else 'past' end as state,
           (select jsonb_build_object('rendered', rendered, 'late', late, 'thrown', thrown,
                                      'killed', killed, 'offSince', off_since, 'page', page,
                                      'error', error)
              from release_renderings renderings
             where renderings.project = numbered.project
               and renderings.version = numbered.version) as rendering
      from numbered
     where age <= ${NEWEST} or is_live or canary_percent is not null
     order by project, published_at desc`.execute(db);
  return rows;
}

/** The commonest failures of the live version and the canary of each area within the last day. */
export async function seenByBrowsers(db: Db): Promise<OfProject<BrowserFailure>[]> {
  const { rows } = await sql<OfProject<BrowserFailure>>`
    with failures as (
      select project, version, page, kind, part, message,
             substring(split_part(stack, E'\\n', 1) from '/_mf/(.*)$') as place,
             sum(failed)::integer as failed, count(distinct network_hash)::integer as networks,
             max(hour) as hour
        from browser_reports join mfe_releases using (project, version)
       where failed > 0 and hour > now() - interval '1 day'
         and (is_live or canary_percent is not null)
       group by 1, 2, 3, 4, 5, 6, 7),
    numbered as (
      select *, row_number() over (partition by project order by networks desc, failed desc, page)
                as position
        from failures)
    select project, version, page, kind, part, message, place, failed, networks, hour
      from numbered where position <= ${MOST} order by project, position`.execute(db);
  return rows;
}

const MAX_ROWS = 500;

const figures = sql`
  sum(views)::integer as views,
  sum(failed)::integer as failed,
  percentile_disc(0.75) within group (order by lcp_ms) as lcp_ms,
  percentile_disc(0.75) within group (order by inp_ms) as inp_ms,
  (percentile_disc(0.75) within group (order by cls))::double precision as cls`;

export async function releaseFigures(db: Db): Promise<ReleaseFigures[]> {
  const { rows } = await sql<ReleaseFigures>`
    select project, version, ${figures} from browser_reports
     where hour > now() - interval '1 day'
     group by project, version order by project, version limit ${MAX_ROWS}`.execute(db);
  return rows;
}

export async function pageHealth(db: Db): Promise<PageHealth[]> {
  const { rows } = await sql<PageHealth>`
    select reports.project, reports.version, reports.page,
           case when releases.is_live then 'live'
                when releases.canary_percent is not null then 'canary'
                else 'past' end as state,
           ${figures}
      from browser_reports reports
      join mfe_releases releases using (project, version)
     where hour > now() - interval '1 day'
     group by reports.project, reports.version, reports.page, releases.is_live,
              releases.canary_percent, releases.published_at
     order by reports.project, releases.is_live desc, releases.canary_percent is null,
              releases.published_at desc, views desc, reports.page
     limit ${MAX_ROWS}`.execute(db);
  return rows;
}

export type ReleaseActor =
  | { readonly kind: 'token'; readonly tokenId: string; readonly ip: string }
  | { readonly kind: 'admin'; readonly userId: string; readonly ip: string }
  | { readonly kind: 'command' }
  | { readonly kind: 'automatic' };

export const byCommand: ReleaseActor = { kind: 'command' };

interface ReleaseEntry {
  readonly action:
    | 'release-published'
    | 'release-canary'
    | 'release-promoted'
    | 'release-rolled-back'
    | 'release-withdrawn'
    | 'prefix-handed-over'
    | 'release-preview'
    | 'release-retired'
    | 'release-contact-added'
    | 'release-contact-removed'
    | 'deploy-token-made'
    | 'deploy-token-revoked';
  readonly subject: ReleaseKey | string;
  readonly actor: ReleaseActor;
  readonly details?: object;
}

export async function insertReleaseEntry(
  trx: Db,
  { action, subject, actor, details }: ReleaseEntry,
): Promise<void> {
  const name = typeof subject === 'string' ? subject : `${subject.project}@${subject.version}`;
  await trx
    .insertInto('auditLog')
    .values({
      actorId: actor.kind === 'admin' ? actor.userId : null,
      action,
      subject: `release:${name}`,
      details: JSON.stringify({ by: actor, ...details }),
    })
    .execute();
}
