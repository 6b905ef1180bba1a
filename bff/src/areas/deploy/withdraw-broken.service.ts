import { stat } from 'node:fs/promises';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { transact } from '../../platform/database/transactions/transact.ts';
import { filesReferencedBy } from '../../platform/releases/builds/build.ts';
import type { ReleaseFiles } from '../../platform/releases/files/release-files.ts';
import type { LiveRelease } from '../../platform/releases/live-release.ts';
import type { LiveReleases } from '../../platform/releases/live-releases.ts';
import { PublishError } from '../../platform/releases/publish-error.ts';
import { withdraw } from '../../platform/releases/publishing/withdraw.service.ts';
import type { WithdrawalReason } from '../../platform/releases/records/withdrawal.ts';
import {
  manifestOf,
  servedReleases,
  type ServedRelease,
} from '../../platform/releases/releases.repository.ts';
import type { RenderingTrial } from '../../platform/releases/renderings/rendering-trial.ts';
import {
  markTold,
  untoldFailures,
  type FailingRendering,
} from '../../platform/releases/renderings/renderings.repository.ts';
import type { TellTeam } from '../../platform/releases/team/tell-team.ts';

export interface WatchOptions extends Pick<AppDependencies, 'db' | 'outbox' | 'log'> {
  readonly files: ReleaseFiles;
  readonly live: LiveReleases;
  readonly renders: RenderingTrial;
  readonly tell: TellTeam;
}

async function earlierRelease(
  { db }: WatchOptions,
  { project, before }: ServedRelease,
): Promise<LiveRelease | undefined> {
  const manifest = before === null ? undefined : await manifestOf(db, { project, version: before });
  return before !== null && manifest ? { project, version: before, manifest } : undefined;
}

async function takeBack(
  options: WatchOptions,
  release: ServedRelease,
  { version: before }: LiveRelease,
  reason: WithdrawalReason,
): Promise<boolean> {
  const isDone = await withdraw(options, { ...release, before }, reason).catch((err: unknown) => {
    if (!(err instanceof PublishError)) throw err;
    options.log.error({ err, ...release }, 'a broken release can’t be taken back');
    return false;
  });
  if (isDone) {
    options.outbox.wake();
    options.log.warn({ ...release, reason }, 'a broken release was taken back');
  }
  return isDone;
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
  for (const release of await servedReleases(db)) {
    const before = await earlierRelease(options, release);
    const manifest = await manifestOf(db, release);
    if (!before || !manifest) continue;
    try {
      const file = await firstMissing(files, { ...release, manifest });
      if (file === undefined || (await firstMissing(files, before)) !== undefined) continue;
      await takeBack(options, release, before, { because: 'files', file, page: null, error: null });
    } catch (err) {
      log.warn({ err, ...release }, 'the files of a release could not be looked for');
    }
  }
}

async function rendersBefore(
  { live, renders }: WatchOptions,
  before: LiveRelease,
  path: string,
): Promise<boolean> {
  const releases = (await live()).with([before]);
  for (const { project, manifest } of releases) {
    const page = manifest.pages.find((each) => each.path === path);
    if (page?.prerender) return (await renders(releases, project, [page])) === undefined;
  }
  return false;
}

async function isTakenBack(options: WatchOptions, failing: FailingRendering): Promise<boolean> {
  const { project, version, page, error } = failing;
  const release = (await servedReleases(options.db)).find(
    (each) => each.project === project && each.version === version,
  );
  const before = release && (await earlierRelease(options, release));
  if (!before || page === null || !(await rendersBefore(options, before, page))) return false;
  return takeBack(options, release, before, { because: 'rendering', page, error, file: null });
}

/** Renderings that fail on three addresses in a row withdraw their release when the earlier one renders the page. */
export async function withdrawUnrendered(options: WatchOptions): Promise<void> {
  const { db, outbox, tell } = options;
  for (const failing of await untoldFailures(db)) {
    const isWithdrawn = await isTakenBack(options, failing);
    await transact(db, async (trx) => {
      if (!(await markTold(trx, failing)) || isWithdrawn) return;
      const { project, version, page, error, isOff } = failing;
      const kind = isOff ? 'rendering-off' : 'rendering-failing';
      await tell(trx, { kind, project, version, page, error });
    });
    outbox.wake();
  }
}
