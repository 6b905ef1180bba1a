import type { Transaction } from 'kysely';
import { claimItem, type GiftChange } from '@gift-registry/bff-contract';
import type { Database } from '../../database/tables.ts';
import { transact } from '../../database/transact.ts';
import type { ClaimsDependencies } from './claims-dependencies.ts';
import { sendReceiptMail } from './gift-mails.ts';
import type { IdempotencyKey } from './idempotency-keys.repository.ts';
import { recordGiftChange } from './record-gift-change.ts';
import { runOnce } from './run-once.ts';

/** A guest's request to claim an item or to contribute to it. */
export interface GiveRequest<Form> {
  readonly shareCode: string;
  readonly itemId: string;
  /** The `idempotency-key` header. */
  readonly key: string;
  readonly form: Form;
  readonly guestId: string;
}

interface RecordedGift {
  readonly giftId: string;
  readonly registryId: string;
}

export const idempotencyKeyOf = (
  kind: 'claim' | 'contribution',
  { guestId, itemId, key }: GiveRequest<unknown>,
): IdempotencyKey => ({ guestId, scope: `${kind}:${itemId}`, key });

/**
 * Records a claim or a contribution in one transaction and once per idempotency key: `record` writes the gift, then open
 * pages and the guest are told.
 */
export const give = <Form extends { readonly guestEmail: string | null }>(
  deps: ClaimsDependencies,
  kind: 'claim' | 'contribution',
  request: GiveRequest<Form>,
  record: (trx: Transaction<Database>) => Promise<RecordedGift>,
): Promise<GiftChange> =>
  transact(deps.db, (trx) =>
    runOnce(
      trx,
      idempotencyKeyOf(kind, request),
      request.form,
      claimItem.responses[201],
      async () => {
        const { shareCode, guestId, itemId, form } = request;
        const recorded = await record(trx);
        const change = await recordGiftChange(trx, { ...recorded, shareCode, guestId, itemId });
        if (form.guestEmail)
          await sendReceiptMail(deps, trx, {
            to: form.guestEmail,
            shareCode,
            guestId,
            gift: change.gift,
          });
        return change;
      },
    ),
  );
