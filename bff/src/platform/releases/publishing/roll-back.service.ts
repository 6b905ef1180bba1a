import { shellProject } from '../live-release.ts';
import { tryTable } from '../pages/check-pages.ts';
import { PublishError } from '../publish-error.ts';
import { decided } from '../records/withdrawal.ts';
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
  /** Undefined when the area closed: nobody gets the project any more. */
  readonly version: string | undefined;
  readonly withdrawn: string | undefined;
}

export interface RollbackOptions {
  readonly wanted?: string | undefined;
  readonly withdraws?: string | undefined;
  /** Takes the area away when no earlier version is left. */
  readonly closes?: boolean | undefined;
}

export function rollBack(
  { db, files, actor = byCommand, tell }: ReleaseTarget,
  project: string,
  { wanted, withdraws, closes = false }: RollbackOptions = {},
): Promise<Rollback> {
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
      await markWithdrawn(trx, subject, decided);
      await insertReleaseEntry(trx, { action: 'release-withdrawn', subject, actor });
      await tell?.(trx, { kind: 'withdrawn', ...subject, before: live, reason: decided });
      return { version: live, withdrawn: canary.version };
    }
    const version = wanted ?? (await versionBefore(trx, project));
    if (version === undefined) {
      if (live === undefined) throw new PublishError(`${project} has no live version.`);
      if (project === shellProject)
        throw new PublishError('The shell has no earlier version, and no page works without it.');
      if (!closes)
        throw new PublishError(
          `${project} ${live} is live, and there is no earlier version to go back to. --close takes the area away.`,
        );
      const subject = { project, version: live };
      await endLive(trx, project);
      await markWithdrawn(trx, subject, decided);
      await insertReleaseEntry(trx, { action: 'release-withdrawn', subject, actor });
      await tell?.(trx, { kind: 'withdrawn', ...subject, before: null, reason: decided });
      return { version: undefined, withdrawn: live };
    }
    if (!(await manifestOf(trx, { project, version })))
      throw new PublishError(`${project} has no version ${version}.`);
    if (!(await files.has({ project, version })))
      throw new PublishError(`The files of ${project} ${version} no longer exist.`);
    if (live !== undefined) await markWithdrawn(trx, { project, version: live }, decided);
    await tryTable(trx, () => makeLive(trx, { project, version }));
    const details = { from: live };
    const subject = { project, version };
    await insertReleaseEntry(trx, { action: 'release-rolled-back', subject, actor, details });
    if (live !== undefined && live !== version)
      await tell?.(trx, {
        kind: 'withdrawn',
        project,
        version: live,
        before: version,
        reason: decided,
      });
    return { version, withdrawn: live === version ? undefined : live };
  });
}
