import type { Transaction } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Database } from '../../platform/database/tables.ts';
import { savepoint, isOutOfStock } from '../../platform/database/transact.ts';
import { markPurchased, moveUnits } from '../giving/index.ts';
import { publishRegistryChanged } from '../registries/index.ts';
import { endOrder, type EndingOrders } from './end-order.ts';
import {
  changeOrder,
  holdOn,
  keptPaise,
  lockOrder,
  type LockedOrder,
} from './orders.repository.ts';
import { giveBackMoney, withdrawUntried } from './refunds.repository.ts';
import { closeMoneyCases, openCase } from './team-order.repository.ts';

type Trx = Transaction<Database>;

async function takeAll(trx: Db, { lines }: LockedOrder): Promise<boolean> {
  for (const { claimId, itemId, status, quantity } of lines) {
    if (status === 'purchased' || quantity === 0) continue;
    if (itemId === null) return false;
    const change =
      status === 'reserved'
        ? { reserved: -quantity, fulfilled: quantity }
        : { fulfilled: quantity };
    if (!(await moveUnits(trx, itemId, change))) return false;
    await markPurchased(trx, claimId);
  }
  return true;
}

/**
 * Makes the gifts of an order bought, also those whose hold has ended while their units are still free. Returns false, and
 * changes nothing, when one of them is gone. The caller has locked the order.
 */
async function takeLines(trx: Db, order: LockedOrder): Promise<boolean> {
  const takeBack = await savepoint(trx, 'order_lines');
  const isTaken = await takeAll(trx, order).catch((error: unknown) => {
    if (isOutOfStock(error)) return false;
    throw error;
  });
  if (!isTaken) await takeBack();
  return isTaken;
}

/** Money came, so no time ends the order any more. */
async function stopClock(trx: Db, { id: orderId, whole }: LockedOrder): Promise<void> {
  if (whole === 'cancelled none')
    await changeOrder(trx, { orderId, action: 'reopen', by: 'provider' });
  else await holdOn(trx, orderId);
}

/** The money of an order is not its price: a person decides, and the parcel waits for that. */
async function askPerson(trx: Trx, order: LockedOrder): Promise<void> {
  const { id: orderId, whole, outsidePaise } = order;
  if (whole === 'open to-pack' || whole === 'open packed')
    await changeOrder(trx, { orderId, action: 'unpay', by: 'provider' });
  const kind = outsidePaise > 0 ? 'refunded-outside' : 'wrong-amount';
  await closeMoneyCases(trx, orderId, 'The money has changed since.', kind);
  await openCase(trx, { orderId, kind, paise: Math.max(keptPaise(order), 0) });
}

/** Resolves to false when a gift is gone, and then the money goes back. */
async function keepGifts(ending: EndingOrders, trx: Trx, order: LockedOrder): Promise<boolean> {
  if (await takeLines(trx, order)) return true;
  const { id: orderId } = order;
  const why = 'The gift is gone.';
  if (!(await endOrder(ending, trx, { orderId, action: 'expire', by: 'system', why })))
    await giveBackMoney(trx, { orderId, paise: keptPaise(order), why, cause: 'sum' });
  return false;
}

/** Something of this payment can't be read, so nothing is booked, and no time ends the order until a person decided. */
export async function keepForPerson(
  ending: EndingOrders,
  trx: Trx,
  orderId: string,
): Promise<void> {
  const order = await lockOrder(trx, orderId);
  if (order?.whole !== 'open none' || !(await takeLines(trx, order))) return;
  await stopClock(trx, order);
  if (order.registryId !== null) await publishRegistryChanged(trx, order.registryId);
}

async function conclude(ending: EndingOrders, trx: Trx, order: LockedOrder): Promise<void> {
  const { id: orderId, whole, totalPaise, reducedPaise, failedPaise, outsidePaise } = order;
  const kept = keptPaise(order);
  // A guest or the team meant to end what they cancelled; a hold that ended meant nothing.
  const isWaiting =
    whole === 'open none' ||
    (whole === 'cancelled none' && order.hasExpired && (kept > 0 || outsidePaise > 0));
  const isCancelled = whole === 'cancelled none' && !isWaiting;
  if (isWaiting && !(await keepGifts(ending, trx, order))) return;
  const due = isCancelled ? 0 : totalPaise - reducedPaise;

  if (isWaiting && kept >= due && kept > 0) {
    const action = whole === 'open none' ? 'pay' : 'revive';
    await changeOrder(trx, { orderId, action, by: 'provider' });
    await ending.tell(trx, orderId, 'paid');
  } else if (isWaiting) await stopClock(trx, order);

  if (kept >= due) await closeMoneyCases(trx, orderId, 'The whole amount is here.');
  else if (!isCancelled && whole !== 'cancelled returned') await askPerson(trx, order);
  const paise = kept - failedPaise - due;
  const why = isCancelled ? 'The order had ended.' : 'It was more than the price.';
  if (paise > 0) await giveBackMoney(trx, { orderId, paise, why, cause: 'sum' });
}

/**
 * Draws the conclusion from the money of an order: gives its gifts, gives money back, or opens a case. It looks at sums alone,
 * so the order in which events come doesn't matter, and a repeat changes nothing.
 */
export async function settleOrder(ending: EndingOrders, trx: Trx, orderId: string): Promise<void> {
  await withdrawUntried(trx, orderId);
  const order = await lockOrder(trx, orderId);
  if (!order) return;
  if (order.paidPaise > 0) await conclude(ending, trx, order);
  if (order.registryId !== null) await publishRegistryChanged(trx, order.registryId);
}
