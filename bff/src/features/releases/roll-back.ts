import type { ReleaseWithdrawal } from '@gift-registry/bff-contract';
import type { Db } from '../../platform/database/database.ts';
import { changeReleases, requireFiles, type ReleaseTarget } from './publish-release.ts';
import { byCommand, insertReleaseEntry } from './release-list.repository.ts';
import { PublishError, shellProject, type ReleaseKey } from './release.ts';
import {
  endServing,
  makeLive,
  markRetired,
  markWithdrawn,
  servedOf,
  storedRelease,
} from './releases.repository.ts';
import type { MailFor, TellTeam } from './tell-team.ts';

export type WithdrawalReason = Omit<ReleaseWithdrawal, 'at'>;

const decided: WithdrawalReason = { because: 'decision', page: null, file: null, error: null };

interface Rollback {
  /** Undefined when the area closed: nobody gets the project any more. */
  readonly version: string | undefined;
  readonly withdrawn: string | undefined;
}

interface RollbackOptions {
  readonly wanted?: string | undefined;
  readonly withdraws?: string | undefined;
  /** Takes the area away when no earlier version is left. */
  readonly closes?: boolean | undefined;
  /** Default: somebody decided it. */
  readonly reason?: WithdrawalReason;
}

function tellWithdrawal(
  trx: Db,
  tell: TellTeam | undefined,
  { project, version }: ReleaseKey,
  before: string | null,
  { because, page, error, file }: WithdrawalReason = decided,
) {
  const mailFor: MailFor = ({ to, releasesLink }) => {
    const data = { project, version, releasesLink };
    if (because === 'decision' || before === null)
      return { template: 'release-news', to, data: { ...data, kind: 'taken-back', before } };
    const found = { page, error: error ?? (file && `${file} is missing or damaged.`) };
    return { template: 'release-withdrawn', to, data: { ...data, before, ...found } };
  };
  return tell?.(trx, project, mailFor, { concernsAdmins: because !== 'decision' });
}

/** Ends the canary. Without one, or with a wanted version, everybody gets an earlier version. */
export function rollBack(
  target: ReleaseTarget,
  project: string,
  { wanted, withdraws, closes = false, reason = decided }: RollbackOptions = {},
): Promise<Rollback> {
  const { files, actor = byCommand, tell } = target;
  return changeReleases(target, async (trx) => {
    const { live, canary } = await servedOf(trx, project);
    const ending = wanted === undefined ? (canary ?? live) : live;
    if (withdraws !== undefined && withdraws !== ending?.version)
      throw new PublishError(`${project} has changed since you looked. Nothing was rolled back.`);
    if (!ending && wanted === undefined) throw new PublishError(`${project} has no live version.`);
    const version = wanted ?? ending?.before ?? undefined;
    if (version === undefined) {
      if (project === shellProject)
        throw new PublishError('The shell has no earlier version, and no page works without it.');
      if (!closes)
        throw new PublishError(
          `${project} ${ending?.version} is live, and there is no earlier version to go back to. --close takes the area away.`,
        );
    } else if (version !== live?.version || ending !== canary) {
      if (!(await storedRelease(trx, { project, version })))
        throw new PublishError(`${project} has no version ${version}.`);
      await requireFiles(files, { project, version });
    }

    if (ending) await markWithdrawn(trx, { project, version: ending.version }, reason);
    if (ending && ending === canary) await endServing(trx, project, 'canary');
    else if (version === undefined) await endServing(trx, project, 'live and canary');
    else await makeLive(trx, { project, version });

    const withdrawn = ending?.version === version ? undefined : ending?.version;
    const isRollback = reason.because === 'decision' && version !== undefined && ending !== canary;
    if (isRollback) {
      const details = { from: ending?.version };
      const subject = { project, version };
      await insertReleaseEntry(trx, { action: 'release-rolled-back', subject, actor, details });
    } else if (withdrawn !== undefined) {
      const subject = { project, version: withdrawn };
      const details = reason === decided ? {} : { before: version, ...reason };
      await insertReleaseEntry(trx, { action: 'release-withdrawn', subject, actor, details });
    }
    if (withdrawn !== undefined)
      await tellWithdrawal(trx, tell, { project, version: withdrawn }, version ?? null, reason);
    return { version, withdrawn };
  });
}

/** Closes an area: its addresses say so, and its code is loaded no more. Publishing opens it again. */
export async function retire(
  target: Omit<ReleaseTarget, 'files'>,
  project: string,
): Promise<string> {
  const { actor = byCommand, tell } = target;
  if (project === shellProject) throw new PublishError('The shell can’t be retired.');
  return changeReleases(target, async (trx) => {
    const { live } = await servedOf(trx, project);
    if (!live) throw new PublishError(`${project} has no live version.`);
    const subject = { project, version: live.version };
    await endServing(trx, project, 'canary');
    await markRetired(trx, subject);
    await insertReleaseEntry(trx, { action: 'release-retired', subject, actor });
    await tellWithdrawal(trx, tell, subject, null);
    return live.version;
  });
}
