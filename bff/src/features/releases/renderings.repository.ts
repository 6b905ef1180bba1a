import { sql } from 'kysely';
import type { ReleaseRendering } from '@gift-registry/bff-contract';
import type { Db } from '../../platform/database/database.ts';
import type { ReleaseKey } from './release.ts';

export interface CountedRenderings extends ReleaseKey, Omit<ReleaseRendering, 'offSince'> {
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

/** Served releases that fail or are not rendered any more, before their team was told. */
export const untoldFailures = (db: Db) =>
  db
    .selectFrom('releaseRenderings as rendering')
    .innerJoin('mfeReleases as release', (join) =>
      join
        .onRef('release.project', '=', 'rendering.project')
        .onRef('release.version', '=', 'rendering.version'),
    )
    .select(['release.project', 'release.version', 'page', 'error', 'offSince'])
    .where('toldAt', 'is', null)
    .where((is) => is.or([is('isLive', '=', true), is('canaryPercent', 'is not', null)]))
    .where((is) => is.or([is('failingSince', 'is not', null), is('offSince', 'is not', null)]))
    .execute();

export async function markTold(trx: Db, { project, version }: ReleaseKey): Promise<boolean> {
  const told = await trx
    .updateTable('releaseRenderings')
    .set({ toldAt: sql<string>`now()` })
    .where('project', '=', project)
    .where('version', '=', version)
    .where('toldAt', 'is', null)
    .executeTakeFirst();
  return told.numUpdatedRows > 0n;
}
