import { keptSecret } from './secrets.ts';
import type { Settings } from '../settings/settings.ts';

export interface StandIns {
  readonly mail: boolean;
  readonly openid: { readonly port: number; readonly issuer: string } | undefined;
  readonly demoShop: { readonly port: number; readonly origin: string } | undefined;
}

const OPENID_CLIENT = 'gift-registry';

/** The environment of every process of the system. Without PUBLIC_BASE_URL the BFF's links follow the request. */
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
  };
}

export function openidEnvironment(
  settings: Settings,
  openid: NonNullable<StandIns['openid']>,
): NodeJS.ProcessEnv {
  return {
    ...process.env,
    OPENID_PORT: String(openid.port),
    OPENID_CLIENT_ID: OPENID_CLIENT,
    OPENID_CLIENT_SECRET: keptSecret(settings.dataDir, 'openid-client-secret'),
    OPENID_CLIENT_ORIGIN: settings.publicBaseUrl,
  };
}
