import { z } from 'zod';
import { settingGroups, settingVariables, wholeNumber } from '@gift-registry/bff-contract';
import {
  bucketSettings,
  commaList,
  databaseMeaning,
  databaseUrl,
  meanings,
  settingsOf,
  sharedSettings,
  telemetrySettings,
  webOrigin,
  type Setting,
  type SettingMeaning,
} from '@gift-registry/workers-contract';
import { paymentVariables } from './payment-config.ts';

const aboveZero = wholeNumber('must be a whole number above 0', { min: 1, max: 999_999_999 });

const secret = z.string().min(32, 'must have at least 32 characters');
const encryptionKey = z.string().regex(/^[\da-f]{64}$/i, 'must have 64 hexadecimal digits');

/** Each setting of the BFF: its variable, schema, default and meaning. */
export const serverSettings = {
  ...sharedSettings,
  ...telemetrySettings,
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be an IP address or a host name')
    .default('127.0.0.1')
    .register(meanings, { meaning: 'the address where the BFF listens' }),
  PORT: wholeNumber('must be a port number', { min: 0, max: 65_535 })
    .default(3000)
    .register(meanings, { meaning: 'the port where the BFF listens' }),
  DATABASE_URL: databaseUrl
    .clone()
    .register(meanings, { ...databaseMeaning, production: 'required' }),
  DATABASE_CONNECTIONS: wholeNumber('must be a whole number from 2 to 999', { min: 2, max: 999 })
    .default(10)
    .register(meanings, {
      meaning:
        'connections for requests of one BFF process; giving uses two more for each five, and the relay, events and queues up to 6',
    }),
  DATABASE_TIMEOUT_MS: wholeNumber('must be a number of milliseconds from 500', {
    min: 500,
    max: 60_000,
  })
    .default(3_000)
    .register(meanings, {
      meaning:
        'a statement without an answer in this time loses its connection, and its request gets 503',
    }),
  SESSION_SECRET: commaList
    .pipe(z.tuple([secret], secret))
    .optional()
    .register(meanings, {
      meaning:
        'signs cookies and links; 32 characters or more, without a comma. After a comma earlier ones follow, which still verify ([rotate](rotate-secrets.md))',
      otherwise: 'with `npm start` created once, stored in `DATA_DIR`',
      secret: true,
      production: 'required',
    }),
  DATA_ENCRYPTION_KEY: commaList
    .pipe(z.tuple([encryptionKey], encryptionKey))
    .optional()
    .register(meanings, {
      meaning:
        'encrypts mails, passcodes and UPI addresses in the database (AES-256-GCM); 64 hexadecimal digits, such as from `openssl rand -hex 32`; all BFF processes need the same. After a comma earlier ones follow, which still open ([rotate](rotate-secrets.md))',
      otherwise: 'with `npm start` created once, stored in `DATA_DIR`',
      secret: true,
      production: 'required',
    }),
  TRUSTED_PROXIES: commaList
    .pipe(
      z.array(
        z.union(
          [z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()],
          'must list IP addresses or networks of reverse proxies, such as 10.0.0.0/8',
        ),
      ),
    )
    .default([])
    .register(meanings, {
      meaning:
        'addresses or networks of the proxies in front, such as `10.0.0.0/8`; they must overwrite `X-Forwarded-*`',
    }),
  OIDC_ISSUER: z
    .url({ protocol: /^https?$/, error: 'must be a web address' })
    .optional()
    .register(meanings, {
      meaning: 'the OpenID provider behind ‘Sign in with Google’',
      otherwise: '`https://accounts.google.com`',
    }),
  GOOGLE_CLIENT_ID: z.string().optional().register(meanings, {
    meaning:
      '‘Sign in with Google’; allow `{PUBLIC_BASE_URL}/api/auth/google/callback` as redirect',
    otherwise: 'no such button; with `npm start` a local OpenID provider',
  }),
  GOOGLE_CLIENT_SECRET: z.string().optional().register(meanings, {
    meaning: 'the secret of `GOOGLE_CLIENT_ID`',
    secret: true,
  }),
  REQUESTS_PER_MINUTE: aboveZero.default(3_000).register(meanings, {
    meaning:
      'the requests of one browser per process; all browsers behind one address may send ten times as many',
  }),
  STREAMS_PER_ADDRESS: aboveZero.default(4_000).register(meanings, {
    meaning: 'the open event streams of all browsers behind one address, per process',
  }),
  ...settingVariables,
  ...paymentVariables,
  PROMISE_DAYS: wholeNumber('must be a whole number from 1 to 30', { min: 1, max: 30 })
    .default(7)
    .register(meanings, {
      meaning:
        'days in which a guest marks promised money as paid by UPI (1 to 30); then others can give it',
    }),
  ACCOUNT_DISCLOSURE: z
    .enum(['spec', 'hidden'], 'must be spec or hidden')
    .default('spec')
    .register(meanings, {
      meaning: '`hidden` answers known and unknown addresses alike',
    }),
  QUERY_MAIL_TO: z.email('must be an email address').optional().register(meanings, {
    meaning: 'recipient of visitors’ questions',
    otherwise: 'an address of the brand',
    production: 'required',
  }),
  DEMO_SHOP_ORIGIN: webOrigin.optional().register(meanings, {
    meaning: 'the sample shop that the pages of development name',
    otherwise: 'none; with `npm start` the demo shop',
    production: 'refused',
  }),
  SAMPLE_REGISTRY: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,128}$/, 'must be the share code of a registry')
    .optional()
    .register(meanings, {
      meaning:
        'the share code of a registry that home and how-it-works link as a sample; previews and visits of releases show their pages with it',
      otherwise: 'the demo registry; none in production',
    }),
  DRAIN_MS: wholeNumber('must be a number of milliseconds', { min: 0, max: 99_999 })
    .optional()
    .register(meanings, {
      meaning:
        'the time between failing readiness and closing the server, in which load balancers stop routing here',
      otherwise: '5000 in production, else 200',
    }),
  SERVER_RENDERING: z.enum(['on', 'off'], 'must be on or off').default('on').register(meanings, {
    meaning: '`off` sends every document without its rendered screen',
  }),
  RENDER_TIMEOUT_MS: wholeNumber('must be a number of milliseconds above 0', {
    min: 1,
    max: 5_000,
  })
    .default(3_000)
    .register(meanings, {
      meaning: 'a document waits this long for its rendered page, at most 5000',
    }),
  MAX_EVENT_LOOP_DELAY_MS: wholeNumber('must be a number of milliseconds', {
    min: 0,
    max: 999_999,
  })
    .default(5_000)
    .register(meanings, {
      meaning:
        'above this delay of the event loop the process answers 503 until it recovers; 0 disables the check',
    }),
};

const effects = new Map(
  settingGroups.flatMap(({ settings }) =>
    Object.entries(settings).map(
      ([name, { label, effect }]) => [name, `${label}. ${effect}`] as const,
    ),
  ),
);

/** Those that a team changes while the platform runs are described in the control center. */
const ofTeam = (name: string): SettingMeaning | undefined => {
  const meaning = effects.get(name);
  return meaning === undefined ? undefined : { meaning };
};

export const serverSettingList: readonly Setting[] = settingsOf(
  { ...serverSettings, ...bucketSettings('PICTURES'), ...bucketSettings('RELEASES') },
  ofTeam,
);
