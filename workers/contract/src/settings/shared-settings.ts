import { z } from 'zod';
import { meanings } from './setting.ts';

const anOrigin = 'must be an address without a path, such as https://gifts.example.com';

export const webOrigin = z
  .url({ protocol: /^https?$/, error: anOrigin })
  .refine((value) => /^https?:\/\/[^/?#]+\/?$/.test(value), anOrigin)
  .transform((value) => new URL(value).origin);

export const commaList = z
  .string()
  .transform((text) => text.split(',').flatMap((part) => part.trim() || []));

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Settings that the BFF and the workers read alike. */
export const sharedSettings = {
  NODE_ENV: z
    .enum(['development', 'test', 'production'], 'must be development, test or production')
    .default('development')
    .register(meanings, {
      meaning:
        '`production` refuses stand-ins and demo data, and names all settings that are missing',
    }),
  LOG_LEVEL: z
    .enum(levels, `must be one of ${levels.join(', ')}`)
    .default('info')
    .register(meanings, { meaning: 'pino’s levels' }),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, error: 'must be an address such as redis://host:6379' })
    .optional()
    .register(meanings, {
      meaning:
        'BullMQ and events on your Redis (`maxmemory-policy noeviction`, AOF on), as `redis://host:6379`',
      otherwise: 'none: queues and events live in Postgres',
    }),
  PUBLIC_BASE_URL: webOrigin.optional().register(meanings, {
    meaning:
      'the origin that visitors see; links in mails and share links start with it; https in production',
    otherwise:
      'the request’s origin on loopback or in a private network, else `http://localhost:$PORT`',
    production: 'required',
  }),
  DATA_DIR: z.string().default('.data').register(meanings, {
    meaning:
      'releases, drawn pictures of registries, and by default the database, the secrets and the pictures of gifts from other websites',
  }),
  SCRAPE_ALLOW_ORIGINS: commaList
    .pipe(z.array(webOrigin, 'must list origins such as http://127.0.0.1:4000'))
    .default([])
    .register(meanings, {
      meaning:
        'origins that the scraper may reach, and gifts may link to, although they are private',
      otherwise: 'none; with `npm start` the demo shop',
      production: 'refused',
    }),
};

export const databaseUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must be an address such as postgres://user:password@host/database',
});

export const databaseMeaning = {
  meaning: 'your PostgreSQL (14 or later; the role must be allowed to create `pg_trgm`)',
  otherwise: 'with `npm start` PostgreSQL 18 from npm, in `DATA_DIR`',
};
