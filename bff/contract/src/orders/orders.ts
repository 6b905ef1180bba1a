import { z } from 'zod';
import { pickUpPlace } from '../fields/pick-up-place.ts';
import { defineRoute } from '../definitions/define-route.ts';
import { id, timestamp } from '../fields/id.ts';
import { idempotencyHeaders } from '../giving/claims.ts';
import { orderFacts, orderForm, shownAddress } from './order-fields.ts';
import { sharedParams } from '../fields/shared-params.ts';
import { sharedItem } from '../sharing/shared-registry.ts';

export const orderMoneyStates = [
  'waiting',
  'partly-paid',
  'paid',
  'partly-refunded',
  'refunded',
  'failed',
] as const;
export const orderParcelStates = [
  'none',
  'to-pack',
  'packed',
  'shipped',
  'delivered',
  'returned',
] as const;

const orderLine = z.object({
  id,
  productName: z.string(),
  imageUrl: z.string(),
  /** Units as ordered. */
  quantity: z.int(),
  /** Units that were given back. */
  cancelled: z.int(),
  /** Units that are in a parcel. */
  sent: z.int(),
  /** Paise, as it was. */
  unitPaise: z.int(),
});

/** A parcel that has left; one that came back is none. */
const orderParcel = z.object({
  carrier: z.string(),
  trackingNumber: z.string().nullable(),
  trackingUrl: z.string().nullable(),
  sentAt: timestamp,
  lines: z.array(z.object({ productName: z.string(), quantity: z.int() })),
});

const orderStep = z.object({
  /** `placed`, `paid`, `packed`, `shipped`, `delivered`, `returned`, `cancelled` or `refunded`. */
  step: z.string(),
  at: timestamp,
  /** Paise of `paid` and `refunded`. */
  paise: z.int().nullable(),
});

/** An order as its giver sees it. The host's address is in none. */
export const guestOrder = orderFacts
  .extend({
    /** Opens the wish list; null when its link has ended. */
    shareCode: z.string().nullable(),
    guestEmail: z.string().nullable(),
    state: z.enum(['open', 'cancelled', 'complete']).catch('open'),
    money: z.enum(orderMoneyStates).catch('waiting'),
    parcel: z.enum(orderParcelStates).catch('none'),
    /** City and state of the destination; null for a pick-up. */
    destination: z.string().nullable(),
    address: shownAddress.nullable(),
    /** Where it is picked up; null when it is sent, and while the team has set no place. */
    pickUp: pickUpPlace.nullable(),
    lines: z.array(orderLine),
    totalPaise: z.int(),
    paidPaise: z.int(),
    refundedPaise: z.int(),
    /** The page of the provider is open until then; null when nothing is held by time. */
    heldUntil: timestamp.nullable(),
    /** The operator's words about paying; null when a provider's page takes the money. */
    instructions: z.string().nullable(),
    /** The oldest first. */
    parcels: z.array(orderParcel),
    cancellable: z.boolean(),
    steps: z.array(orderStep),
    createdAt: timestamp,
  })
  .meta({ id: 'GuestOrder' });
export type GuestOrder = z.infer<typeof guestOrder>;

export const orderParams = z.strictObject({ number: z.string().min(1).max(20) });
/** The token of a mailed link, for browsers that did not place the order. */
export const orderKey = z.strictObject({ key: z.string().max(400).optional() });

const placedOrder = z.object({
  order: guestOrder,
  /** The provider's page; null when nothing has to be paid there. */
  paymentUrl: z.url().nullable(),
  items: z.array(sharedItem),
});
export type PlacedOrder = z.infer<typeof placedOrder>;

export const placeOrder = defineRoute({
  id: 'placeOrder',
  method: 'POST',
  path: '/api/shared/:shareCode/orders',
  access: 'guest',
  summary: 'Orders gifts of the catalogue; units are held while the guest pays',
  failureMessage: 'We could not place your order. Please try again.',
  params: sharedParams,
  headers: idempotencyHeaders,
  body: orderForm,
  responses: {
    201: placedOrder,
  },
});

export const getOrder = defineRoute({
  id: 'getOrder',
  method: 'GET',
  path: '/api/orders/:number',
  access: 'guest',
  summary: 'An order for the browser that placed it or for its mailed link; 404 otherwise',
  failureMessage: 'Failed to load your order. Please try again.',
  params: orderParams,
  query: orderKey,
  responses: { 200: guestOrder },
});

export const payOrder = defineRoute({
  id: 'payOrder',
  method: 'POST',
  path: '/api/orders/:number/pay',
  access: 'guest',
  summary: 'Opens the payment of a waiting order again',
  failureMessage: 'We could not open the payment. Please try again.',
  params: orderParams,
  query: orderKey,
  responses: { 200: z.object({ paymentUrl: z.url().nullable() }) },
});

export const cancelOrder = defineRoute({
  id: 'cancelOrder',
  method: 'POST',
  path: '/api/orders/:number/cancel',
  access: 'guest',
  summary: 'Cancels an order that is not packed; what was paid is given back',
  failureMessage: 'We could not cancel your order. Please try again.',
  params: orderParams,
  query: orderKey,
  responses: { 200: guestOrder },
});
