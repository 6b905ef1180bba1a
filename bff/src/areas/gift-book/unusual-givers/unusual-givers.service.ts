import type { UnusualGiver, UnusualNetwork } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../../platform/app-dependencies.ts';
import { requireHost } from '../../../subjects/registry-hosts/require-host.ts';
import { findGiftBooks } from '../../../subjects/surprise/gift-books.repository.ts';
import {
  findUnusualGivers,
  type FoundGiver,
} from '../../../subjects/unusual-giving/unusual-givers.repository.ts';
import { findUnusualNetworks } from '../../../subjects/unusual-giving/unusual-networks.repository.ts';

const withoutGuestId = ({ guestId: _guestId, ...giver }: FoundGiver): UnusualGiver => giver;

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
