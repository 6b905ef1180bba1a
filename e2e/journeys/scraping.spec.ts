import type { Page } from '@playwright/test';
import { createRegistry, readWebsite } from '../flows/registry.ts';
import { signUp } from '../flows/sign-up.ts';
import { runningSystem } from '../system/system.ts';
import { expect, test } from '../system/test.ts';

const onShop = (path: string) => new URL(path, runningSystem().demoShopOrigin).href;

interface Unreadable {
  readonly page: string;
  readonly url: () => string;
  readonly says: readonly string[];
}

const unreadable: readonly Unreadable[] = [
  {
    page: 'a page that the shop blocks',
    url: () => onShop('/members'),
    says: ['Failed to scrape product', 'This shop keeps others from reading its pages.'],
  },
  {
    page: 'a list of products',
    url: () => onShop('/collections/home'),
    says: ['No product found', 'Could not extract product information from this URL'],
  },
  {
    page: 'a page that is not there',
    url: () => onShop('/products/nothing-here'),
    says: ['Failed to scrape product', 'We could not reach this page.'],
  },
  {
    page: 'an address inside a private network',
    url: () => 'http://10.0.0.1/',
    says: ['Failed to scrape product', 'This address is not one that we can open.'],
  },
];

test('what can’t be read says why and is typed by hand', async ({ page }) => {
  await signUp(page);
  await createRegistry(page, 'Typed by hand');
  for (const { page: kind, url, says } of unreadable)
    await test.step(kind, async () => {
      await readWebsite(page, url());
      for (const text of says) await expect(page.getByText(text)).toBeVisible();
      await expect(page.getByRole('link', { name: url() })).toBeVisible();
      await addByHand(page, `By hand: ${kind}`);
    });

  await test.step('cancelling keeps the address for another try', async () => {
    await readWebsite(page, onShop('/members'));
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByLabel('Product URL')).toHaveValue(onShop('/members'));
  });

  await page.goto('/registry');
  const items = page.getByRole('list', { name: 'From External Websites' }).getByRole('listitem');
  await expect(items).toHaveCount(unreadable.length);
});

test('a page that its script draws is read in a browser', async ({ page }) => {
  await signUp(page);
  await createRegistry(page, 'Drawn by script');
  await readWebsite(page, onShop('/products/jasmine-candle-trio'));
  await expect(page.getByText('Opening it in a browser…')).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Jasmine Candle Trio', {
    timeout: 30_000,
  });
  await expect(page.getByLabel('Price')).toHaveValue('1150');
});

/** Nothing typed gets lost when the form is first sent incomplete. */
async function addByHand(page: Page, name: string): Promise<void> {
  const nameBox = page.getByLabel('Name', { exact: true });
  const price = page.getByLabel('Price');
  await nameBox.fill('');
  await price.fill('1,250');
  await page.getByRole('button', { name: 'Add to Registry' }).click();
  await expect(nameBox).toHaveAttribute('aria-invalid', 'true');
  await expect(price).toHaveValue('1,250');
  await nameBox.fill(name);
  await page.getByRole('button', { name: 'Add to Registry' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByLabel('Product URL')).toHaveValue('');
}
