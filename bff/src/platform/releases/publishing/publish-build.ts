import { formatTime } from '@gift-registry/bff-contract';
import type { Db } from '../../database/database.ts';
import { bytesForBrowsers, type Build } from '../builds/build.ts';
import { checkPages, claimPages } from '../pages/check-pages.ts';
import { PublishError } from '../publish-error.ts';
import { withdrawnRelease } from '../records/release-records.repository.ts';
import { byCommand, insertReleaseEntry } from '../release-audit.repository.ts';
import { makeCanary, makeLive, saveRelease, type ReleaseKey } from '../releases.repository.ts';
import { savePreview } from './previews.repository.ts';
import type { PublishOptions, ReleaseTarget } from './release-target.ts';

export async function requireNotWithdrawn(trx: Db, build: ReleaseKey): Promise<void> {
  const withdrawal = await withdrawnRelease(trx, build);
  if (!withdrawal) return;
  const { at, page, error, file } = withdrawal;
  const reason = [error, file && `${file} was missing`, page && `on ${page}`].filter(Boolean);
  throw new PublishError(
    `${build.project} ${build.version} was withdrawn at ${formatTime(at, 'UTC')} UTC${
      reason.length > 0 ? `: ${reason.join(' ')}` : ''
    }. Mend it, or publish it with --again.`,
  );
}

export async function publishBuild(
  trx: Db,
  { files, actor = byCommand, tell }: ReleaseTarget,
  build: Build,
  { canaryPercent, preview, isUnvisited, isAgain, source }: PublishOptions,
): Promise<void> {
  const { project, version, manifest } = build;
  const subject = { project, version };
  if (!(await files.has(build)))
    throw new PublishError(`The files of ${project} were just removed. Please try again.`);
  const saved = { ...subject, manifest, source, bytes: bytesForBrowsers(build) };
  if (preview !== undefined) {
    await checkPages(trx, build);
    await saveRelease(trx, saved);
    await savePreview(trx, subject, preview);
    const entry = { action: 'release-preview', subject, actor, details: { preview } } as const;
    return insertReleaseEntry(trx, entry);
  }
  if (!isAgain) await requireNotWithdrawn(trx, build);
  await claimPages(trx, build);
  await saveRelease(trx, saved);
  await (canaryPercent === undefined
    ? makeLive(trx, build)
    : makeCanary(trx, build, canaryPercent));
  const action = canaryPercent === undefined ? 'release-published' : 'release-canary';
  const details = { canaryPercent, source, ...(isUnvisited ? { isUnvisited } : {}) };
  await insertReleaseEntry(trx, { action, subject, actor, details });
  await tell?.(
    trx,
    canaryPercent === undefined
      ? { kind: 'live', ...subject, source: source ?? null }
      : { kind: 'canary', ...subject, source: source ?? null, percent: canaryPercent },
  );
}
