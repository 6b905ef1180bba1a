import { resolve } from 'node:path';
import { z } from 'zod';
import type { PickUpPlace } from '@gift-registry/bff-contract';
import {
  bucketProblems,
  productionProblems,
  readBucket,
  schemaProblems,
  setVariables,
  telemetryConfigOf,
  type Bucket,
  type TelemetryConfig,
  type Variables,
} from '@gift-registry/workers-contract';
import type { Secrets } from '../keys/signer.ts';
import { contactOf, pickUpOf, type ContactConfig } from './contact-config.ts';
import { paymentConfigOf, paymentProblems, type PaymentConfig } from './payment-config.ts';
import { giftLimitsOf, type GiftLimits } from './gift-limit-config.ts';
import { passcodeLimitsOf, type PasscodeLimits } from './passcode-limit-config.ts';
import { demoShareCode } from './demo-share-code.ts';
import { serverSettings } from './server-settings.ts';

const workspaceRoot = resolve(import.meta.dirname, '../../../..');

const environmentSchema = z.object(serverSettings);

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
  readonly sessionSecrets: Secrets;
  /** Encrypt stored data that must not be readable in the database; 32 bytes each, the current one first. */
  readonly dataEncryptionKeys: readonly Buffer[];
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
  readonly telemetry: TelemetryConfig;
}

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

type Environment = z.infer<typeof environmentSchema>;
function googleProblems({
  GOOGLE_CLIENT_ID: id,
  GOOGLE_CLIENT_SECRET: secret,
}: Variables): string[] {
  if ((id === undefined) === (secret === undefined)) return [];
  const missing = id === undefined ? 'GOOGLE_CLIENT_ID' : 'GOOGLE_CLIENT_SECRET';
  return [`${missing} is not set. Google sign-in requires both.`];
}

function googleOf(env: Environment): Config['google'] {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = env;
  const issuer = env.OIDC_ISSUER ?? googleIssuer;
  if (clientId && clientSecret) return { issuer, clientId, clientSecret };
  return env.OIDC_ISSUER && env.NODE_ENV !== 'production' ? { issuer, ...localClient } : undefined;
}

const problemsOf = (error: z.ZodError | undefined, set: Variables): readonly string[] => [
  ...schemaProblems(error, set),
  ...productionProblems(serverSettings, set),
  ...googleProblems(set),
  ...bucketProblems('PICTURES', set),
  ...bucketProblems('RELEASES', set),
  ...paymentProblems(set),
];

/** Each problem would stop a start with these settings. */
export const configProblems = (set: Variables): readonly string[] =>
  problemsOf(environmentSchema.safeParse(set).error, set);

/** The environment wins over stored settings, which have been checked by the same schemas. */
export function readConfig(environment: Variables, stored: Variables = {}): Config {
  const set = { ...stored, ...setVariables(environment) };
  const parsed = environmentSchema.safeParse(set);
  const problems = problemsOf(parsed.error, set);
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
    sessionSecrets: env.SESSION_SECRET ?? [developmentSecret],
    dataEncryptionKeys: (env.DATA_ENCRYPTION_KEY ?? [developmentKey]).map((key) =>
      Buffer.from(key, 'hex'),
    ),
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
    telemetry: telemetryConfigOf(env),
  };
}
