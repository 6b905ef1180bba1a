import type { Db } from '../../database/database.ts';
import { transact } from '../../database/transactions/transact.ts';
import type { Build } from '../builds/build.ts';
import type { LiveRelease } from '../live-release.ts';
import { tryTable } from '../pages/check-pages.ts';
import { PublishError } from '../publish-error.ts';
import {
  currentReleases,
  lockReleases,
  manifestOf,
  type CurrentRelease,
  type ReleaseKey,
} from '../releases.repository.ts';
import { checkContracts } from './contract-checks/check-contracts.ts';
import { publishBuild } from './publish-build.ts';
import type { PublishOptions, ReleaseTarget } from './release-target.ts';

export interface Publication {
  readonly project: string;
  readonly version: string;
  readonly changed: boolean;
}

export async function checkCurrent(trx: Db, changed: readonly LiveRelease[]): Promise<void> {
  const current = await Promise.all(
    (await currentReleases(trx)).map(async (key) => {
      const manifest = await manifestOf(trx, key);
      return manifest ? [{ ...key, manifest }] : [];
    }),
  );
  const served = current.flat();
  const isSame = (a: ReleaseKey) => (b: ReleaseKey) =>
    a.project === b.project && a.version === b.version;
  const previewed = changed.filter((build) => !served.some(isSame(build)));
  checkContracts([...served, ...previewed], (release) => changed.some(isSame(release)));
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
      release.retiredAt === null &&
      release.canaryPercent === (canaryPercent ?? null),
  );

export function requireLiveVersion(
  current: readonly CurrentRelease[],
  { project, version }: ReleaseKey,
): void {
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
  target: ReleaseTarget,
  builds: readonly Build[],
  options: PublishOptions,
): Promise<Publication[]> {
  const { canaryPercent, preview } = options;
  await lockReleases(trx);
  const current = await currentReleases(trx);
  const changed = builds.filter(
    (build) => preview !== undefined || !isCurrent(current, build, canaryPercent),
  );
  await tryTable(trx, async () => {
    for (const build of changed) {
      if (canaryPercent !== undefined) requireLiveVersion(current, build);
      await publishBuild(trx, target, build, options);
    }
  });
  if (changed.length > 0) await checkCurrent(trx, changed);
  return builds.map((build) => ({
    project: build.project,
    version: build.version,
    changed: changed.includes(build),
  }));
}

/** Removes the files of a build that no release names. */
export async function removeRejected({ db, files }: ReleaseTarget, build: Build): Promise<void> {
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
