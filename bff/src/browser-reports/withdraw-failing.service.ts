import type { AppDependencies } from '../app-dependencies.ts';
import type { Db } from '../database/database.ts';
import type { ReleaseFiles } from '../releases/files/release-files.ts';
import { withdraw } from '../releases/withdraw.ts';
import {
  adminAddresses,
  sampleOf,
  watchedReleases,
  type WatchedRelease,
} from './browser-reports.repository.ts';
import { failsMoreOften, type Sample } from './failure-test.ts';

interface Dependencies extends Pick<AppDependencies, 'db' | 'outbox' | 'log'> {
  readonly files: ReleaseFiles;
}

async function mailAdmins(
  { outbox }: Dependencies,
  trx: Db,
  { project, version, before }: WatchedRelease,
  { views, failed }: Sample,
): Promise<void> {
  for (const to of await adminAddresses(trx))
    await outbox.enqueue(trx, {
      topic: 'mail',
      payload: {
        template: 'release-withdrawn',
        to,
        data: { project, version, before, views, failed },
      },
    });
}

/** Withdraws canaries and new releases whose pages fail more often than those of the version before. */
export async function withdrawFailing(deps: Dependencies): Promise<void> {
  const { db, files, log, outbox } = deps;
  for (const release of await watchedReleases(db)) {
    const { project, version, before } = release;
    const sample = await sampleOf(db, project, version);
    const comparison = await sampleOf(db, project, before);
    if (!failsMoreOften(sample, comparison)) continue;
    const withdrawn = await withdraw(
      { db, files, actor: { kind: 'automatic' } },
      { ...release, reason: { sample, comparison } },
      (trx) => mailAdmins(deps, trx, release, sample),
    );
    if (!withdrawn) continue;
    outbox.wake();
    log.warn({ project, version, before, sample, comparison }, 'a failing release was withdrawn');
  }
}
