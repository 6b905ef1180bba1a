import type { Transaction } from 'kysely';
import type { GiftChange } from '@gift-registry/bff-contract';
import { savepoint } from '../../../platform/database/transactions/savepoint.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { mayHold } from '../admission/admission.service.ts';
import type { ClaimsDependencies } from '../claims-dependencies.ts';
import { insertOrigin } from './gift-origin.repository.ts';
import { sendCode } from '../mailbox-codes/send-code.service.ts';
import { insertPendingGift } from './pending-gifts.repository.ts';
import type { RecordGift } from './record-gift.ts';
import { readGiftChange, recordGiftChange } from '../record-gift-change.ts';

export interface GivenForm {
  readonly guestName: string;
  readonly guestEmail: string | null;
  readonly message: string | null;
  readonly quantity?: number;
  readonly amount?: number;
}

interface WaitingGift {
  readonly shareCode: string;
  readonly registryId: string;
  readonly itemId: string;
  readonly guestId: string;
  readonly guestEmail: string;
  readonly form: GivenForm;
  readonly hash: Buffer;
}

/** The record is rolled back when too many units are held so: that has proven that the gift could be given now. */
export async function giveWaiting(
  deps: ClaimsDependencies,
  trx: Transaction<Database>,
  { shareCode, registryId, itemId, guestId, guestEmail, form, hash }: WaitingGift,
  record: RecordGift,
): Promise<GiftChange> {
  const { waitingMinutes } = deps.giftLimits();
  const place = { shareCode, guestId, itemId };
  const takeBack = await savepoint(trx, 'held_gift');
  const { giftId } = await record(trx, { id: null, waitMinutes: waitingMinutes });
  const code = { to: guestEmail, giftId, guestId, shareCode };
  if (await mayHold(deps, trx, registryId)) {
    await insertOrigin(trx, guestId, shareCode, giftId, registryId, hash);
    await sendCode(deps, trx, code);
    return recordGiftChange(trx, { ...place, giftId, registryId });
  }
  await takeBack();
  const { guestName, message, quantity = 1, amount = null } = form;
  await insertPendingGift(
    trx,
    {
      id: giftId,
      registryId,
      itemId,
      guestId,
      shareCode,
      quantity,
      amount,
      guestName,
      guestEmail,
      message,
      network: hash,
    },
    waitingMinutes,
  );
  await sendCode(deps, trx, code);
  return readGiftChange(trx, { ...place, giftId });
}
