import { sampleOf, watchedReleases } from './browser-reports.repository.ts';
import { failsMoreOften } from './failure-test.ts';
import { suspectLive, type WatchOptions } from './live-suspects.service.ts';
import { takeBack } from './take-back.ts';

export async function withdrawFailing(options: WatchOptions): Promise<void> {
  const { db } = options;
  for (const release of await watchedReleases(db)) {
    const { project, version, before, isLive } = release;
    const sample = await sampleOf(db, project, version);
    const comparison = await sampleOf(db, project, before);
    if (!failsMoreOften(sample, comparison)) continue;
    const { views, failed } = sample;
    const failing = { project, version, before, views, failed };
    if (isLive) await suspectLive(options, failing);
    else await takeBack(options, failing, { sample, comparison });
  }
}
