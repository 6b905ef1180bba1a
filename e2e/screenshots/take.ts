import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startTestSystem } from '@gift-registry/scripts/test-system';
import type { Browser } from '@playwright/test';
import { demoHost, logIn } from '../flows/accounts.ts';
import { launchBrowser } from '../system/launch-browser.ts';

const folder = join(import.meta.dirname, '../../docs/screenshots');
const demoRegistry = '/r/demo-Asha-and-Dev-2026';
const wide = { width: 1280, height: 860 };

const system = await startTestSystem();
const browser = await launchBrowser();
mkdirSync(folder, { recursive: true });
try {
  const guest = await open(browser, { viewport: { ...wide, height: 1500 } });
  await guest.goto(demoRegistry);
  await shoot(guest, 'shared-registry');

  const phone = await open(browser, {
    viewport: { width: 360, height: 740 },
    colorScheme: 'dark',
    deviceScaleFactor: 2,
  });
  await phone.goto(demoRegistry);
  await phone.getByRole('listitem').first().scrollIntoViewIfNeeded();
  await phone.getByRole('heading', { name: /Registry Items/ }).evaluate((heading) => {
    heading.scrollIntoView({ block: 'start' });
  });
  await shoot(phone, 'shared-registry-narrow-dark');

  const host = await open(browser, { viewport: wide });
  await logIn(host, demoHost);
  await host.goto('/host');
  await shoot(host, 'host');
  await host.goto('/products');
  await shoot(host, 'products');
} finally {
  await browser.close();
  await system.stop();
}

async function open(chrome: Browser, options: NonNullable<Parameters<Browser['newContext']>[0]>) {
  const context = await chrome.newContext({
    baseURL: system.url,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    ...options,
  });
  return context.newPage();
}

async function shoot(page: Awaited<ReturnType<typeof open>>, name: string): Promise<void> {
  await page.locator('h1').waitFor();
  await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => undefined);
  await page.screenshot({ path: join(folder, `${name}.png`) });
}
