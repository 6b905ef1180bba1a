import { errorMessages, type ScrapeStatus } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../app-dependencies.ts';
import { AppError } from '../../errors/app-error.ts';
import type { RateLimiter } from '../../rate-limits/rate-limiter.ts';
import { productAddress } from '../items/product-address.ts';
import { queuedScrape, toScrapeStatus } from './scrape-status.ts';
import { findScrape } from './scrapes.repository.ts';

const MINUTE = 60;

export interface ScrapesDependencies extends Pick<AppDependencies, 'db' | 'outbox' | 'queues'> {
  readonly limiter: RateLimiter;
}

export function createScrapesService({ db, outbox, queues, limiter }: ScrapesDependencies) {
  /** Each one may open a browser on our side and a page on somebody else's. */
  async function limit(userId: string): Promise<void> {
    const retryAfter = await limiter.take([
      { name: 'scrape/account', subject: userId, max: 30, seconds: 10 * MINUTE },
    ]);
    if (retryAfter === null) return;
    const minutes = Math.ceil(retryAfter / MINUTE);
    throw new AppError(
      'rate-limited',
      `Too many attempts. Please wait ${minutes} minutes before trying again.`,
      { retryAfter },
    );
  }

  return {
    async start(userId: string, typed: string): Promise<ScrapeStatus> {
      const url = productAddress(typed, 'url');
      await limit(userId);
      const id = await outbox.enqueue(db, {
        topic: 'scrape',
        payload: { url },
        requestedBy: userId,
      });
      return queuedScrape(id);
    },

    async status(userId: string, scrapeId: string): Promise<ScrapeStatus> {
      const scrape = await findScrape(db, userId, scrapeId);
      if (!scrape) throw new AppError('not-found', errorMessages.notFound);
      if (!scrape.handedOver) return queuedScrape(scrapeId);
      return toScrapeStatus(scrapeId, await queues.find('scrape', scrapeId));
    },
  };
}
