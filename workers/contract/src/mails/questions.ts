import { z } from 'zod';
import { defineMail } from './define-mail.ts';
import { event, link, text, sampleLink } from './fields.ts';

export const questionMails = [
  defineMail({
    name: 'gift-question',
    importance: 'receipt',
    cause: 'consequence',
    data: {
      firstName: text,
      registryName: text,
      productName: text,
      guestName: text,
      question: text,
      questionsLink: link,
      settingsLink: link,
      /** Takes the POST of RFC 8058. */
      unsubscribeLink: link,
    },
    sample: {
      firstName: 'Asha',
      registryName: 'Asha & Dev',
      productName: 'Brass lamp',
      guestName: 'A guest',
      question: 'Which colour do you like?',
      questionsLink: sampleLink,
      settingsLink: sampleLink,
      unsubscribeLink: sampleLink,
    },
  }),
  /** A host's answer. Omits all words for an address that nobody has confirmed. */
  defineMail({
    name: 'question-answer',
    importance: 'receipt',
    cause: 'consequence',
    data: {
      answerLink: link,
      productName: text.optional(),
      question: z.string().max(1000).optional(),
      answer: z.string().max(1000).optional(),
      hostName: text.optional(),
      registryName: text.optional(),
      event: event.optional(),
    },
    sample: {
      answerLink: sampleLink,
      productName: 'Brass lamp',
      question: 'Which colour do you like?',
      answer: 'Blue & gold.',
      hostName: 'Meera Rao',
      registryName: 'Meera & Dev',
    },
  }),
] as const;
