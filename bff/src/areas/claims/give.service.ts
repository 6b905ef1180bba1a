import type { Transaction } from 'kysely';
import { claimItem, type GiftChange } from '@gift-registry/bff-contract';
import type { Database } from '../../database/tables.ts';
import { transact, type TransactionOptions } from '../../database/transact.ts';
import { networkHash } from '../../gift-networks/network-hash.ts';
import { admit, MailboxNeeded, reportAsked } from './admission/admission.service.ts';
import { emailNeeded, tooManyAtOnce } from './claim-errors.ts';
import type { ClaimsDependencies } from './claims-dependencies.ts';
import { sendReceiptMail } from './gift-mails.ts';
import { insertOrigin } from './gift-origin.repository.ts';
import type { IdempotencyKey } from './idempotency-keys.repository.ts';
import { giveWaiting, type GivenForm } from './give-waiting.ts';
import type { RecordGift } from './record-gift.ts';
import { recordGiftChange } from './record-gift-change.ts';
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

/** Tells open pages of a recorded gift, and the guest by mail. */
async function tell(
  deps: ClaimsDependencies,
  trx: Transaction<Database>,
  { shareCode, registryId, guestId, itemId, form: { guestEmail } }: GiveRequest<GivenForm>,
  giftId: string,
): Promise<GiftChange> {
  const change = await recordGiftChange(trx, { giftId, registryId, shareCode, guestId, itemId });
  if (guestEmail)
    await sendReceiptMail(deps, trx, { to: guestEmail, shareCode, guestId, gift: change.gift });
  return change;
}

/**
 * Records a claim or a contribution in one transaction and once per idempotency key: `record` writes the gift, then open
 * pages and the guest are told. An unusual gift is rolled back, and recorded as one that waits for the guest's mailbox.
 */
export async function give<Form extends GivenForm>(
  deps: ClaimsDependencies,
  kind: 'claim' | 'contribution',
  request: GiveRequest<Form>,
  record: RecordGift,
  options?: TransactionOptions,
): Promise<GiftChange> {
  const { shareCode, registryId, guestId, form } = request;
  const { guestEmail, quantity = 1 } = form;
  const hash = networkHash(deps.networkKey, request);
  const counted = { guestId, registryId, networkHash: hash, quantity };
  const { browserUnitsPerHour } = deps.giftLimits;
  if (quantity > browserUnitsPerHour) throw tooManyAtOnce(browserUnitsPerHour);

  const once = (work: (trx: Transaction<Database>) => Promise<GiftChange>) =>
    transact(
      deps.db,
      (trx) =>
        runOnce(trx, idempotencyKeyOf(kind, request), form, claimItem.responses[201], () =>
          work(trx),
        ),
      options,
    );

  try {
    return await once(async (trx) => {
      const { giftId } = await record(trx, { id: null, waitMinutes: null });
      await insertOrigin(trx, guestId, shareCode, giftId, registryId, hash);
      await admit(deps, trx, counted);
      return tell(deps, trx, request, giftId);
    });
  } catch (error) {
    if (!(error instanceof MailboxNeeded)) throw error;
    await reportAsked(deps, counted, error.reason);
    if (!guestEmail) throw emailNeeded(error.reason);
    return once((trx) => giveWaiting(deps, trx, { ...request, guestEmail, hash }, record));
  }
}
