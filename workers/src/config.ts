import { resolve } from 'node:path';
import { z } from 'zod';
import { BucketSettingError, readBucket, type Bucket } from '@gift-registry/workers-contract';

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

const environmentSchema = z
  .object({
    NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
      .default('info'),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    MAIL_FROM: z.string().min(3).optional(),
    PUBLIC_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
    BRAND: z.string().min(1).default('Tohfa'),
    CHROMIUM_PATH: z.string().min(1).optional(),
    SCRAPE_ALLOW_ORIGINS: originList.default([]),
    DATA_DIR: z.string().default('.data'),
    SCRAPE_OPT_OUT: siteList.default([]),
    SCRAPE_FALLBACK_USER_AGENT: z
      .string()
      .regex(/^[\x20-\x7e]+$/, { error: 'must be one line of plain ASCII' })
      .optional(),
  })
  .superRefine((env, context) => {
    const complain = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message });
    if (!env.DATABASE_URL && !env.REDIS_URL) complain('DATABASE_URL', 'is missing');
    if (env.NODE_ENV !== 'production') return;
    if (!env.SMTP_URL) complain('SMTP_URL', 'is missing');
    if (!env.MAIL_FROM) complain('MAIL_FROM', 'is missing');
    if (!env.PUBLIC_BASE_URL) complain('PUBLIC_BASE_URL', 'is missing');
    if (env.SCRAPE_ALLOW_ORIGINS.length > 0)
      complain('SCRAPE_ALLOW_ORIGINS', 'must not be set when NODE_ENV is production');
  });

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
    readonly publicBaseUrl: string;
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

function bucketFor(environment: Record<string, string | undefined>): Bucket | undefined {
  try {
    return readBucket('PICTURES', environment);
  } catch (error) {
    if (error instanceof BucketSettingError)
      throw new ConfigError(`${error.variable}: ${error.message}`);
    throw error;
  }
}

export function readConfig(environment: Record<string, string | undefined>): Config {
  // Shells and compose files set an empty variable for "not set".
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(set);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigError(`${String(issue?.path[0])}: ${issue?.message ?? 'is not valid'}`);
  }
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
      from: env.MAIL_FROM ?? `${brand} <hello@tohfa.example>`,
      brand,
      publicBaseUrl,
    },
    scrape: {
      brand,
      publicBaseUrl,
      chromiumPath: env.CHROMIUM_PATH,
      allowOrigins: env.SCRAPE_ALLOW_ORIGINS,
      optOut: env.SCRAPE_OPT_OUT,
      fallbackUserAgent: env.SCRAPE_FALLBACK_USER_AGENT,
      dataDir: resolve(workspaceRoot, env.DATA_DIR),
      bucket: bucketFor(set),
    },
  };
}
