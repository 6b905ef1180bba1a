import type { VisitFailure } from '@gift-registry/workers-contract';
import { transact } from '../../../platform/database/transactions/transact.ts';
import type { ToldTarget } from '../../../platform/releases/publishing/release-target.ts';
import { reasonOf } from '../../../platform/releases/records/withdrawal.ts';
import {
  currentReleases,
  lockReleases,
  manifestOf,
  markWithdrawn,
  type ReleaseKey,
} from '../../../platform/releases/releases.repository.ts';
import {
  insertReleaseEntry,
  byCommand,
} from '../../../platform/releases/release-audit.repository.ts';
import { mapStack } from '../../../platform/releases/stacks/map-stack.ts';

/** Marks the build and tells the team. Resolves to the reason in words; undefined when it is live or was never stored. */
export async function refuseVisited(
  { db, files, tell, actor = byCommand }: ToldTarget,
  { project, version }: ReleaseKey,
  { page, message, stack }: VisitFailure,
): Promise<string | undefined> {
  const subject = { project, version };
  const mapped = stack === '' ? null : await mapStack(files, stack);
  const place = mapped === null ? '' : `\n  ${mapped.split('\n').slice(0, 4).join('\n  ')}`;
  const reason = `${project} ${version} was not published. On ${page}: ${message}${place}`;
  return transact(db, async (trx) => {
    await lockReleases(trx);
    const isServed = (await currentReleases(trx)).some(
      (each) => each.project === project && each.version === version,
    );
    if (isServed || !(await manifestOf(trx, subject))) return undefined;
    const known = { page, error: message, stack: mapped };
    await markWithdrawn(trx, subject, reasonOf('browser', known));
    const details = { refused: { page, message } };
    await insertReleaseEntry(trx, { action: 'release-withdrawn', subject, actor, details });
    await tell(trx, { kind: 'refused', ...subject, reason });
    return reason;
  });
}
