import type { z } from 'zod';
import {
  contributeToItem,
  type contributionForm,
  type GiftChange,
} from '@gift-registry/bff-contract';
import { transact } from '../../database/transact.ts';
import type { Db } from '../../database/database.ts';
import type { ClaimsDependencies } from './claims-dependencies.ts';
import { markPurchased, markReleased } from './claims.repository.ts';
import {
  findOpenUnit,
  findOwnContribution,
  insertContribution,
  lockContributableItem,
  markWithdrawn,
  openUnit,
  pledge,
  type ContributableItem,
  type SharedUnit,
} from './contributions.repository.ts';
import { announceGift } from './gift-change.ts';
import { once } from './idempotency.ts';
import { sendReceipt } from './receipts.ts';
import {
  giftGone,
  moreThanMissing,
  notEnoughLeft,
  notForSharing,
  sharedGiftComplete,
} from './refusals.ts';
import { findUnits, lockItem, moveUnits } from './units.repository.ts';

export interface ContributionRequest {
  readonly shareCode: string;
  readonly itemId: string;
  readonly key: string;
  readonly form: z.output<typeof contributionForm>;
  readonly guestId: string;
}

/** The unit to pledge to: the open one, or a free one reserved for guests together. */
async function unitFor(db: Db, shareCode: string, item: ContributableItem): Promise<SharedUnit> {
  const { itemId, price } = item;
  if (item.external || item.currency !== 'INR' || !price) throw notForSharing();
  const open = await findOpenUnit(db, itemId);
  if (open) return open;
  if (await moveUnits(db, itemId, { reserved: 1 })) return openUnit(db, itemId, price);
  const units = await findUnits(db, { shareCode, itemId });
  throw units ? notEnoughLeft(units) : giftGone();
}

/** Pledges an amount towards one unit; the unit counts as bought when its price is reached. */
export async function contribute(
  deps: ClaimsDependencies,
  { shareCode, itemId, key, form, guestId }: ContributionRequest,
): Promise<GiftChange> {
  return transact(deps.db, (trx) =>
    once(
      trx,
      { key, scope: `contribution:${itemId}`, body: form, guestId },
      contributeToItem.responses[201],
      async () => {
        const item = await lockContributableItem(trx, shareCode, itemId);
        if (!item) throw giftGone();
        const unit = await unitFor(trx, shareCode, item);
        const pledged = await pledge(trx, unit.id, form.amount);
        if (pledged === undefined) throw moreThanMissing(unit.unitPrice - unit.pledged);
        if (pledged === unit.unitPrice) {
          await markPurchased(trx, unit.id);
          await moveUnits(trx, itemId, { reserved: -1, fulfilled: 1 });
        }
        const giftId = await insertContribution(trx, { ...form, unitId: unit.id, guestId });
        const change = await announceGift(trx, {
          ...item,
          shareCode,
          guestId,
          giftId,
        });
        if (form.guestEmail)
          await sendReceipt(deps, trx, {
            to: form.guestEmail,
            shareCode,
            guestId,
            gift: change.gift,
          });
        return change;
      },
    ),
  );
}

interface OwnGift {
  readonly shareCode: string;
  readonly giftId: string;
  readonly guestId: string;
}

/** Takes a contribution back while its unit is not complete; undefined when the guest has no such contribution. */
export async function withdrawContribution(
  { db }: ClaimsDependencies,
  own: OwnGift,
): Promise<GiftChange | undefined> {
  return transact(db, async (trx) => {
    const contribution = await findOwnContribution(trx, own);
    if (!contribution) return undefined;
    const { itemId, unitId, amount } = contribution;
    await lockItem(trx, itemId);
    if (await markWithdrawn(trx, own.giftId)) {
      const left = await pledge(trx, unitId, -amount);
      if (left === undefined) throw sharedGiftComplete();
      if (left === 0) {
        await markReleased(trx, unitId);
        await moveUnits(trx, itemId, { reserved: -1 });
      }
    }
    return announceGift(trx, { ...own, ...contribution });
  });
}
