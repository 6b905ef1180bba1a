import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import type { ReleaseKey } from '../../releases.repository.ts';

/** A page that stays open for two days still loads its late files. */
const HOURS = 48;
const NEWEST = 10;

/**
 * Releases that nobody needs: neither live nor a canary, not among the newest of their project, and not served within the last
 * two days. A release is served until the next one becomes live, so the last one before that time counts as well.
 */
export async function neglectedReleases(db: Db): Promise<ReleaseKey[]> {
  const { rows } = await sql<ReleaseKey>`
    with numbered as (
      select *,
             row_number() over (partition by project order by published_at desc) as age,
             max(live_since) filter (where live_since < now() - make_interval(hours => ${HOURS}))
               over (partition by project) as served_from
        from mfe_releases)
    select project, version from numbered
     where not is_live and canary_percent is null and age > ${NEWEST}
       and published_at < now() - make_interval(hours => ${HOURS})
       and coalesce(live_since < served_from, true)
       and coalesce(withdrawn_at < now() - make_interval(hours => ${HOURS}), true)`.execute(db);
  return rows;
}
