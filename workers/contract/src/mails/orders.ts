import { z } from 'zod';
import { defineMail } from './define-mail.ts';
import { link, text, sampleLink } from './fields.ts';

export const orderMails = [
  defineMail({
    name: 'order-news',
    importance: 'receipt',
    data: {
      step: z.enum(['placed', 'paid', 'shipped', 'delivered', 'cancelled', 'refunded']),
      number: z.string().regex(/^TF-[2-9A-Z]{8}$/),
      guestName: text,
      productName: text,
      moreGifts: z.int().nonnegative(),
      registryName: text,
      paise: z.int().nonnegative(),
      /** The operator's words about paying, at `placed`; null when a provider took the money. */
      instructions: z.string().min(1).max(2_000).nullable(),
      carrier: text.nullable(),
      trackingNumber: text.nullable(),
      orderLink: link,
    },
    sample: {
      step: 'placed',
      number: 'TF-7K2M9QXA',
      guestName: 'Ravi',
      productName: 'Brass lamp',
      moreGifts: 2,
      registryName: 'Meera & Dev',
      paise: 239_050,
      instructions: 'Pay by UPI to tohfa@bank and write TF-7K2M9QXA as the note.',
      carrier: null,
      trackingNumber: null,
      orderLink: sampleLink,
    },
  }),
] as const;
