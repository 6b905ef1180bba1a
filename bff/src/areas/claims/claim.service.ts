import type { Transaction } from 'kysely';
import type { z } from 'zod';
import { claimItem, type claimForm, type GiftChange } from '@gift-registry/bff-contract';
import type { Database } from '../../database/tables.ts';
import { transact } from '../../database/transact.ts';
import type { ClaimsDependencies, Requester } from './claims-dependencies.ts';
import { insertClaim } from './claims.repository.ts';
import { announceGift } from './gift-change.ts';
import { freeExpiredHolds } from './holds.service.ts';
import { once } from './idempotency.ts';
import { sendReceipt } from './receipts.ts';
import { giftGone, notEnoughLeft } from './refusals.ts';
import { findUnits, takeUnits, type TakenItem, type WantedUnits } from './units.repository.ts';

export interface ClaimRequest {
  readonly shareCode: string;
  readonly itemId: string;
  readonly key: string;
  readonly form: z.output<typeof claimForm>;
  readonly requester: Requester;
}

/** Takes the units, freeing expired holds when none seem left; refuses with the reason otherwise. */
async function take(trx: Transaction<Database>, wanted: WantedUnits): Promise<TakenItem> {
  const taken = await takeUnits(trx, wanted);
  if (taken) return taken;

  const units = await findUnits(trx, wanted.shareCode, wanted.itemId);
  if (!units) throw giftGone();
  const freed = units.reserved > 0 && (await freeExpiredHolds(trx, wanted.itemId));
  const takenAfterwards = freed ? await takeUnits(trx, wanted) : undefined;
  if (takenAfterwards) return takenAfterwards;
  throw notEnoughLeft((await findUnits(trx, wanted.shareCode, wanted.itemId)) ?? units);
}

/** Purchases a catalogue item or holds one of another website, in one transaction. */
export async function claimGift(
  deps: ClaimsDependencies,
  { shareCode, itemId, key, form, requester }: ClaimRequest,
): Promise<{ readonly reply: GiftChange; readonly guestId: string }> {
  return transact(deps.db, (trx) =>
    once(
      trx,
      { key, scope: `claim:${itemId}`, body: form, requester },
      claimItem.responses[201],
      async () => {
        const { guestId } = requester;
        const taken = await take(trx, { shareCode, itemId, quantity: form.quantity });
        const giftId = await insertClaim(trx, {
          itemId: taken.itemId,
          guestId,
          held: taken.external,
          quantity: form.quantity,
          guestName: form.guestName,
          guestEmail: form.guestEmail,
          message: form.message,
        });
        const change = await announceGift(deps.outbox, trx, {
          ...taken,
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
