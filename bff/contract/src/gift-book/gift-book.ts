import { errorMessages } from '../errors/error-messages.ts';
import { z } from 'zod';
import { defineRoute } from '../definitions/define-route.ts';
import { calendarDate } from '../fields/calendar-date.ts';
import { id, timestamp } from '../fields/id.ts';
import { filterStates, giftStates } from '../giving/gift-states.ts';
import { hostParcel } from './host-parcel.ts';

export const giftSorts = ['newest', 'oldest', 'giver', 'gift', 'amount'] as const;
export type GiftSort = (typeof giftSorts)[number];

export const giftPageSize = 30;
export const maxGiftsAtOnce = 300;

const hostGiftPayment = z.object({
  payBy: timestamp.nullable(),
  paidAt: timestamp.nullable(),
  reference: z.string().nullable(),
  isReferenceRepeated: z.boolean(),
  /** The guest said long ago that the money was sent, and it has not arrived. */
  canBeFreed: z.boolean(),
});

const hostGift = z
  .object({
    id,
    registryId: id,
    registryName: z.string(),
    kind: z.enum(['claim', 'contribution']),
    state: z.enum(giftStates).catch('bought'),
    productName: z.string(),
    imageUrl: z.string(),
    quantity: z.number().int(),
    /** Rupees of a contribution; null for a claim. */
    amount: z.number().nullable(),
    price: z.number().nullable(),
    currency: z.string(),
    /** Empty when the guest's data has left the system. */
    giverName: z.string(),
    giverEmail: z.string().nullable(),
    message: z.string().nullable(),
    receivedAt: timestamp.nullable(),
    thankedAt: timestamp.nullable(),
    /** Null for gifts without an order. */
    parcel: hostParcel.nullable(),
    /** Null for gifts that are no contributions. */
    payment: hostGiftPayment.nullable(),
    createdAt: timestamp,
  })
  .meta({ id: 'HostGift' });
export type HostGift = z.infer<typeof hostGift>;

const surpriseRegistry = z.object({
  registryId: id,
  registryName: z.string(),
  opensAt: timestamp,
  /** Parcels under way to the hosts, by their day where it is known. */
  parcels: z.array(z.object({ day: calendarDate.nullable(), parcels: z.int() })).nullable(),
});
export type SurpriseRegistry = z.infer<typeof surpriseRegistry>;

const listOfStates = z
  .string()
  .max(100)
  .transform((text) => text.split(',').filter((part) => part !== ''))
  .pipe(z.array(z.enum(filterStates)).max(filterStates.length))
  .optional();

const giftFilter = {
  /** All registries of the host without it. */
  registryId: id.optional(),
  /** Part of a giver's or a gift's name. */
  search: z.string().trim().max(100, 'Please search with 100 characters or less').optional(),
  /** Every state but `released` without it. */
  states: listOfStates,
};

export const giftTotals = z
  .object({
    gifts: z.number().int(),
    units: z.number().int(),
    /** Rupees of contributions that are not paid yet. */
    promised: z.number(),
    /** Rupees of contributions that their givers say they have paid, and that the host has not received yet. */
    paid: z.number(),
    /** Rupees of contributions that the host has received. */
    received: z.number(),
    toThank: z.number().int(),
  })
  .meta({ id: 'GiftTotals' });
export type GiftTotals = z.infer<typeof giftTotals>;

export const listGifts = defineRoute({
  id: 'listGifts',
  method: 'GET',
  path: '/api/gifts',
  access: 'host',
  summary: 'The Gift Book of one registry or of all registries that the caller hosts, by pages',
  failureMessage: 'Failed to load your Gift Book. Please try again.',
  query: z.strictObject({
    ...giftFilter,
    sort: z.enum(giftSorts).default('newest'),
    cursor: z.string().max(400).optional(),
    limit: z.coerce.number().int().min(1).max(500).default(giftPageSize),
  }),
  responses: {
    200: z.object({
      gifts: z.array(hostGift),
      nextCursor: z.string().nullable(),
      surprises: z.array(surpriseRegistry),
    }),
  },
});

export const getGiftTotals = defineRoute({
  id: 'getGiftTotals',
  method: 'GET',
  path: '/api/gifts/totals',
  access: 'host',
  summary: 'Sums over all gifts that match the filter',
  failureMessage: 'Failed to load your Gift Book. Please try again.',
  query: z.strictObject(giftFilter),
  responses: { 200: giftTotals },
});

const giftSupply = z
  .object({
    /** As the host chose it: how many of them come, and gave elsewhere, is not known. */
    guestRange: z.string(),
    giftsLeft: z.number().int(),
    /** Rupees: the gifts that are left cost less. */
    under: z.number().int(),
  })
  .meta({ id: 'GiftSupply' });
export type GiftSupply = z.infer<typeof giftSupply>;

export const getGiftSupply = defineRoute({
  id: 'getGiftSupply',
  method: 'GET',
  path: '/api/registries/:registryId/gift-supply',
  access: 'host',
  summary:
    'The expected guests, and the cheap gifts that are left, when those run out; null otherwise',
  failureMessage: 'Failed to load your Gift Book. Please try again.',
  params: z.object({ registryId: id }),
  responses: { 200: z.object({ supply: giftSupply.nullable() }) },
});

export const exportGifts = defineRoute({
  id: 'exportGifts',
  method: 'GET',
  path: '/api/gifts/export',
  access: 'host',
  summary: 'The Gift Book as a CSV file for spreadsheets, with all gifts in any state but released',
  failureMessage: 'We could not make the file. Please try again.',
  query: z.strictObject({ registryId: id.optional() }),
  responses: { 200: z.string() },
});

const giftIds = z
  .array(id)
  .min(1, 'Please choose at least one gift')
  .max(maxGiftsAtOnce, `Please choose ${maxGiftsAtOnce} gifts or less`);

export const markGiftsReceived = defineRoute({
  id: 'markGiftsReceived',
  method: 'POST',
  path: '/api/gifts/received',
  access: 'host',
  summary:
    'Marks bought and promised gifts as received, or takes that back; the guest can no longer undo a received gift',
  failureMessage: errorMessages.notSaved,
  body: z.strictObject({ giftIds, received: z.boolean() }),
  responses: {
    /** The gifts that changed: gifts of others, held and released ones don't. */
    200: z.object({ giftIds: z.array(id) }),
  },
});

export const thankChannels = ['mail', 'copied', 'whatsapp', 'in-person'] as const;
export type ThankChannel = (typeof thankChannels)[number];
export const maxThankNoteLength = 1000;

export const noteText = z
  .string('Please write a note')
  .trim()
  .min(1, 'Please write a note')
  .max(maxThankNoteLength, `Please use ${maxThankNoteLength} characters or less`);

export const sayThanks = defineRoute({
  id: 'sayThanks',
  method: 'POST',
  path: '/api/gifts/thanks',
  access: 'host',
  summary: 'Mails thank-you notes to givers, or records that they were thanked otherwise',
  failureMessage: 'We could not send your thanks. Please try again.',
  body: z.strictObject({
    /** One per press: a repeated request sends nothing again. */
    batchId: z.uuid('Please reload the page and try again.'),
    channel: z.enum(thankChannels),
    replyToMe: z.boolean().default(false),
    notes: z
      .array(z.strictObject({ giftId: id, note: noteText.or(z.literal('')) }))
      .min(1, 'Please choose at least one gift')
      .max(maxGiftsAtOnce, `Please choose ${maxGiftsAtOnce} gifts or less`),
  }),
  responses: {
    200: z.object({
      thanked: z.array(id),
      notMailed: z.array(id),
    }),
  },
});

export const undoThanks = defineRoute({
  id: 'undoThanks',
  method: 'POST',
  path: '/api/gifts/thanks/undo',
  access: 'host',
  summary: 'Removes the records of one press; a mailed note stays',
  failureMessage: 'We could not undo this. Please try again.',
  body: z.strictObject({ batchId: id }),
  responses: { 200: z.object({ undone: z.number().int() }) },
});

const sentNote = z
  .object({
    id,
    channel: z.enum(thankChannels).catch('in-person'),
    note: z.string(),
    /** The name of the host who sent it; null when the account is gone. */
    sentBy: z.string().nullable(),
    createdAt: timestamp,
  })
  .meta({ id: 'SentNote' });
export type SentNote = z.infer<typeof sentNote>;

export const listThanks = defineRoute({
  id: 'listThanks',
  method: 'GET',
  path: '/api/gifts/:giftId/thanks',
  access: 'host',
  summary: 'The notes that were sent for a gift, newest first',
  failureMessage: 'Failed to load the notes. Please try again.',
  params: z.strictObject({ giftId: id }),
  responses: { 200: z.object({ notes: z.array(sentNote) }) },
});

export const readThanks = defineRoute({
  id: 'readThanks',
  method: 'POST',
  path: '/api/thanks/read',
  access: 'public',
  summary: 'The thank-you note of a mailed link',
  failureMessage: 'We could not open this note. Please try again.',
  body: z.strictObject({ token: z.string().min(1).max(200) }),
  responses: {
    200: z.object({
      note: z.string(),
      giverName: z.string(),
      productName: z.string(),
      /** The host's name, or the registry's when the account is gone. */
      from: z.string(),
      occasionDate: calendarDate,
    }),
  },
});
