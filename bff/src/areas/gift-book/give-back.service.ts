import type { Transaction } from 'kysely';
import type { AppDependencies } from '../../app-dependencies.ts';
import type { Database } from '../../database/tables.ts';
import { transact } from '../../database/transact.ts';
import { markGivenBack } from '../../gift-networks/gift-networks.repository.ts';
import { requireHost } from '../../registry-hosts/require-host.ts';
import { publishRegistryChanged } from '../../registry-versions/registry-versions.repository.ts';
import { findGiftBooks } from '../../surprise/gift-books.repository.ts';
import { tellNextInLine, type LineMailer } from '../../waiting-line/tell-next.ts';
import { withdraw } from '../claims/contribution-units.ts';
import { releaseClaim } from '../claims/release-claim.ts';
import { tellGiver, type GiveBackMailer } from './give-back-mails.ts';
import {
  findGuestOfGift,
  findReturnableGifts,
  lockItemsOfGiver,
  type ReturnableGift,
} from './give-back.repository.ts';
import { findUnusualGivers } from './unusual-givers.repository.ts';
import { findUnusualNetworks } from './unusual-networks.repository.ts';

type Dependencies = Pick<AppDependencies, 'db'> & LineMailer & GiveBackMailer;

interface Press {
  readonly registryId: string;
  /** Any gift of the guest. */
  readonly giftId: string;
}

async function giveBack(
  line: LineMailer,
  trx: Transaction<Database>,
  gift: ReturnableGift,
): Promise<void> {
  if (gift.amount === null) return releaseClaim(line, trx, gift);
  await withdraw(trx, { ...gift, amount: gift.amount });
  await tellNextInLine(line, trx, gift.itemId);
}

/** Looks after the lock, so that a second press leaves the gifts that the guest took after the first. */
async function findGiftsToGiveBack(
  trx: Transaction<Database>,
  { registryId, giftId }: Press,
): Promise<ReturnableGift[]> {
  const guestId = await findGuestOfGift(trx, { registryId, giftId });
  if (guestId === undefined) return [];
  const giver = { registryId, guestId };
  const itemIds = await lockItemsOfGiver(trx, giver);
  const networks = await findUnusualNetworks(trx, registryId);
  const givers = [
    ...(await findUnusualGivers(trx, registryId)),
    ...networks.flatMap((network) => network.givers),
  ];
  const unusual = givers.some((found) => found.guestId === guestId);
  return unusual ? findReturnableGifts(trx, giver, itemIds) : [];
}

/** Gives back all gifts of an unusual giver that have not arrived. Resolves to their number. */
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
    const gifts = await findGiftsToGiveBack(trx, press);
    for (const gift of gifts) await giveBack(deps, trx, gift);
    if (gifts.length === 0) return 0;
    await markGivenBack(
      trx,
      gifts.map(({ id }) => id),
    );
    await tellGiver(deps, trx, registryId, gifts);
    await publishRegistryChanged(trx, registryId, 'host');
    return gifts.length;
  });
  deps.outbox.wake();
  return givenBack;
}
