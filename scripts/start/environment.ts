import { join } from 'node:path';
import { keptSecret } from './secrets.ts';
import type { Settings } from '../settings/settings.ts';

export interface StandIns {
  readonly mail: boolean;
  readonly openid: { readonly port: number; readonly issuer: string } | undefined;
  readonly demoShop: { readonly port: number; readonly origin: string } | undefined;
  readonly paymentProvider: { readonly port: number; readonly origin: string } | undefined;
}

const OPENID_CLIENT = 'gift-registry';

/** Without PUBLIC_BASE_URL the BFF's links follow the request. */
export function systemEnvironment(
  settings: Settings,
  standIns: StandIns,
  databaseUrl: string,
): NodeJS.ProcessEnv {
  const { dataDir } = settings;
  return {
    ...process.env,
    NODE_ENV: settings.nodeEnv,
    HOST: settings.host,
    PORT: String(settings.port),
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: settings.sessionSecret ?? keptSecret(dataDir, 'session-secret'),
    DATA_ENCRYPTION_KEY: settings.dataEncryptionKey ?? keptSecret(dataDir, 'data-encryption-key'),
    ...(standIns.mail && { SMTP_URL: `smtp://127.0.0.1:${settings.mailSmtpPort}` }),
    ...(standIns.openid && {
      OIDC_ISSUER: standIns.openid.issuer,
      GOOGLE_CLIENT_ID: OPENID_CLIENT,
      GOOGLE_CLIENT_SECRET: keptSecret(dataDir, 'openid-client-secret'),
    }),
    ...(standIns.demoShop && {
      DEMO_SHOP_ORIGIN: standIns.demoShop.origin,
      SCRAPE_ALLOW_ORIGINS: [process.env['SCRAPE_ALLOW_ORIGINS'], standIns.demoShop.origin]
        .filter(Boolean)
        .join(','),
    }),
    PAYMENTS: settings.payments,
    ...(standIns.paymentProvider && {
      ...paymentKeys(dataDir),
      PAYMENT_PROVIDER_ORIGIN: standIns.paymentProvider.origin,
    }),
  };
}

const paymentKeys = (dataDir: string) => ({
  RAZORPAY_KEY_ID: 'demo',
  RAZORPAY_KEY_SECRET: keptSecret(dataDir, 'payment-key-secret'),
  RAZORPAY_WEBHOOK_SECRET: keptSecret(dataDir, 'payment-webhook-secret'),
});

/** Settings of the process of the stand-ins. Payments are reported to the BFF. */
export function standInsEnvironment(
  settings: Settings,
  { openid, demoShop, paymentProvider }: StandIns,
  bffAddress: string,
): NodeJS.ProcessEnv {
  const { dataDir, mailWebPort, mailSmtpPort, publicBaseUrl } = settings;
  return {
    ...process.env,
    MAIL_WEB_PORT: String(mailWebPort),
    MAIL_SMTP_PORT: String(mailSmtpPort),
    MAIL_FOLDER: join(dataDir, 'mail'),
    ...(demoShop && { DEMO_SHOP_PORT: String(demoShop.port) }),
    ...(openid && {
      OPENID_PORT: String(openid.port),
      OPENID_CLIENT_ID: OPENID_CLIENT,
      OPENID_CLIENT_SECRET: keptSecret(dataDir, 'openid-client-secret'),
      OPENID_CLIENT_ORIGIN: publicBaseUrl,
    }),
    ...(paymentProvider && {
      ...paymentKeys(dataDir),
      PAYMENT_PROVIDER_PORT: String(paymentProvider.port),
      PAYMENT_WEBHOOK_URL: `${bffAddress}/api/payments/events`,
      PAYMENT_BOOKS_FILE: join(dataDir, 'payments.json'),
    }),
  };
}
