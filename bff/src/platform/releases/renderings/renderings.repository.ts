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
  readonly isFailing: boolean;
}

export async function addRenderings(trx: Db, counted: CountedRenderings): Promise<void> {
  const { project, version, rendered, late, thrown, killed, page, error, isOff, isFailing } =
    counted;
  await sql`
    insert into release_renderings as known
           (project, version, rendered, late, thrown, killed, page, error, off_since,
            failing_since)
    select project, version, ${rendered}::integer, ${late}::integer, ${thrown}::integer,
           ${killed}::integer, ${page}::text, ${error}::text,
           case when ${isOff}::boolean then now() end,
           case when ${isFailing}::boolean then now() end
      from mfe_releases where project = ${project} and version = ${version}
    on conflict (project, version) do update
      set rendered = known.rendered + excluded.rendered, late = known.late + excluded.late,
          thrown = known.thrown + excluded.thrown, killed = known.killed + excluded.killed,
          page = coalesce(excluded.page, known.page), error = coalesce(excluded.error, known.error),
          off_since = coalesce(known.off_since, excluded.off_since),
          failing_since = coalesce(known.failing_since, excluded.failing_since)`.execute(trx);
}

export const offReleases = (db: Db): Promise<ReleaseKey[]> =>
  db
    .selectFrom('releaseRenderings')
    .select(['project', 'version'])
    .where('offSince', 'is not', null)
    .execute();

export interface FailingRendering extends ReleaseKey {
  readonly page: string | null;
  readonly error: string | null;
  readonly isOff: boolean;
}

export async function untoldFailures(db: Db): Promise<FailingRendering[]> {
  const { rows } = await sql<FailingRendering>`
    select project, version, page, error, off_since is not null as is_off
      from release_renderings join mfe_releases using (project, version)
     where (is_live or canary_percent is not null) and told_at is null
       and (failing_since is not null or off_since is not null)`.execute(db);
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
