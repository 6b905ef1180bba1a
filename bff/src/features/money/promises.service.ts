import { transact } from '../../platform/database/transactions/transact.ts';
import {
  endOverduePromises,
  endPromise,
  findEndedWithoutItem,
  lockEndedItems,
  type EndingPromise,
  tellNextInLine,
  type ClaimsDependencies,
} from '../giving/index.ts';
import { publishRegistryChanged } from '../registries/index.ts';
import { remindOfPayment, tellOfEnd } from './promise-mails.ts';
import { takeDuePayments, takeEndedPromises } from './promise-news.repository.ts';

const BATCH = 100;

/** Gifts don't wait for this: whoever needs what an overdue promise holds frees it in the same transaction. */
export async function sweepOverduePromises(
  deps: Pick<ClaimsDependencies, 'db' | 'outbox' | 'waitingLinks'>,
): Promise<boolean> {
  const ended = await transact(deps.db, async (trx) => {
    const itemIds = await lockEndedItems(trx, BATCH);
    const promises: EndingPromise[] = await endOverduePromises(trx, itemIds);
    for (const promise of await findEndedWithoutItem(trx, BATCH))
      if (await endPromise(trx, promise, 'time')) promises.push(promise);
    for (const itemId of new Set(promises.flatMap((promise) => promise.itemId ?? [])))
      await tellNextInLine(deps, trx, itemId);
    const registryIds = new Set(promises.flatMap(({ registryId }) => registryId ?? []));
    for (const registryId of [...registryIds].sort()) await publishRegistryChanged(trx, registryId);
    return promises.length;
  });
  deps.outbox.wake();
  return ended > 0;
}

type MailDependencies = Pick<
  ClaimsDependencies,
  'db' | 'outbox' | 'guestMailer' | 'giftsLinks' | 'origins'
>;

export async function remindOfPayments(deps: MailDependencies): Promise<boolean> {
  const reminded = await transact(deps.db, async (trx) => {
    const due = await takeDuePayments(trx, BATCH);
    for (const payment of due) await remindOfPayment(deps, trx, payment);
    return due.length;
  });
  deps.outbox.wake();
  return reminded === BATCH;
}

export async function tellOfEndedPromises(deps: MailDependencies): Promise<boolean> {
  const told = await transact(deps.db, async (trx) => {
    const ended = await takeEndedPromises(trx, BATCH);
    for (const promise of ended) await tellOfEnd(deps, trx, promise);
    return ended.length;
  });
  deps.outbox.wake();
  return told === BATCH;
}
