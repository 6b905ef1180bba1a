import type { Kysely } from 'kysely';
import type { Db } from '../../database/database.ts';
import type { Database } from '../../database/tables.ts';
import { transact } from '../../database/transact.ts';
import type { Build } from '../builds/build.ts';
import { checkContracts } from './check-contracts.ts';
import { claimPages, tryTable } from '../pages/check-pages.ts';
import { PublishError } from '../publish-error.ts';
import { byCommand, insertReleaseEntry, type ReleaseActor } from '../release-audit.repository.ts';
import type { ReleaseFiles } from '../files/release-files.ts';
import {
  currentReleases,
  lockReleases,
  makeCanary,
  makeLive,
  manifestOf,
  saveRelease,
  type CurrentRelease,
} from '../releases.repository.ts';

export interface Publication {
  readonly project: string;
  readonly version: string;
  readonly changed: boolean;
}

export interface ReleaseTarget {
  readonly db: Kysely<Database>;
  readonly files: ReleaseFiles;
  readonly actor?: ReleaseActor;
}

export interface PublishOptions {
  readonly canaryPercent?: number | undefined;
}

async function checkCurrent(trx: Db, changed: readonly Build[]): Promise<void> {
  const current = await Promise.all(
    (await currentReleases(trx)).map(async (key) => {
      const manifest = await manifestOf(trx, key);
      return manifest ? [{ ...key, manifest }] : [];
    }),
  );
  checkContracts(current.flat(), ({ project, version }) =>
    changed.some((build) => build.project === project && build.version === version),
  );
}

const isCurrent = (
  current: readonly CurrentRelease[],
  { project, version }: Build,
  canaryPercent: number | undefined,
): boolean =>
  current.some(
    (release) =>
      release.project === project &&
      release.version === version &&
      release.canaryPercent === (canaryPercent ?? null),
  );

function requireLiveVersion(current: readonly CurrentRelease[], { project, version }: Build): void {
  const live = current.find(
    (release) => release.project === project && release.canaryPercent === null,
  );
  if (!live)
    throw new PublishError(
      `${project} has no live version yet. Publish it for everybody first, without a canary.`,
    );
  if (live.version === version)
    throw new PublishError(`${project} ${version} is live for everybody already.`);
}

async function savePointers(
  trx: Db,
  { files, actor = byCommand }: ReleaseTarget,
  builds: readonly Build[],
  { canaryPercent }: PublishOptions,
): Promise<Publication[]> {
  await lockReleases(trx);
  const current = await currentReleases(trx);
  const changed = builds.filter((build) => !isCurrent(current, build, canaryPercent));
  await tryTable(trx, async () => {
    for (const build of changed) {
      if (canaryPercent !== undefined) requireLiveVersion(current, build);
      if (!(await files.has(build)))
        throw new PublishError(
          `The files of ${build.project} were just removed. Please try again.`,
        );
      await claimPages(trx, build);
      await saveRelease(trx, build, build.manifest);
      await (canaryPercent === undefined
        ? makeLive(trx, build)
        : makeCanary(trx, build, canaryPercent));
      const action = canaryPercent === undefined ? 'release-published' : 'release-canary';
      await insertReleaseEntry(trx, { action, subject: build, actor, details: { canaryPercent } });
    }
  });
  if (changed.length > 0) await checkCurrent(trx, changed);
  return builds.map((build) => ({
    project: build.project,
    version: build.version,
    changed: changed.includes(build),
  }));
}

async function removeRejected({ db, files }: ReleaseTarget, build: Build): Promise<void> {
  await transact(db, async (trx) => {
    await lockReleases(trx);
    if (!(await manifestOf(trx, build))) await files.retire(build);
  });
  await files.remove(build);
}

export async function publishBuilds(
  target: ReleaseTarget,
  builds: readonly Build[],
  options: PublishOptions = {},
): Promise<Publication[]> {
  const { db, files } = target;
  for (const build of builds) await files.add(build);
  try {
    return await transact(db, (trx) => savePointers(trx, target, builds, options));
  } catch (error) {
    for (const build of builds) await removeRejected(target, build).catch(() => undefined);
    throw error;
  }
}
