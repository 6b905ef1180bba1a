import type { z } from 'zod';
import type { exportGifts } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { requireHost } from '../registries/index.ts';
import { findGiftBooks } from '../surprise/index.ts';
import { findGiftPage, type GiftPage, type ListedGift } from './gift-list.repository.ts';

type Dependencies = Pick<AppDependencies, 'db'>;

export async function booksOf(
  { db }: Dependencies,
  userId: string,
  registryId: string | undefined,
) {
  if (registryId !== undefined) await requireHost(db, userId, registryId);
  return findGiftBooks(db, userId, registryId);
}

const EXPORT_PAGE = 1_000;

export async function allGifts(
  deps: Dependencies,
  userId: string,
  { registryId }: z.output<typeof exportGifts.query>,
): Promise<ListedGift[]> {
  const { openIds } = await booksOf(deps, userId, registryId);
  const gifts: ListedGift[] = [];
  const page: Omit<GiftPage, 'after'> = {
    registryIds: openIds,
    sort: 'newest',
    limit: EXPORT_PAGE,
  };
  for (let after: GiftPage['after']; ;) {
    const found = await findGiftPage(deps.db, { ...page, after });
    gifts.push(...found);
    const last = found.at(-1);
    if (found.length < EXPORT_PAGE || !last) return gifts;
    after = { value: last.sortValue, id: last.id };
  }
}
