import { z } from 'zod';
import { defineAdminList } from '../definitions/admin-list.ts';
import { defineRoute } from '../definitions/define-route.ts';
import { dayRange } from '../fields/day-range.ts';
import { id, timestamp } from '../fields/id.ts';
import { reason as why } from '../fields/reason.ts';
import { fromPaise } from '../formats/money.ts';
import { maxOrderLines, orderFacts, shownAddress } from './order-fields.ts';
import { guestOrder, orderParams } from './orders.ts';

export const maxOrdersAtOnce = 200;

/** The lists of Order Management. `attention` holds what is overdue or has an open case. */
export const orderViews = [
  'attention',
  'to-pack',
  'packed',
  'shipped',
  'waiting',
  'cases',
  'ended',
  'all',
] as const;
export type OrderView = (typeof orderViews)[number];

export const orderCaseKinds = [
  'wrong-amount',
  'refunded-outside',
  'refund-failed',
  'returned',
  'gift-released',
  'unread-event',
] as const;
export type OrderCaseKind = (typeof orderCaseKinds)[number];

const orderRow = guestOrder
  .pick({
    ...{ number: true, registryName: true, guestName: true, shipTo: true, createdAt: true },
    ...{ state: true, money: true, parcel: true, totalPaise: true, paidPaise: true },
    ...{ refundedPaise: true, guestEmail: true, wantedDay: true },
  })
  .extend({
    id,
    productName: z.string(),
    moreGifts: z.int(),
    /** All gifts with their units, such as '2 × Brass lamp; 1 × Kettle'. */
    gifts: z.string(),
    registryId: id.nullable(),
    /** City and PIN code; null for a pick-up. */
    destination: z.string().nullable(),
    shipAddress: shownAddress.nullable(),
    payment: z.string(),
    /** Carriers and numbers of the parcels that are under way or arrived. */
    tracking: z.string().nullable(),
    openCases: z.array(z.enum(orderCaseKinds).catch('wrong-amount')),
    overdue: z.boolean(),
    /** Paise that the team has yet to give back by hand. */
    refundDuePaise: z.int().nullish(),
    actions: z.array(z.string()).nullish(),
  })
  .meta({ id: 'OrderRow' });
export type OrderRow = z.infer<typeof orderRow>;

/** Searched by the beginning of a number, of a giver's name or email, or of a registry's name. */
export const teamOrders = defineAdminList({
  id: 'Orders',
  things: 'orders',
  path: '/api/admin/orders',
  access: 'support',
  row: orderRow,
  filters: {
    view: z.enum(orderViews).default('attention'),
    registryId: id.optional(),
    olderThanHours: z.coerce.number().int().min(0).max(8_760).optional(),
    ...dayRange,
  },
  /** Oldest first where something waits, and newest first elsewhere. */
  sort: z.enum(['usual']).default('usual'),
  columns: {
    Order: ({ number }) => number,
    Placed: ({ createdAt }) => createdAt,
    Gifts: ({ gifts }) => gifts,
    Registry: ({ registryName }) => registryName,
    Giver: ({ guestName }) => guestName,
    Email: ({ guestEmail }) => guestEmail,
    'Ship to': ({ shipTo }) => shipTo,
    Recipient: ({ shipAddress }) => shipAddress?.name ?? null,
    'Address line 1': ({ shipAddress }) => shipAddress?.line1 ?? null,
    'Address line 2': ({ shipAddress }) => shipAddress?.line2 ?? null,
    City: ({ shipAddress }) => shipAddress?.city ?? null,
    'PIN code': ({ shipAddress }) => shipAddress?.pinCode ?? null,
    'Address state': ({ shipAddress }) => shipAddress?.state ?? null,
    Phone: ({ shipAddress }) => shipAddress?.phone ?? null,
    'Delivery day': ({ wantedDay }) => wantedDay,
    State: ({ state }) => state,
    Money: ({ money }) => money,
    'Paid by': ({ payment }) => payment,
    Parcel: ({ parcel }) => parcel,
    Tracking: ({ tracking }) => tracking,
    Cases: ({ openCases }) => openCases.join(' '),
    'Total (₹)': ({ totalPaise }) => fromPaise(totalPaise),
    'Paid (₹)': ({ paidPaise }) => fromPaise(paidPaise),
    'Given back (₹)': ({ refundedPaise }) => fromPaise(refundedPaise),
  },
});
export const { list: listOrders, csv: exportOrders } = teamOrders;

export const getOrderCounts = defineRoute({
  id: 'getOrderCounts',
  method: 'GET',
  path: '/api/admin/orders/counts',
  access: 'support',
  summary: 'How many orders each view has, estimated from a thousand on',
  failureMessage: 'Failed to load the orders. Please try again.',
  responses: {
    200: z.object({
      counts: z.record(z.enum(orderViews), z.int()),
      estimated: z.array(z.enum(orderViews)),
      overdue: z
        .object({
          'to-pack': z.int(),
          packed: z.int(),
          shipped: z.int(),
          waiting: z.int(),
        })
        .nullish(),
    }),
  },
});

const orderCase = z.object({
  id,
  kind: z.enum(orderCaseKinds).catch('wrong-amount'),
  paise: z.int().nullable(),
  openedAt: timestamp,
  closedAt: timestamp.nullable(),
  decision: z.string(),
  /** The reason why an event of the provider can't be read; empty for other kinds. */
  detail: z.string(),
});

const orderEntry = z.object({
  action: z.string(),
  by: z.enum(['guest', 'team', 'provider', 'system']),
  person: z.string().nullable(),
  why: z.string(),
  paise: z.int().nullable(),
  at: timestamp,
});

export const teamOrder = guestOrder
  .omit({ steps: true, cancellable: true, instructions: true, pickUp: true })
  .extend({
    id,
    registryId: id.nullable(),
    payment: z.string(),
    /** Where the parcel goes; null for a pick-up. */
    shipAddress: shownAddress.nullable(),
    deliveryInstructions: z.string().nullable(),
    /** Paise that an open order still has to get. */
    missingPaise: z.int(),
    /** Paise that can be given back now. */
    refundablePaise: z.int(),
    /** Paise that the team has yet to give back by hand. */
    refundDuePaise: z.int().nullish(),
    cases: z.array(orderCase),
    history: z.array(orderEntry),
    actions: z.array(z.string()),
    version: z.int(),
  })
  .meta({ id: 'TeamOrder' });
export type TeamOrder = z.infer<typeof teamOrder>;

const orderRoute = {
  access: 'admin',
  failureMessage: 'The order was not changed. Please try again.',
  params: orderParams,
  responses: { 200: teamOrder },
} as const;

export const getTeamOrder = defineRoute({
  ...orderRoute,
  access: 'support',
  id: 'getTeamOrder',
  method: 'GET',
  path: '/api/admin/orders/:number',
  summary: 'One order with its history, cases and address',
  failureMessage: 'Failed to load the order. Please try again.',
});

/** The content of a parcel and its address, without prices because it is a gift. */
const packingSlip = orderFacts
  .extend({
    /** Null for a pick-up, and while the host has given none. */
    address: shownAddress.nullable(),
    deliveryInstructions: z.string().nullable(),
    lines: z.array(z.object({ productName: z.string(), quantity: z.int() })),
  })
  .meta({ id: 'PackingSlip' });
export type PackingSlip = z.infer<typeof packingSlip>;

export const listPackingSlips = defineRoute({
  id: 'listPackingSlips',
  method: 'GET',
  path: '/api/admin/orders/slips',
  access: 'support',
  summary: 'What goes into the parcels of these orders, and where; unknown numbers are left out',
  failureMessage: 'Failed to load the packing slips. Please try again.',
  query: z.strictObject({
    numbers: z
      .string()
      .transform((list) => [...new Set(list.split(',').filter(Boolean))])
      .pipe(z.array(orderParams.shape.number).min(1).max(maxOrdersAtOnce)),
  }),
  responses: { 200: z.object({ slips: z.array(packingSlip) }) },
});

export const orderActions = [
  'pack',
  'unpack',
  'deliver',
  'return',
  'send-again',
  'close-returned',
] as const;

export const changeOrders = defineRoute({
  id: 'changeOrders',
  method: 'POST',
  path: '/api/admin/orders/changes',
  access: 'admin',
  summary: 'Moves orders one step; those that are elsewhere by now stay and are named',
  failureMessage: 'The orders were not changed. Please try again.',
  body: z.strictObject({
    numbers: z.array(orderParams.shape.number).min(1).max(maxOrdersAtOnce),
    action: z.enum(orderActions),
  }),
  responses: { 200: z.object({ changed: z.array(z.string()), unchanged: z.array(z.string()) }) },
});

/** Units of an order's lines. */
const lineUnits = z
  .array(z.strictObject({ id, quantity: z.int().min(1).max(99) }))
  .max(maxOrderLines)
  .refine((lines) => new Set(lines.map((line) => line.id)).size === lines.length, {
    error: 'Please choose each gift once',
  });

export const shipOrder = defineRoute({
  ...orderRoute,
  id: 'shipOrder',
  method: 'POST',
  path: '/api/admin/orders/:number/shipment',
  summary: 'Notes that the parcel is on its way',
  body: z.strictObject({
    carrier: z.string().trim().min(1, 'Please choose a carrier').max(40),
    trackingNumber: z.string().trim().max(60, 'Please use 60 characters or less.').nullish(),
    /** The units that are in this parcel; all that are left without them. */
    lines: lineUnits.min(1, 'Please choose what is in the parcel').nullish(),
  }),
});

export const bookPayment = defineRoute({
  ...orderRoute,
  id: 'bookPayment',
  method: 'POST',
  path: '/api/admin/orders/:number/payments',
  summary: 'Books money that came to the operator by hand',
  body: z.strictObject({ paise: z.int().min(1).max(1_000_000_000_000), why }),
});

export const refundOrder = defineRoute({
  ...orderRoute,
  id: 'refundOrder',
  method: 'POST',
  path: '/api/admin/orders/:number/refunds',
  summary:
    'Gives money back, and units that the giver does not give any more; all units cancel the order. Needs a confirmed password',
  body: z.strictObject({
    paise: z.int().min(1).max(1_000_000_000_000),
    why,
    lines: lineUnits.default([]),
    /** False for goods that can't be sold again. */
    restock: z.boolean().default(true),
  }),
});

export const cancelTeamOrder = defineRoute({
  ...orderRoute,
  id: 'cancelTeamOrder',
  method: 'POST',
  path: '/api/admin/orders/:number/cancel',
  summary: 'Ends an order that is not shipped; what was paid is given back',
  body: z.strictObject({ why }),
});

export const noteOrder = defineRoute({
  ...orderRoute,
  access: 'support',
  id: 'noteOrder',
  method: 'POST',
  path: '/api/admin/orders/:number/notes',
  summary: 'Adds a note for the team',
  body: z.strictObject({ why }),
});

/** An event of the payment provider that can't be read and names no order of ours. */
const eventCase = z
  .object({ id, detail: z.string(), openedAt: timestamp })
  .meta({ id: 'EventCase' });
export type EventCase = z.infer<typeof eventCase>;
const eventCases = z.object({ cases: z.array(eventCase) });

export const listEventCases = defineRoute({
  id: 'listEventCases',
  method: 'GET',
  path: '/api/admin/orders/event-cases',
  access: 'support',
  summary: 'Open cases of unreadable payment events that name no order, the newest 20',
  failureMessage: 'Failed to load the cases. Please try again.',
  responses: { 200: eventCases },
});

export const closeEventCase = defineRoute({
  id: 'closeEventCase',
  method: 'POST',
  path: '/api/admin/orders/event-cases/:caseId/close',
  access: 'admin',
  summary: 'Records how the case of an unreadable event was decided; the others stay',
  failureMessage: 'The case was not closed. Please try again.',
  params: z.strictObject({ caseId: id }),
  body: z.strictObject({ decision: why }),
  responses: { 200: eventCases },
});

export const closeOrderCase = defineRoute({
  ...orderRoute,
  id: 'closeOrderCase',
  method: 'POST',
  path: '/api/admin/orders/:number/cases/:caseId/close',
  summary: 'Records how a case was decided',
  params: orderParams.extend({ caseId: id }),
  body: z.strictObject({ decision: why }),
});
