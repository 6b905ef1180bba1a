import type { AppDependencies } from '../../../platform/app-dependencies.ts';
import type { Db } from '../../../platform/database/database.ts';
import { transact } from '../../../platform/database/transactions/transact.ts';
import { markGivenBack } from '../../../subjects/unusual-giving/gift-networks.repository.ts';
import { requireHost } from '../../../subjects/registry-hosts/require-host.ts';
import { publishRegistryChanged } from '../../../subjects/registry-versions/registry-versions.repository.ts';
import { findGiftBooks } from '../../../subjects/surprise/gift-books.repository.ts';
import type { LineMailer } from '../../../subjects/waiting-line/tell-next.ts';
import { releaseGifts } from '../../../subjects/gift-returns/release-gifts.ts';
import {
  tellConfirmedGivers,
  tellGiver,
  type GiveBackMailer,
} from '../../../subjects/gift-returns/give-back-mails.ts';
import {
  findGuestOfGift,
  findNetworkOfGift,
  findReturnableGifts,
  lockItemsOf,
  type GiftGroup,
  type ReturnableGift,
} from '../../../subjects/gift-returns/give-back.repository.ts';
import { findUnusualGivers } from '../../../subjects/unusual-giving/unusual-givers.repository.ts';
import { findUnusualNetworks } from '../../../subjects/unusual-giving/unusual-networks.repository.ts';

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
  if ('network' in group)
    return networks.some(({ networkHash }) => networkHash.equals(group.network));
  const givers = [
    ...(await findUnusualGivers(trx, group.registryId)),
    ...networks.flatMap((network) => network.givers),
  ];
  return givers.some(({ guestId }) => guestId === group.guestId);
}

async function findGiftsToGiveBack(trx: Db, group: GiftGroup): Promise<ReturnableGift[]> {
  const itemIds = await lockItemsOf(trx, group);
  return (await isUnusual(trx, group)) ? findReturnableGifts(trx, group, itemIds) : [];
}

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
    await markGivenBack(
      trx,
      gifts.map(({ id }) => id),
    );
    if (press.of === 'network') await tellConfirmedGivers(deps, trx, registryId, gifts);
    else await tellGiver(deps, trx, registryId, gifts);
    await publishRegistryChanged(trx, registryId, 'host');
    return gifts.length;
  });
  deps.outbox.wake();
  return givenBack;
}
