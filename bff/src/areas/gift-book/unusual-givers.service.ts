import type { UnusualGiver, UnusualNetwork } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../app-dependencies.ts';
import { requireHost } from '../../registry-hosts/require-host.ts';
import { findGiftBooks } from '../../surprise/gift-books.repository.ts';
import {
  countUnusualGivers,
  findUnusualGivers,
  type FoundGiver,
} from './unusual-givers.repository.ts';
import { countUnusualNetworks, findUnusualNetworks } from './unusual-networks.repository.ts';

const withoutGuestId = ({ guestId: _guestId, ...giver }: FoundGiver): UnusualGiver => giver;

/** Hosts learn of nobody while gifts are a surprise. */
export async function listUnusualGivers(
  { db }: Pick<AppDependencies, 'db'>,
  userId: string,
  registryId: string,
): Promise<{ givers: UnusualGiver[]; networks: UnusualNetwork[] }> {
  await requireHost(db, userId, registryId);
  const { openIds } = await findGiftBooks(db, userId, registryId);
  if (!openIds.includes(registryId)) return { givers: [], networks: [] };
  const givers = await findUnusualGivers(db, registryId);
  const networks = await findUnusualNetworks(db, registryId);
  return {
    givers: givers.map(withoutGuestId),
    networks: networks.map(({ networkHash: _networkHash, ...network }) => ({
      ...network,
      givers: network.givers.map(withoutGuestId),
    })),
  };
}

interface UnusualCounts {
  readonly unusualGivers: number;
  readonly unusualNetworks: number;
}

/** Counts what is unusual in each registry that the user hosts; nothing of a surprise. */
export async function countUnusual(
  { db }: Pick<AppDependencies, 'db'>,
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
