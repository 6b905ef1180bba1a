import type { AppDependencies } from '../../platform/app-dependencies.ts';
import type { ReleaseFiles } from '../../platform/releases/files/release-files.ts';
import { PublishError } from '../../platform/releases/publish-error.ts';
import { withdraw } from '../../platform/releases/publishing/withdraw.service.ts';
import { reasonOf, type WithdrawalReason } from '../../platform/releases/records/withdrawal.ts';
import type { TellTeam } from '../../platform/releases/team/tell-team.ts';
import { adminAddresses } from './browser-reports.repository.ts';

interface Options extends Pick<AppDependencies, 'db' | 'outbox' | 'log'> {
  readonly files: ReleaseFiles;
  readonly tell: TellTeam;
}

interface FailingRelease {
  readonly project: string;
  readonly version: string;
  readonly before: string;
  readonly views: number;
  readonly failed: number;
}

/** The reason in words for the team, and in figures for the audit log. */
export interface Grounds {
  readonly because: WithdrawalReason['because'];
  readonly evidence: object;
  readonly known?: Partial<WithdrawalReason>;
}

export async function takeBack(
  options: Options,
  { project, version, before, views, failed }: FailingRelease,
  { because, evidence, known = {} }: Grounds,
): Promise<boolean> {
  const { db, files, log, outbox, tell } = options;
  const release = { project, version, before };
  const reason = reasonOf(because, { ...known, views, failed });
  const isDone = await withdraw(
    { db, files, actor: { kind: 'automatic' } },
    { ...release, reason, evidence },
    async (trx) => {
      await tell(trx, { kind: 'withdrawn', ...release, reason }, await adminAddresses(trx));
    },
  ).catch((err: unknown) => {
    if (!(err instanceof PublishError)) throw err;
    log.error({ err, ...release }, 'a failing release can’t be taken back');
    return false;
  });
  if (!isDone) return false;
  outbox.wake();
  log.warn({ ...release, because, evidence }, 'a failing release was taken back');
  return true;
}
