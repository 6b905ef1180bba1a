import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import type { ReleaseKey } from '../releases.repository.ts';

export interface RenderingCounts {
  readonly rendered: number;
  readonly late: number;
  readonly thrown: number;
  readonly killed: number;
}

export interface CountedRenderings extends ReleaseKey, RenderingCounts {
  readonly page: string | null;
  readonly error: string | null;
  readonly isOff: boolean;
}

export async function addRenderings(trx: Db, counted: CountedRenderings): Promise<void> {
  const { project, version, rendered, late, thrown, killed, page, error, isOff } = counted;
  await sql`
    insert into release_renderings as known
           (project, version, rendered, late, thrown, killed, page, error, off_since)
    select project, version, ${rendered}::integer, ${late}::integer, ${thrown}::integer,
           ${killed}::integer, ${page}::text, ${error}::text,
           case when ${isOff}::boolean then now() end
      from mfe_releases where project = ${project} and version = ${version}
    on conflict (project, version) do update
      set rendered = known.rendered + excluded.rendered, late = known.late + excluded.late,
          thrown = known.thrown + excluded.thrown, killed = known.killed + excluded.killed,
          page = coalesce(excluded.page, known.page), error = coalesce(excluded.error, known.error),
          off_since = coalesce(known.off_since, excluded.off_since)`.execute(trx);
}

export const offReleases = (db: Db): Promise<ReleaseKey[]> =>
  db
    .selectFrom('releaseRenderings')
    .select(['project', 'version'])
    .where('offSince', 'is not', null)
    .execute();

export interface FailingRenderings extends ReleaseKey, RenderingCounts {
  readonly page: string | null;
  readonly error: string | null;
  readonly isOff: boolean;
}

const MIN_FAILURES = 3;

export async function untoldFailures(db: Db): Promise<FailingRenderings[]> {
  const { rows } = await sql<FailingRenderings>`
    select project, version, rendered, late, thrown, killed, page, error,
           off_since is not null as is_off
      from release_renderings join mfe_releases using (project, version)
     where (is_live or canary_percent is not null) and told_at is null
       and (thrown + killed >= ${MIN_FAILURES} or off_since is not null)`.execute(db);
  return rows;
}

export async function markTold(trx: Db, { project, version }: ReleaseKey): Promise<boolean> {
  const told = await trx
    .updateTable('releaseRenderings')
    .set({ toldAt: sql<string>`now()` })
    .where('project', '=', project)
    .where('version', '=', version)
    .where('toldAt', 'is', null)
    .returning('project')
    .executeTakeFirst();
  return told !== undefined;
}
