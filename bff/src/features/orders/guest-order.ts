import { trackingUrl, type GuestOrder, joinSome } from '@gift-registry/bff-contract';
import { transact } from '../../platform/database/transact.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { PaymentProviderError } from '../../platform/payments/payment-adapter.ts';
import { endOrder } from './end-order.ts';
import type { OrderDependencies } from './order-dependencies.ts';
import { guestMayCancel, type OrderState } from './order-transitions.ts';
import {
  findGiversOrder,
  confirmGiverAddress,
  isOwnOrder,
  openOrder,
} from './order-views.repository.ts';
import { findOrderId } from './orders.repository.ts';

type Parcel = GuestOrder['parcels'][number];

export const withTrackingUrls = (parcels: readonly Omit<Parcel, 'trackingUrl'>[]): Parcel[] =>
  parcels.map((parcel) => ({
    ...parcel,
    trackingUrl: trackingUrl(parcel.carrier, parcel.trackingNumber),
  }));

/** An order as its giver sees it. */
export async function showOrder(
  { db, config }: Pick<OrderDependencies, 'config' | 'db'>,
  number: string,
): Promise<GuestOrder | undefined> {
  const order = await findGiversOrder(db, number);
  if (!order) return undefined;
  const { payment, parcels, ...shown } = order;
  const whole = `${order.state} ${order.parcel}`;
  return {
    ...shown,
    instructions:
      payment === 'manual' && order.state === 'open' ? config.paymentInstructions : null,
    pickUp: order.shipTo === 'pick-up' ? config.pickUp : null,
    parcels: withTrackingUrls(parcels),
    cancellable:
      parcels.length === 0 && guestMayCancel.some((state: OrderState) => state === whole),
  };
}

type Payable = Pick<
  GuestOrder,
  'number' | 'totalPaise' | 'heldUntil' | 'money' | 'lines' | 'instructions'
>;

/** The provider's page for a waiting order; null when there is none, also while the provider doesn't answer. */
export async function openPayment(
  { payments, log, links }: Pick<OrderDependencies, 'links' | 'log' | 'payments'>,
  { number, totalPaise, heldUntil, money, lines, instructions }: Payable,
): Promise<string | null> {
  if (instructions !== null) return null;
  if (heldUntil === null || money === 'paid' || Date.parse(heldUntil) < Date.now()) return null;
  const [first] = lines;
  const name = first?.productName.slice(0, 100) ?? 'A gift';
  try {
    const start = await payments.start({
      reference: number,
      paise: totalPaise,
      description: joinSome([name], lines.length - 1),
      // An app for payments may come back in another browser.
      returnUrl: links.returning(number),
      heldUntil: new Date(heldUntil),
    });
    return start.kind === 'redirect' ? start.url : null;
  } catch (err) {
    if (!(err instanceof PaymentProviderError)) throw err;
    log.warn({ err, order: number }, 'the payment could not be opened');
    return null;
  }
}

type GuestOrderDependencies = Pick<OrderDependencies, 'db' | 'config' | 'links'>;

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
  if (order && source !== null && guestId !== null) {
    await openOrder(db, number, guestId);
    if (source === 'mail') await confirmGiverAddress(db, number);
  }
  if (!order) throw orderNotFound();
  return order;
}

export async function payGuestOrder(
  deps: OrderDependencies,
  asked: AskedOrder,
): Promise<string | null> {
  return openPayment(deps, await readGuestOrder(deps, asked));
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
