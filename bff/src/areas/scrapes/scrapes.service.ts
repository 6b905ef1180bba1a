import { errorMessages, type ScrapeStatus } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../app-dependencies.ts';
import type { Db } from '../../database/database.ts';
import { transact } from '../../database/transact.ts';
import { AppError } from '../../errors/app-error.ts';
import { findKnownProduct } from '../items/external-products.repository.ts';
import { productAddress, webAddress } from '../items/product-address.ts';
import {
  isFinished,
  isReusable,
  queuedScrape,
  toScrapeStatus,
  type ScrapeKind,
} from './scrape-status.ts';
import { withCorrections } from './scraped-product.ts';
import {
  findRecentScrape,
  findScrape,
  lockScrapesOf,
  type RequestedScrape,
} from './scrapes.repository.ts';

export interface ScrapesDependencies extends Pick<AppDependencies, 'db' | 'outbox' | 'queues'> {
  /** Throws `rate-limited` when the account has to wait. `pages` is 1 by default. */
  readonly enforceScrapeLimits: (trx: Db, userId: string, pages?: number) => Promise<void>;
}

interface ScrapeRequest {
  readonly url: string;
  readonly kind: Exclude<ScrapeKind, 'upload'>;
}

export async function readStatus(
  { db, queues }: ScrapesDependencies,
  userId: string,
  { id, job, enqueued }: RequestedScrape,
): Promise<ScrapeStatus> {
  if (!enqueued) return queuedScrape(id);
  const kind = job.kind ?? 'page';
  const status = toScrapeStatus(id, kind, await queues.find('scrape', id));
  if (kind !== 'page' || !isFinished(status) || !status.product) return status;
  const known = await findKnownProduct(db, userId, productAddress(status.product.url, 'url'));
  return known ? { ...status, product: withCorrections(status.product, known) } : status;
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
