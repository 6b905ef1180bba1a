import { z } from 'zod';
import { defineMail } from './define-mail.ts';
import { event, instant, link, text, sampleLink } from './fields.ts';

export const moneyMails = [
  defineMail({
    name: 'contribution-receipt',
    importance: 'receipt',
    cause: 'stranger',
    data: {
      guestName: text,
      productName: text,
      /** Rupees. */
      amount: z.number().positive(),
      registryName: text,
      giftsLink: link,
      /** The end of a promise to a host who takes UPI; null where guest and host settle it themselves. */
      payBy: instant.nullable(),
      /** Instead of all names, for an address that nobody has confirmed. */
      event: event.optional(),
    },
    sample: {
      guestName: 'Ravi',
      productName: 'Sofa',
      amount: 2_100,
      registryName: 'Meera & Dev',
      giftsLink: sampleLink,
      payBy: '2026-11-30T12:30:00.000Z',
    },
  }),
  defineMail({
    name: 'promise-reminder',
    importance: 'reminder',
    cause: 'consequence',
    data: {
      guestName: text,
      productName: text,
      /** Rupees. */
      amount: z.number().positive(),
      registryName: text,
      payBy: instant,
      giftsLink: link,
      /** Instead of all names, for an address that nobody has confirmed. */
      event: event.optional(),
    },
    sample: {
      guestName: 'Ravi',
      productName: 'Brass lamp',
      amount: 2_100,
      registryName: 'Meera & Dev',
      payBy: '2026-11-30T12:30:00.000Z',
      giftsLink: sampleLink,
    },
  }),
  defineMail({
    name: 'promise-ended',
    importance: 'receipt',
    cause: 'consequence',
    data: {
      guestName: text,
      productName: text,
      /** Rupees. */
      amount: z.number().positive(),
      registryName: text,
      endedBy: z.enum(['time', 'host']),
      registryLink: link.nullable(),
      event: event.optional(),
    },
    sample: {
      guestName: 'Ravi',
      productName: 'Brass lamp',
      amount: 2_100,
      registryName: 'Meera & Dev',
      endedBy: 'time',
      registryLink: sampleLink,
    },
  }),
  defineMail({
    name: 'promises-ended',
    importance: 'digest',
    cause: 'consequence',
    data: {
      firstName: text,
      registryName: text,
      promises: z
        .array(z.object({ giverName: text, productName: text, amount: z.number().positive() }))
        .min(1),
      /** Promises that are not listed. */
      more: z.int().nonnegative(),
      bookLink: link,
      settingsLink: link,
      unsubscribeLink: link,
    },
    sample: {
      firstName: 'Asha',
      registryName: 'Asha & Dev',
      promises: [{ giverName: 'Ravi', productName: 'Lamp <b>"Diya"</b>', amount: 2_100 }],
      more: 2,
      bookLink: sampleLink,
      settingsLink: sampleLink,
      unsubscribeLink: sampleLink,
    },
  }),
  /** To the owner whenever guests get another UPI address, or none any more. */
  defineMail({
    name: 'upi-address',
    importance: 'security',
    cause: 'consequence',
    data: {
      news: z.enum(['changed', 'removed']),
      firstName: text,
      registryName: text,
      link,
    },
    sample: { news: 'changed', firstName: 'Asha', registryName: 'Asha & Dev', link: sampleLink },
  }),
  defineMail({
    name: 'group-gift-complete',
    importance: 'receipt',
    cause: 'consequence',
    data: {
      guestName: text,
      productName: text,
      registryName: text,
      givers: z.int().positive(),
      registryLink: link.nullable(),
      event: event.optional(),
    },
    sample: {
      guestName: 'Ravi',
      productName: 'Balcony jhoola',
      registryName: 'Meera & Dev',
      givers: 10,
      registryLink: sampleLink,
    },
  }),
] as const;
