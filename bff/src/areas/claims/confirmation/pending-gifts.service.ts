import type { GiftChange } from '@gift-registry/bff-contract';
import { transact } from '../../../platform/database/transactions/transact.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { publishRegistryChanged } from '../../../subjects/registry-versions/registry-versions.repository.ts';
import { recordClaim } from '../giving/claim.service.ts';
import type { ClaimsDependencies } from '../claims-dependencies.ts';
import { recordContribution } from '../giving/contribution.service.ts';
import { insertOrigin } from '../giving/gift-origin.repository.ts';
import type { OwnGift } from '../../../subjects/gifts/gifts.repository.ts';
import { readGiftChange } from '../record-gift-change.ts';
import {
  deletePendingGift,
  findPendingGifts,
  findPendingItem,
  takePendingGift,
  type PendingGift,
} from '../giving/pending-gifts.repository.ts';

type Dependencies = Pick<ClaimsDependencies, 'db' | 'soldOutItems' | 'promiseDays'>;

const recordPending = (
  deps: Dependencies,
  { shareCode, itemId, guestId, quantity, amount, ...person }: PendingGift,
) =>
  amount === null
    ? recordClaim(deps, { shareCode, itemId, guestId, form: { ...person, quantity } })
    : recordContribution(deps, { shareCode, itemId, guestId, form: { ...person, amount } });

const givePending = (deps: Dependencies, id: string): Promise<void> =>
  transact(deps.db, async (trx) => {
    const gift = await takePendingGift(trx, id);
    if (!gift) return;
    const { registryId } = await recordPending(deps, gift)(trx, { id, waitMinutes: null });
    await insertOrigin(trx, gift.guestId, gift.shareCode, id, registryId, gift.network);
    await publishRegistryChanged(trx, registryId);
  });

/** Resolves to the reasons of those that can't be given any more, by their ids; those are deleted. */
export async function givePendingGifts(
  deps: Dependencies,
  guestId: string,
): Promise<Map<string, AppError>> {
  const refusals = new Map<string, AppError>();
  for (const { id } of await findPendingGifts(deps.db, guestId))
    try {
      await givePending(deps, id);
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error;
      await deletePendingGift(deps.db, id);
      refusals.set(id, error);
    }
  return refusals;
}

export const withdrawPendingGift = (
  { db }: Pick<ClaimsDependencies, 'db'>,
  own: OwnGift,
): Promise<GiftChange | undefined> =>
  transact(db, async (trx) => {
    const found = await findPendingItem(trx, own);
    if (!found) return undefined;
    const { gift, item } = await readGiftChange(trx, { ...own, itemId: found.itemId });
    await deletePendingGift(trx, own.giftId);
    const released = { status: 'released', needsConfirmation: false, undoable: false } as const;
    return { gift: { ...gift, ...released, expiresAt: null, codeSentTo: null }, item };
  });
