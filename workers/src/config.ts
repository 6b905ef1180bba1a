import { resolve } from 'node:path';
import { z } from 'zod';
import {
  bucketProblems,
  readBucket,
  type Bucket,
  type QueueName,
} from '@gift-registry/workers-contract';

const workspaceRoot = resolve(import.meta.dirname, '../..');

const webOrigin = z
  .string()
  .refine((value) => URL.canParse(value) && new URL(value).origin === value, {
    error: 'must be an origin such as http://127.0.0.1:4000, without a path',
  });

const originList = z
  .string()
  .transform((list) => list.split(',').flatMap((entry) => entry.trim() || []))
  .pipe(z.array(webOrigin));

const siteList = z
  .string()
  .transform((list) => list.split(',').flatMap((entry) => entry.trim() || []))
  .pipe(
    z.array(
      z.string().regex(/^[a-z0-9.-]+(\/\S*)?$/i, {
        error: 'must be sites such as shop.example or shop.example/members',
      }),
    ),
  );

const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).optional(),
  MAIL_RETRY_HOURS: z.coerce.number().positive().max(72).default(48),
  MAIL_RETRY_FIRST_MS: z.coerce.number().int().positive().default(5_000),
  PUBLIC_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  BRAND: z.string().min(1).default('Tohfa'),
  BRAND_LINE: z.string().trim().min(1).max(80).default('gifts that are truly wanted'),
  CHROMIUM_PATH: z.string().min(1).optional(),
  SCRAPE_ALLOW_ORIGINS: originList.default([]),
  DATA_DIR: z.string().default('.data'),
  SCRAPE_OPT_OUT: siteList.default([]),
  SCRAPE_FALLBACK_USER_AGENT: z
    .string()
    .regex(/^[\x20-\x7e]+$/, { error: 'must be one line of plain ASCII' })
    .optional(),
});

export const workerVariables: readonly string[] = Object.keys(environmentSchema.shape);

export type QueueStore =
  | { readonly kind: 'redis'; readonly url: string }
  | { readonly kind: 'postgres'; readonly url: string };

export interface Config {
  readonly logLevel: string;
  readonly store: QueueStore;
  readonly mail: {
    readonly smtpUrl: string;
    readonly from: string;
    readonly brand: string;
    readonly brandLine: string;
    readonly publicBaseUrl: string;
    readonly retry: { readonly firstWaitMs: number; readonly hours: number };
  };
  readonly scrape: {
    readonly brand: string;
    readonly publicBaseUrl: string;
    readonly chromiumPath: string | undefined;
    readonly allowOrigins: readonly string[];
    readonly optOut: readonly string[];
    readonly fallbackUserAgent: string | undefined;
    readonly dataDir: string;
    readonly bucket: Bucket | undefined;
  };
}

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

type Variables = Readonly<Record<string, string | undefined>>;

function missingVariables(set: Variables, queue: QueueName | undefined): string[] {
  const production = set['NODE_ENV'] === 'production';
  // The scraper gets no secret that it does not need.
  const required = [...(queue === 'scrape' ? [] : ['SMTP_URL']), 'PUBLIC_BASE_URL'];
  return [
    ...(set['DATABASE_URL'] || set['REDIS_URL'] ? [] : ['DATABASE_URL']),
    ...required.filter((name) => production && set[name] === undefined),
  ];
}

/** Of the domain that our links name; a development machine has none. */
function defaultMailbox(publicBaseUrl: string): string {
  const { hostname } = new URL(publicBaseUrl);
  return `hello@${/^(?!\d+\.).+\.[a-z]/i.test(hostname) ? hostname : 'tohfa.example'}`;
}

/** Settings of all queues, or of one, whose process needs less. */
export function readConfig(environment: Variables, queue?: QueueName): Config {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(set);
  const problems = [
    ...(parsed.error?.issues ?? []).map(({ path, message }) => `${String(path[0])}: ${message}`),
    ...missingVariables(set, queue).map((name) => `${name}: is missing`),
    ...(set['NODE_ENV'] === 'production'
      ? ['SCRAPE_ALLOW_ORIGINS']
          .filter((name) => set[name])
          .map((name) => `${name}: must not be set when NODE_ENV is production`)
      : []),
    ...bucketProblems('PICTURES', set),
  ];
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems.join('\n'));
  const env = parsed.data;
  const brand = env.BRAND;
  const publicBaseUrl = env.PUBLIC_BASE_URL ?? 'http://localhost:3000';
  return {
    logLevel: env.LOG_LEVEL,
    store: env.REDIS_URL
      ? { kind: 'redis', url: env.REDIS_URL }
      : { kind: 'postgres', url: env.DATABASE_URL ?? '' },
    mail: {
      smtpUrl: env.SMTP_URL ?? 'smtp://127.0.0.1:1025',
      from: env.MAIL_FROM ?? `${brand} <${defaultMailbox(publicBaseUrl)}>`,
      brand,
      brandLine: env.BRAND_LINE,
      publicBaseUrl,
      retry: { firstWaitMs: env.MAIL_RETRY_FIRST_MS, hours: env.MAIL_RETRY_HOURS },
    },
    scrape: {
      brand,
      publicBaseUrl,
      chromiumPath: env.CHROMIUM_PATH,
      allowOrigins: env.SCRAPE_ALLOW_ORIGINS,
      optOut: env.SCRAPE_OPT_OUT,
      fallbackUserAgent: env.SCRAPE_FALLBACK_USER_AGENT,
      dataDir: resolve(workspaceRoot, env.DATA_DIR),
      bucket: readBucket('PICTURES', set),
    },
  };
}
