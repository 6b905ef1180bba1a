import type { Db } from '../../platform/database/database.ts';
import { findGiftBooks } from '../surprise/gift-books.repository.ts';
import { countUnusualGivers } from './unusual-givers.repository.ts';
import { countUnusualNetworks } from './unusual-networks.repository.ts';

interface UnusualCounts {
  readonly unusualGivers: number;
  readonly unusualNetworks: number;
}

export async function countUnusual(
  db: Db,
  userId: string,
): Promise<(registryId: string) => UnusualCounts> {
  const { openIds } = await findGiftBooks(db, userId);
  const givers = await countUnusualGivers(db, openIds);
  const networks = await countUnusualNetworks(db, openIds);
  return (registryId) => ({
    unusualGivers: givers.get(registryId) ?? 0,
    unusualNetworks: networks.get(registryId) ?? 0,
  });
}
