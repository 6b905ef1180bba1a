import type { z } from 'zod';
import { claimItem, type claimForm, type GiftChange } from '@gift-registry/bff-contract';
import { transact } from '../../platform/database/transact.ts';
import { notEnoughLeft, reloadToOrder } from './claim-errors.ts';
import type { ClaimsDependencies } from './claims-dependencies.ts';
import { findUnits } from './claims.repository.ts';
import {
  earlierReply,
  saveReply,
  wasAnswered,
  type RequestKey,
} from './earlier-reply.repository.ts';
import { sendReceipt } from './gift-mails.ts';
import { readGiftChange } from './gifts.repository.ts';
import { recordOrigin, type Giver } from './record-origin.ts';
import { takeClaim, whyNotTaken } from './units.ts';

export interface GiveRequest<Form> extends Giver {
  readonly itemId: string;
  readonly key: string;
  readonly form: Form;
}

type ClaimRequest = GiveRequest<z.output<typeof claimForm>>;

/**
 * Gives a gift that is not ordered, or holds one that the guest buys at a shop. The hosts hear of it from the claim itself, a
 * minute later (`writeNotices`), because a mistake that a guest undoes at once is no news.
 *
 * @throws AppError `already-purchased` when too few are left, `not-found` when the gift left the list.
 */
export async function claimGift(
  deps: ClaimsDependencies,
  request: ClaimRequest,
): Promise<GiftChange> {
  const { guestId, itemId, form, shareCode } = request;
  const key = { guestId, scope: `claim:${itemId}`, key: request.key };
  const refuseSoldOut = () => rejectSoldOut(deps, request, key);
  await refuseOrdered(deps, request);
  await refuseSoldOut();

  return transact(
    deps.givingDb,
    async (trx) => {
      const earlier = await earlierReply(trx, key, form, claimItem.responses[201]);
      if (earlier) return earlier;

      const taken = await takeClaim(trx, { ...form, shareCode, itemId, guestId });
      if (!taken) {
        deps.soldOutItems.set(itemId, true);
        throw await whyNotTaken(trx, request);
      }

      const { giftId } = taken;
      await recordOrigin(deps, trx, request, [{ id: giftId, quantity: form.quantity }]);
      const change = await readGiftChange(trx, { shareCode, guestId, giftId, kind: 'claim' });
      await sendReceipt(deps, trx, { ...request, to: form.guestEmail, gift: change.gift });
      return saveReply(trx, key, request.registryId, change);
    },
    { precheck: refuseSoldOut },
  );
}

/** With a provider, a gift of the catalogue is given by its order. */
async function refuseOrdered(deps: ClaimsDependencies, request: ClaimRequest): Promise<void> {
  if (deps.newOrders().holdMinutes === null) return;
  const units = await findUnits(deps.givingDb, request);
  if (units?.isOrdered) throw reloadToOrder();
}

/** Outside of a transaction, so that a crowd at a sold-out item doesn't delay other claims. */
async function rejectSoldOut(
  { givingDb: db, soldOutItems }: ClaimsDependencies,
  request: ClaimRequest,
  key: RequestKey,
): Promise<void> {
  if (!soldOutItems.has(request.itemId)) return;
  const units = await findUnits(db, request);
  if (!units || units.fulfilled + request.form.quantity <= units.requested) return;
  if (!(await wasAnswered(db, key))) throw notEnoughLeft(units);
}
