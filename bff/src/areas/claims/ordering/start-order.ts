import type { GuestOrder } from '@gift-registry/bff-contract';
import type { OrderDependencies } from '../../../subjects/orders/create-order-dependencies.ts';
import { openPayment } from '../../../subjects/orders/pay-order.ts';
import { showOrder } from '../../../subjects/orders/show-order.ts';
import type { ClaimsDependencies } from '../claims-dependencies.ts';
import { placeOrder } from './place-order.service.ts';
import type { OrderRequest } from './take-order-lines.ts';

interface StartedOrder {
  readonly order: GuestOrder;
  readonly paymentUrl: string | null;
}

export async function startOrder(
  deps: ClaimsDependencies,
  orders: OrderDependencies,
  request: OrderRequest,
): Promise<StartedOrder> {
  const { number } = await placeOrder(deps, request);
  const order = await showOrder(orders, number);
  if (!order) throw new Error('The placed order is missing.');
  // An app for payments may come back in another browser.
  const returnUrl = orders.links.returning(number);
  return { order, paymentUrl: await openPayment({ ...orders, returnUrl }, order) };
}
