import { z } from 'zod';
import { defineMail } from './define-mail.ts';
import { address, text } from './fields.ts';

export const supportMails = [
  defineMail({
    name: 'query-receipt',
    importance: 'receipt',
    cause: 'stranger',
    data: {
      name: text,
      /** Omitted for an address that nobody has confirmed, because anybody can type any address. */
      query: text.optional(),
    },
    sample: { name: 'Ravi', query: 'Do you ship to Pune?' },
  }),
  /** The team's words; the question only for a person who asked. */
  defineMail({
    name: 'query-answer',
    importance: 'receipt',
    cause: 'consequence',
    data: { name: text, query: text, answer: z.string().min(1).max(5_000) },
    sample: {
      name: 'Ravi',
      query: 'Do you ship to Pune?',
      answer: 'Yes, within two days.\nThe parcel is free.',
    },
  }),
  defineMail({
    name: 'query-team',
    importance: 'receipt',
    cause: 'consequence',
    data: { name: text, email: address, phone: text.nullable(), query: text },
    sample: {
      name: 'Ravi',
      email: 'ravi@example.com',
      phone: null,
      query: 'Do you ship to Pune?',
    },
  }),
] as const;
