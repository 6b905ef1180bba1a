import { z } from 'zod';
import { defineRoute } from '../definitions/define-route.ts';
import { errorMessages } from '../errors/error-messages.ts';
import { id, timestamp } from '../fields/id.ts';
import { upiAddress, upiPayeeName, upiReference } from '../fields/upi.ts';
import { defineFormRoute } from '../definitions/form-route.ts';
import { giftChange, giftParams } from '../giving/claims.ts';
import { registryParams } from '../registries/registries.ts';

export const upiPayee = z.strictObject({ address: upiAddress, payeeName: upiPayeeName });
export type UpiPayee = z.output<typeof upiPayee>;

/** Dark modules as the path of an SVG drawing with the sides `size`, quiet zone included. */
const qrDrawing = z.object({ size: z.int(), path: z.string() }).meta({ id: 'QrDrawing' });
export type QrDrawing = z.infer<typeof qrDrawing>;

const shownPayee = z.object({ address: z.string(), payeeName: z.string() });

const upiSettings = z
  .object({
    /** Null while guests get none. */
    payee: shownPayee.nullable(),
    changedAt: timestamp.nullable(),
    /** An address that waits for its test, with a code to scan that asks for one rupee. */
    draft: shownPayee.extend({ code: qrDrawing }).nullable(),
    /** Null during a surprise. `looks`: times that guests opened the address. `openPromises`: guests who promised money and have not paid yet. */
    use: z.object({ looks: z.int(), openPromises: z.int() }).nullable(),
  })
  .meta({ id: 'UpiSettings' });
export type UpiSettings = z.infer<typeof upiSettings>;

export const getUpiSettings = defineRoute({
  id: 'getUpiSettings',
  method: 'GET',
  path: '/api/registries/:registryId/upi',
  access: 'host',
  summary: 'The UPI address of a registry; for its owner alone',
  failureMessage: 'Failed to load registry. Please try again.',
  params: registryParams,
  responses: { 200: upiSettings },
});

export const saveUpiDraft = defineRoute({
  id: 'saveUpiDraft',
  method: 'PUT',
  path: '/api/registries/:registryId/upi',
  access: 'host',
  summary: 'Saves a UPI address that no guest sees before the owner has tried it',
  failureMessage: errorMessages.notSaved,
  params: registryParams,
  body: upiPayee,
  responses: { 200: upiSettings },
});

export const confirmUpiDraft = defineRoute({
  id: 'confirmUpiDraft',
  method: 'POST',
  path: '/api/registries/:registryId/upi/confirm',
  access: 'host',
  summary: 'Gives the tried UPI address to guests, and mails the owner',
  failureMessage: errorMessages.notSaved,
  params: registryParams,
  /** The address that the owner tried: another saved one is refused. */
  body: upiPayee,
  responses: { 200: upiSettings },
});

export const removeUpi = defineRoute({
  id: 'removeUpi',
  method: 'DELETE',
  path: '/api/registries/:registryId/upi',
  access: 'host',
  summary: 'Removes the UPI address and the one that waits for its test',
  failureMessage: errorMessages.notSaved,
  params: registryParams,
  responses: { 200: upiSettings },
});

const upiHandOver = z
  .object({
    address: z.string(),
    payeeName: z.string(),
    /** Rupees. */
    amount: z.number(),
    note: z.string(),
    /** One, or several when the amount is above what UPI carries between persons. */
    parts: z.array(z.object({ amount: z.number(), link: z.string(), code: qrDrawing })).min(1),
    /** The promise ends then unless the guest says that the money was sent; null without an end. */
    payBy: timestamp.nullable(),
    /** The host has changed the address since the guest last opened it. */
    changed: z.boolean(),
  })
  .meta({ id: 'UpiHandOver' });
export type UpiHandOver = z.infer<typeof upiHandOver>;

export const getUpiHandOver = defineRoute({
  id: 'getUpiHandOver',
  method: 'GET',
  path: '/api/shared/:shareCode/gifts/:giftId/upi',
  access: 'guest',
  summary: 'Where the guest of an open promise sends the money; each look counts, 20 an hour',
  failureMessage: 'We could not open the payment. Please try again.',
  params: giftParams,
  responses: { 200: upiHandOver },
});

export const getUpiPicture = defineRoute({
  id: 'getUpiPicture',
  method: 'GET',
  path: '/api/shared/:shareCode/gifts/:giftId/upi-code',
  access: 'guest',
  summary: 'The QR code of a promise as a PNG picture; counts as a look',
  failureMessage: 'We could not make the picture. Please try again.',
  params: giftParams,
  query: z.strictObject({ part: z.coerce.number().int().min(1).max(1_000).default(1) }),
  responses: { 200: z.string() },
});

const paidFields = z.strictObject({ reference: upiReference.nullish() });

export const sayPaid = defineRoute({
  id: 'sayPaid',
  method: 'POST',
  path: '/api/shared/:shareCode/gifts/:giftId/paid',
  access: 'guest',
  summary: 'The guest says that a promise is paid, or takes that back',
  failureMessage: errorMessages.notSaved,
  params: giftParams,
  body: paidFields.extend({ paid: z.boolean() }),
  responses: { 200: giftChange },
});

export const paidForm = defineFormRoute({
  id: 'paidForm',
  method: 'POST',
  path: '/r/:shareCode/pay/:giftId',
  access: 'guest',
  summary: 'The guest says that a promise is paid',
  params: giftParams,
  fields: z.strictObject({ reference: upiReference.default(null) }),
});

export const freePromise = defineRoute({
  id: 'freePromise',
  method: 'POST',
  path: '/api/gifts/:giftId/free',
  access: 'host',
  summary: 'Frees a promise whose payment never arrived, 7 days after the guest said it was sent',
  failureMessage: errorMessages.notSaved,
  params: z.strictObject({ giftId: id }),
  responses: { 200: z.object({ giftId: id }) },
});
