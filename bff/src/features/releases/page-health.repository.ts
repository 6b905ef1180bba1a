import { sql } from 'kysely';
import type { PageHealth, ReleaseFigures } from '@gift-registry/bff-contract';
import type { Db } from '../../platform/database/database.ts';

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
