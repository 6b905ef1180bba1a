import { sql } from 'kysely';
import type { ReleaseManifest } from '@gift-registry/bff-contract';
import type { Db } from '../database/database.ts';

export interface ReleaseKey {
  readonly project: string;
  readonly version: string;
}

/** Serializes publishing, so concurrent checks of the live releases don't both pass. */
export async function lockReleases(trx: Db): Promise<void> {
  await sql`lock table mfe_releases in share row exclusive mode`.execute(trx);
}

export const liveReleases = (db: Db): Promise<ReleaseKey[]> =>
  db
    .selectFrom('mfeReleases')
    .select(['project', 'version'])
    .where('isLive', '=', true)
    .orderBy('project')
    .execute();

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
  await trx
    .updateTable('mfeReleases')
    .set({ isLive: false })
    .where('project', '=', project)
    .where('isLive', '=', true)
    .execute();
  await trx
    .updateTable('mfeReleases')
    .set({ isLive: true })
    .where('project', '=', project)
    .where('version', '=', version)
    .execute();
}

/** Publishing a version again makes it the newest of its project. */
export async function saveRelease(
  trx: Db,
  { project, version }: ReleaseKey,
  manifest: ReleaseManifest,
): Promise<void> {
  const json = JSON.stringify(manifest);
  await trx
    .insertInto('mfeReleases')
    .values({ project, version, manifest: json })
    .onConflict((conflict) =>
      conflict
        .columns(['project', 'version'])
        .doUpdateSet({ manifest: json, publishedAt: sql<string>`clock_timestamp()` }),
    )
    .execute();
}

/** The newest version published before the live one. */
export async function versionBefore(db: Db, project: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('mfeReleases as earlier')
    .innerJoin('mfeReleases as live', (join) =>
      join.onRef('live.project', '=', 'earlier.project').on('live.isLive', '=', true),
    )
    .select('earlier.version')
    .where('earlier.project', '=', project)
    .whereRef('earlier.publishedAt', '<', 'live.publishedAt')
    .orderBy('earlier.publishedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.version;
}
