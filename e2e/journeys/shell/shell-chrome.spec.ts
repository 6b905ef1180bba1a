import { listProducts } from '@gift-registry/bff-contract';
import type { Locator, Page } from '@playwright/test';
import { demoHost, signIn } from '../../flows/accounts.ts';
import { apiOf } from '../../flows/api.ts';
import { openApp } from '../../flows/open-app.ts';
import { expect, test } from '../../system/test.ts';

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a new page starts at the top, and Back restores the scroll position', async ({ page }) => {
  await openApp(page, '/privacy-policy');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Returns' });
  await link.scrollIntoViewIfNeeded();
  const scroll = () => page.evaluate(() => Math.round(window.scrollY));
  await expect.poll(scroll).toBeGreaterThan(200);
  const left = await scroll();
  await link.click();
  await expect(title(page, 'Returns and Exchanges')).toBeVisible();
  await expect.poll(scroll).toBe(0);
  await page.goBack();
  await expect(title(page, 'Privacy Policy')).toBeVisible();
  await expect.poll(async () => Math.abs((await scroll()) - left)).toBeLessThan(80);
});

async function overlap(upper: Locator, lower: Locator): Promise<number> {
  const [above, below] = [await upper.boundingBox(), await lower.boundingBox()];
  return above && below ? above.y + above.height - below.y : Number.POSITIVE_INFINITY;
}

for (const width of [320, 360])
  test(`bars at the bottom stand above the banner, at ${width} px`, async ({ page, context }) => {
    await page.setViewportSize({ width, height: 740 });
    await signIn(page, demoHost);
    const { products } = await apiOf(page)(listProducts, { query: {} });
    await openApp(page, `/product/${products[0]?.id}`);
    const add = page.getByRole('button', { name: 'Add to Registry' });
    await expect(add).toBeInViewport();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await context.setOffline(true);
    const banner = page.getByText('You are offline.');
    await expect(banner).toBeVisible();
    await expect.poll(() => overlap(add, banner)).toBeLessThanOrEqual(0);
    await expect(add).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(
      height,
    );
  });
