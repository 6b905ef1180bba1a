import { resolve } from 'node:path';
import { z } from 'zod';
import {
  bucketProblems,
  bucketSettings,
  commaList,
  databaseMeaning,
  databaseUrl,
  meanings,
  productionProblems,
  QUEUES,
  readBucket,
  schemaProblems,
  settingsOf,
  setVariables,
  sharedSettings,
  telemetryConfigOf,
  telemetrySettings,
  type Bucket,
  type QueueName,
  type Setting,
  type SettingSchemas,
  type TelemetryConfig,
  type Variables,
} from '@gift-registry/workers-contract';

const workspaceRoot = resolve(import.meta.dirname, '../..');

const commonSettings = {
  ...sharedSettings,
  ...telemetrySettings,
  DATABASE_URL: databaseUrl.optional().register(meanings, databaseMeaning),
  BRAND: z.string().min(1).default('Tohfa').register(meanings, {
    meaning: 'Brand. The name in headings, mails and titles.',
  }),
  BRAND_LINE: z
    .string()
    .trim()
    .min(1)
    .max(80, 'must have 80 characters or less')
    .default('gifts that are truly wanted')
    .register(meanings, { meaning: 'Brand line. Follows the brand at the end of each mail.' }),
};

const mailSettings = {
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address such as smtps://mail.example:465' })
    .optional()
    .register(meanings, {
      meaning: 'your mail relay, e.g. `smtps://user:password@mail.example:465`',
      otherwise: 'with `npm start` a local mailbox at port 1080',
      production: 'required',
    }),
  MAIL_FROM: z.string().min(3, 'must be a mailbox').optional().register(meanings, {
    meaning: 'sender of mails',
    otherwise: '`BRAND` with `hello@` the host of `PUBLIC_BASE_URL`',
  }),
  MAIL_RETRY_HOURS: z.coerce
    .number('must be a number of hours')
    .positive('must be above 0')
    .max(72, 'must be 72 or less')
    .default(48)
    .register(meanings, {
      meaning: 'the hours in which a mail waits for a relay that is away, 72 at most',
    }),
  MAIL_RETRY_FIRST_MS: z.coerce
    .number('must be a number of milliseconds')
    .int('must be a whole number')
    .positive('must be above 0')
    .default(5_000)
    .register(meanings, { meaning: 'the wait after the first attempt of a mail' }),
};

const scrapeSettings = {
  CHROMIUM_PATH: z.string().min(1).optional().register(meanings, {
    meaning: 'the browser that reads pages written by scripts',
    otherwise: 'an installed Chromium or Chrome, else the one in npm',
  }),
  SCRAPE_OPT_OUT: commaList
    .pipe(
      z.array(
        z
          .string()
          .regex(
            /^[a-z0-9.-]+(\/\S*)?$/i,
            'must be sites such as shop.example or shop.example/members',
          ),
      ),
    )
    .default([])
    .register(meanings, {
      meaning:
        'sites that opted out: `shop.example` with all its pages, `shop.example/members`; separated by commas',
    }),
  SCRAPE_FALLBACK_USER_AGENT: z
    .string()
    .regex(/^[\x20-\x7e]+$/, 'must be one line of plain ASCII')
    .optional()
    .register(meanings, {
      meaning: 'the user agent of a second try when a shop rejected the scraper’s own',
    }),
};

const environmentSchema = z.object({ ...commonSettings, ...mailSettings, ...scrapeSettings });

const ownSettings: Record<QueueName, SettingSchemas> = {
  mail: mailSettings,
  scrape: { ...scrapeSettings, ...bucketSettings('PICTURES') },
};

const schemasOf = (queues: readonly QueueName[]): SettingSchemas =>
  queues.reduce<SettingSchemas>(
    (all, queue) => ({ ...all, ...ownSettings[queue] }),
    commonSettings,
  );

/** Each setting of the worker of a queue. */
export const workerSettingList = (queue: QueueName): readonly Setting[] =>
  settingsOf(schemasOf([queue]));

export type QueueStore =
  | { readonly kind: 'redis'; readonly url: string }
  | { readonly kind: 'postgres'; readonly url: string };

export interface Config {
  readonly logLevel: string;
  readonly telemetry: TelemetryConfig;
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

/** Of the domain that our links name; a development machine has none. */
function defaultMailbox(publicBaseUrl: string): string {
  const { hostname } = new URL(publicBaseUrl);
  return `hello@${/^(?!\d+\.).+\.[a-z]/i.test(hostname) ? hostname : 'tohfa.example'}`;
}

/** The scraper gets no secret that it does not need. */
const problemsOf = (
  error: z.ZodError | undefined,
  set: Variables,
  queues: readonly QueueName[],
): readonly string[] => [
  ...schemaProblems(error, set),
  ...(set['DATABASE_URL'] || set['REDIS_URL']
    ? []
    : ['DATABASE_URL is not set. The queues are there, or at REDIS_URL.']),
  ...productionProblems(schemasOf(queues), set),
  ...bucketProblems('PICTURES', set),
];

/** Each problem would stop a start of the worker of a queue with these settings. */
export const configProblems = (set: Variables, queue: QueueName): readonly string[] =>
  problemsOf(environmentSchema.safeParse(set).error, set, [queue]);

/** Settings of all queues, or of one, whose process needs less. */
export function readConfig(environment: Variables, queue?: QueueName): Config {
  const set = setVariables(environment);
  const parsed = environmentSchema.safeParse(set);
  const problems = problemsOf(parsed.error, set, queue ? [queue] : QUEUES);
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems.join('\n'));
  const env = parsed.data;
  const brand = env.BRAND;
  const publicBaseUrl = env.PUBLIC_BASE_URL ?? 'http://localhost:3000';
  return {
    logLevel: env.LOG_LEVEL,
    telemetry: telemetryConfigOf(env),
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
