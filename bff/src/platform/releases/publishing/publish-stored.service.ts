import { transact } from '../../database/transactions/transact.ts';
import { claimPages, tryTable } from '../pages/check-pages.ts';
import { PublishError } from '../publish-error.ts';
import { sourceOf } from '../records/release-records.repository.ts';
import { byCommand, insertReleaseEntry } from '../release-audit.repository.ts';
import {
  currentReleases,
  liveVersionOf,
  lockReleases,
  makeCanary,
  makeLive,
  manifestOf,
  publishedNow,
  type ReleaseKey,
} from '../releases.repository.ts';
import { checkCurrent, requireLiveVersion } from './publish-builds.service.ts';
import { requireNotWithdrawn } from './publish-build.ts';
import type { ReleaseTarget } from './release-target.ts';

interface StoredPublication {
  readonly seen: string | null;
  readonly canaryPercent: number | undefined;
}

export function publishStored(
  { db, files, actor = byCommand, tell }: ReleaseTarget,
  { project, version }: ReleaseKey,
  { seen, canaryPercent }: StoredPublication,
): Promise<string> {
  const subject = { project, version };
  return transact(db, async (trx) => {
    await lockReleases(trx);
    if (((await liveVersionOf(trx, project)) ?? null) !== seen)
      throw new PublishError(`${project} has changed since you looked. Nothing was published.`);
    const manifest = await manifestOf(trx, subject);
    if (!manifest) throw new PublishError(`${project} has no version ${version}.`);
    if (!(await files.has(subject)))
      throw new PublishError(`The files of ${project} ${version} no longer exist.`);
    await requireNotWithdrawn(trx, subject);
    if (canaryPercent !== undefined) requireLiveVersion(await currentReleases(trx), subject);
    await tryTable(trx, async () => {
      await claimPages(trx, { ...subject, manifest });
      await publishedNow(trx, subject);
      await (canaryPercent === undefined
        ? makeLive(trx, subject)
        : makeCanary(trx, subject, canaryPercent));
    });
    await checkCurrent(trx, [{ ...subject, manifest }]);
    const action = canaryPercent === undefined ? 'release-published' : 'release-canary';
    await insertReleaseEntry(trx, { action, subject, actor, details: { canaryPercent } });
    const news = { ...subject, source: await sourceOf(trx, subject) };
    await tell?.(
      trx,
      canaryPercent === undefined
        ? { kind: 'live', ...news }
        : { kind: 'canary', ...news, percent: canaryPercent },
    );
    return version;
  });
}
