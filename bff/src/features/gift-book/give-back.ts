import type { UnusualNetwork } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import type { Db } from '../../platform/database/database.ts';
import { transact } from '../../platform/database/transact.ts';
import {
  type LineMailer,
  releaseGifts,
  tellGivers,
  type GiveBackMailer,
  findGuestOfGift,
  findNetworkOfGift,
  findReturnableGifts,
  lockItemsOf,
  type GiftGroup,
  type ReturnableGift,
  findUnusualNetworks,
  unflagNetwork,
} from '../giving/index.ts';
import { requireHost, publishRegistryChanged } from '../registries/index.ts';
import { findGiftBooks } from '../surprise/index.ts';

type Dependencies = Pick<AppDependencies, 'db'> & LineMailer & GiveBackMailer;

interface Press {
  readonly registryId: string;
  readonly giftId: string;
  readonly of: 'giver' | 'network';
}

async function findGroup(trx: Db, { of, ...gift }: Press): Promise<GiftGroup | undefined> {
  const { registryId } = gift;
  if (of === 'network') {
    const network = await findNetworkOfGift(trx, gift);
    return network && { registryId, network };
  }
  const guestId = await findGuestOfGift(trx, gift);
  return guestId === undefined ? undefined : { registryId, guestId };
}

async function isUnusual(trx: Db, group: GiftGroup): Promise<boolean> {
  const networks = await findUnusualNetworks(trx, group.registryId);
  return networks.some(({ networkHash, givers }) =>
    'network' in group
      ? networkHash.equals(group.network)
      : givers.some(({ guestId }) => guestId === group.guestId),
  );
}

async function findGiftsToGiveBack(trx: Db, group: GiftGroup): Promise<ReturnableGift[]> {
  const itemIds = await lockItemsOf(trx, group);
  return (await isUnusual(trx, group)) ? findReturnableGifts(trx, group, itemIds) : [];
}

/** The groups of gifts that look unusual; none while gifts are a surprise. */
export async function listUnusualNetworks(
  { db }: Pick<AppDependencies, 'db'>,
  userId: string,
  registryId: string,
): Promise<UnusualNetwork[]> {
  await requireHost(db, userId, registryId);
  const { openIds } = await findGiftBooks(db, userId, registryId);
  if (!openIds.includes(registryId)) return [];
  const found = await findUnusualNetworks(db, registryId);
  return found.map(({ networkHash: _networkHash, ...network }) => ({
    ...network,
    givers: network.givers.map(({ guestId: _guestId, ...giver }) => giver),
  }));
}

/** Gives back the gifts of an unusual network, or those of one guest there. Returns the units; 0 when it is unusual no more. */
export async function giveBackAll(
  deps: Dependencies,
  userId: string,
  press: Press,
): Promise<number> {
  const { registryId } = press;
  await requireHost(deps.db, userId, registryId);
  const givenBack = await transact(deps.db, async (trx) => {
    const { openIds } = await findGiftBooks(trx, userId, registryId);
    if (!openIds.includes(registryId)) return 0;
    const group = await findGroup(trx, press);
    const gifts = group ? await findGiftsToGiveBack(trx, group) : [];
    if (gifts.length === 0) return 0;
    await releaseGifts(deps, trx, gifts);
    if (group && 'network' in group) await unflagNetwork(trx, registryId, group.network);
    await tellGivers(deps, trx, registryId, gifts);
    await publishRegistryChanged(trx, registryId, 'host');
    return gifts.reduce((units, { quantity }) => units + quantity, 0);
  });
  deps.outbox.wake();
  return givenBack;
}
