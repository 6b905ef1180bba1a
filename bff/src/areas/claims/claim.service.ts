import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { claimForm, GiftChange } from '@gift-registry/bff-contract';
import type { Database } from '../../database/tables.ts';
import { giftNotFound, notEnoughLeft } from './claim-errors.ts';
import type { ClaimsDependencies } from './claims-dependencies.ts';
import { insertClaim } from './claims.repository.ts';
import { give, idempotencyKeyOf, type GiveRequest } from './give.service.ts';
import { releaseExpiredHolds } from './holds.service.ts';
import { findKey } from './idempotency-keys.repository.ts';
import type { RecordGift } from './record-gift.ts';
import { findUnits, takeUnits, type TakenItem, type WantedUnits } from './units.repository.ts';

type ClaimRequest = GiveRequest<z.output<typeof claimForm>>;

/** Takes the units. When none are left, releases expired holds and tries once more. */
async function take(trx: Transaction<Database>, wanted: WantedUnits): Promise<TakenItem> {
  const taken = await takeUnits(trx, wanted);
  if (taken) return taken;

  const units = await findUnits(trx, wanted);
  if (!units) throw giftNotFound();
  if (units.reserved === 0 || !(await releaseExpiredHolds(trx, wanted.itemId)))
    throw notEnoughLeft(units);
  const takenAfterwards = await takeUnits(trx, wanted);
  if (takenAfterwards) return takenAfterwards;
  throw notEnoughLeft((await findUnits(trx, wanted)) ?? units);
}

/**
 * Rejects a claim of bought units outside of a transaction, so that a crowd at a sold-out item doesn't delay other claims.
 * A repeated request goes on to its stored reply.
 */
async function rejectSoldOut(
  { db, soldOutItems }: ClaimsDependencies,
  request: ClaimRequest,
): Promise<void> {
  if (!soldOutItems.has(request.itemId)) return;
  const units = await findUnits(db, request);
  if (!units || units.fulfilled + request.form.quantity <= units.requested) return;
  if (await findKey(db, idempotencyKeyOf('claim', request))) return;
  throw notEnoughLeft(units);
}

/** Takes the units of an item and records the claim. */
export const recordClaim =
  (
    deps: Pick<ClaimsDependencies, 'soldOutItems'>,
    {
      shareCode,
      itemId,
      form,
      guestId,
    }: Pick<ClaimRequest, 'shareCode' | 'itemId' | 'form' | 'guestId'>,
  ): RecordGift =>
  async (trx, { id, waitMinutes }) => {
    const { quantity } = form;
    const wanted = { shareCode, itemId, quantity, hold: waitMinutes !== null };
    const { registryId, hasShop } = await take(trx, wanted).catch((error: unknown) => {
      deps.soldOutItems.add(itemId);
      throw error;
    });
    const claim = { ...form, itemId, guestId, held: hasShop, waitMinutes, id };
    return { giftId: await insertClaim(trx, claim), registryId };
  };

/** Purchases an item, or holds it when a shop has to be visited first. */
export async function claimGift(
  deps: ClaimsDependencies,
  request: ClaimRequest,
): Promise<GiftChange> {
  const precheck = () => rejectSoldOut(deps, request);
  await precheck();
  return give(deps, 'claim', request, recordClaim(deps, request), { precheck });
}
