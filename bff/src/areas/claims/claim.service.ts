import type { Kysely, Transaction } from 'kysely';
import type { z } from 'zod';
import { claimItem, type claimForm, type GiftChange } from '@gift-registry/bff-contract';
import type { Database } from '../../database/tables.ts';
import { transact } from '../../database/transact.ts';
import type { ClaimsDependencies } from './claims-dependencies.ts';
import { insertClaim } from './claims.repository.ts';
import { announceGift } from './gift-change.ts';
import { freeExpiredHolds } from './holds.service.ts';
import { isKnownKey, once } from './idempotency.ts';
import { sendReceipt } from './receipts.ts';
import { giftGone, notEnoughLeft } from './refusals.ts';
import { findUnits, takeUnits, type TakenItem, type WantedUnits } from './units.repository.ts';

export interface ClaimRequest {
  readonly shareCode: string;
  readonly itemId: string;
  readonly key: string;
  readonly form: z.output<typeof claimForm>;
  readonly guestId: string;
}

const scopeOf = (itemId: string): string => `claim:${itemId}`;

/** Takes the units, freeing expired holds when none seem left; refuses with the reason otherwise. */
async function take(trx: Transaction<Database>, wanted: WantedUnits): Promise<TakenItem> {
  const taken = await takeUnits(trx, wanted);
  if (taken) return taken;

  const units = await findUnits(trx, wanted);
  if (!units) throw giftGone();
  if (units.reserved === 0 || !(await freeExpiredHolds(trx, wanted.itemId)))
    throw notEnoughLeft(units);
  const takenAfterwards = await takeUnits(trx, wanted);
  if (takenAfterwards) return takenAfterwards;
  throw notEnoughLeft((await findUnits(trx, wanted)) ?? units);
}

/**
 * Refuses what is bought already before a transaction begins: a crowd that comes too late must not keep those waiting
 * whose gift is still there. A repeated key goes on to its first answer.
 */
async function refuseWhatIsBought(
  db: Kysely<Database>,
  { shareCode, itemId, guestId, key, form }: ClaimRequest,
): Promise<void> {
  const units = await findUnits(db, { shareCode, itemId });
  if (
    units &&
    units.fulfilled + form.quantity > units.requested &&
    !(await isKnownKey(db, { guestId, key, scope: scopeOf(itemId) }))
  )
    throw notEnoughLeft(units);
}

/** Purchases a catalogue item or holds one of another website, in one transaction. */
export async function claimGift(
  deps: ClaimsDependencies,
  request: ClaimRequest,
): Promise<GiftChange> {
  const { shareCode, itemId, key, form, guestId } = request;
  if (deps.refusals.includes(itemId)) await refuseWhatIsBought(deps.db, request);
  return transact(deps.db, (trx) =>
    once(
      trx,
      { key, scope: scopeOf(itemId), body: form, guestId },
      claimItem.responses[201],
      async () => {
        const wanted = { shareCode, itemId, quantity: form.quantity };
        const taken = await take(trx, wanted).catch((refusal: unknown) => {
          deps.refusals.note(itemId);
          throw refusal;
        });
        const giftId = await insertClaim(trx, {
          itemId: taken.itemId,
          guestId,
          held: taken.external,
          quantity: form.quantity,
          guestName: form.guestName,
          guestEmail: form.guestEmail,
          message: form.message,
        });
        const change = await announceGift(trx, {
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
