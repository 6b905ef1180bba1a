import type { Settings } from '../settings/settings.ts';
import type { StandIns } from './environment.ts';

const DEMO_REGISTRY = '/r/demo-Asha-and-Dev-2026';

export function summary(settings: Settings, { mail, demoShop, paymentProvider }: StandIns): string {
  const { publicBaseUrl, mailWebPort, production } = settings;
  const rows: (readonly [string, string])[] = [['Open', publicBaseUrl]];
  if (mail) rows.push(['Mail inbox', `http://127.0.0.1:${mailWebPort}`]);
  if (demoShop) rows.push(['Demo shop', demoShop.origin]);
  if (paymentProvider) rows.push(['Demo payments', paymentProvider.origin]);
  if (!production) {
    rows.push(
      ['Demo registry', `${publicBaseUrl}${DEMO_REGISTRY}`],
      ['Demo host', 'host@example.com / Demo-host-1'],
      ['Demo admin', 'admin@example.com / Demo-admin-1'],
    );
  }
  return rows.map(([name, value]) => `  ${name.padEnd(14)} ${value}`).join('\n');
}
