import { portOrFree, requireFree } from '../processes/ports.ts';
import type { Settings } from '../settings/settings.ts';
import type { StandIns } from './environment.ts';

const OPENID_PORT = 1090;
const DEMO_SHOP_PORT = 1091;
const PAYMENT_PROVIDER_PORT = 1092;

export async function planStandIns(settings: Settings): Promise<StandIns> {
  const { production, mailWebPort, mailSmtpPort } = settings;
  const mail = !production && !settings.smtpUrl;
  if (mail) {
    await requireFree('MAIL_WEB_PORT', mailWebPort);
    await requireFree('MAIL_SMTP_PORT', mailSmtpPort);
  }
  if (production)
    return { mail, openid: undefined, demoShop: undefined, paymentProvider: undefined };
  const shop = await choosePort('DEMO_SHOP_PORT', settings.demoShopPort, DEMO_SHOP_PORT);
  const demoShop = { port: shop, origin: `http://127.0.0.1:${shop}` };
  const paymentProvider = await planPaymentProvider(settings);
  const others = { mail, demoShop, paymentProvider };
  if (settings.googleClientId) return { ...others, openid: undefined };
  const port = await choosePort('OPENID_PORT', settings.openidPort, OPENID_PORT);
  return { ...others, openid: { port, issuer: `http://127.0.0.1:${port}` } };
}

async function planPaymentProvider(settings: Settings): Promise<StandIns['paymentProvider']> {
  if (settings.payments !== 'demo') return undefined;
  const wished = settings.paymentProviderPort;
  const port = await choosePort('PAYMENT_PROVIDER_PORT', wished, PAYMENT_PROVIDER_PORT);
  return { port, origin: `http://127.0.0.1:${port}` };
}

async function choosePort(name: string, wished: number | undefined, usual: number) {
  if (wished === undefined) return portOrFree(usual);
  await requireFree(name, wished);
  return wished;
}
