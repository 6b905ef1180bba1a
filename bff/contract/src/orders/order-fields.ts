import { z } from 'zod';
import { calendarDate } from '../fields/calendar-date.ts';
import { id } from '../fields/id.ts';
import { indianPhone } from '../fields/phone.ts';
import { pinCode } from '../fields/pin-code.ts';
import { optionalText } from '../fields/text.ts';
import { addDays, todayInIndia } from '../formats/calendar-days.ts';
import { formatEventDate } from '../formats/dates.ts';
import { claimForm } from '../giving/claims.ts';

export const maxOrderLines = 20;

const shipToKinds = ['host', 'guest', 'pick-up'] as const;
export type ShipToKind = (typeof shipToKinds)[number];

const required = (message: string) =>
  z.string(message).trim().min(1, message).max(200, 'Please use 200 characters or less.');

export const postalAddress = z
  .strictObject({
    name: required('Recipient’s name is required'),
    line1: required('Address Line 1 is required'),
    line2: optionalText(200, 'Please use 200 characters or less.'),
    city: required('City is required'),
    state: required('State is required'),
    pinCode,
    phone: indianPhone(
      'Enter a valid 10-digit Indian mobile number.',
      'Enter a valid 10-digit Indian mobile number.',
    ),
  })
  .meta({ id: 'PostalAddress' });
export type PostalAddress = z.output<typeof postalAddress>;

/** The same in a reply, where no text is changed any more. */
export const shownAddress = z
  .object({
    name: z.string(),
    line1: z.string(),
    line2: z.string().nullable(),
    city: z.string(),
    state: z.string(),
    pinCode: z.string(),
    phone: z.string(),
  })
  .meta({ id: 'ShownAddress' });

/** The facts of an order that its giver, the team and the packing slip read alike. */
export const orderFacts = z.object({
  number: z.string(),
  registryName: z.string().nullable(),
  guestName: z.string(),
  message: z.string().nullable(),
  shipTo: z.enum(shipToKinds),
  wantedDay: calendarDate.nullable(),
});

/** `host` needs no address: guests never see it. */
const destination = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('host') }),
  z.strictObject({ kind: z.literal('guest'), address: postalAddress }),
  z.strictObject({ kind: z.literal('pick-up') }),
]);

export const orderForm = z.strictObject({
  guestName: claimForm.shape.guestName,
  guestEmail: claimForm.shape.guestEmail,
  message: claimForm.shape.message,
  lines: z
    .array(z.strictObject({ itemId: id, quantity: claimForm.shape.quantity }))
    .min(1, 'Please choose a gift')
    .max(maxOrderLines, 'Please choose 20 gifts or less')
    .refine(
      (lines) => new Set(lines.map(({ itemId }) => itemId)).size === lines.length,
      'Please choose each gift once',
    ),
  shipTo: destination,
  wantedDay: calendarDate.nullish(),
});
export type OrderForm = z.input<typeof orderForm>;

/** The days on which the host takes parcels; missing ones are no limit. */
export interface DeliveryDays {
  readonly deliveryFrom?: string | null | undefined;
  readonly deliveryUntil?: string | null | undefined;
}

/** The first and the last day that a guest may wish for; undefined when no day is left. */
export function wantedDays(
  { deliveryFrom, deliveryUntil }: DeliveryDays,
  today = todayInIndia(),
): { readonly first: string; readonly last: string | undefined } | undefined {
  const tomorrow = addDays(today, 1);
  const first = deliveryFrom && deliveryFrom > tomorrow ? deliveryFrom : tomorrow;
  const last = deliveryUntil ?? undefined;
  return last !== undefined && last < first ? undefined : { first, last };
}

export const wantedDayWithin = (limits: DeliveryDays) =>
  z
    .string()
    .nullish()
    .transform((typed) => typed || null)
    .pipe(calendarDate.nullable())
    .superRefine((day, context) => {
      if (day === null) return;
      const days = wantedDays(limits);
      const message = days ? problemOf(day, days) : 'The host takes no parcels on later days.';
      if (message !== undefined) context.addIssue({ code: 'custom', message });
    });

function problemOf(
  day: string,
  { first, last }: NonNullable<ReturnType<typeof wantedDays>>,
): string | undefined {
  if (day < first) return `Please choose ${formatEventDate(first)} or a later day.`;
  if (last !== undefined && day > last)
    return `Please choose ${formatEventDate(last)} or an earlier day.`;
  return undefined;
}

const text = z.string();

/** The typed texts beside the gifts of an order; the names of an address are those of `postalAddress`. */
export const orderFields = z.object({
  ...{ guestName: text, guestEmail: text, message: text },
  /** Empty until the guest has chosen. */
  shipTo: z.enum(['', ...shipToKinds]),
  wantedDay: text,
  ...{ name: text, line1: text, line2: text, pinCode: text, city: text, state: text, phone: text },
});
export type OrderFieldValues = z.output<typeof orderFields>;
export const orderFieldNames = orderFields.keyof().options;

export const emptyOrderFields: OrderFieldValues = orderFields.parse(
  Object.fromEntries(orderFieldNames.map((name) => [name, ''])),
);

export const orderFieldLabels: Readonly<Record<keyof Omit<OrderFieldValues, 'shipTo'>, string>> = {
  guestName: 'Your name',
  guestEmail: 'Email',
  message: 'Message for the host',
  wantedDay: 'Delivery day',
  name: 'Recipient’s name',
  line1: 'Address Line 1',
  line2: 'Address Line 2',
  pinCode: 'PIN code',
  city: 'City',
  state: 'State',
  phone: 'Phone number',
};

const { guestName, guestEmail, message } = claimForm.shape;
const guest = { guestName, guestEmail, message };

/** The fields of an order to the host alone, which depend on its registry. */
export const hostOrderFields = (days: DeliveryDays) =>
  z.object({ wantedDay: wantedDayWithin(days) });

/** Fields that the destination doesn't need may be there, as in a hidden part of a form. */
const typedOrder = (days: DeliveryDays) =>
  z.discriminatedUnion(
    'shipTo',
    [
      z.object({ ...guest, shipTo: z.literal('host'), ...hostOrderFields(days).shape }),
      z.object({ ...guest, shipTo: z.literal('guest'), ...postalAddress.shape }),
      z.object({ ...guest, shipTo: z.literal('pick-up') }),
    ],
    'Please choose where your gift goes',
  );

export type OrderDetails = Omit<OrderForm, 'lines'>;

export const orderDetails = (days: DeliveryDays) =>
  typedOrder(days).transform((typed): OrderDetails => {
    if (typed.shipTo !== 'guest') {
      const { shipTo: kind, ...fields } = typed;
      return { ...fields, shipTo: { kind } };
    }
    const { guestName, guestEmail, message, shipTo: kind, ...address } = typed;
    return { guestName, guestEmail, message, shipTo: { kind, address } };
  });
