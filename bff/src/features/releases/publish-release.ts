import type { Kysely, Transaction } from 'kysely';
import { formatTime, type ReleaseSource } from '@gift-registry/bff-contract';
import type { Db } from '../../platform/database/database.ts';
import type { Database } from '../../platform/database/tables.ts';
import { transact } from '../../platform/database/transact.ts';
import { bytesForBrowsers, type Build } from './build.ts';
import { checkContracts } from './contracts.ts';
import { readDeployment } from './deployment.ts';
import { canonicalPath, prefixOf, refusedPage } from './page-router.ts';
import type { ReleaseFiles } from './release-files.ts';
import { byCommand, insertReleaseEntry, type ReleaseActor } from './release-list.repository.ts';
import { isSameRelease, PublishError, type LiveRelease, type ReleaseKey } from './release.ts';
import {
  claimPrefixes,
  currentManifests,
  currentReleases,
  givePrefix,
  knownReleases,
  lockReleases,
  makeCanary,
  makeLive,
  prefixOwners,
  publishedNow,
  savePreview,
  saveRelease,
  servedOf,
  storedRelease,
} from './releases.repository.ts';
import type { MailFor, TellTeam } from './tell-team.ts';

export interface ReleaseTarget {
  readonly db: Kysely<Database>;
  readonly files: ReleaseFiles;
  readonly actor?: ReleaseActor;
  readonly tell?: TellTeam;
}

export interface PublishOptions {
  readonly canaryPercent?: number | undefined;
  /** Stores the build and serves it to those who have the link of the preview of this name. */
  readonly preview?: string | undefined;
  /** The publisher left the visits of the pages out. */
  readonly isUnvisited?: boolean | undefined;
  /** Publishes also what was withdrawn. */
  readonly isAgain?: boolean | undefined;
  readonly source?: ReleaseSource | undefined;
}

export interface Publication extends ReleaseKey {
  readonly changed: boolean;
}

/** One change at a time. What would be served afterwards is tried first: a release that newly can't be served refuses the change. */
export function changeReleases<T>(
  { db }: Pick<ReleaseTarget, 'db'>,
  change: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> {
  return transact(db, async (trx) => {
    await lockReleases(trx);
    const { leftOut: known } = await readDeployment(trx);
    const result = await change(trx);
    const { leftOut } = await readDeployment(trx);
    const added = leftOut.find((each) => !known.some(isSameRelease(each)));
    if (added) throw new PublishError(`${added.project} could not be served. ${added.reason}`);
    return result;
  });
}

/** The prefixes of the pages. A preview of a new area owns nothing yet; it may show pages that no other area owns. */
async function checkPages(trx: Db, { project, manifest }: LiveRelease): Promise<string[]> {
  const refused = refusedPage(manifest.pages);
  if (refused) throw new PublishError(`${project} can't serve ${refused.path}: ${refused.reason}`);
  const owners = await prefixOwners(trx);
  const prefixes = new Set<string>();
  for (const { path } of manifest.pages) {
    const prefix = prefixOf(path);
    const owner = owners.get(prefix) ?? project;
    if (owner !== project)
      throw new PublishError(`${project} can't serve ${path}: ${prefix} belongs to ${owner}.`);
    prefixes.add(prefix);
  }
  return [...prefixes];
}

export async function requireFiles(files: ReleaseFiles, release: ReleaseKey): Promise<void> {
  if (await files.has(release)) return;
  throw new PublishError(`The files of ${release.project} ${release.version} no longer exist.`);
}

async function requireNotWithdrawn(trx: Db, release: ReleaseKey): Promise<void> {
  const { withdrawnAt = null, withdrawal } = (await storedRelease(trx, release)) ?? {};
  if (withdrawnAt === null) return;
  const { page, error, file } = withdrawal ?? {};
  const reason = [error, file && `${file} was missing`, page && `on ${page}`].filter(Boolean);
  throw new PublishError(
    `${release.project} ${release.version} was withdrawn at ${formatTime(withdrawnAt, 'UTC')} UTC${
      reason.length > 0 ? `: ${reason.join(' ')}` : ''
    }. Mend it, or publish it with --again.`,
  );
}

/** A mail about a version that everybody gets, or a share of the visitors. */
const servedMail =
  (release: ReleaseKey, source: ReleaseSource | null, percent: number | null): MailFor =>
  ({ to, releasesLink }) => ({
    template: 'release-news',
    to,
    data: {
      kind: percent === null ? 'live' : 'canary',
      ...release,
      percent,
      author: source?.author,
      message: source?.message,
      releasesLink,
    },
  });

/** Gives a stored release to everybody, or to a share of the visitors. */
async function serve(
  trx: Db,
  { actor = byCommand, tell }: ReleaseTarget,
  release: LiveRelease,
  { canaryPercent, isAgain, isUnvisited, source }: PublishOptions,
): Promise<void> {
  const { project, version } = release;
  const subject = { project, version };
  if (!isAgain) await requireNotWithdrawn(trx, release);
  await claimPrefixes(trx, project, await checkPages(trx, release));
  if (canaryPercent === undefined) await makeLive(trx, release);
  else {
    const { live } = await servedOf(trx, project);
    if (!live)
      throw new PublishError(
        `${project} has no live version yet. Publish it for everybody first, without a canary.`,
      );
    if (live.version === version)
      throw new PublishError(`${project} ${version} is live for everybody already.`);
    await makeCanary(trx, release, canaryPercent);
    await savePreview(trx, release, 'canary');
  }
  const action = canaryPercent === undefined ? 'release-published' : 'release-canary';
  const details = { canaryPercent, source, ...(isUnvisited ? { isUnvisited } : {}) };
  await insertReleaseEntry(trx, { action, subject, actor, details });
  await tell?.(trx, project, servedMail(subject, source ?? null, canaryPercent ?? null));
}

/** Also a preview has to fit what is served. */
async function checkServed(trx: Db, changed: readonly LiveRelease[]): Promise<void> {
  const served = await currentManifests(trx);
  const previewed = changed.filter((release) => !served.some(isSameRelease(release)));
  checkContracts([...served, ...previewed], (release) => changed.some(isSameRelease(release)));
}

/** Removes the files of a build that no release names. */
const removeRejected = ({ db, files }: ReleaseTarget, build: Build): Promise<void> =>
  transact(db, async (trx) => {
    await lockReleases(trx);
    if (!(await storedRelease(trx, build))) await files.remove(build);
  });

/**
 * Stores builds and serves them together. `trial` runs when their files can be read; what it throws refuses them.
 *
 * @throws PublishError
 */
export async function publishBuilds(
  target: ReleaseTarget,
  builds: readonly Build[],
  options: PublishOptions = {},
  trial: () => Promise<void> = async () => undefined,
): Promise<Publication[]> {
  const { db, files, actor = byCommand } = target;
  const { canaryPercent = null, preview, source } = options;

  async function publish(trx: Db, build: Build): Promise<void> {
    const { project, version, manifest } = build;
    const subject = { project, version };
    await requireFiles(files, build);
    await saveRelease(trx, { ...subject, manifest, source, bytes: bytesForBrowsers(build) });
    if (preview === undefined) return serve(trx, target, build, options);
    await checkPages(trx, build);
    await savePreview(trx, subject, preview);
    const details = { preview };
    await insertReleaseEntry(trx, { action: 'release-preview', subject, actor, details });
  }

  try {
    for (const build of builds) {
      const { live } = await servedOf(db, build.project);
      await files.add(build, live);
    }
    await trial();
    return await changeReleases(target, async (trx) => {
      const current = await currentReleases(trx);
      const changed = builds.filter(
        (build) =>
          preview !== undefined ||
          !current.some(
            (each) =>
              isSameRelease(build)(each) &&
              each.retiredAt === null &&
              each.canaryPercent === canaryPercent,
          ),
      );
      for (const build of changed) await publish(trx, build);
      if (changed.length > 0) await checkServed(trx, changed);
      return builds.map((build) => {
        const { project, version } = build;
        return { project, version, changed: changed.includes(build) };
      });
    });
  } catch (error) {
    for (const build of builds) await removeRejected(target, build).catch(() => undefined);
    throw error;
  }
}

interface StoredPublication {
  /** The live version that the caller saw; null for none. */
  readonly seen: string | null;
  readonly canaryPercent: number | undefined;
}

export function publishStored(
  target: ReleaseTarget,
  { project, version }: ReleaseKey,
  { seen, canaryPercent }: StoredPublication,
): Promise<string> {
  return changeReleases(target, async (trx) => {
    const { live } = await servedOf(trx, project);
    if ((live?.version ?? null) !== seen)
      throw new PublishError(`${project} has changed since you looked. Nothing was published.`);
    const release = await storedRelease(trx, { project, version });
    if (!release) throw new PublishError(`${project} has no version ${version}.`);
    await requireFiles(target.files, release);
    await publishedNow(trx, release);
    const source = release.source ?? undefined;
    await serve(trx, target, release, { canaryPercent, source });
    await checkServed(trx, [release]);
    return version;
  });
}

export function promote(
  target: Omit<ReleaseTarget, 'files'>,
  project: string,
  known?: string,
): Promise<string> {
  const { actor = byCommand, tell } = target;
  return changeReleases(target, async (trx) => {
    const { canary } = await servedOf(trx, project);
    if (!canary)
      throw new PublishError(`${project} has no canary. Publish one with --canary 10 first.`);
    const { version } = canary;
    if (known !== undefined && known !== version)
      throw new PublishError(`The canary of ${project} is another version now.`);
    const subject = { project, version };
    await makeLive(trx, subject);
    await insertReleaseEntry(trx, { action: 'release-promoted', subject, actor });
    const source = (await storedRelease(trx, subject))?.source ?? null;
    await tell?.(trx, project, servedMail(subject, source, null));
    return version;
  });
}

interface HandOver {
  readonly prefix: string;
  readonly project: string;
}

export const handOverPrefix = (
  { db, actor }: Required<Pick<ReleaseTarget, 'db' | 'actor'>>,
  { prefix, project }: HandOver,
): Promise<void> =>
  changeReleases({ db }, async (trx) => {
    if (!(await knownReleases(trx)).some((each) => each.project === project))
      throw new PublishError(`There is no area ${project}. Publish its first release before.`);
    const from = (await prefixOwners(trx)).get(canonicalPath(prefix));
    if (from === undefined)
      throw new PublishError(
        `Nobody owns ${prefix}. It goes to the first area that publishes a page there.`,
      );
    await givePrefix(trx, canonicalPath(prefix), project);
    const action = 'prefix-handed-over';
    const details = { prefix, from };
    await insertReleaseEntry(trx, { action, subject: project, actor, details });
  });
