import { sampleOf, watchedReleases } from './browser-reports.repository.ts';
import { failureOf } from './failure-of.ts';
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
    const { views, failed, networks, failingNetworks } = sample;
    const failing = { project, version, before, views, failed };
    if (isLive) {
      await suspectLive(options, failing, sample);
      continue;
    }
    const known = { ...(await failureOf(options, release)), networks, failingNetworks };
    await takeBack(options, failing, {
      because: 'reports',
      evidence: { sample, comparison },
      known,
    });
  }
}
