import { join } from 'node:path';
import { startTestSystem } from '@gift-registry/scripts/test-system';
import { isDescribed, runningSystem } from '../system/system.ts';
import { launchBrowser } from '../system/launch-browser.ts';

const file = join(import.meta.dirname, '../../bff/src/http/document/assets/share-picture.png');

const system = isDescribed() ? undefined : await startTestSystem();
const browser = await launchBrowser();
try {
  const page = await browser.newPage({
    baseURL: (system ?? runningSystem()).url,
    viewport: { width: 1200, height: 630 },
    colorScheme: 'light',
  });
  await page.goto('/');
  const hero = page.locator('main section').first();
  await hero.waitFor();
  await hero.evaluate((section: HTMLElement) => {
    section.style.cssText = 'position: fixed; inset: 0; z-index: 100; padding-block-start: 0';
    for (const link of section.querySelectorAll('a')) link.parentElement?.remove();
    const columns = section.querySelector<HTMLElement>(':scope > div');
    if (columns) columns.style.blockSize = '586px';
  });
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: file });
} finally {
  await browser.close();
  await system?.stop();
}
