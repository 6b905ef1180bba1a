import { tryTable } from '../pages/check-pages.ts';
import { PublishError } from '../publish-error.ts';
import { sourceOf } from '../records/release-records.repository.ts';
import type { ReleaseTarget } from './release-target.ts';
import { byCommand, insertReleaseEntry } from '../release-audit.repository.ts';
import { canaryOf, lockReleases, makeLive } from '../releases.repository.ts';
import { transact } from '../../database/transactions/transact.ts';

export function promote(
  { db, actor = byCommand, tell }: Omit<ReleaseTarget, 'files'>,
  project: string,
  known?: string,
): Promise<string> {
  return transact(db, async (trx) => {
    await lockReleases(trx);
    const canary = await canaryOf(trx, project);
    if (!canary)
      throw new PublishError(`${project} has no canary. Publish one with --canary 10 first.`);
    if (known !== undefined && known !== canary.version)
      throw new PublishError(`The canary of ${project} is another version now.`);
    const subject = { project, version: canary.version };
    await tryTable(trx, () => makeLive(trx, subject));
    await insertReleaseEntry(trx, { action: 'release-promoted', subject, actor });
    await tell?.(trx, { kind: 'live', ...subject, source: await sourceOf(trx, subject) });
    return canary.version;
  });
}
