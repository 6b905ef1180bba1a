import { errorMessages, type ScrapeStatus } from '@gift-registry/bff-contract';
import { transact } from '../../platform/database/transactions/transact.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { productAddress, webAddress } from './product-address.ts';
import { isReusable, queuedScrape, type ScrapeKind } from './scrape-status.ts';
import { readStatus } from './read-status.ts';
import type { ScrapesDependencies } from './scrape-limits.ts';
import { findRecentScrape, findScrape, lockScrapesOf } from './scrapes.repository.ts';

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
