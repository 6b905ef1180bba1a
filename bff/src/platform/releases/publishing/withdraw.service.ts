import type { Db } from '../../database/database.ts';
import { transact } from '../../database/transactions/transact.ts';
import { tryTable } from '../pages/check-pages.ts';
import type { WithdrawalReason } from '../records/withdrawal.ts';
import type { ReleaseTarget } from './release-target.ts';
import { byCommand, insertReleaseEntry } from '../release-audit.repository.ts';
import {
  canaryOf,
  endCanary,
  liveVersionOf,
  lockReleases,
  makeLive,
  markWithdrawn,
} from '../releases.repository.ts';

export interface Withdrawal {
  readonly project: string;
  readonly version: string;
  readonly before: string;
  readonly reason: WithdrawalReason;
  readonly evidence: object;
}

export function withdraw(
  { db, files, actor = byCommand }: ReleaseTarget,
  { project, version, before, reason, evidence }: Withdrawal,
  also: (trx: Db) => Promise<void>,
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
    const details = { before, ...evidence };
    await insertReleaseEntry(trx, { action: 'release-withdrawn', subject, actor, details });
    await also(trx);
    return true;
  });
}
