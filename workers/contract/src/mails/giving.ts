import { z } from 'zod';
import { defineMail } from './define-mail.ts';
import { event, instant, link, text, sampleLink } from './fields.ts';

export const givingMails = [
  defineMail({
    name: 'claim-receipt',
    importance: 'receipt',
    cause: 'stranger',
    data: {
      guestName: text,
      productName: text,
      quantity: z.int().positive(),
      registryName: text,
      ownerName: text,
      state: z.enum(['purchased', 'reserved']),
      /** When a reservation ends; null for a purchase. */
      expiresAt: instant.nullable(),
      giftsLink: link,
    },
    sample: {
      guestName: 'Ravi',
      productName: 'Brass lamp',
      quantity: 2,
      registryName: 'Meera & Dev',
      ownerName: 'Meera Rao',
      state: 'reserved',
      expiresAt: '2026-11-22T10:00:00.000Z',
      giftsLink: sampleLink,
    },
  }),
  defineMail({
    name: 'claim-reminder',
    importance: 'reminder',
    cause: 'consequence',
    data: {
      guestName: text,
      productName: text,
      registryName: text,
      expiresAt: instant,
      giftsLink: link,
      /** Instead of all names, for an address that nobody has confirmed. */
      event: event.optional(),
    },
    sample: {
      guestName: 'Ravi',
      productName: 'Brass lamp',
      registryName: 'Meera & Dev',
      expiresAt: '2026-11-22T10:00:00.000Z',
      giftsLink: sampleLink,
    },
  }),
  defineMail({
    name: 'gift-confirmation',
    importance: 'receipt',
    cause: 'stranger',
    data: {
      guestName: text,
      giftsLink: link,
      event: event.optional(),
    },
    sample: {
      guestName: 'Ravi',
      giftsLink: sampleLink,
      event: { occasion: 'wedding', date: '2026-12-01', hostName: 'Meera' },
    },
  }),
  /** The first mail to a guest who waits for a held gift; repeats nothing that a stranger typed. */
  defineMail({
    name: 'waiting-confirmation',
    importance: 'receipt',
    cause: 'stranger',
    data: { link, event: event.optional() },
    sample: {
      link: sampleLink,
      event: { occasion: 'anniversary', date: '2026-12-01', hostName: null },
    },
  }),
  defineMail({
    name: 'gift-free',
    importance: 'receipt',
    cause: 'consequence',
    data: {
      productName: text,
      registryName: text,
      turnEndsAt: instant,
      giftLink: link,
      leaveLink: link,
    },
    sample: {
      productName: 'Brass lamp',
      registryName: 'Meera & Dev',
      turnEndsAt: '2026-11-22T22:00:00.000Z',
      giftLink: sampleLink,
      leaveLink: sampleLink,
    },
  }),
  defineMail({
    name: 'gift-removed',
    importance: 'receipt',
    cause: 'consequence',
    data: {
      guestName: text,
      productName: text,
      registryName: text,
      state: z.enum(['held', 'bought', 'promised', 'paid']),
      /** Rupees of a promise. */
      amount: z.number().positive().nullable(),
      /** The gift waits: its host may restore the list for 30 days. */
      isListDeleted: z.boolean(),
      registryLink: link.nullable(),
      event: event.optional(),
    },
    sample: {
      guestName: 'Ravi',
      productName: 'Brass lamp',
      registryName: 'Meera & Dev',
      state: 'promised',
      amount: 500,
      isListDeleted: false,
      registryLink: sampleLink,
    },
  }),
  defineMail({
    name: 'gifts-given-back',
    importance: 'receipt',
    cause: 'consequence',
    data: {
      guestName: text,
      registryName: text,
      gifts: z.number().int().positive(),
      promised: z.boolean(),
      registryLink: link.nullable(),
      event: event.optional(),
    },
    sample: {
      guestName: 'Ravi',
      registryName: 'Meera & Dev',
      gifts: 6,
      promised: true,
      registryLink: sampleLink,
    },
  }),
  defineMail({
    name: 'unusual-gifts',
    importance: 'security',
    cause: 'consequence',
    data: {
      firstName: text,
      registryName: text,
      bookLink: link,
      settingsLink: link,
      unsubscribeLink: link,
    },
    sample: {
      firstName: 'Asha',
      registryName: 'Asha & Dev',
      bookLink: sampleLink,
      settingsLink: sampleLink,
      unsubscribeLink: sampleLink,
    },
  }),
] as const;
