import {
  failsInARow,
  sampleOf,
  watchedReleases,
  type WatchedRelease,
} from './browser-reports.repository.ts';
import { failureOf } from './failure-of.ts';
import { failsMoreOften, MIN_VIEWS, type Sample } from './failure-test.ts';
import { suspectLive, type WatchOptions } from './live-suspects.service.ts';
import { takeBack } from './take-back.ts';

/** So few views that no test can tell chance from failure. */
const QUIET = { failures: 5, networks: 3 } as const;
const QUIET_MINUTES = 24 * 60;

const figuresOf = ({ project, version, before }: WatchedRelease, { views, failed }: Sample) => ({
  ...{ project, version, before, views, failed },
});

async function withdrawProven(options: WatchOptions): Promise<void> {
  const { db } = options;
  for (const release of await watchedReleases(db)) {
    const { project, version, before, isLive } = release;
    const sample = await sampleOf(db, project, version);
    const comparison = await sampleOf(db, project, before);
    if (!failsMoreOften(sample, comparison)) continue;
    const failing = figuresOf(release, sample);
    if (isLive) {
      await suspectLive(options, failing, sample);
      continue;
    }
    const { networks, failingNetworks } = sample;
    const known = { ...(await failureOf(options, release)), networks, failingNetworks };
    await takeBack(options, failing, {
      because: 'reports',
      evidence: { sample, comparison },
      known,
    });
  }
}

/** An area that few people visit alarms its team sooner. Without a proof, its release stays. */
async function suspectQuiet(options: WatchOptions): Promise<void> {
  const { db } = options;
  for (const release of await watchedReleases(db, QUIET_MINUTES)) {
    const sample = await sampleOf(db, release.project, release.version);
    if (sample.views >= MIN_VIEWS || sample.failed < QUIET.failures) continue;
    if (await failsInARow(db, release, QUIET))
      await suspectLive(options, figuresOf(release, sample), sample);
  }
}

export async function withdrawFailing(options: WatchOptions): Promise<void> {
  await withdrawProven(options);
  await suspectQuiet(options);
}
