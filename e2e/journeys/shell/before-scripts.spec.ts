import type { Page } from '@playwright/test';
import { registerHost } from '../../flows/accounts.ts';
import { blockRequests, delayRequests } from '../../flows/network.ts';
import { newSharedRegistry } from '../../flows/registry.ts';
import { runningSystem } from '../../system/system.ts';
import { expect, test } from '../../system/test.ts';

const demo = '/r/demo-Asha-and-Dev-2026';
const scripts = /\.js(?:\?|$)/;
const firstPaint = (page: Page) => page.locator('#first-paint');
const wishes = (page: Page) =>
  page.getByRole('list', { name: 'Registry Items' }).getByRole('listitem');

const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list
            .getEntries()
            .map((entry) =>
              'value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput
                ? Number(entry.value)
                : 0,
            );
          resolve(shifts.reduce((sum, shift) => sum + shift, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Without a shift there is no entry to report.
        setTimeout(() => resolve(0), 1_000);
      }),
  );

async function expectReadable(page: Page): Promise<void> {
  const { url } = runningSystem();
  await page.goto(`${url}/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get Gifts You Love');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' })).toBeVisible();
  await page.getByRole('link', { name: "FAQ's" }).first().click();
  await expect(page).toHaveURL(`${url}/faq`);
  await page.locator('summary').nth(1).click();
  await expect(page.locator('details[open]')).toHaveCount(1);
  await page.goto(url + demo);
  expect(await wishes(page).count()).toBeGreaterThan(5);
  await expect(wishes(page).first()).toContainText('₹');
  await expect(page.getByText('This page needs JavaScript')).toHaveCount(0);
}

test('pages are readable with JavaScript switched off', async ({ newVisitor }) => {
  await expectReadable(await newVisitor({ javaScriptEnabled: false }));
});

test('pages are readable while no script can be loaded', async ({ newVisitor }) => {
  const page = await newVisitor();
  await page.route(scripts, (route) => route.abort());
  await expectReadable(page);
});

test('the rules of a document begin with the order of the layers', async ({ request }) => {
  for (const path of ['/', demo]) {
    const html = await (await request.get(runningSystem().url + path)).text();
    expect(html, path).toMatch(
      /<style(?: data-theme="\w+")?>@layer reset,tokens,design-system,area;/,
    );
  }
});

test('the menu of a phone is open where no script can open it', async ({ newVisitor }) => {
  const page = await newVisitor({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  });
  await page.goto(`${runningSystem().url}/`);
  await expect(page.getByRole('button', { name: 'Open the menu' })).toBeHidden();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: "FAQ's" }).click();
  await expect(page).toHaveURL(/\/faq$/);
});

test('the app takes a page over without a visible change', async ({ newVisitor }) => {
  const page = await newVisitor({ baseURL: runningSystem().url });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.route(scripts, async (route) => {
    // Long enough to scroll before the app is there.
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await page.goto(demo);
  const [first, last] = [wishes(page).first(), wishes(page).last()];
  await expect(first).toBeVisible();
  const name = await first.getByRole('heading').textContent();
  await last.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  await expect(firstPaint(page)).toBeVisible();
  await expect(firstPaint(page)).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  // Rows that are laid out later keep their heights until then, and have none of their own afterwards.
  await expect(page.locator('li[style*="content-visibility"]')).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await expect(first.getByRole('heading')).toHaveText(name ?? '');
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
});

test('nothing that came with the document is fetched again', async ({ newVisitor }) => {
  const page = await newVisitor();
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) fetched.push(new URL(request.url()).pathname);
  });
  await page.goto(runningSystem().url + demo);
  await expect(firstPaint(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  expect(
    fetched.filter((path) => path.startsWith('/api/shared/') && !path.endsWith('/gifts')),
  ).toEqual([]);
});

test('a picture that failed before the scripts have come is replaced', async ({ newVisitor }) => {
  const guest = await newVisitor();
  const release = await delayRequests(guest, scripts);
  await blockRequests(guest, /\/(?:gift-)?pictures\//);
  await guest.goto(demo, { waitUntil: 'commit' });
  const picture = wishes(guest).first().locator('img');
  await expect(picture).toHaveCount(1);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  release();
  await expect(picture).toHaveCount(0);
});

test('a tap before the scripts have come works as a link', async ({ page, newVisitor }) => {
  await registerHost(page);
  const { link, gift } = await newSharedRegistry(page, 'Taps before scripts');
  const guest = await newVisitor();
  const release = await delayRequests(guest, '**/*.js');
  await guest.goto(link, { waitUntil: 'commit' });
  await wishes(guest)
    .getByRole('link', { name: `Purchase ${gift}` })
    .click();
  await expect(guest).toHaveURL(/\/gifts\/[^/]+\/purchase$/);
  await expect(guest.getByLabel('Your name')).toBeVisible();
  release();
});

test('text that was typed before the scripts have come stays', async ({ newVisitor }) => {
  const page = await newVisitor();
  const release = await delayRequests(page, '**/*.js');
  await page.goto(`${runningSystem().url}/guest`, { waitUntil: 'commit' });
  const code = page.getByRole('textbox').first();
  await code.fill('demo-Asha');
  release();
  await expect(firstPaint(page)).toHaveCount(0);
  await expect(code).toHaveValue('demo-Asha');
  await expect(code).toBeFocused();
});

test('a button that was pressed before the scripts have come answers as soon as they are there', async ({
  newVisitor,
}) => {
  const page = await newVisitor();
  await page.setViewportSize({ width: 360, height: 740 });
  const release = await delayRequests(page, '**/shell.*.js');
  await page.goto(`${runningSystem().url}/faq`, { waitUntil: 'domcontentloaded' });
  const menu = page.getByRole('button', { name: 'Open the menu' });
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  release();
  await expect(page.getByRole('button', { name: 'Close the menu' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});

test('a button that was pressed early waits for the registry that it needs', async ({ page }) => {
  await registerHost(page);
  const release = await delayRequests(page, '**/shell.*.js');
  await page.goto('/products', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Add a fund' }).click();
  release();
  await expect(page.getByRole('dialog', { name: 'Add a fund' })).toBeVisible();
});

test('a form that was sent before the scripts have come is sent by the app', async ({
  newVisitor,
}) => {
  const page = await newVisitor();
  const release = await delayRequests(page, '**/shell.*.js');
  await page.goto(`${runningSystem().url}/products`, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByLabel('Product URL').fill('https://shop.example/lamp');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  release();
  await expect(page.getByText('Please log in to add products')).toBeVisible();
  await expect(page).toHaveURL(/\/email-login\?next=%2Fproducts$/);
});

test("a host's catalogue is there before the scripts, and the app changes nothing that is seen", async ({
  page,
}) => {
  await registerHost(page);
  await newSharedRegistry(page, 'Gifts before scripts');
  await page.setViewportSize({ width: 360, height: 740 });
  const release = await delayRequests(page, '**/shell.*.js');
  await page.goto('/products', { waitUntil: 'domcontentloaded' });
  const first = page.getByRole('article').first().getByRole('heading');
  await expect(first).toBeVisible();
  const name = await first.textContent();
  release();
  await expect(page.getByText('Gifts before scripts')).toBeVisible();
  await expect(first).toHaveText(name ?? '');
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
});
