import { errorMessages, type ScrapeStatus } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import type { Db } from '../../platform/database/database.ts';
import { transact } from '../../platform/database/transact.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { createRateLimiter } from '../../platform/rate-limits/rate-limiter.ts';
import { productAddress, webAddress } from './product-address.ts';
import { isReusable, queuedScrape, type ScrapeKind, readStatus } from './scrape-status.ts';
import {
  confirmScrapes,
  findUnconfirmedScrapes,
  findRecentScrape,
  findScrape,
  lockScrapesOf,
} from './scrapes.repository.ts';

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

interface ScrapeRequest {
  readonly url: string;
  readonly kind: Exclude<ScrapeKind, 'upload'>;
}

async function findReusableStatus(
  deps: ScrapesDependencies,
  userId: string,
  url: string,
): Promise<ScrapeStatus | undefined> {
  const recent = await findRecentScrape(deps.db, userId, url);
  const status = recent && (await readStatus(deps, userId, recent));
  return status && isReusable(status) ? status : undefined;
}

export async function startScrape(
  deps: ScrapesDependencies,
  userId: string,
  { url: typed, kind }: ScrapeRequest,
): Promise<ScrapeStatus> {
  const isPage = kind === 'page';
  const url = isPage ? productAddress(typed, 'url') : webAddress(typed, 'url').href;
  const reusable = isPage ? await findReusableStatus(deps, userId, url) : undefined;
  if (reusable) return reusable;
  const id = await transact(deps.db, async (trx) => {
    await lockScrapesOf(trx, userId);
    await deps.enforceScrapeLimits(trx, userId);
    return deps.outbox.enqueue(trx, {
      topic: 'scrape',
      payload: { url, kind },
      requestedBy: userId,
    });
  });
  return queuedScrape(id);
}

export async function getScrapeStatus(
  deps: ScrapesDependencies,
  userId: string,
  scrapeId: string,
): Promise<ScrapeStatus> {
  const scrape = await findScrape(deps.db, userId, scrapeId);
  if (!scrape) throw new AppError('not-found', errorMessages.notFound);
  return readStatus(deps, userId, scrape);
}
