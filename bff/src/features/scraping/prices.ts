import { minutesBetweenLooks, type PriceHistory } from '@gift-registry/bff-contract';
import { transact } from '../../platform/database/transact.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { finishLook } from './look-at-shops.ts';
import { lockScrapesOf } from './scrapes.repository.ts';
import type { ScrapesDependencies } from './start-scrape.ts';
import { findReadings, findOpenLook, findWatch, openLook } from './watches.repository.ts';

const productNotFound = () => new AppError('not-found', 'Product not found');

export async function getPrices(
  deps: ScrapesDependencies,
  userId: string,
  productId: string,
): Promise<PriceHistory> {
  const watched = await findWatch(deps.db, userId, productId);
  if (!watched) throw productNotFound();
  const open = await findOpenLook(deps.db, productId);
  const hasEnded = open !== undefined && (await finishLook(deps, open));
  const watch = hasEnded ? await findWatch(deps.db, userId, productId) : watched;
  if (!watch) throw productNotFound();
  const { url: _, minutesAgo: __, ...history } = watch;
  return { ...history, readings: await findReadings(deps.db, productId) };
}

export async function lookAtPrice(
  deps: ScrapesDependencies,
  userId: string,
  productId: string,
): Promise<PriceHistory> {
  await transact(deps.db, async (trx) => {
    await lockScrapesOf(trx, userId);
    const watch = await findWatch(trx, userId, productId);
    if (!watch) throw productNotFound();
    const isFresh = watch.minutesAgo !== null && watch.minutesAgo < minutesBetweenLooks;
    if (watch.isLooking || isFresh) return;
    await deps.enforceScrapeLimits(trx, userId);
    const scrapeId = await deps.outbox.enqueue(trx, {
      topic: 'scrape',
      payload: { url: watch.url, kind: 'price' },
      requestedBy: userId,
    });
    await openLook(trx, productId, scrapeId);
  });
  return getPrices(deps, userId, productId);
}
