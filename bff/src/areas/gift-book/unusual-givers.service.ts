import type { UnusualGiver } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../app-dependencies.ts';
import { requireHost } from '../../registry-hosts/require-host.ts';
import { findGiftBooks } from '../../surprise/gift-books.repository.ts';
import { countUnusualGivers, findUnusualGivers } from './unusual-givers.repository.ts';

/** Hosts learn of nobody while gifts are a surprise. */
export async function listUnusualGivers(
  { db }: Pick<AppDependencies, 'db'>,
  userId: string,
  registryId: string,
): Promise<UnusualGiver[]> {
  await requireHost(db, userId, registryId);
  const { openIds } = await findGiftBooks(db, userId, registryId);
  if (!openIds.includes(registryId)) return [];
  const givers = await findUnusualGivers(db, registryId);
  return givers.map(({ guestId: _guestId, ...giver }) => giver);
}

/** The number of unusual givers of each registry that the user hosts; none of a surprise. */
export async function countUnusualGiversOf(
  { db }: Pick<AppDependencies, 'db'>,
  userId: string,
): Promise<Map<string, number>> {
  const { openIds } = await findGiftBooks(db, userId);
  return countUnusualGivers(db, openIds);
}
