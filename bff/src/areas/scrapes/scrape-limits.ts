import type { AppDependencies } from '../../app-dependencies.ts';
import type { Db } from '../../database/database.ts';
import { AppError } from '../../errors/app-error.ts';
import { createRateLimiter } from '../../rate-limits/rate-limiter.ts';
import { confirmScrapes, findOpenScrapes } from './scrapes.repository.ts';

const DAY_SECONDS = 86_400;
const MAX_AT_ONCE = 10;
const MAX_A_DAY = 200;
/** About the time that a page takes. */
const RETRY_SECONDS = 5;

interface LimitDependencies extends Pick<AppDependencies, 'queues'> {
  readonly limiterKey: Buffer;
}

/** What one account may ask for: each reading may open a browser on our side and a page on somebody else's. */
export function createScrapeLimits({ queues, limiterKey }: LimitDependencies) {
  async function countOpen(trx: Db, userId: string): Promise<number> {
    const scrapes = await findOpenScrapes(trx, userId);
    const over: string[] = [];
    for (const { id, handedOver } of scrapes) {
      if (!handedOver) continue;
      const { state } = await queues.find('scrape', id);
      if (state === 'completed' || state === 'failed') over.push(id);
    }
    await confirmScrapes(trx, over);
    return scrapes.length - over.length;
  }

  return async function demandRoom(trx: Db, userId: string): Promise<void> {
    if ((await countOpen(trx, userId)) >= MAX_AT_ONCE)
      throw new AppError(
        'rate-limited',
        `We are still reading ${MAX_AT_ONCE} pages for you. Please wait for one of them to finish.`,
        { retryAfter: RETRY_SECONDS },
      );
    const retryAfter = await createRateLimiter(trx, limiterKey).take([
      { name: 'scrape/account-day', subject: userId, max: MAX_A_DAY, seconds: DAY_SECONDS },
    ]);
    if (retryAfter !== null)
      throw new AppError(
        'rate-limited',
        `We have read ${MAX_A_DAY} pages for you today, and that is as many as we can. Please come back tomorrow, or fill in the details by hand.`,
        { retryAfter },
      );
  };
}
