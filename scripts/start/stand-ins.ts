import { portOrFree, requireFree } from '../processes/ports.ts';
import type { Settings } from '../settings/settings.ts';
import type { StandIns } from './environment.ts';

const OPENID_PORT = 1090;
const DEMO_SHOP_PORT = 1091;

export async function planStandIns(settings: Settings): Promise<StandIns> {
  const { production, mailWebPort, mailSmtpPort } = settings;
  const mail = !production && !settings.smtpUrl;
  if (mail) {
    await requireFree('MAIL_WEB_PORT', mailWebPort);
    await requireFree('MAIL_SMTP_PORT', mailSmtpPort);
  }
  if (production) return { mail, openid: undefined, demoShop: undefined };
  const shop = await choosePort('DEMO_SHOP_PORT', settings.demoShopPort, DEMO_SHOP_PORT);
  const demoShop = { port: shop, origin: `http://127.0.0.1:${shop}` };
  if (settings.googleClientId) return { mail, openid: undefined, demoShop };
  const port = await choosePort('OPENID_PORT', settings.openidPort, OPENID_PORT);
  return { mail, openid: { port, issuer: `http://127.0.0.1:${port}` }, demoShop };
}

async function choosePort(name: string, wished: number | undefined, usual: number) {
  if (wished === undefined) return portOrFree(usual);
  await requireFree(name, wished);
  return wished;
}
