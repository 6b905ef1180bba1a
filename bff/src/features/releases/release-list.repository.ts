import { sql } from 'kysely';
import type { BrowserFailure, ReleaseRecord } from '@gift-registry/bff-contract';
import type { Db } from '../../platform/database/database.ts';

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
