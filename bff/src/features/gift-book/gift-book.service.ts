import type { z } from 'zod';
import type { getGiftTotals, GiftTotals, listGifts, ReplyOf } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { booksOf } from './all-gifts.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { findGiftPage } from './gift-list.repository.ts';
import { withParcels } from '../surprise/index.ts';
import { sumGifts } from './gift-totals.repository.ts';

type Dependencies = Pick<AppDependencies, 'db'>;

export async function listGiftBook(
  deps: Dependencies,
  userId: string,
  { registryId, cursor, limit, ...page }: z.output<typeof listGifts.query>,
): Promise<ReplyOf<typeof listGifts>> {
  const after = readCursor(page.sort, cursor);
  const { openIds, surprises } = await booksOf(deps, userId, registryId);
  const found = await findGiftPage(deps.db, {
    ...page,
    after,
    registryIds: openIds,
    limit: limit + 1,
  });
  const gifts = found.slice(0, limit);
  const last = gifts.at(-1);
  return {
    gifts,
    surprises: await withParcels(deps.db, surprises),
    nextCursor:
      found.length > limit && last
        ? writeCursor(page.sort, { value: last.sortValue, id: last.id })
        : null,
  };
}

export async function totalGifts(
  deps: Dependencies,
  userId: string,
  { registryId, ...filter }: z.output<typeof getGiftTotals.query>,
): Promise<GiftTotals> {
  const { openIds } = await booksOf(deps, userId, registryId);
  return sumGifts(deps.db, { ...filter, registryIds: openIds });
}
