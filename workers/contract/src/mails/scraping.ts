import { z } from 'zod';
import { defineMail } from './define-mail.ts';
import { link, text, sampleLink } from './fields.ts';

export const scrapingMails = [
  defineMail({
    name: 'shop-news',
    importance: 'digest',
    cause: 'consequence',
    data: {
      firstName: text,
      registryName: text,
      gifts: z
        .array(
          z.object({
            productName: text,
            kind: z.enum(['dropped', 'out-of-stock', 'gone']),
            priceBefore: z.number().positive().nullable(),
            price: z.number().positive().nullable(),
            currency: z.string(),
          }),
        )
        .min(1),
      more: z.int().nonnegative(),
      listLink: link,
      settingsLink: link,
      unsubscribeLink: link,
    },
    sample: {
      firstName: 'Asha',
      registryName: 'Asha & Dev',
      gifts: [
        {
          productName: 'Lamp <b>"Diya"</b>',
          kind: 'dropped',
          priceBefore: 2499,
          price: 1999,
          currency: 'INR',
        },
        { productName: 'Sofa', kind: 'gone', priceBefore: null, price: 5000, currency: 'INR' },
      ],
      more: 3,
      listLink: sampleLink,
      settingsLink: sampleLink,
      unsubscribeLink: sampleLink,
    },
  }),
] as const;
