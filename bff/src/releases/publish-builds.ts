import type { Kysely } from 'kysely';
import type { ReleaseManifest } from '@gift-registry/bff-contract';
import type { Db } from '../database/database.ts';
import type { Database } from '../database/tables.ts';
import type { Build } from './build.ts';
import { PublishError } from './publish-error.ts';
import { copyBuild } from './release-folders.ts';
import {
  liveReleases,
  lockReleases,
  makeLive,
  manifestOf,
  saveRelease,
} from './releases.repository.ts';

export interface Publication {
  readonly project: string;
  readonly version: string;
  readonly changed: boolean;
}

interface Target {
  readonly db: Kysely<Database>;
  readonly dataDir: string;
}

/** `:code` and `:shareCode` claim the same addresses. */
const claimOf = (path: string): string => path.replace(/:[A-Za-z]+/g, ':');

async function liveManifests(trx: Db): Promise<ReleaseManifest[]> {
  const live = await liveReleases(trx);
  const manifests = await Promise.all(live.map((release) => manifestOf(trx, release)));
  return manifests.filter((manifest) => manifest !== undefined);
}

/** Two teams can't own one address: which one would answer? */
function refuseSharedPaths(manifests: readonly ReleaseManifest[]): void {
  const owners = new Map<string, string>();
  for (const { project, pages } of manifests)
    for (const { path } of pages) {
      const owner = owners.get(claimOf(path));
      if (owner !== undefined)
        throw new PublishError(`${project} can't have ${path}: it belongs to ${owner}.`);
      owners.set(claimOf(path), project);
    }
}

/** Copies the builds and then makes all of them live in one step. */
export async function publishBuilds(
  { db, dataDir }: Target,
  builds: readonly Build[],
): Promise<Publication[]> {
  for (const build of builds) await copyBuild(dataDir, build);
  return db.transaction().execute(async (trx) => {
    await lockReleases(trx);
    const live = new Map((await liveReleases(trx)).map((each) => [each.project, each.version]));
    const changed = builds.filter((build) => live.get(build.project) !== build.version);
    for (const build of changed) {
      await saveRelease(trx, build, build.manifest);
      await makeLive(trx, build);
    }
    if (changed.length > 0) refuseSharedPaths(await liveManifests(trx));
    return builds.map((build) => ({
      project: build.project,
      version: build.version,
      changed: changed.includes(build),
    }));
  });
}
