import { z } from 'zod';
import { defineMail } from './define-mail.ts';
import { event, instant, link, text, sampleLink } from './fields.ts';

const number = z.string().regex(/^TF-[2-9A-Z]{8}$/);

const order = {
  number,
  /** Products come from our own catalogue, so any address may read their names. */
  productName: text,
  moreGifts: z.int().nonnegative(),
  paise: z.int().nonnegative(),
  shipTo: z.enum(['host', 'guest', 'pick-up']),
  /** Where the gift is picked up; null when it is sent, and while the team has set no place. */
  pickUp: z.object({ name: text, address: text, hours: text }).nullable(),
  orderLink: link,
};

const sampleOrder = {
  number: 'TF-7K2M9QXA',
  productName: 'Brass lamp',
  moreGifts: 2,
  paise: 239_050,
  shipTo: 'host',
  pickUp: null,
  orderLink: sampleLink,
} as const;

export const orderMails = [
  defineMail({
    name: 'order-placed',
    importance: 'receipt',
    cause: 'stranger',
    data: {
      ...order,
      event,
      /** Omitted for an address that nobody has confirmed, like the name of the registry. */
      guestName: text.optional(),
      registryName: text.optional(),
      /** The end of the hold; null when no time ends it. */
      payBy: instant.nullable(),
      /** The operator's words about paying; null when a provider takes the money. */
      instructions: z.string().min(1).max(2_000).nullable(),
    },
    sample: {
      ...sampleOrder,
      event: { occasion: 'wedding', date: '2026-12-01', hostName: 'Meera' },
      guestName: 'Ravi',
      registryName: 'Meera & Dev',
      payBy: '2026-11-22T10:00:00.000Z',
      instructions: null,
    },
  }),
  defineMail({
    name: 'order-news',
    importance: 'receipt',
    cause: 'consequence',
    data: {
      ...order,
      step: z.enum(['paid', 'shipped', 'delivered', 'cancelled', 'refunded']),
      guestName: text,
      registryName: text,
      /** False when a cancelled order had brought no money. */
      isPaid: z.boolean(),
      carrier: text.nullable(),
      trackingNumber: text.nullable(),
      /** True when further gifts of the order follow in another parcel. */
      rest: z.boolean(),
    },
    sample: {
      ...sampleOrder,
      step: 'shipped',
      guestName: 'Ravi',
      registryName: 'Meera & Dev',
      isPaid: true,
      carrier: 'Delhivery',
      trackingNumber: '1234567890',
      rest: false,
    },
  }),
] as const;
