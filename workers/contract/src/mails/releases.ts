import { z } from 'zod';
import { defineMail } from './define-mail.ts';
import { link, text, sampleLink } from './fields.ts';

/** The report of a failing release. */
const failure = {
  page: text.nullish(),
  error: text.nullish(),
  stack: z.string().max(4_000).nullish(),
};

export const releaseMails = [
  defineMail({
    name: 'release-withdrawn',
    importance: 'security',
    cause: 'consequence',
    data: {
      project: text,
      version: text,
      before: text,
      views: z.int().positive(),
      failed: z.int().positive(),
      ...failure,
      releasesLink: link.optional(),
    },
    sample: {
      project: 'mfe-guest',
      version: '3f2a91c0b7d41e65',
      before: '9c41be07d2f8a310',
      views: 64,
      failed: 21,
      page: '/r/:shareCode',
      error: 'TypeError: x is not a function',
      stack: 'at GiftCard (mfe-guest src/gifts/gift-card.tsx:41:12)',
      releasesLink: sampleLink,
    },
  }),
  defineMail({
    name: 'release-alarm',
    importance: 'security',
    cause: 'consequence',
    data: {
      project: text,
      version: text,
      page: text,
      views: z.int().positive(),
      failed: z.int().positive(),
      error: failure.error,
      stack: failure.stack,
      releasesLink: link,
    },
    sample: {
      project: 'mfe-guest',
      version: '3f2a91c0b7d41e65',
      page: '/r/:shareCode',
      views: 64,
      failed: 21,
      releasesLink: sampleLink,
    },
  }),
  defineMail({
    name: 'release-news',
    importance: 'receipt',
    cause: 'consequence',
    data: {
      kind: z.enum([
        'live',
        'canary',
        'taken-back',
        'refused',
        'rendering-failing',
        'rendering-off',
      ]),
      project: text,
      version: text,
      percent: z.int().nonnegative().nullish(),
      author: text.nullish(),
      message: text.nullish(),
      reason: text.nullish(),
      before: text.nullish(),
      ...failure,
      releasesLink: link,
    },
    sample: {
      kind: 'canary',
      project: 'mfe-guest',
      version: '3f2a91c0b7d41e65',
      percent: 10,
      author: 'Asha Rao',
      message: 'Show what is left of a gift',
      releasesLink: sampleLink,
    },
  }),
] as const;
