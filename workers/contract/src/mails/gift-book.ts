import { z } from 'zod';
import { defineMail } from './define-mail.ts';
import { address, event, link, text, sampleLink } from './fields.ts';

export const giftBookMails = [
  defineMail({
    name: 'host-gifts',
    importance: 'digest',
    cause: 'consequence',
    data: {
      firstName: text,
      registryName: text,
      digest: z.boolean(),
      gifts: z
        .array(
          z.object({
            giverName: text,
            productName: text,
            quantity: z.int().positive(),
            /** Rupees of a promise; null for a gift. */
            amount: z.number().positive().nullable(),
            message: text.nullable(),
            /** Guests have paid it together, and a host buys it now. */
            readyToBuy: z.boolean().optional(),
          }),
        )
        .min(1),
      more: z.int().nonnegative(),
      bookLink: link,
      settingsLink: link,
      unsubscribeLink: link,
    },
    sample: {
      firstName: 'Asha',
      registryName: 'Asha & Dev',
      digest: true,
      gifts: [
        {
          giverName: 'Ravi',
          productName: 'Brass lamp',
          quantity: 2,
          amount: null,
          message: 'With love',
        },
        { giverName: 'Sunita', productName: 'Sofa', quantity: 1, amount: 5000, message: null },
      ],
      more: 3,
      bookLink: sampleLink,
      settingsLink: sampleLink,
      unsubscribeLink: sampleLink,
    },
  }),
  defineMail({
    name: 'host-occasion',
    importance: 'reminder',
    cause: 'consequence',
    data: {
      occasion: z.enum(['event-soon', 'book-open', 'completion', 'guest-data-ends']),
      firstName: text,
      registryName: text,
      eventDate: z.iso.date(),
      /** Gifts of which some are still needed; null while they are a surprise. */
      left: z.int().nonnegative().nullable(),
      /** Days until the event, or until guests' data ends. */
      days: z.int().nonnegative().optional(),
      bookLink: link,
      completeLink: link.optional(),
      settingsLink: link,
      unsubscribeLink: link,
    },
    sample: {
      occasion: 'event-soon',
      firstName: 'Asha',
      registryName: 'Asha & Dev',
      eventDate: '2026-12-01',
      left: 4,
      days: 6,
      completeLink: sampleLink,
      bookLink: sampleLink,
      settingsLink: sampleLink,
      unsubscribeLink: sampleLink,
    },
  }),
  /** A host's note to a giver. Omits all words of the host for an address that nobody has confirmed. */
  defineMail({
    name: 'thank-you',
    importance: 'announcement',
    cause: 'consequence',
    data: {
      guestName: text,
      noteLink: link,
      replyTo: address.nullable(),
      note: text.optional(),
      hostName: text.optional(),
      productName: text.optional(),
      event: event.optional(),
    },
    sample: {
      guestName: 'Ravi',
      noteLink: sampleLink,
      replyTo: 'asha@example.com',
      note: 'Dear Ravi,\nthank you for the lamp!',
      hostName: 'Asha Rao',
      productName: 'Brass lamp',
    },
  }),
] as const;
