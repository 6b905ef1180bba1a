import type { ScrapeStatus } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { findKnownProduct } from './external-products.repository.ts';
import { productAddress } from './product-address.ts';
import { isFinished, queuedScrape, toScrapeStatus } from './scrape-status.ts';
import { withCorrections } from './scraped-product.ts';
import type { RequestedScrape } from './scrapes.repository.ts';

export async function readStatus(
  { db, queues }: Pick<AppDependencies, 'db' | 'queues'>,
  userId: string,
  { id, job, enqueued }: RequestedScrape,
): Promise<ScrapeStatus> {
  if (!enqueued) return queuedScrape(id);
  const kind = job.kind === undefined || job.kind === 'price' ? 'page' : job.kind;
  const status = toScrapeStatus(id, kind, await queues.find('scrape', id));
  if (kind !== 'page' || !isFinished(status) || !status.product) return status;
  const known = await findKnownProduct(db, userId, productAddress(status.product.url, 'url'));
  return known ? { ...status, product: withCorrections(status.product, known) } : status;
}
