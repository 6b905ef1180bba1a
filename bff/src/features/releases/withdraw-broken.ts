import { stat } from 'node:fs/promises';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import type { Db } from '../../platform/database/database.ts';
import { transact } from '../../platform/database/transact.ts';
import { filesReferencedBy } from './build.ts';
import type { LiveReleases } from './deployment.ts';
import type { ReleaseFiles } from './release-files.ts';
import { isSameRelease, PublishError, type LiveRelease } from './release.ts';
import { servedReleases, storedRelease, type ServedRelease } from './releases.repository.ts';
import { markTold, untoldFailures } from './renderings.repository.ts';
import type { RenderingTrial } from './renderings.ts';
import { rollBack, type WithdrawalReason } from './roll-back.ts';
import type { MailFor, TellTeam } from './tell-team.ts';

export interface WatchOptions extends Pick<AppDependencies, 'db' | 'outbox' | 'log'> {
  readonly files: ReleaseFiles;
  readonly live: LiveReleases;
  readonly renders: RenderingTrial;
  readonly tell: TellTeam;
}

interface Replaceable {
  readonly served: ServedRelease;
  readonly release: LiveRelease;
  /** The release that visitors would get instead. */
  readonly before: LiveRelease;
}

async function replaceableReleases(db: Db): Promise<Replaceable[]> {
  const found: Replaceable[] = [];
  for (const served of await servedReleases(db)) {
    const { project, before: version } = served;
    const release = await storedRelease(db, served);
    const before = version === null ? undefined : await storedRelease(db, { project, version });
    if (release && before) found.push({ served, release, before });
  }
  return found;
}

/** Ends a canary, or gives everybody the version before. False when that can't be done, or somebody was faster. */
async function withdraw(
  options: WatchOptions,
  { project, version, before, canaryPercent }: ServedRelease,
  reason: WithdrawalReason,
): Promise<boolean> {
  const { log, outbox } = options;
  const wanted = canaryPercent === null ? (before ?? undefined) : undefined;
  const target = { ...options, actor: { kind: 'automatic' } as const };
  try {
    await rollBack(target, project, { wanted, withdraws: version, reason });
  } catch (err) {
    if (!(err instanceof PublishError)) throw err;
    log.error({ err, project, version }, 'a broken release can’t be taken back');
    return false;
  }
  outbox.wake();
  log.warn({ project, version, reason }, 'a broken release was taken back');
  return true;
}

async function firstMissing(
  files: ReleaseFiles,
  release: LiveRelease,
): Promise<string | undefined> {
  for (const file of filesReferencedBy(release.manifest)) {
    const path = await files.locate(release, file);
    const found = path === undefined ? undefined : await stat(path).catch(() => undefined);
    if (!found?.isFile()) return file;
  }
  return undefined;
}

/** A folder that lacks the files of the earlier release as well says nothing about this one. */
export async function withdrawIncomplete(options: WatchOptions): Promise<void> {
  const { db, files, log } = options;
  for (const { served, release, before } of await replaceableReleases(db))
    try {
      const file = await firstMissing(files, release);
      if (file === undefined || (await firstMissing(files, before)) !== undefined) continue;
      await withdraw(options, served, { because: 'files', file, page: null, error: null });
    } catch (err) {
      log.warn({ err, ...served }, 'the files of a release could not be looked for');
    }
}

async function rendersBefore(
  { live, renders }: WatchOptions,
  before: LiveRelease,
  path: string,
): Promise<boolean> {
  const releases = (await live()).with([before]);
  for (const { manifest } of releases) {
    const page = manifest.pages.find((each) => each.path === path);
    if (page?.prerender) return (await renders(releases, [page])) === undefined;
  }
  return false;
}

/** Renderings that fail on three addresses in a row withdraw their release when the earlier one renders the page. */
export async function withdrawUnrendered(options: WatchOptions): Promise<void> {
  const { db, outbox, tell } = options;
  for (const { project, version, page, error, offSince } of await untoldFailures(db)) {
    const key = { project, version };
    const found = (await replaceableReleases(db)).find(({ served }) => isSameRelease(key)(served));
    const isWithdrawn =
      found !== undefined &&
      page !== null &&
      (await rendersBefore(options, found.before, page)) &&
      (await withdraw(options, found.served, { because: 'rendering', page, error, file: null }));
    const kind = offSince === null ? 'rendering-failing' : 'rendering-off';
    await transact(db, async (trx) => {
      if (!(await markTold(trx, key)) || isWithdrawn) return;
      const mailFor: MailFor = ({ to, releasesLink }) => ({
        template: 'release-news',
        to,
        data: { ...key, kind, page, error, releasesLink },
      });
      await tell(trx, project, mailFor, { concernsAdmins: true });
    });
    outbox.wake();
  }
}
