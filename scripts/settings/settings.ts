import { accessSync, constants } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { Failure } from '../terminal/failure.ts';
import { isBlockedPort } from './blocked-ports.ts';
import { workspaceRoot } from './workspace-root.ts';

const A_PORT = 'a port number from 1 to 65535';
const AN_ORIGIN = 'an address without a path, such as https://gifts.example.com';

const port = z
  .string()
  .regex(/^\d{1,5}$/, { error: A_PORT, abort: true })
  .transform(Number)
  .refine((value) => value >= 1 && value <= 65535, { error: A_PORT, abort: true });

const webPort = port.refine(
  (value) => !isBlockedPort(value),
  'a port that browsers connect to; they block this one',
);

const origin = url(['http', 'https'], AN_ORIGIN)
  .refine((value) => new URL(value).pathname === '/' && new URL(value).search === '', AN_ORIGIN)
  .transform((value) => new URL(value).origin);

const environment = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], 'development, production or test')
    .default('development'),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'an IP address or a host name')
    .default('127.0.0.1'),
  PORT: webPort.default(3000),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: url(['postgres', 'postgresql']).optional(),
  REDIS_URL: url(['redis', 'rediss']).optional(),
  SMTP_URL: url(['smtp', 'smtps']).optional(),
  MAIL_FROM: z.string().optional(),
  PUBLIC_BASE_URL: origin.optional(),
  CHROMIUM_PATH: z
    .string()
    .refine(isExecutable, 'the path of a program that can be run')
    .optional(),
  SESSION_SECRET: z.string().min(32, 'a secret of at least 32 characters').optional(),
  DATA_ENCRYPTION_KEY: z
    .string()
    .regex(/^[\da-f]{64}(,[\da-f]{64})*$/i, 'a key of 64 hexadecimal digits')
    .optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  MAIL_WEB_PORT: webPort.default(1080),
  MAIL_SMTP_PORT: port.default(1025),
  OPENID_PORT: webPort.optional(),
  DEMO_SHOP_PORT: webPort.optional(),
  PAYMENTS: z.enum(['manual', 'razorpay', 'demo'], 'manual, razorpay or demo').optional(),
  PAYMENT_PROVIDER_PORT: webPort.optional(),
});

const REQUIRED_IN_PRODUCTION = [
  'DATABASE_URL',
  'SMTP_URL',
  'PUBLIC_BASE_URL',
  'SESSION_SECRET',
  'DATA_ENCRYPTION_KEY',
] as const;

export type Settings = Readonly<ReturnType<typeof readSettings>>;

export function readSettings(env: NodeJS.ProcessEnv) {
  // `PORT= npm start` means the default, as in every shell script.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success)
    throw new Failure(parsed.error.issues.map((issue) => explain(given, issue)).join('\n'));
  const values = parsed.data;
  const production = values.NODE_ENV === 'production';
  const missing = REQUIRED_IN_PRODUCTION.filter((name) => production && values[name] === undefined);
  if (missing.length > 0)
    throw new Failure(
      missing
        .map((name) => `${name} is not set. With NODE_ENV=production it has to be.`)
        .join('\n'),
    );
  const payments = values.PAYMENTS ?? (production ? 'manual' : 'demo');
  if (production && payments === 'demo')
    throw new Failure('PAYMENTS=demo takes no money. With NODE_ENV=production it is refused.');
  return {
    production,
    nodeEnv: values.NODE_ENV,
    host: values.HOST,
    port: values.PORT,
    dataDir: resolve(workspaceRoot, values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    redisUrl: values.REDIS_URL,
    smtpUrl: values.SMTP_URL,
    publicBaseUrl: values.PUBLIC_BASE_URL ?? `http://localhost:${values.PORT}`,
    chromiumPath: values.CHROMIUM_PATH,
    sessionSecret: values.SESSION_SECRET,
    dataEncryptionKey: values.DATA_ENCRYPTION_KEY,
    googleClientId: values.GOOGLE_CLIENT_ID,
    mailWebPort: values.MAIL_WEB_PORT,
    mailSmtpPort: values.MAIL_SMTP_PORT,
    openidPort: values.OPENID_PORT,
    demoShopPort: values.DEMO_SHOP_PORT,
    payments,
    paymentProviderPort: values.PAYMENT_PROVIDER_PORT,
  };
}

function explain(given: Record<string, unknown>, { path, message }: z.core.$ZodIssue): string {
  const name = String(path[0]);
  const shown = /SECRET|_KEY$|_URL$/.test(name) ? 'Its value' : `"${String(given[name])}"`;
  return `${name} is not usable. ${shown} should be ${message}.`;
}

function url(
  schemes: string[],
  expected = `a URL that starts with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
) {
  return z
    .string()
    .refine((value) => schemes.includes(URL.parse(value)?.protocol.slice(0, -1) ?? ''), {
      error: expected,
      abort: true,
    });
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
