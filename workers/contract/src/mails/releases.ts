import { z } from 'zod';
import { defineMail } from './define-mail.ts';
import { link, text, sampleLink } from './fields.ts';

const failure = {
  page: text.nullish(),
  error: text.nullish(),
};

export const releaseMails = [
  defineMail({
    name: 'release-withdrawn',
    importance: 'security',
    cause: 'consequence',
    data: { project: text, version: text, before: text, ...failure, releasesLink: link },
    sample: {
      project: 'mfe-guest',
      version: '3f2a91c0b7d41e65',
      before: '9c41be07d2f8a310',
      page: '/r/:shareCode',
      error: 'TypeError: x is not a function',
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
      networks: z.int().positive(),
      error: failure.error,
      stack: z.string().max(4_000).nullish(),
      releasesLink: link,
    },
    sample: {
      project: 'mfe-guest',
      version: '3f2a91c0b7d41e65',
      page: '/r/:shareCode',
      views: 64,
      failed: 21,
      networks: 9,
      error: 'TypeError: x is not a function',
      stack: 'at GiftCard (mfe-guest src/gifts/gift-card.tsx:41:12)',
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
      /** Null when the sources were refused before they were built. */
      version: text.nullable(),
      percent: z.int().nonnegative().nullish(),
      author: text.nullish(),
      message: text.nullish(),
      reason: z.string().max(4_000).nullish(),
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
