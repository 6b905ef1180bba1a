import type { Transaction } from 'kysely';
import type { GiftChange } from '@gift-registry/bff-contract';
import type { Database } from '../../platform/database/tables.ts';
import { transact } from '../../platform/database/transact.ts';
import {
  completeUnit,
  findOwnContribution,
  pledge,
  markNotPaid,
  markPaid,
  type OwnGift,
  recordGiftChange,
  lockItem,
  giftNotFound,
  promiseClosed,
  type ClaimsDependencies,
} from '../giving/index.ts';

type Dependencies = Pick<ClaimsDependencies, 'db'>;
type Promised = NonNullable<Awaited<ReturnType<typeof findOwnContribution>>>;

const changePromise = (
  { db }: Dependencies,
  own: OwnGift,
  change: (trx: Transaction<Database>, promise: Promised) => Promise<void>,
): Promise<GiftChange> =>
  transact(db, async (trx) => {
    const before = await findOwnContribution(trx, own);
    if (!before) throw giftNotFound();
    await lockItem(trx, before.itemId);
    const promise = await findOwnContribution(trx, own);
    if (!promise) throw giftNotFound();
    if (promise.received) throw promiseClosed();
    await change(trx, promise);
    return recordGiftChange(trx, { ...own, ...promise, kind: 'contribution' });
  });

/** An ended promise can't be marked as paid any more: others may have given its part. */
export const sayPaid = (
  deps: Dependencies,
  { reference, ...own }: OwnGift & { readonly reference: string | null },
): Promise<GiftChange> =>
  changePromise(deps, own, async (trx, promise) => {
    if (!(await markPaid(trx, { giftId: own.giftId, reference }))) throw promiseClosed();
    const pledged = await pledge(trx, promise.unitId, 0);
    if (pledged !== undefined) await completeUnit(trx, { ...promise, pledged });
  });

/** Possible until the gift is complete: then the host counts on the money. */
export const sayNotPaid = (deps: Dependencies, own: OwnGift): Promise<GiftChange> =>
  changePromise(deps, own, async (trx, promise) => {
    if ((await pledge(trx, promise.unitId, 0)) === undefined) throw promiseClosed();
    await markNotPaid(trx, own.giftId);
  });
