import type { Transaction } from 'kysely';
import type { GiftChange } from '@gift-registry/bff-contract';
import type { Database } from '../../platform/database/tables.ts';
import { transact } from '../../platform/database/transact.ts';
import {
  belongsToOrder,
  giftNotFound,
  holdExpired,
  notExtendable,
  notUndoable,
} from './claim-errors.ts';
import type { ClaimsDependencies } from './claims-dependencies.ts';
import {
  extendHold,
  forgetHoldEnds,
  findGuestClaim,
  markPurchased,
  postponeHoldQuestion,
  type GuestClaim,
  lockItem,
  moveUnits,
} from './claims.repository.ts';
import { withdrawContribution } from './contribute.ts';
import { type OwnGift, readGiftChange, recordGiftChange } from './gifts.repository.ts';
import { releaseClaim } from './release-claim.ts';
import { releaseExpiredHolds } from './units.ts';

type Change = (trx: Transaction<Database>, claim: GuestClaim) => Promise<void>;

/** Undefined for a gift that is no claim of the guest. */
const tryToChange = (
  { db }: Pick<ClaimsDependencies, 'db'>,
  own: OwnGift,
  change: Change,
): Promise<GiftChange | undefined> =>
  transact(db, async (trx) => {
    const before = await findGuestClaim(trx, own);
    if (!before) return undefined;
    // The item before the claim, as everywhere; the claim may have changed until its item is locked.
    await lockItem(trx, before.itemId);
    const claim = await findGuestClaim(trx, own);
    if (!claim) return undefined;
    await change(trx, claim);
    await forgetHoldEnds(trx, { ...own, ...claim });
    return recordGiftChange(trx, { ...own, ...claim });
  });

async function changeClaim(
  deps: ClaimsDependencies,
  own: OwnGift,
  change: Change,
): Promise<GiftChange> {
  const changed = await tryToChange(deps, own, change);
  if (!changed) throw giftNotFound();
  return changed;
}

export const confirmGift = (deps: ClaimsDependencies, own: OwnGift): Promise<GiftChange> =>
  changeClaim(deps, own, async (trx, { id, itemId, status, quantity, expired, orderNumber }) => {
    if (status === 'purchased') return;
    if (orderNumber !== null) throw belongsToOrder(orderNumber);
    if (status === 'reserved' && !expired) {
      await moveUnits(trx, itemId, { reserved: -quantity, fulfilled: quantity });
    } else {
      // The hold has expired; the purchase still counts when nobody else took the gift.
      await releaseExpiredHolds(trx, itemId);
      if (!(await moveUnits(trx, itemId, { fulfilled: quantity }))) throw holdExpired();
    }
    await markPurchased(trx, id);
  });

export const extendGift = (deps: ClaimsDependencies, own: OwnGift): Promise<GiftChange> =>
  changeClaim(deps, own, async (trx, { id, orderNumber }) => {
    if (orderNumber !== null) throw belongsToOrder(orderNumber);
    if (!(await extendHold(trx, id))) throw notExtendable();
  });

/** Every change forgets the ended holds of its item, so there is nothing more to do for a gift that is kept. */
export const hideHoldEnd = (deps: ClaimsDependencies, own: OwnGift): Promise<GiftChange> =>
  changeClaim(deps, own, async (trx, claim) => {
    if (claim.status === 'reserved' && claim.expired)
      await releaseClaim(deps, trx, { ...claim, status: claim.status });
  });

export async function releaseGift(deps: ClaimsDependencies, own: OwnGift): Promise<GiftChange> {
  const changed =
    (await tryToChange(deps, own, async (trx, claim) => {
      if (claim.status === 'released') return;
      if (claim.received) throw notUndoable();
      if (claim.orderNumber !== null) throw belongsToOrder(claim.orderNumber);
      await releaseClaim(deps, trx, { ...claim, status: claim.status });
    })) ?? (await withdrawContribution(deps, own));
  if (!changed) throw giftNotFound();
  return changed;
}

export const postponeQuestion = (
  { db }: Pick<ClaimsDependencies, 'db'>,
  own: OwnGift,
): Promise<GiftChange> =>
  transact(db, async (trx) => {
    const claim = await findGuestClaim(trx, own);
    if (!claim) throw giftNotFound();
    await postponeHoldQuestion(trx, claim.id);
    return readGiftChange(trx, own);
  });
