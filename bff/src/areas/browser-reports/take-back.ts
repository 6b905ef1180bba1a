import type { AppDependencies } from '../../platform/app-dependencies.ts';
import type { ReleaseFiles } from '../../platform/releases/files/release-files.ts';
import { PublishError } from '../../platform/releases/publish-error.ts';
import { withdraw } from '../../platform/releases/publishing/withdraw.service.ts';
import { adminAddresses } from './browser-reports.repository.ts';

interface Options extends Pick<AppDependencies, 'db' | 'outbox' | 'log'> {
  readonly files: ReleaseFiles;
}

interface FailingRelease {
  readonly project: string;
  readonly version: string;
  readonly before: string;
  readonly views: number;
  readonly failed: number;
}

export async function takeBack(
  options: Options,
  { project, version, before, views, failed }: FailingRelease,
  reason: object,
): Promise<boolean> {
  const { db, files, log, outbox } = options;
  const release = { project, version, before };
  const isDone = await withdraw(
    { db, files, actor: { kind: 'automatic' } },
    { ...release, reason },
    async (trx) => {
      for (const to of await adminAddresses(trx))
        await outbox.enqueue(trx, {
          topic: 'mail',
          payload: { template: 'release-withdrawn', to, data: { ...release, views, failed } },
        });
    },
  ).catch((err: unknown) => {
    if (!(err instanceof PublishError)) throw err;
    log.error({ err, ...release }, 'a failing release can’t be taken back');
    return false;
  });
  if (!isDone) return false;
  outbox.wake();
  log.warn({ ...release, reason }, 'a failing release was taken back');
  return true;
}
