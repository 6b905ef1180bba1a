import type { AppDependencies } from '../../platform/app-dependencies.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { createRateLimiter } from '../../platform/rate-limits/rate-limiter.ts';
import { confirmScrapes, findUnconfirmedScrapes } from './scrapes.repository.ts';

const DAY_SECONDS = 86_400;
const MAX_AT_ONCE = 10;
const MAX_PER_DAY = 200;
const RETRY_SECONDS = 5;

export interface ScrapesDependencies extends Pick<AppDependencies, 'db' | 'outbox' | 'queues'> {
  readonly enforceScrapeLimits: (trx: Db, userId: string, pages?: number) => Promise<void>;
}

interface LimitDependencies extends Pick<AppDependencies, 'queues'> {
  readonly limiterKey: Buffer;
}

/** Limits per account: a scrape may open a browser here and loads a page of another website. */
export function createScrapeLimits({ queues, limiterKey }: LimitDependencies) {
  async function countOpen(trx: Db, userId: string): Promise<number> {
    const scrapes = await findUnconfirmedScrapes(trx, userId);
    const finished: string[] = [];
    for (const { id, enqueued } of scrapes) {
      if (!enqueued) continue;
      const { state } = await queues.find('scrape', id);
      if (state === 'completed' || state === 'failed') finished.push(id);
    }
    await confirmScrapes(trx, finished);
    return scrapes.length - finished.length;
  }

  return async function enforceScrapeLimits(trx: Db, userId: string, pages = 1): Promise<void> {
    if ((await countOpen(trx, userId)) >= MAX_AT_ONCE)
      throw new AppError(
        'rate-limited',
        `We are still reading ${MAX_AT_ONCE} pages for you. Please wait for one of them to finish.`,
        { retryAfter: RETRY_SECONDS },
      );
    const retryAfter = await createRateLimiter(trx, limiterKey).take([
      {
        name: 'scrape/account-day',
        subject: userId,
        max: MAX_PER_DAY,
        seconds: DAY_SECONDS,
        cost: pages,
      },
    ]);
    if (retryAfter !== null)
      throw new AppError(
        'rate-limited',
        `We can read up to ${MAX_PER_DAY} pages a day for you. Please come back tomorrow, or fill in the details by hand.`,
        { retryAfter },
      );
  };
}
