import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { claimForm, GiftChange } from '@gift-registry/bff-contract';
import type { Database } from '../../../platform/database/tables.ts';
import { giftNotFound, notEnoughLeft, takesAmounts } from '../claim-errors.ts';
import type { ClaimsDependencies } from '../claims-dependencies.ts';
import { give, idempotencyKeyOf, type GiveRequest } from './give.service.ts';
import { releaseExpiredHolds } from '../holds/holds.service.ts';
import { findKey } from './idempotency-keys.repository.ts';
import type { RecordedGift, RecordGift, TryToRecord } from './record-gift.ts';
import { takeClaim, type NewClaim } from './take-claim.repository.ts';
import { findUnits } from '../../../subjects/gifts/units.repository.ts';

export type ClaimRequest = GiveRequest<z.output<typeof claimForm>>;

async function take(trx: Transaction<Database>, claim: NewClaim): Promise<RecordedGift> {
  const taken = await takeClaim(trx, claim);
  if (taken) return taken;

  const units = await findUnits(trx, claim);
  if (!units) throw giftNotFound();
  if (units.isFund) throw takesAmounts();
  if (units.reserved === 0 || !(await releaseExpiredHolds(trx, claim.itemId)))
    throw notEnoughLeft(units);
  const takenAfterwards = await takeClaim(trx, claim);
  if (takenAfterwards) return takenAfterwards;
  throw notEnoughLeft((await findUnits(trx, claim)) ?? units);
}

/** Outside of a transaction, so that a crowd at a sold-out item doesn't delay other claims. */
async function rejectSoldOut(
  { givingDb: db, soldOutItems }: ClaimsDependencies,
  request: ClaimRequest,
): Promise<void> {
  if (!soldOutItems.has(request.itemId)) return;
  const units = await findUnits(db, request);
  if (!units || units.fulfilled + request.form.quantity <= units.requested) return;
  if (await findKey(db, idempotencyKeyOf('claim', request))) return;
  throw notEnoughLeft(units);
}

type ClaimedGift = Pick<ClaimRequest, 'shareCode' | 'itemId' | 'form' | 'guestId'>;

const newClaim = ({ shareCode, itemId, guestId, form }: ClaimedGift) => ({
  ...form,
  ...{ shareCode, itemId, guestId, onceFor: null },
});

export const recordClaim =
  (deps: Pick<ClaimsDependencies, 'soldOutItems'>, claimed: ClaimedGift): RecordGift =>
  (trx, recording) =>
    take(trx, { ...newClaim(claimed), ...recording }).catch((error: unknown) => {
      deps.soldOutItems.add(claimed.itemId);
      throw error;
    });

const tryToClaim =
  (claimed: ClaimedGift): TryToRecord =>
  (trx, onceFor) =>
    takeClaim(trx, { ...newClaim(claimed), onceFor, id: null, waitMinutes: null });

export async function claimGift(
  deps: ClaimsDependencies,
  request: ClaimRequest,
): Promise<GiftChange> {
  const precheck = () => rejectSoldOut(deps, request);
  await precheck();
  return give(deps, 'claim', request, {
    tryToRecord: tryToClaim(request),
    record: recordClaim(deps, request),
    precheck,
  });
}
