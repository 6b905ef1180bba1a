import { z } from 'zod';
import { defineRoute } from '../definitions/define-route.ts';
import { emailProblem } from '../fields/email.ts';
import { id, timestamp } from '../fields/id.ts';
import { giftAmount } from '../fields/money.ts';
import { optionalText } from '../fields/text.ts';
import { maxQuantity } from '../fields/quantity.ts';
import { sharedParams } from '../fields/shared-params.ts';
import { sharedItem } from '../sharing/shared-registry.ts';

/** `reserved` units are held and expire, `purchased` units are bought, `released` units are free again. */
const claimStatuses = ['reserved', 'purchased', 'released'] as const;

const guestName = z
  .string('Name is required')
  .trim()
  .min(1, 'Name is required')
  .max(50, 'Name cannot exceed 50 characters');

const guestEmail = z
  .string()
  .trim()
  .max(254, 'Email address is too long')
  .nullish()
  .superRefine((address, context) => {
    const message = address ? emailProblem(address) : undefined;
    if (message) context.addIssue({ code: 'custom', message });
  })
  .transform((address) => address?.toLowerCase() || null);

const guestMessage = optionalText(500, 'Message must not exceed 500 characters');

export const claimForm = z.strictObject({
  guestName,
  guestEmail,
  message: guestMessage,
  quantity: z
    .number('Please choose a quantity')
    .int('Please choose a whole number')
    .min(1, 'Please choose at least 1')
    .max(maxQuantity, 'Please choose 99 or less'),
});
export type ClaimForm = z.input<typeof claimForm>;

export const contributionForm = z.strictObject({
  guestName,
  guestEmail,
  message: guestMessage,
  /** Rupees towards one unit, or to a fund. */
  amount: giftAmount,
});
export type ContributionForm = z.input<typeof contributionForm>;

const guestThanks = z.object({
  note: z.string(),
  from: z.string(),
  createdAt: timestamp,
});

const giftPayment = z.object({
  /** An unpaid promise ends then; null where guest and host settle it themselves. */
  payBy: timestamp.nullable(),
  /** When the guest said that the money was sent. */
  paidAt: timestamp.nullable(),
  reference: z.string().nullable(),
  /** Another gift of the registry has the same reference: it is kept, and the guest should check it. */
  isReferenceRepeated: z.boolean(),
  /** The host takes money by UPI, and this guest may open the address. */
  byUpi: z.boolean(),
  isAddressChanged: z.boolean(),
  /** Set when the promise ended without the money. */
  endedBy: z.enum(['time', 'host']).nullable().catch('time'),
});

/** A gift of the calling guest; never sent to anybody else. */
const guestGift = z
  .object({
    id,
    itemId: id,
    kind: z.enum(['claim', 'contribution']),
    status: z.enum(claimStatuses).catch('released'),
    productName: z.string(),
    imageUrl: z.string(),
    externalUrl: z.string().nullable(),
    quantity: z.number().int(),
    /** Rupees of a contribution; null for a claim. */
    amount: z.number().nullable(),
    guestName: z.string(),
    expiresAt: timestamp.nullable(),
    extendable: z.boolean(),
    /** 'Did you buy it?' is not asked before this time. */
    askAfter: timestamp.nullable(),
    /** The hold ran out within the last seven days, and the guest has not hidden that. */
    holdEndedAt: timestamp.nullable(),
    /** When a host gave the gift back, so that others can take it. */
    givenBackAt: timestamp.nullable(),
    undoable: z.boolean(),
    /** The order that sends it; null for gifts without one. */
    orderNumber: z.string().nullable(),
    /** Set while nothing of the order is paid: its gifts are free again at this time. */
    payOrderBy: timestamp.nullable(),
    /** Money for its order is here, but not the whole amount. */
    isShortPaid: z.boolean(),
    /** Null for gifts that are no contributions. */
    payment: giftPayment.nullable(),
    receivedAt: timestamp.nullable(),
    thanks: z.array(guestThanks).nullable(),
    createdAt: timestamp,
  })
  .meta({ id: 'GuestGift' });
export type GuestGift = z.infer<typeof guestGift>;

export const giftChange = z
  .object({ gift: guestGift, item: sharedItem })
  .meta({ id: 'GiftChange' });
export type GiftChange = z.infer<typeof giftChange>;

/** One key per action; a repeated key returns the first reply without acting again. */
export const idempotencyHeaders = z.object({
  'idempotency-key': z.uuid('Please reload the page and try again.'),
});

export const sharedItemParams = sharedParams.extend({ itemId: id });
export const giftParams = sharedParams.extend({ giftId: id });

export const claimItem = defineRoute({
  id: 'claimItem',
  method: 'POST',
  path: '/api/shared/:shareCode/items/:itemId/claims',
  access: 'guest',
  summary: 'Purchases a catalogue item, or holds an item of another website for 24 hours',
  failureMessage: 'We could not record your gift. Please try again.',
  params: sharedItemParams,
  headers: idempotencyHeaders,
  body: claimForm,
  responses: { 201: giftChange },
});

export const contributeToItem = defineRoute({
  id: 'contributeToItem',
  method: 'POST',
  path: '/api/shared/:shareCode/items/:itemId/contributions',
  access: 'guest',
  summary: 'Pledges an amount towards one unit that guests give together, or to a fund',
  failureMessage: 'We could not record your contribution. Please try again.',
  params: sharedItemParams,
  headers: idempotencyHeaders,
  body: contributionForm,
  responses: { 201: giftChange },
});

export const listMyGifts = defineRoute({
  id: 'listMyGifts',
  method: 'GET',
  path: '/api/shared/:shareCode/gifts',
  access: 'guest',
  summary: "The calling guest's gifts in this registry",
  failureMessage: 'Failed to load your gifts. Please try again.',
  params: sharedParams,
  responses: { 200: z.object({ gifts: z.array(guestGift) }) },
});

export const confirmGift = defineRoute({
  id: 'confirmGift',
  method: 'POST',
  path: '/api/shared/:shareCode/gifts/:giftId/confirm',
  access: 'guest',
  summary: 'Marks a held gift as bought',
  failureMessage: 'We could not mark this gift as bought. Please try again.',
  params: giftParams,
  responses: { 200: giftChange },
});

export const extendGift = defineRoute({
  id: 'extendGift',
  method: 'POST',
  path: '/api/shared/:shareCode/gifts/:giftId/extend',
  access: 'guest',
  summary: 'Holds a gift for another 24 hours, once',
  failureMessage: 'We could not extend this hold. Please try again.',
  params: giftParams,
  responses: { 200: giftChange },
});

export const releaseGift = defineRoute({
  id: 'releaseGift',
  method: 'POST',
  path: '/api/shared/:shareCode/gifts/:giftId/release',
  access: 'guest',
  summary: 'Releases a held or purchased gift, or withdraws a contribution',
  failureMessage: 'We could not undo this gift. Please try again.',
  params: giftParams,
  responses: { 200: giftChange },
});

export const hideHoldEnd = defineRoute({
  id: 'hideHoldEnd',
  method: 'POST',
  path: '/api/shared/:shareCode/gifts/:giftId/hide-end',
  access: 'guest',
  summary: 'No longer shows the guest that a hold has ended',
  failureMessage: 'We could not hide this. Please try again.',
  params: giftParams,
  responses: { 200: giftChange },
});

export const postponeQuestion = defineRoute({
  id: 'postponeQuestion',
  method: 'POST',
  path: '/api/shared/:shareCode/gifts/:giftId/ask-tomorrow',
  access: 'guest',
  summary: "Puts the question 'Did you buy it?' off until tomorrow",
  failureMessage: 'We could not put this off. Please try again.',
  params: giftParams,
  responses: { 200: giftChange },
});

/** URL-safe, so that it can be a part of a path. */
const linkToken = z.string().min(1).max(400);
export const mailedGiftParams = sharedParams.extend({ token: linkToken });

export const getMailedGift = defineRoute({
  id: 'getMailedGift',
  method: 'GET',
  path: '/api/shared/:shareCode/mailed-gifts/:token',
  access: 'public',
  summary: 'The gift of a mailed link; changes nothing',
  failureMessage: 'We could not open your gift. Please try again.',
  params: mailedGiftParams,
  responses: { 200: guestGift },
});

export const openGiftsLink = defineRoute({
  id: 'openGiftsLink',
  method: 'POST',
  path: '/api/guest/link',
  access: 'guest',
  summary: 'Adds the gift of a mailed link to those of this browser',
  failureMessage: 'We could not open your gifts. Please try again.',
  body: z.strictObject({ token: linkToken }),
  responses: { 200: z.object({ shareCode: z.string() }) },
});
