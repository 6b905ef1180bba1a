import { resolve } from 'node:path';
import { z } from 'zod';
import { settingVariables, wholeNumber, type PickUpPlace } from '@gift-registry/bff-contract';
import { bucketProblems, readBucket, type Bucket } from '@gift-registry/workers-contract';
import { contactOf, pickUpOf, type ContactConfig } from './contact-config.ts';
import {
  paymentConfigOf,
  paymentProblems,
  paymentVariables,
  type PaymentConfig,
} from './payment-config.ts';
import { giftLimitsOf, type GiftLimits } from './gift-limit-config.ts';
import { passcodeLimitsOf, type PasscodeLimits } from './passcode-limit-config.ts';
import { demoShareCode } from './demo-share-code.ts';

const workspaceRoot = resolve(import.meta.dirname, '../../../..');

const anOrigin = 'must be an address without a path, such as https://gifts.example.com';
const origin = z
  .url({ protocol: /^https?$/, error: anOrigin })
  .refine((value) => /^https?:\/\/[^/?#]+\/?$/.test(value), anOrigin)
  .transform((value) => new URL(value).origin);

const list = z.string().transform((text) => text.split(',').flatMap((part) => part.trim() || []));

const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be an IP address or a host name')
    .default('127.0.0.1'),
  PORT: wholeNumber('must be a port number', { min: 0, max: 65_535 }).default(3000),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z.url({
    protocol: /^postgres(ql)?$/,
    error: 'must be an address such as postgres://user:password@host/database',
  }),
  DATABASE_CONNECTIONS: wholeNumber('must be a whole number from 2 to 999', {
    min: 2,
    max: 999,
  }).default(10),
  /** A statement without an answer in this time loses its connection, and its request is answered with 503. */
  DATABASE_TIMEOUT_MS: wholeNumber('must be a number of milliseconds from 500', {
    min: 500,
    max: 60_000,
  }).default(3_000),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, error: 'must be an address such as redis://host:6379' })
    .optional(),
  PUBLIC_BASE_URL: origin.optional(),
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  DATA_ENCRYPTION_KEY: z
    .string()
    .regex(/^[\da-f]{64}$/i, 'must have 64 hexadecimal digits')
    .optional(),
  TRUSTED_PROXIES: list
    .pipe(
      z.array(
        z.union(
          [z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()],
          'must list IP addresses or networks of reverse proxies, such as 10.0.0.0/8',
        ),
      ),
    )
    .default([]),
  OIDC_ISSUER: z.url({ protocol: /^https?$/, error: 'must be a web address' }).optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  REQUESTS_PER_MINUTE: wholeNumber('must be a whole number above 0', {
    min: 1,
    max: 999_999_999,
  }).default(3000),
  STREAMS_PER_ADDRESS: wholeNumber('must be a whole number above 0', {
    min: 1,
    max: 999_999_999,
  }).default(4_000),
  ...settingVariables,
  ...paymentVariables,
  PROMISE_DAYS: wholeNumber('must be a whole number from 1 to 30', { min: 1, max: 30 }).default(7),
  ACCOUNT_DISCLOSURE: z.enum(['spec', 'hidden']).default('spec'),
  QUERY_MAIL_TO: z.email('must be an email address').optional(),
  DEMO_SHOP_ORIGIN: origin.optional(),
  SCRAPE_ALLOW_ORIGINS: list
    .pipe(z.array(origin, 'must list origins such as http://127.0.0.1:4000'))
    .default([]),
  SAMPLE_REGISTRY: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,128}$/, 'must be the share code of a registry')
    .optional(),
  /** Time between failing readiness and closing the server: load balancers need it to stop routing here. */
  DRAIN_MS: wholeNumber('must be a number of milliseconds', { min: 0, max: 99_999 }).optional(),
  SERVER_RENDERING: z.enum(['on', 'off'], 'must be on or off').default('on'),
  /** With 1, a worker visits the pages of each release before it goes live. */
  RENDER_TIMEOUT_MS: wholeNumber('must be a number of milliseconds above 0', {
    min: 1,
    max: 5_000,
  }).default(3_000),
  /** Requests are answered with 503 while the event loop is delayed by more than this; 0 disables the check. */
  MAX_EVENT_LOOP_DELAY_MS: wholeNumber('must be a number of milliseconds', {
    min: 0,
    max: 999_999,
  }).default(5_000),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export const serverVariables: readonly string[] = Object.keys(environmentSchema.shape);

/** For development only: production refuses to start without SESSION_SECRET. */
const developmentSecret = 'development-only-secret-of-no-value';

const developmentKey = '0'.repeat(64);

const developmentMailbox = 'hello@tohfa.example';

const googleIssuer = 'https://accounts.google.com';
const localClient = { clientId: 'gift-registry', clientSecret: 'gift-registry-local' };

export interface Config {
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  readonly databaseUrl: string;
  readonly databaseConnections: number;
  readonly databaseTimeoutMs: number;
  readonly redisUrl: string | undefined;
  /** The origin of links; without PUBLIC_BASE_URL the one where this machine's browsers find us. */
  readonly publicBaseUrl: string;
  /** PUBLIC_BASE_URL is not set: links follow a request's origin on loopback or in a private network. */
  readonly followRequestOrigin: boolean;
  readonly sessionSecret: string;
  /** Encrypts stored data that must not be readable in the database; 32 bytes. */
  readonly dataEncryptionKey: Buffer;
  readonly trustedProxies: readonly string[];
  readonly google:
    | { readonly issuer: string; readonly clientId: string; readonly clientSecret: string }
    | undefined;
  readonly requestsPerMinute: number;
  readonly streamsPerAddress: number;
  readonly giftLimits: GiftLimits;
  readonly passcodes: PasscodeLimits;
  readonly payments: PaymentConfig;
  readonly guestDataDays: number;
  /** Money that a guest promised is to be marked as paid within these days. */
  readonly promiseDays: number;
  readonly accountDisclosure: 'spec' | 'hidden';
  readonly signUp: 'open' | 'invitation' | 'closed';
  readonly surprises: boolean;
  readonly funds: boolean;
  readonly onlinePayments: boolean;
  readonly paymentInstructions: string;
  readonly pickUp: PickUpPlace | null;
  readonly brand: string;
  readonly brandLine: string;
  readonly queryMailTo: string;
  readonly contact: ContactConfig;
  /** Stores the pictures of external gifts; undefined stores them in the data directory. */
  readonly pictureBucket: Bucket | undefined;
  readonly releaseBucket: Bucket | undefined;
  readonly demoShopOrigin: string | undefined;
  readonly localShopOrigins: readonly string[];
  readonly sampleShareCode: string | undefined;
  readonly drainMs: number;
  readonly serverRendering: boolean;
  readonly renderTimeoutMs: number;
  readonly maxEventLoopDelayMs: number;
  readonly logLevel: string;
}

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

type Environment = z.infer<typeof environmentSchema>;
export type Variables = Readonly<Record<string, string | undefined>>;

const requiredInProduction = [
  'PUBLIC_BASE_URL',
  'SESSION_SECRET',
  'DATA_ENCRYPTION_KEY',
  'QUERY_MAIL_TO',
] as const;
const refusedInProduction = ['DEMO_SHOP_ORIGIN', 'SCRAPE_ALLOW_ORIGINS'] as const;

function productionProblems(set: Variables): string[] {
  if (set['NODE_ENV'] !== 'production') return [];
  const missing = requiredInProduction.filter((name) => set[name] === undefined);
  const refused = refusedInProduction.filter((name) => set[name] !== undefined);
  return [
    ...missing.map((name) => `${name} is not set. NODE_ENV=production requires it.`),
    ...(set['PUBLIC_BASE_URL']?.startsWith('http:')
      ? ['PUBLIC_BASE_URL must be an https address with NODE_ENV=production.']
      : []),
    ...refused.map((name) => `${name} must not be set with NODE_ENV=production.`),
  ];
}

function googleProblems({
  GOOGLE_CLIENT_ID: id,
  GOOGLE_CLIENT_SECRET: secret,
}: Variables): string[] {
  if ((id === undefined) === (secret === undefined)) return [];
  const missing = id === undefined ? 'GOOGLE_CLIENT_ID' : 'GOOGLE_CLIENT_SECRET';
  return [`${missing} is not set. Google sign-in requires both.`];
}

const schemaProblems = (issues: readonly z.core.$ZodIssue[], set: Variables): string[] =>
  issues.map(({ path, message }) => {
    const name = String(path[0]);
    return set[name] === undefined ? `${name} is not set.` : `${name} ${message}.`;
  });

function googleOf(env: Environment): Config['google'] {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = env;
  const issuer = env.OIDC_ISSUER ?? googleIssuer;
  if (clientId && clientSecret) return { issuer, clientId, clientSecret };
  return env.OIDC_ISSUER && env.NODE_ENV !== 'production' ? { issuer, ...localClient } : undefined;
}

// Shells and compose files pass an unset variable as an empty one.
export const setVariables = (environment: Variables): Variables =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => (value ?? '') !== ''));

/** The environment wins over stored settings, which have been checked by the same schemas. */
export function readConfig(environment: Variables, stored: Variables = {}): Config {
  const set = { ...stored, ...setVariables(environment) };
  const parsed = environmentSchema.safeParse(set);
  const problems = [
    ...schemaProblems(parsed.error?.issues ?? [], set),
    ...productionProblems(set),
    ...googleProblems(set),
    ...bucketProblems('PICTURES', set),
    ...bucketProblems('RELEASES', set),
    ...paymentProblems(set),
  ];
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems.join('\n'));
  const env = parsed.data;
  const production = env.NODE_ENV === 'production';
  return {
    production,
    host: env.HOST,
    port: env.PORT,
    dataDir: resolve(workspaceRoot, env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    databaseConnections: env.DATABASE_CONNECTIONS,
    databaseTimeoutMs: env.DATABASE_TIMEOUT_MS,
    redisUrl: env.REDIS_URL,
    publicBaseUrl: env.PUBLIC_BASE_URL ?? `http://localhost:${env.PORT}`,
    followRequestOrigin: env.PUBLIC_BASE_URL === undefined,
    sessionSecret: env.SESSION_SECRET ?? developmentSecret,
    dataEncryptionKey: Buffer.from(env.DATA_ENCRYPTION_KEY ?? developmentKey, 'hex'),
    trustedProxies: env.TRUSTED_PROXIES,
    google: googleOf(env),
    requestsPerMinute: env.REQUESTS_PER_MINUTE,
    streamsPerAddress: env.STREAMS_PER_ADDRESS,
    giftLimits: giftLimitsOf(env),
    passcodes: passcodeLimitsOf(env),
    payments: paymentConfigOf(env),
    guestDataDays: env.GUEST_DATA_DAYS,
    promiseDays: env.PROMISE_DAYS,
    accountDisclosure: env.ACCOUNT_DISCLOSURE,
    signUp: env.SIGN_UP,
    surprises: env.SURPRISES === 'on',
    funds: env.FUNDS === 'on',
    onlinePayments: env.ONLINE_PAYMENTS === 'on',
    paymentInstructions: env.PAYMENT_INSTRUCTIONS,
    pickUp: pickUpOf(env),
    brand: env.BRAND,
    brandLine: env.BRAND_LINE,
    queryMailTo: env.QUERY_MAIL_TO ?? developmentMailbox,
    contact: contactOf(env, production),
    pictureBucket: readBucket('PICTURES', set),
    releaseBucket: readBucket('RELEASES', set),
    demoShopOrigin: env.DEMO_SHOP_ORIGIN,
    localShopOrigins: [
      ...env.SCRAPE_ALLOW_ORIGINS,
      ...(env.DEMO_SHOP_ORIGIN === undefined ? [] : [env.DEMO_SHOP_ORIGIN]),
    ],
    sampleShareCode: env.SAMPLE_REGISTRY ?? (production ? undefined : demoShareCode),
    drainMs: env.DRAIN_MS ?? (production ? 5_000 : 200),
    serverRendering: env.SERVER_RENDERING === 'on',
    renderTimeoutMs: env.RENDER_TIMEOUT_MS,
    maxEventLoopDelayMs: env.MAX_EVENT_LOOP_DELAY_MS,
    logLevel: env.LOG_LEVEL,
  };
}
