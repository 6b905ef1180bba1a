import type { Transaction } from 'kysely';
import { claimItem, type GiftChange } from '@gift-registry/bff-contract';
import { pipelined } from '../../../platform/database/pipelined.ts';
import type { Database } from '../../../platform/database/tables.ts';
import {
  transact,
  type TransactionOptions,
} from '../../../platform/database/transactions/transact.ts';
import { networkHash } from '../../../subjects/unusual-giving/network-hash.ts';
import { publishRegistryChanged } from '../../../subjects/registry-versions/registry-versions.repository.ts';
import { admit, MailboxNeeded, reportAsked } from '../admission/admission.service.ts';
import { emailNeeded, tooManyAtOnce } from '../claim-errors.ts';
import type { ClaimsDependencies } from '../claims-dependencies.ts';
import { readReceiptFacts, sendReceiptMail, type ReceiptFacts } from '../gift-mails.ts';
import { insertOrigin } from './gift-origin.repository.ts';
import type { IdempotencyKey } from './idempotency-keys.repository.ts';
import { giveWaiting, type GivenForm } from './give-waiting.ts';
import type { RecordedGift, RecordGift, TryToRecord } from './record-gift.ts';
import { readGiftChange } from '../record-gift-change.ts';
import { runOnce, type Outcome } from './run-once.ts';

export interface GiveRequest<Form> {
  readonly shareCode: string;
  readonly registryId: string;
  readonly itemId: string;
  readonly key: string;
  readonly form: Form;
  readonly guestId: string;
  readonly network: string;
}

export const idempotencyKeyOf = (
  kind: 'claim' | 'contribution',
  { guestId, itemId, key }: Pick<GiveRequest<unknown>, 'guestId' | 'itemId' | 'key'>,
): IdempotencyKey => ({ guestId, scope: `${kind}:${itemId}`, key });

interface Giving extends TransactionOptions {
  readonly record: RecordGift;
  readonly tryToRecord?: TryToRecord;
}

const nothingYet: TryToRecord = () => Promise.resolve(undefined);

export async function give<Form extends GivenForm>(
  deps: ClaimsDependencies,
  kind: 'claim' | 'contribution',
  request: GiveRequest<Form>,
  { record, tryToRecord = nothingYet, ...options }: Giving,
): Promise<GiftChange> {
  const { shareCode, registryId, guestId, itemId, form } = request;
  const { guestEmail, quantity = 1 } = form;
  const hash = networkHash(deps.networkKey, request);
  const counted = { guestId, registryId, networkHash: hash, quantity };
  const { browserUnitsPerHour } = deps.giftLimits();
  if (quantity > browserUnitsPerHour) throw tooManyAtOnce(browserUnitsPerHour);
  const key = idempotencyKeyOf(kind, request);

  const once = (
    begin: TryToRecord,
    finish: (
      trx: Transaction<Database>,
      recorded: RecordedGift | undefined,
    ) => Promise<Outcome<GiftChange>>,
  ) =>
    deps.readTurns.whileGiving(() =>
      transact(
        deps.givingDb,
        (trx) =>
          runOnce(trx, key, form, claimItem.responses[201], {
            begin: (pipe) => begin(pipe, key),
            finish: (recorded) => finish(trx, recorded),
          }),
        options,
      ),
    );

  try {
    return await once(tryToRecord, async (trx, recorded) => {
      const { giftId } = recorded ?? (await record(trx, { id: null, waitMinutes: null }));
      const own = { shareCode, guestId, giftId, itemId, kind };
      const [, , reply, facts] = await pipelined<
        [unknown, unknown, GiftChange, ReceiptFacts | undefined]
      >(trx, (pipe) => [
        insertOrigin(pipe, guestId, shareCode, giftId, registryId, hash),
        admit(deps, pipe, counted),
        readGiftChange(pipe, own),
        guestEmail
          ? readReceiptFacts(pipe, { ...own, to: guestEmail })
          : Promise.resolve(undefined),
      ]);
      return {
        reply,
        last: (pipe) => [
          publishRegistryChanged(pipe, registryId),
          ...(guestEmail && facts
            ? [sendReceiptMail(deps, pipe, { ...own, to: guestEmail, gift: reply.gift }, facts)]
            : []),
        ],
      };
    });
  } catch (error) {
    if (!(error instanceof MailboxNeeded)) throw error;
    await reportAsked(deps, counted, error.reason);
    if (!guestEmail) throw emailNeeded(error.reason);
    return once(nothingYet, async (trx) => ({
      reply: await giveWaiting(deps, trx, { ...request, guestEmail, hash }, record),
    }));
  }
}
