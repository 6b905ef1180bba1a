import type { Transaction } from 'kysely';
import { claimItem, type GiftChange } from '@gift-registry/bff-contract';
import type { Database } from '../../database/tables.ts';
import { transact, type TransactionOptions } from '../../database/transact.ts';
import { networkHash } from '../../gift-networks/network-hash.ts';
import {
  admit,
  emailNeededFor,
  mayHold,
  reportUnusualNetwork,
  type AskedFor,
} from './admission/admission.service.ts';
import type { ClaimsDependencies } from './claims-dependencies.ts';
import { sendReceiptMail } from './gift-mails.ts';
import { insertOrigin } from './gift-origin.repository.ts';
import type { IdempotencyKey } from './idempotency-keys.repository.ts';
import { sendCode } from './mailbox-codes/send-code.ts';
import { addPendingGift, type GivenForm } from './pending-gifts/add-pending-gift.ts';
import type { RecordGift } from './record-gift.ts';
import { readGiftChange, recordGiftChange } from './record-gift-change.ts';
import { runOnce } from './run-once.ts';

/** A guest's request to claim an item or to contribute to it. */
export interface GiveRequest<Form> {
  readonly shareCode: string;
  readonly registryId: string;
  readonly itemId: string;
  /** The `idempotency-key` header. */
  readonly key: string;
  readonly form: Form;
  readonly guestId: string;
  /** The client's network, for the limit of units and the alert about one network. */
  readonly network: string;
}

export const idempotencyKeyOf = (
  kind: 'claim' | 'contribution',
  { guestId, itemId, key }: Pick<GiveRequest<unknown>, 'guestId' | 'itemId' | 'key'>,
): IdempotencyKey => ({ guestId, scope: `${kind}:${itemId}`, key });

/**
 * Records a claim or a contribution in one transaction and once per idempotency key: `record` writes the gift, then open
 * pages and the guest are told. An unusual gift waits for the guest's mailbox.
 */
export async function give<Form extends GivenForm>(
  deps: ClaimsDependencies,
  kind: 'claim' | 'contribution',
  request: GiveRequest<Form>,
  record: RecordGift,
  options?: TransactionOptions,
): Promise<GiftChange> {
  const { shareCode, registryId, guestId, itemId, form } = request;
  const { guestEmail, quantity = 1 } = form;
  const hash = networkHash(deps.networkKey, request);
  let askedFor: AskedFor = null;

  const giveOnce = async (trx: Transaction<Database>): Promise<GiftChange> => {
    askedFor = await admit(deps, trx, { guestId, registryId, networkHash: hash, quantity });
    if (askedFor !== null && !guestEmail) throw emailNeededFor(askedFor);
    const waits = askedFor !== null;
    if (guestEmail && waits && !(await mayHold(deps, trx, { registryId, quantity }))) {
      const giftId = await addPendingGift(deps, trx, { ...request, guestEmail, hash }, record);
      await sendCode(deps, trx, { to: guestEmail, giftId, guestId, shareCode });
      return readGiftChange(trx, { shareCode, guestId, giftId, itemId });
    }
    const waitMinutes = waits ? deps.giftLimits.waitingMinutes : null;
    const recorded = await record(trx, { id: null, waitMinutes });
    const { giftId } = recorded;
    await insertOrigin(trx, guestId, shareCode, giftId, registryId, hash);
    const change = await recordGiftChange(trx, { ...recorded, shareCode, guestId, itemId });
    if (guestEmail && waits)
      await sendCode(deps, trx, { to: guestEmail, giftId, guestId, shareCode });
    else if (guestEmail)
      await sendReceiptMail(deps, trx, {
        to: guestEmail,
        shareCode,
        guestId,
        gift: change.gift,
      });
    return change;
  };

  try {
    return await transact(
      deps.db,
      (trx) =>
        runOnce(trx, idempotencyKeyOf(kind, request), form, claimItem.responses[201], () =>
          giveOnce(trx),
        ),
      options,
    );
  } finally {
    if (askedFor === 'network') await reportUnusualNetwork(deps, { registryId, networkHash: hash });
  }
}
