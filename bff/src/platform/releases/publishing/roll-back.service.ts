import { shellProject } from '../live-release.ts';
import { tryTable } from '../pages/check-pages.ts';
import { PublishError } from '../publish-error.ts';
import { reasonOf } from '../records/withdrawal.ts';
import type { ReleaseTarget } from './release-target.ts';
import { byCommand, insertReleaseEntry } from '../release-audit.repository.ts';
import {
  canaryOf,
  endCanary,
  endLive,
  liveVersionOf,
  lockReleases,
  makeLive,
  manifestOf,
  markWithdrawn,
  versionBefore,
} from '../releases.repository.ts';
import { transact } from '../../database/transactions/transact.ts';

export interface Rollback {
  /** Undefined when the first release was taken back: nobody gets the project any more. */
  readonly version: string | undefined;
  readonly withdrawn: string | undefined;
}

export interface RollbackOptions {
  readonly wanted?: string | undefined;
  readonly withdraws?: string | undefined;
  /** Takes back also a first release, which leaves nothing. */
  readonly takesFirst?: boolean;
}

export function rollBack(
  { db, files, actor = byCommand, tell }: ReleaseTarget,
  project: string,
  { wanted, withdraws, takesFirst = false }: RollbackOptions = {},
): Promise<Rollback> {
  const reason = reasonOf('decision');
  return transact(db, async (trx) => {
    await lockReleases(trx);
    const live = await liveVersionOf(trx, project);
    const canary = await canaryOf(trx, project);
    const ending = wanted === undefined ? (canary?.version ?? live) : live;
    if (withdraws !== undefined && withdraws !== ending)
      throw new PublishError(`${project} has changed since you looked. Nothing was rolled back.`);
    if (wanted === undefined && canary !== undefined && live !== undefined) {
      await endCanary(trx, project);
      const subject = { project, version: canary.version };
      await markWithdrawn(trx, subject, reason);
      await insertReleaseEntry(trx, { action: 'release-withdrawn', subject, actor });
      await tell?.(trx, { kind: 'withdrawn', ...subject, before: live, reason });
      return { version: live, withdrawn: canary.version };
    }
    const version = wanted ?? (await versionBefore(trx, project));
    if (version === undefined) {
      if (!takesFirst || live === undefined || project === shellProject)
        throw new PublishError(`${project} has no earlier version.`);
      const subject = { project, version: live };
      await endLive(trx, project);
      await markWithdrawn(trx, subject, reason);
      await insertReleaseEntry(trx, { action: 'release-withdrawn', subject, actor });
      await tell?.(trx, { kind: 'withdrawn', ...subject, before: null, reason });
      return { version: undefined, withdrawn: live };
    }
    if (!(await manifestOf(trx, { project, version })))
      throw new PublishError(`${project} has no version ${version}.`);
    if (!(await files.has({ project, version })))
      throw new PublishError(`The files of ${project} ${version} no longer exist.`);
    if (live !== undefined) await markWithdrawn(trx, { project, version: live }, reason);
    await tryTable(trx, () => makeLive(trx, { project, version }));
    const details = { from: live };
    const subject = { project, version };
    await insertReleaseEntry(trx, { action: 'release-rolled-back', subject, actor, details });
    if (live !== undefined && live !== version)
      await tell?.(trx, { kind: 'withdrawn', project, version: live, before: version, reason });
    return { version, withdrawn: live === version ? undefined : live };
  });
}
