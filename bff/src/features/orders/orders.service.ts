import type { GuestOrder } from '@gift-registry/bff-contract';
import { transact } from '../../platform/database/transactions/transact.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { endOrder } from './end-order.ts';
import { confirmGiverAddress, isOwnOrder } from './order-views.repository.ts';
import type { OrderDependencies } from './create-order-dependencies.ts';
import { findOrderId } from './orders.repository.ts';
import { openPayment } from './pay-order.ts';
import { showOrder } from './show-order.ts';

export type GuestOrderDependencies = Pick<OrderDependencies, 'db' | 'config' | 'links'>;

export interface AskedOrder {
  readonly number: string;
  /** Of a mailed link; empty without one. */
  readonly key: string;
  readonly guestId: string | null;
}

/** One answer for orders of others and for numbers that don't exist. */
const orderNotFound = () =>
  new AppError(
    'not-found',
    'We can’t show this order here. Please open it in the browser that you used, or with the link in our email.',
  );

const tooLateToCancel = () =>
  new AppError('conflict', 'Your gift is packed already, so the order can’t be cancelled here.');

export async function readGuestOrder(
  { db, config, links }: GuestOrderDependencies,
  { number, key, guestId }: AskedOrder,
): Promise<GuestOrder> {
  const source = links.sourceOf(key, number);
  const isShown = source !== null || (guestId !== null && (await isOwnOrder(db, number, guestId)));
  const order = isShown ? await showOrder({ db, config }, number) : undefined;
  // Programs that look into mails open links, too, and have no cookie of a browser.
  if (order && source === 'mail' && guestId !== null) await confirmGiverAddress(db, number);
  if (!order) throw orderNotFound();
  return order;
}

export async function payGuestOrder(
  deps: OrderDependencies,
  asked: AskedOrder,
): Promise<string | null> {
  const { payments, log, links } = deps;
  const order = await readGuestOrder(deps, asked);
  const returnUrl = links.returning(order.number);
  return openPayment({ payments, log, returnUrl }, order);
}

export async function cancelGuestOrder(
  deps: OrderDependencies,
  asked: AskedOrder,
): Promise<GuestOrder> {
  const { number } = await readGuestOrder(deps, asked);
  const orderId = await findOrderId(deps.db, number);
  if (orderId === undefined) throw orderNotFound();
  const isEnded = await transact(deps.db, (trx) =>
    endOrder(deps, trx, { orderId, action: 'cancel', by: 'guest' }),
  );
  if (!isEnded) throw tooLateToCancel();
  return readGuestOrder(deps, asked);
}
