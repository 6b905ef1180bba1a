import { z } from 'zod';
import { rowVersion } from '../fields/id.ts';
import { defineRoute } from '../definitions/define-route.ts';
import { calendarDate } from '../fields/calendar-date.ts';
import { indianPhone } from '../fields/phone.ts';
import { pinCode } from '../fields/pin-code.ts';
import { optionalText } from '../fields/text.ts';
import { registry, registryParams } from './registries.ts';

export const deliverySectionMessage =
  'Please fill your delivery address (Address Line 1, City, State, Zip Code) and a valid 10-digit phone number to proceed.';

const deliveryVersion = rowVersion.optional();

const termsAccepted = z.literal(true, 'You must accept the Terms & Conditions to continue');

const required = (message: string) =>
  z.string(message).trim().min(1, message).max(200, 'Please use 200 characters or less.');

/** Without one, parcels may come on any day. */
const deliveryDay = calendarDate.nullable().default(null);

const catalogDelivery = z.strictObject({
  deliveryPreference: z.literal('catalog_delivery'),
  recipientName: required('Recipient’s name is required.'),
  addressLine1: required('Street Address (line 1) is required.'),
  addressLine2: optionalText(200, 'Please use 200 characters or less.'),
  city: required('City is required.'),
  state: required('State is required.'),
  zipCode: pinCode,
  phoneNumber: indianPhone(
    'Enter a valid 10-digit Indian mobile number.',
    'Enter a valid 10-digit Indian mobile number.',
  ),
  deliveryInstructions: optionalText(500, 'Please use 500 characters or less.'),
  deliveryFrom: deliveryDay,
  deliveryUntil: deliveryDay,
  termsAccepted,
  deliveryVersion,
});

const catalogDeliveryOnDays = catalogDelivery.refine(
  ({ deliveryFrom, deliveryUntil }) =>
    !deliveryFrom || !deliveryUntil || deliveryUntil >= deliveryFrom,
  {
    path: ['deliveryUntil'],
    error: 'Please choose a day that is not before the earliest one.',
  },
);

const guestDelivery = z.strictObject({
  deliveryPreference: z.literal('guest_delivery'),
  termsAccepted,
  deliveryVersion,
});

export const deliveryForm = z.discriminatedUnion(
  'deliveryPreference',
  [catalogDeliveryOnDays, guestDelivery],
  'Please select a delivery preference',
);
export type DeliveryForm = z.input<typeof deliveryForm>;

export const saveDelivery = defineRoute({
  id: 'saveDelivery',
  method: 'PUT',
  path: '/api/registries/:registryId/delivery',
  access: 'host',
  summary: 'Saves how gifts reach the host; a stale save answers 409 with the saved registry',
  failureMessage: 'Failed to save delivery preferences. Please try again.',
  params: registryParams,
  body: deliveryForm,
  responses: { 200: registry },
});
