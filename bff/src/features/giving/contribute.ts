import type { z } from 'zod';
import {
  contributeToItem,
  fromPaise,
  minFundAmount,
  toPaise,
  type contributionForm,
  type GiftChange,
} from '@gift-registry/bff-contract';
import type { Db } from '../../platform/database/database.ts';
import { transact } from '../../platform/database/transact.ts';
import {
  amountTooHigh,
  fundClosed,
  giftNotFound,
  notEnoughLeft,
  notForContributions,
  notUndoable,
  paidAlready,
  tooLittleForFund,
} from './claim-errors.ts';
import type { GiveRequest } from './claim-gift.ts';
import type { ClaimsDependencies } from './claims-dependencies.ts';
import { findUnits, lockItem, moveUnits } from './claims.repository.ts';
import { completeUnit, withdraw, endOverduePromises } from './units.ts';
import {
  findOpenUnit,
  findOwnContribution,
  insertContribution,
  lockContributableItem,
  openUnit,
  pledge,
  type ContributableItem,
  type SharedUnit,
} from './contributions.repository.ts';
import { earlierReply, saveReply } from './earlier-reply.repository.ts';
import { sendReceipt } from './gift-mails.ts';
import { type OwnGift, readGiftChange, recordGiftChange } from './gifts.repository.ts';
import { recordOrigin } from './record-origin.ts';
import { tellNextInLine } from './release-claim.ts';

async function findOrOpenUnit(
  db: Db,
  shareCode: string,
  { itemId, price, currency, givesTogether, isFund }: ContributableItem,
): Promise<SharedUnit> {
  const open = await findOpenUnit(db, itemId);
  if (open && (open.unitPrice === null || open.pledged < open.unitPrice)) return open;
  // Its pledges are complete, but one of them waits for its money.
  if (open) throw notEnoughLeft({ requested: 1, reserved: 1, fulfilled: 0 });
  if (!isFund && (!givesTogether || currency !== 'INR' || !price)) throw notForContributions();
  if (await moveUnits(db, itemId, { reserved: 1 })) return openUnit(db, itemId, price);
  const units = await findUnits(db, { shareCode, itemId });
  throw units ? notEnoughLeft(units) : giftNotFound();
}

type ContributionRequest = GiveRequest<z.output<typeof contributionForm>>;

/**
 * Pledges an amount towards one unit, or to a fund. The unit counts as bought when the pledges reach its price and are paid.
 *
 * @throws AppError `conflict` when the item takes no such amount, `already-purchased` when nothing is left to give.
 */
export const contribute = (
  deps: ClaimsDependencies,
  request: ContributionRequest,
): Promise<GiftChange> =>
  transact(deps.givingDb, async (trx) => {
    const { shareCode, guestId, itemId, form } = request;
    const key = { guestId, scope: `contribution:${itemId}`, key: request.key };
    const earlier = await earlierReply(trx, key, form, contributeToItem.responses[201]);
    if (earlier) return earlier;

    // Contributions to one item run one after the other, so their sum never exceeds its price.
    const item = await lockContributableItem(trx, shareCode, itemId);
    if (!item) throw giftNotFound();
    if (item.closed) throw fundClosed();
    if (item.isFund && form.amount < minFundAmount) throw tooLittleForFund();
    await endOverduePromises(trx, [itemId]);
    const unit = await findOrOpenUnit(trx, shareCode, item);
    const pledged = await pledge(trx, unit.id, form.amount);
    if (pledged === undefined)
      throw amountTooHigh(fromPaise(toPaise(unit.unitPrice ?? 0) - toPaise(unit.pledged)));
    const { promiseDays } = deps;
    const giftId = await insertContribution(trx, {
      ...form,
      claimId: unit.id,
      guestId,
      promiseDays,
    });
    await completeUnit(trx, { unitId: unit.id, itemId, pledged });

    await recordOrigin(deps, trx, request, [{ id: giftId, quantity: 1 }]);
    const own = { shareCode, guestId, giftId, kind: 'contribution' } as const;
    const change = await readGiftChange(trx, own);
    await sendReceipt(deps, trx, { ...request, to: form.guestEmail, gift: change.gift });
    return saveReply(trx, key, item.registryId, change);
  });

export const withdrawContribution = (
  deps: ClaimsDependencies,
  own: OwnGift,
): Promise<GiftChange | undefined> =>
  transact(deps.db, async (trx) => {
    const before = await findOwnContribution(trx, own);
    if (!before) return undefined;
    await lockItem(trx, before.itemId);
    const contribution = await findOwnContribution(trx, own);
    if (!contribution) return undefined;
    if (contribution.received) throw notUndoable();
    if (contribution.paid) throw paidAlready();
    await withdraw(trx, { ...contribution, id: own.giftId });
    await tellNextInLine(deps, trx, contribution.itemId);
    return recordGiftChange(trx, { ...own, ...contribution });
  });
