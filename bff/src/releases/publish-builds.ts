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

interface PublishTarget {
  readonly db: Kysely<Database>;
  readonly dataDir: string;
}

/** `/r/:code` and `/r/:shareCode` match the same URLs. */
const patternOf = (path: string): string => path.replace(/:[A-Za-z]+/g, ':');

async function liveManifests(trx: Db): Promise<ReleaseManifest[]> {
  const live = await liveReleases(trx);
  const manifests = await Promise.all(live.map((release) => manifestOf(trx, release)));
  return manifests.filter((manifest) => manifest !== undefined);
}

/** Each path belongs to one remote. */
function rejectSharedPaths(manifests: readonly ReleaseManifest[]): void {
  const owners = new Map<string, string>();
  for (const { project, pages } of manifests)
    for (const { path } of pages) {
      const owner = owners.get(patternOf(path));
      if (owner !== undefined)
        throw new PublishError(`${project} can't serve ${path}: it belongs to ${owner}.`);
      owners.set(patternOf(path), project);
    }
}

/** Copies the builds, then makes all of them live in one transaction. */
export async function publishBuilds(
  { db, dataDir }: PublishTarget,
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
    if (changed.length > 0) rejectSharedPaths(await liveManifests(trx));
    return builds.map((build) => ({
      project: build.project,
      version: build.version,
      changed: changed.includes(build),
    }));
  });
}
