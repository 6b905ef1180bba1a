import type { Page } from '@playwright/test';
import { expectAccessible } from '../../flows/accessibility.ts';
import { wish } from '../../flows/guest.ts';
import { registerHost } from '../../flows/accounts.ts';
import { openApp } from '../../flows/open-app.ts';
import { newRegistry, publishRegistry, readWebsite } from '../../flows/registry.ts';
import { runningSystem } from '../../system/system.ts';
import { expect, test } from '../../system/test.ts';

const onShop = (path: string) => new URL(path, runningSystem().demoShopOrigin).href;
const nameBox = (page: Page) => page.getByLabel('Name', { exact: true });
const priceBox = (page: Page) => page.getByRole('textbox', { name: 'Price' });
const add = (page: Page) => page.getByRole('button', { name: 'Add to Registry' }).click();
const storedPicture = /^\/gift-pictures\/[0-9a-f]{64}-\d+\.webp$/;

test('a host completes and adds a product without a price, and guests see it', async ({
  page,
  newVisitor,
}) => {
  await registerHost(page);
  const registryId = await newRegistry(page, 'From any website');
  await openApp(page, '/products');
  await readWebsite(page, onShop('/made-to-order?utm_source=mail'));
  await expect(page.getByText('Fetching the page…')).toBeVisible();
  await expect(page.getByText('We found some of the details')).toBeVisible();
  await expect(nameBox(page)).toHaveValue('Name Plate, Carved to Order');
  await expect(priceBox(page)).toHaveValue('');
  await expect(page.getByText('We did not find a price on this page.')).toBeVisible();
  await expect(page.getByRole('link', { name: onShop('/made-to-order') })).toBeVisible();

  await nameBox(page).fill('Name plate for the door');
  await priceBox(page).fill('₹2,400');
  await expect(page.getByLabel('Currency')).toHaveValue('INR');
  await page.getByRole('radio', { name: 'Picture 2' }).check();
  await page.getByRole('button', { name: 'One more' }).click();

  await test.step('the form keeps its values when the host leaves', async () => {
    await page.goto('/host');
    await openApp(page, '/products');
    await expect(nameBox(page)).toHaveValue('Name plate for the door');
    await expect(priceBox(page)).toHaveValue('₹2,400');
    await expect(page.getByRole('radio', { name: 'Picture 2' })).toBeChecked();
    await expect(page.getByLabel('Quantity', { exact: true }).getByRole('textbox')).toHaveValue(
      '2',
    );
  });
  await add(page);
  await expect(page.getByRole('heading', { name: 'Name plate for the door' })).toBeVisible();
  await expect(page.getByLabel('Product URL')).toHaveValue('');

  await test.step('the same page keeps the corrections and adds one more', async () => {
    await readWebsite(page, onShop('/made-to-order?gclid=1#top'));
    await expect(nameBox(page)).toHaveValue('Name plate for the door');
    await expect(priceBox(page)).toHaveValue('2400');
    await expect(page.getByText('You changed this before, so we kept it.').first()).toBeVisible();
    await add(page);
    await page.getByRole('button', { name: /^Make it/ }).click();
    await expect(page.getByLabel('Product URL')).toHaveValue('');
  });

  const link = await publishRegistry(page, registryId);
  const guest = await newVisitor();
  const requested: string[] = [];
  guest.on('request', (request) => requested.push(request.url()));
  await openApp(guest, link);
  const gift = wish(guest, 'Name plate for the door');
  await expect(gift).toContainText('₹2,400');
  await expect(gift).toContainText('0/3');
  const picture = gift.locator('img');
  await expect(picture).toHaveAttribute('src', storedPicture);
  // A browser divides the width of a `srcset` picture by its density.
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
    /\/gift-pictures\/[0-9a-f]{64}-640\.webp$/,
  );
  const { origin } = new URL(runningSystem().url);
  expect(requested.filter((url) => new URL(url).origin !== origin)).toEqual([]);

  await test.step('the opened gift shows all its pictures, turned by keys and by buttons', async () => {
    await gift.getByRole('link', { name: 'Name plate for the door', exact: true }).click();
    await expect(guest.getByRole('dialog', { name: 'Name plate for the door' })).toBeFocused();
    const gallery = guest.getByRole('list', { name: 'Pictures of Name plate for the door' });
    const second = gallery.getByRole('img', { name: /^Picture 2 of/ });
    await expect(second).not.toBeInViewport({ ratio: 0.9 });
    await gallery.press('ArrowRight');
    await expect(second).toBeInViewport({ ratio: 0.9 });
    await guest.getByRole('button', { name: 'Previous picture' }).click();
    await expect(gallery.getByRole('img', { name: /^Picture 1 of/ })).toBeInViewport({
      ratio: 0.9,
    });
    await expectAccessible(guest);
  });
});

test('a host chooses between prices that disagree, and guests see none before', async ({
  page,
  newVisitor,
}) => {
  const name = 'Pashmina Stole, Hand-Woven';
  await registerHost(page);
  const registryId = await newRegistry(page, 'One of several prices');
  await openApp(page, '/products');
  const choices = page.getByRole('group', { name: 'Prices on the page' });
  const prices = choices.getByRole('button');

  await test.step('three prices are offered, and none is filled in', async () => {
    await readWebsite(page, onShop('/pashmina-stole?visit=1'));
    await expect(nameBox(page)).toHaveValue(name);
    await expect(priceBox(page)).toHaveValue('');
    await expect(prices).toHaveText([
      '₹4,200 beside the button',
      '₹5,400 beside the button',
      '₹5,800 in the page’s data',
    ]);
    for (const price of await prices.all())
      await expect(price).toHaveAttribute('aria-pressed', 'false');
    await expectAccessible(page);
  });

  await test.step('without a choice, guests see no price', async () => {
    await add(page);
    await expect(page.getByRole('heading', { name })).toBeVisible();
    const link = await publishRegistry(page, registryId);
    const guest = await newVisitor();
    await openApp(guest, link);
    const gift = wish(guest, name);
    await expect(gift).toBeVisible();
    await expect(gift).not.toContainText('₹');
  });

  await test.step('a price is chosen with the keyboard', async () => {
    await openApp(page, '/products');
    await readWebsite(page, onShop('/pashmina-stole?visit=2'));
    await expect(prices).toHaveCount(3);
    await priceBox(page).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(prices.nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(priceBox(page)).toHaveValue('5400');
    await expect(page.getByText('Guests see: ₹5,400')).toBeVisible();
    await expect(prices.nth(1)).toHaveAttribute('aria-pressed', 'true');
    await expect(prices.nth(1)).toBeFocused();
  });
});

interface Unreadable {
  readonly page: string;
  readonly url: () => string;
  readonly title: string;
  readonly advice: string;
}

const text = 'Could not extract product information from this URL';
const failed = 'Failed to scrape product';

const unreadable: readonly Unreadable[] = [
  {
    page: 'a page that the shop blocks',
    url: () => onShop('/members'),
    title: failed,
    advice: 'This shop doesn’t let other websites read its pages.',
  },
  {
    page: 'a list of products',
    url: () => onShop('/collections/home'),
    title: 'No product found',
    advice: 'It may be a list, a search or an article.',
  },
  {
    page: 'a page that is not there',
    url: () => onShop('/products/nothing-here'),
    title: failed,
    advice: 'We could not reach this page.',
  },
  {
    page: 'a page without end',
    url: () => onShop('/archive'),
    title: failed,
    advice: 'This page is too large for us to read.',
  },
  {
    page: 'an address inside a private network',
    url: () => 'http://10.0.0.1/',
    title: failed,
    advice: 'We can’t open this address.',
  },
];

test('a page that can’t be read says why, and its gift is filled in by hand', async ({ page }) => {
  await registerHost(page);
  await newRegistry(page, 'Filled in by hand');
  await openApp(page, '/products');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('URL Required')).toBeVisible();
  await expect(page.getByText('Please enter a valid product URL').first()).toBeVisible();

  for (const { page: kind, url, title, advice } of unreadable)
    await test.step(kind, async () => {
      await readWebsite(page, url());
      const alert = page.getByRole('alert').filter({ hasText: title });
      await expect(alert).toContainText(text);
      await expect(alert).toContainText(advice);
      await page.getByRole('button', { name: 'Fill in by hand' }).click();
      await expect(
        kind === 'an address inside a private network'
          ? page.getByText('Guests can’t open http://10.0.0.1/')
          : page.getByRole('link', { name: url() }),
      ).toBeVisible();
      await addByHand(page, `By hand: ${kind}`);
    });

  await test.step('Try again reads the page again', async () => {
    await readWebsite(page, onShop('/members'));
    const readAgain = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/api/scrapes'),
    );
    await page.getByRole('button', { name: 'Try again' }).click();
    await readAgain;
    await expect(page.getByText(failed)).toBeVisible();
  });

  await test.step('the address can be changed', async () => {
    await page.getByRole('button', { name: 'Change the address' }).click();
    await expect(page.getByLabel('Product URL')).toHaveValue(onShop('/members'));
  });

  await page.goto('/registry');
  const items = page.getByRole('list', { name: 'From External Websites' }).getByRole('listitem');
  await expect(items).toHaveCount(unreadable.length);
});

test('a page rendered by JavaScript is read in a browser, even after the host leaves', async ({
  page,
}) => {
  await registerHost(page);
  await newRegistry(page, 'Drawn by script');
  await openApp(page, '/products');
  // Results are cached by address for an hour, so the address has to be new.
  await readWebsite(page, onShop(`/products/jasmine-candle-trio?visit=${Date.now()}`));
  await expect(page.getByText('Opening it in a browser…')).toBeVisible();
  await page.goto('/host');
  await openApp(page, '/products');
  await expect(nameBox(page)).toHaveValue('Jasmine Candle Trio', { timeout: 30_000 });
  await expect(priceBox(page)).toHaveValue('1150');
});

test('a host adds a picture by its address', async ({ page }) => {
  await registerHost(page);
  await newRegistry(page, 'With a picture');
  await openApp(page, '/products');
  await readWebsite(page, onShop('/members'));
  await page.getByRole('button', { name: 'Fill in by hand' }).click();
  await page.getByRole('button', { name: 'Use a web address' }).click();
  const address = page.getByLabel('Picture address');
  await address.fill(onShop('/about'));
  await address.press('Enter');
  await expect(page.getByText(/Please use the address of a photograph/)).toBeVisible();
  await address.fill(onShop('/images/brass-diya-lamp.jpg'));
  await page.getByRole('button', { name: 'Use this picture' }).click();
  await expect(page.getByRole('radio', { name: 'Picture 1' })).toBeChecked();
  await addByHand(page, 'A lamp of my own');
  await page.goto('/registry');
  await expect(
    page.getByRole('listitem').filter({ hasText: 'A lamp of my own' }).locator('img'),
  ).toHaveAttribute('src', storedPicture);
});

async function addByHand(page: Page, name: string): Promise<void> {
  await nameBox(page).fill('');
  await priceBox(page).fill('1,250');
  await add(page);
  await expect(nameBox(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(priceBox(page)).toHaveValue('1,250');
  await nameBox(page).fill(name);
  await add(page);
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByLabel('Product URL')).toHaveValue('');
}
