import pTimeout from 'p-timeout';
import {
  formatNumber,
  plural,
  type getPlatformState,
  type ReplyOf,
} from '@gift-registry/bff-contract';
import { QUEUES } from '@gift-registry/workers-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { ping } from '../../platform/database/database.ts';
import type { PictureStorage } from '../../platform/pictures/picture-storage.ts';
import { countTroubles, findWaiting, type Waiting } from './overview.repository.ts';

type Dependencies = Pick<AppDependencies, 'db' | 'queues' | 'log'>;
type State = ReplyOf<typeof getPlatformState>;
type Health = State['health'][number];

const TIMEOUT_MS = 2_000;
/** A worker that takes nothing for so long is asleep or gone. */
const LATE_SECONDS = 300;

const milliseconds = (since: number): string =>
  `${formatNumber(Math.round(performance.now() - since))} ms`;

async function check(
  { log }: Pick<Dependencies, 'log'>,
  part: Health['part'],
  work: () => Promise<unknown>,
): Promise<Health> {
  const started = performance.now();
  try {
    await pTimeout(work(), { milliseconds: TIMEOUT_MS });
    return { part, works: true, note: `Answered in ${milliseconds(started)}` };
  } catch (err) {
    log.warn({ err, part }, 'a part of the platform does not answer');
    return { part, works: false, note: 'It does not answer' };
  }
}

function workerHealth(part: string, waiting: readonly Waiting[]): Health {
  const jobs = waiting.reduce((sum, each) => sum + each.jobs, 0);
  const seconds = Math.max(0, ...waiting.map((each) => each.seconds));
  if (jobs === 0) return { part, works: true, note: 'Nothing waits' };
  const note = `${plural(jobs, '1 job waits', '# jobs wait')}, the oldest for ${formatNumber(Math.ceil(seconds / 60))} min`;
  return { part, works: seconds < LATE_SECONDS, note };
}

/** Mails are counted in their log, because those that were sent again, or whose link has ended, need nobody. */
async function failedJobs({ queues, log }: Dependencies): Promise<number> {
  const counts = QUEUES.filter((name) => name !== 'mail').map((name) => queues.count(name));
  return pTimeout(Promise.all(counts), { milliseconds: TIMEOUT_MS })
    .then((each) => each.reduce((sum, { failed }) => sum + failed, 0))
    .catch((err: unknown) => {
      log.warn({ err }, 'failed jobs could not be counted');
      return 0;
    });
}

export async function readPlatformState(
  deps: Dependencies,
  pictures: PictureStorage,
): Promise<State> {
  const { db, queues } = deps;
  const [troubles, waiting, failed, ...health] = await Promise.all([
    countTroubles(db),
    findWaiting(db),
    failedJobs(deps),
    check(deps, 'database', () => ping(db)),
    check(deps, 'queues', () => queues.ping()),
    check(deps, 'storage', () => pictures.has('health-check')),
  ]);
  const attention = [
    { kind: 'failed-mails', count: troubles.failedMails },
    { kind: 'delayed-mails', count: troubles.delayedMails },
    { kind: 'failed-jobs', count: failed },
    { kind: 'payment-cases', count: troubles.paymentCases },
    { kind: 'unusual-gifts', count: troubles.unusualGifts },
    { kind: 'open-queries', count: troubles.openQueries },
    { kind: 'failing-releases', count: troubles.failingReleases },
    { kind: 'sold-out', count: troubles.soldOut },
  ];
  const isScrape = ({ topic }: Waiting) => topic === 'scrape';
  return {
    attention: attention.filter(({ count }) => count > 0),
    health: [
      ...health,
      workerHealth(
        'workers',
        waiting.filter((each) => !isScrape(each)),
      ),
      workerHealth('scraper', waiting.filter(isScrape)),
    ],
  };
}
