import { transact } from '../../database/transactions/transact.ts';
import { shellProject } from '../live-release.ts';
import { PublishError } from '../publish-error.ts';
import { decided } from '../records/withdrawal.ts';
import { byCommand, insertReleaseEntry } from '../release-audit.repository.ts';
import { endCanary, liveVersionOf, lockReleases, markRetired } from '../releases.repository.ts';
import type { ReleaseTarget } from './release-target.ts';

/** Closes an area: its addresses say so, and its code is loaded no more. Publishing opens it again. */
export async function retire(
  { db, actor = byCommand, tell }: Omit<ReleaseTarget, 'files'>,
  project: string,
): Promise<string> {
  if (project === shellProject) throw new PublishError('The shell can’t be retired.');
  return transact(db, async (trx) => {
    await lockReleases(trx);
    const version = await liveVersionOf(trx, project);
    if (version === undefined) throw new PublishError(`${project} has no live version.`);
    await endCanary(trx, project);
    const subject = { project, version };
    await markRetired(trx, subject);
    await insertReleaseEntry(trx, { action: 'release-retired', subject, actor });
    await tell?.(trx, { kind: 'withdrawn', ...subject, before: null, reason: decided });
    return version;
  });
}
