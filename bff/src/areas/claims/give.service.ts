import type { Transaction } from 'kysely';
import { claimItem, type GiftChange } from '@gift-registry/bff-contract';
import type { Database } from '../../database/tables.ts';
import { transact, type TransactionOptions } from '../../database/transact.ts';
import { networkHash } from '../../gift-networks/network-hash.ts';
import type { ClaimsDependencies } from './claims-dependencies.ts';
import { countUnits, waitsForMailbox } from './gift-caps.ts';
import { sendReceiptMail } from './gift-mails.ts';
import { insertOrigin } from './gift-origin.repository.ts';
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
  /** The client's network, for the limit of units and the alert about one network. */
  readonly network: string;
}

interface RecordedGift {
  readonly giftId: string;
  readonly registryId: string;
  readonly quantity: number;
}

interface Admission {
  /** The gift waits until the guest confirms a mailbox. */
  readonly unconfirmed: boolean;
}

export const idempotencyKeyOf = (
  kind: 'claim' | 'contribution',
  { guestId, itemId, key }: Pick<GiveRequest<unknown>, 'guestId' | 'itemId' | 'key'>,
): IdempotencyKey => ({ guestId, scope: `${kind}:${itemId}`, key });

/**
 * Records a claim or a contribution in one transaction and once per idempotency key: `record` writes the gift, then open
 * pages and the guest are told.
 */
export const give = <Form extends { readonly guestEmail: string | null }>(
  deps: ClaimsDependencies,
  kind: 'claim' | 'contribution',
  request: GiveRequest<Form>,
  record: (trx: Transaction<Database>, admission: Admission) => Promise<RecordedGift>,
  options?: TransactionOptions,
): Promise<GiftChange> =>
  transact(
    deps.db,
    (trx) =>
      runOnce(
        trx,
        idempotencyKeyOf(kind, request),
        request.form,
        claimItem.responses[201],
        async () => {
          const { shareCode, guestId, itemId, form, network } = request;
          const unconfirmed = await waitsForMailbox(deps, trx, {
            guestId,
            itemId,
            guestEmail: form.guestEmail,
          });
          const recorded = await record(trx, { unconfirmed });
          await countUnits(deps, trx, { ...recorded, network });
          const { giftId, registryId } = recorded;
          const hash = networkHash(deps.networkKey, { registryId, network });
          await insertOrigin(trx, guestId, shareCode, giftId, registryId, hash);
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
    options,
  );
