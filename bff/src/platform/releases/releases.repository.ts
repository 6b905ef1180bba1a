import { sql } from 'kysely';
import type { DeployedProject, ReleaseManifest, ReleaseSource } from '@gift-registry/bff-contract';
import type { Db } from '../database/database.ts';
import type { WithdrawalReason } from './records/withdrawal.ts';

export interface ReleaseKey {
  readonly project: string;
  readonly version: string;
}

/** Serializes publishing, so concurrent checks of the live releases don't both pass. */
export async function lockReleases(trx: Db): Promise<void> {
  await sql`lock table mfe_releases in share row exclusive mode`.execute(trx);
}

export interface CurrentRelease extends ReleaseKey {
  readonly canaryPercent: number | null;
  readonly retiredAt: string | null;
}

export const currentReleases = (db: Db): Promise<CurrentRelease[]> =>
  db
    .selectFrom('mfeReleases')
    .select(['project', 'version', 'canaryPercent', 'retiredAt'])
    .where((is) => is.or([is('isLive', '=', true), is('canaryPercent', 'is not', null)]))
    .orderBy('project')
    .orderBy('isLive', 'desc')
    .execute();

export async function liveVersionOf(db: Db, project: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('mfeReleases')
    .select('version')
    .where('project', '=', project)
    .where('isLive', '=', true)
    .executeTakeFirst();
  return row?.version;
}

export interface ServedRelease extends ReleaseKey {
  /** The version that visitors would get instead; null without one. */
  readonly before: string | null;
}

/** Live releases and canaries. */
export async function servedReleases(db: Db): Promise<ServedRelease[]> {
  const { rows } = await sql<ServedRelease>`
    select served.project, served.version,
           (select version from mfe_releases earlier
             where earlier.project = served.project and earlier.version <> served.version
               and case when served.is_live
                     then earlier.live_since is not null and earlier.withdrawn_at is null
                          and earlier.published_at < served.published_at
                     else earlier.is_live end
             order by earlier.live_since desc limit 1) as before
      from mfe_releases served
     where served.is_live or served.canary_percent > 0
     order by served.project`.execute(db);
  return rows;
}

export const canaryOf = (
  db: Db,
  project: string,
): Promise<{ version: string; canaryPercent: number | null } | undefined> =>
  db
    .selectFrom('mfeReleases')
    .select(['version', 'canaryPercent'])
    .where('project', '=', project)
    .where('canaryPercent', 'is not', null)
    .executeTakeFirst();

export async function endCanary(trx: Db, project: string): Promise<void> {
  await trx
    .updateTable('mfeReleases')
    .set({ canaryPercent: null })
    .where('project', '=', project)
    .where('canaryPercent', 'is not', null)
    .execute();
}

export async function markWithdrawn(
  trx: Db,
  { project, version }: ReleaseKey,
  reason: WithdrawalReason,
): Promise<void> {
  await trx
    .updateTable('mfeReleases')
    .set({ withdrawnAt: sql<string>`now()`, withdrawal: JSON.stringify(reason) })
    .where('project', '=', project)
    .where('version', '=', version)
    .execute();
}

export async function markRetired(trx: Db, { project, version }: ReleaseKey): Promise<void> {
  await trx
    .updateTable('mfeReleases')
    .set({ retiredAt: sql<string>`now()` })
    .where('project', '=', project)
    .where('version', '=', version)
    .execute();
}

export async function endLive(trx: Db, project: string): Promise<void> {
  await trx
    .updateTable('mfeReleases')
    .set({ isLive: false })
    .where('project', '=', project)
    .where('isLive', '=', true)
    .execute();
}

export async function makeCanary(
  trx: Db,
  { project, version }: ReleaseKey,
  canaryPercent: number,
): Promise<void> {
  await endCanary(trx, project);
  await trx
    .updateTable('mfeReleases')
    .set({ canaryPercent, withdrawnAt: null, withdrawal: null })
    .where('project', '=', project)
    .where('version', '=', version)
    .execute();
}

export async function manifestOf(
  db: Db,
  { project, version }: ReleaseKey,
): Promise<ReleaseManifest | undefined> {
  const row = await db
    .selectFrom('mfeReleases')
    .select('manifest')
    .where('project', '=', project)
    .where('version', '=', version)
    .executeTakeFirst();
  return row?.manifest;
}

export async function makeLive(trx: Db, { project, version }: ReleaseKey): Promise<void> {
  await endCanary(trx, project);
  await endLive(trx, project);
  await trx
    .updateTable('mfeReleases')
    .set({ isLive: true, withdrawnAt: null, withdrawal: null, retiredAt: null })
    .where('project', '=', project)
    .where('version', '=', version)
    .execute();
}

type DeployedVersions = Pick<
  DeployedProject,
  'project' | 'live' | 'canary' | 'previous' | 'failsInBrowsers'
>;

export async function deployedProjects(db: Db): Promise<DeployedVersions[]> {
  const rows = await db
    .selectFrom('mfeReleases')
    .select(['project', 'version', 'isLive', 'liveSince', 'publishedAt', 'canaryPercent'])
    .select('browsersToldAt')
    .where((is) =>
      is.or([
        is('isLive', '=', true),
        is('canaryPercent', 'is not', null),
        is.exists(
          is
            .selectFrom('releasePreviews')
            .select('name')
            .whereRef('releasePreviews.project', '=', 'mfeReleases.project')
            .whereRef('releasePreviews.version', '=', 'mfeReleases.version'),
        ),
      ]),
    )
    .orderBy('project')
    .execute();
  const projects = [...new Set(rows.map(({ project }) => project))];
  return Promise.all(
    projects.map(async (project) => {
      const own = rows.filter((row) => row.project === project);
      const live = own.find(({ isLive }) => isLive);
      const canary = own.find(({ canaryPercent }) => canaryPercent !== null);
      return {
        project,
        live: live ? { version: live.version, since: live.liveSince ?? live.publishedAt } : null,
        canary: canary ? { version: canary.version, percent: canary.canaryPercent ?? 0 } : null,
        previous: (await versionBefore(db, project)) ?? null,
        failsInBrowsers: [live, canary].some((served) => (served?.browsersToldAt ?? null) !== null),
      };
    }),
  );
}

interface SavedRelease extends ReleaseKey {
  readonly manifest: ReleaseManifest;
  readonly source: ReleaseSource | undefined;
  readonly bytes: number;
}

export async function saveRelease(
  trx: Db,
  { project, version, manifest, source, bytes }: SavedRelease,
): Promise<void> {
  const saved = {
    manifest: JSON.stringify(manifest),
    ...(source ? { source: JSON.stringify(source) } : {}),
    bytes,
  };
  await trx
    .insertInto('mfeReleases')
    .values({ project, version, ...saved })
    .onConflict((conflict) =>
      conflict
        .columns(['project', 'version'])
        .doUpdateSet({ ...saved, publishedAt: sql<string>`clock_timestamp()` }),
    )
    .execute();
}

/** A later release of the project goes back to what was published before it. */
export async function publishedNow(trx: Db, { project, version }: ReleaseKey): Promise<void> {
  await trx
    .updateTable('mfeReleases')
    .set({ publishedAt: sql<string>`clock_timestamp()` })
    .where('project', '=', project)
    .where('version', '=', version)
    .execute();
}

export async function versionBefore(db: Db, project: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('mfeReleases as earlier')
    .innerJoin('mfeReleases as live', (join) =>
      join.onRef('live.project', '=', 'earlier.project').on('live.isLive', '=', true),
    )
    .select('earlier.version')
    .where('earlier.project', '=', project)
    .whereRef('earlier.publishedAt', '<', 'live.publishedAt')
    .where('earlier.liveSince', 'is not', null)
    .where('earlier.withdrawnAt', 'is', null)
    .orderBy('earlier.liveSince', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.version;
}
