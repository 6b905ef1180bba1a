import { sql } from 'kysely';
import type { BrowserFailure } from '@gift-registry/bff-contract';
import type { Db } from '../../database/database.ts';

const MOST = 5;

/** The commonest failures of the live version and the canary of each area within the last day. */
export async function seenByBrowsers(
  db: Db,
): Promise<(BrowserFailure & { readonly project: string })[]> {
  const { rows } = await sql<BrowserFailure & { readonly project: string }>`
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
