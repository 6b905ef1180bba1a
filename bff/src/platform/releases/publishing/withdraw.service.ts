import { transact } from '../../database/transactions/transact.ts';
import { tryTable } from '../pages/check-pages.ts';
import type { WithdrawalReason } from '../records/withdrawal.ts';
import type { ToldTarget } from './release-target.ts';
import { insertReleaseEntry } from '../release-audit.repository.ts';
import {
  canaryOf,
  endCanary,
  liveVersionOf,
  lockReleases,
  makeLive,
  markWithdrawn,
  type ServedRelease,
} from '../releases.repository.ts';

/** Ends a canary, or gives everybody the version before. False when the release is not served any more, or nothing is there to go back to. */
export function withdraw(
  { db, files, tell }: ToldTarget,
  { project, version, before }: ServedRelease & { readonly before: string },
  reason: WithdrawalReason,
): Promise<boolean> {
  return transact(db, async (trx) => {
    await lockReleases(trx);
    const canary = await canaryOf(trx, project);
    if (canary?.version === version) await endCanary(trx, project);
    else if ((await liveVersionOf(trx, project)) === version) {
      if (!(await files.has({ project, version: before }))) return false;
      await tryTable(trx, () => makeLive(trx, { project, version: before }));
    } else return false;
    const subject = { project, version };
    await markWithdrawn(trx, subject, reason);
    const details = { before, ...reason };
    const actor = { kind: 'automatic' } as const;
    await insertReleaseEntry(trx, { action: 'release-withdrawn', subject, actor, details });
    await tell(trx, { kind: 'withdrawn', ...subject, before, reason });
    return true;
  });
}
