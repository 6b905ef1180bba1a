import { listProducts } from '@gift-registry/bff-contract';
import { runSql } from '@gift-registry/scripts/run-sql';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../flows/accessibility.ts';
import { registerHost } from '../../flows/accounts.ts';
import { apiOf } from '../../flows/api.ts';
import { wish } from '../../flows/guest.ts';
import { chair, newRegistryWithTwoGifts } from '../../flows/held-gifts.ts';
import { runningSystem } from '../../system/system.ts';
import { expect, test } from '../../system/test.ts';

const asha = 'Asha Without-Scripts';

async function newRegistry(host: Page, name: string) {
  await registerHost(host);
  return newRegistryWithTwoGifts(host, name);
}

const names = (page: Page) =>
  page.getByRole('list', { name: 'Registry Items' }).getByRole('heading').allTextContents();

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function giveWithoutScripts(page: Page, link: string, lamp: string): Promise<void> {
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Registry Items (2)' })).toBeVisible();
  await expect(page.getByText('Reload to see what is left.')).toBeVisible();

  await page.locator('summary', { hasText: 'Price: Low to High' }).click();
  await page.getByRole('link', { name: 'Price: High to Low' }).click();
  await expect(page).toHaveURL(/\?sort=price-high$/);
  expect(await names(page)).toEqual([chair, lamp]);
  await page.locator('summary', { hasText: 'Filters' }).click();
  await page.getByLabel('Min').fill('5,00,000');
  await press(page, 'Apply Filter');
  await expect(page.getByRole('heading', { name: 'Registry Items (1)' })).toBeVisible();
  expect(await names(page)).toEqual([chair]);

  await page.goto(`${link}?budget=`);
  await page.getByLabel('I have about').fill('1');
  await press(page, 'Show gifts');
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible();

  await page.goto(link);
  await wish(page, lamp).getByRole('link', { name: lamp, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(lamp);
  await page.getByRole('link', { name: 'Back to the wish list' }).click();
  await wish(page, lamp)
    .getByRole('link', { name: `Purchase ${lamp}` })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Purchase ${lamp}`);
  await page.getByLabel('Email').fill('asha@');
  await page.getByLabel('Message for the host').fill('With love');
  await press(page, 'Purchase');
  await expect(page.getByText('Name is required')).toBeVisible();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('asha@');
  await expect(page.getByLabel('Message for the host')).toHaveValue('With love');
  await page.getByLabel('Your name').fill(asha);
  await page.getByLabel('Email').fill('');
  await press(page, 'Purchase');
  await expect(page).toHaveURL(/\/order\/TF-\w{8}$/);
  const { pathname } = new URL(page.url());
  await page.goto(`${link}/mine`);
  await expect(page.getByRole('link', { name: /^See your order/ })).toHaveAttribute(
    'href',
    pathname,
  );

  await page.goto(link);
  await wish(page, chair)
    .getByRole('link', { name: `Purchase ${chair}` })
    .click();
  await page.getByLabel('Your name').fill(asha);
  await press(page, 'Hold it for 24 hours');
  await expect(page.getByText('Held for you for 24 hours')).toBeVisible();
  const shopOpens = page.context().waitForEvent('page');
  await page
    .getByRole('link', { name: /Go to the shop/ })
    .first()
    .click();
  await expect((await shopOpens).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/^Did you buy it\?/)).toBeVisible();
  await press(page, 'Yes, I bought it');
  await expect(page.getByText('Marked as purchased. Thank you!')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the wish list' }).click();
  await expect(wish(page, chair).getByText('Given', { exact: true })).toBeVisible();
  await expect(wish(page, lamp).getByText('Given', { exact: true })).toBeVisible();
}

test('a guest gives with JavaScript switched off', async ({ page: host, newVisitor }) => {
  const { link, lamp } = await newRegistry(host, 'No JavaScript');
  await giveWithoutScripts(await newVisitor({ javaScriptEnabled: false }), link, lamp);
});

test('a guest gives while no script can be loaded', async ({ page: host, newVisitor }) => {
  const { link, lamp } = await newRegistry(host, 'Blocked scripts');
  const guest = await newVisitor();
  await guest.route(/\.js(?:\?|$)/, (route) => route.abort());
  await giveWithoutScripts(guest, link, lamp);
});

test('a page that needs scripts says so, and its button is disabled', async ({
  page: host,
  newVisitor,
}) => {
  const { link, lamp } = await newRegistry(host, 'Asking without JavaScript');
  const guest = await newVisitor({ javaScriptEnabled: false });
  await guest.goto(link);
  await wish(guest, lamp)
    .getByRole('link', { name: `Ask the host: ${lamp}` })
    .click();
  // Texts are not looked for inside of noscript.
  const needsScripts = guest.locator('noscript p');
  await expect(needsScripts).toHaveText(
    'To ask a question, please switch on JavaScript in your browser.',
  );
  await expect(guest.getByRole('button', { name: 'Ask', exact: true })).toBeDisabled();
  await guest.goto(`${link}/mine?gifts=a-token`);
  await expect(
    needsScripts.filter({ hasText: 'To open your gifts, please switch on JavaScript' }),
  ).toHaveCount(1);
});

test('a page of another document begins at its top', async ({ page: guest }) => {
  const demo = '/r/demo-Asha-and-Dev-2026';
  const taken = () => expect(guest.locator('#first-paint')).toHaveCount(0);
  await guest.setViewportSize({ width: 360, height: 740 });
  await guest.goto(demo);
  await taken();
  await guest.evaluate(() => scrollTo(0, 900));
  await expect.poll(() => guest.evaluate(() => scrollY)).toBe(900);
  await guest.goto(`${demo}/mine`);
  await taken();
  await expect(guest.getByRole('heading', { level: 1 })).toBeInViewport();
  expect(await guest.evaluate(() => scrollY)).toBe(0);
});

test('a pasted link opens the wish list without scripts', async ({ newVisitor }) => {
  const { url } = runningSystem();
  const guest = await newVisitor({ javaScriptEnabled: false });
  await guest.goto(`${url}/guest`);
  await guest.getByLabel('Link or code').fill(`${url}/r/demo-Asha-and-Dev-2026`);
  await press(guest, 'Open the wish list');
  await expect(guest.getByRole('heading', { name: 'Our Wish List' })).toBeVisible();
  await expect(guest.getByRole('link', { name: /^Purchase / }).first()).toHaveAttribute(
    'href',
    /^\/r\/demo-Asha-and-Dev-2026\/gifts\//,
  );
});

test('guests contribute by forms, and the last unit gone in the meantime is explained', async ({
  page: host,
  newVisitor,
}) => {
  const { link, lamp } = await newRegistry(host, 'Together without scripts');
  const [anita, bela] = [
    await newVisitor({ javaScriptEnabled: false }),
    await newVisitor({ javaScriptEnabled: false }),
  ];
  await bela.goto(link);
  await bela.getByRole('link', { name: `Purchase ${lamp}` }).click();
  await bela.getByLabel('Your name').fill('Bela');

  await anita.goto(link);
  await anita.getByRole('link', { name: `Contribute to ${lamp}` }).click();
  await anita.getByLabel('Your name').fill('Anita');
  await anita.getByLabel('Amount').fill('a lot');
  await press(anita, 'Contribute');
  await expect(anita.getByText('Please enter an amount')).toBeVisible();
  await expect(anita.getByLabel('Amount')).toHaveValue('a lot');
  await anita.getByLabel('Amount').fill('₹100');
  await press(anita, 'Contribute');
  await expect(anita.getByText('You contribute ₹100.')).toBeVisible();

  await press(bela, 'Purchase');
  await expect(bela.getByText(/^Reserved: someone is buying this gift right now\./)).toBeVisible();
  await bela.getByRole('link', { name: 'Back to the wish list' }).click();
  await expect(wish(bela, lamp).getByRole('progressbar')).toBeVisible();
});

test('every picture of a gift is reached without scripts', async ({ page: host, newVisitor }) => {
  const { link, registryId } = await newRegistry(host, 'A gallery without scripts');
  const { products } = await apiOf(host)(listProducts, { query: {} });
  const urls = products.slice(0, 4).map(({ imageUrl }) => imageUrl);
  await runSql(
    runningSystem().databaseUrl,
    `update products set image_url = '${urls[0]}', more_image_urls = '{${urls.slice(1).join()}}'
       from registry_items item
      where item.product_id = products.id and item.registry_id = '${registryId}'
        and products.source_type = 'external'`,
  );
  const guest = await newVisitor({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  });
  await guest.goto(link);
  await wish(guest, chair).getByRole('link', { name: chair, exact: true }).click();
  const gallery = guest.getByRole('list', { name: `Pictures of ${chair}` });
  const picture = (place: number) => gallery.getByRole('img', { name: `Picture ${place} of 4` });
  // A key that is pressed while the list still moves turns two pictures or none.
  const hasStopped = async () => {
    let last = -1;
    const stands = async () => {
      const before = last;
      last = await gallery.evaluate(({ scrollLeft }) => scrollLeft);
      return last === before;
    };
    await expect.poll(stands, { intervals: [200] }).toBe(true);
  };
  const isShown = async (place: number) => {
    await expect(picture(place)).toBeInViewport({ ratio: 0.9 });
    await hasStopped();
    await expect
      .poll(() => picture(place).evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  };
  await expect(guest.getByRole('button', { name: 'Next picture' })).toHaveCount(0);
  await isShown(1);
  await expect(picture(2)).not.toBeInViewport({ ratio: 0.9 });
  for (const place of [2, 3, 4]) {
    await gallery.press('ArrowRight');
    await isShown(place);
  }
  for (const place of [3, 2, 1]) {
    await gallery.press('ArrowLeft');
    await isShown(place);
  }
});

test('a document holds nothing of another guest', async ({ page: host, newVisitor }) => {
  const { link, lamp } = await newRegistry(host, 'Two guests, one cache');
  const [anita, bela] = [
    await newVisitor({ javaScriptEnabled: false }),
    await newVisitor({ javaScriptEnabled: false }),
  ];
  const email = 'anita.secret@example.com';
  await anita.goto(link);
  await anita.getByRole('link', { name: `Purchase ${lamp}` }).click();
  await anita.getByLabel('Your name').fill('Anita Secret');
  await anita.getByLabel('Email').fill(email);
  await press(anita, 'Purchase');
  await expect(anita).toHaveURL(/\/order\/TF-/);

  const pages = [link, `${link}/mine`, anita.url()];
  const tokens = new Set<string>();
  for (const guest of [anita, bela, anita, bela])
    for (const page of pages) {
      await guest.goto(page);
      const html = await guest.content();
      for (const secret of ['Anita Secret', email])
        if (guest === bela) expect(html).not.toContain(secret);
      if (page === link) expect(html).not.toMatch(/csrf-token|idempotency-key|Anita/);
    }
  for (const guest of [anita, bela]) {
    await guest.goto(link);
    await guest.getByRole('link', { name: `Purchase ${chair}` }).click();
    tokens.add(await guest.locator('input[name="csrf-token"]').inputValue());
  }
  expect(tokens.size).toBe(2);
  await anita.goto(`${link}/mine`);
  await expect(anita.getByRole('heading', { name: lamp })).toBeVisible();
  await bela.goto(`${link}/mine`);
  await expect(bela.getByRole('heading', { name: lamp })).toHaveCount(0);
});

test('the forms have no accessibility violations and fit on 320 px, also by keyboard', async ({
  page: host,
  newVisitor,
}) => {
  const { link, lamp } = await newRegistry(host, 'Forms for everybody');
  const guest = await newVisitor();
  await guest.route(/\.js(?:\?|$)/, (route) => route.abort());
  await guest.goto(link);
  await expectAccessible(guest);
  const list = guest.url();
  for (const action of [`Contribute to ${lamp}`, `Purchase ${lamp}`]) {
    await guest.goto(list);
    await guest.getByRole('link', { name: action }).focus();
    await guest.keyboard.press('Enter');
    await expect(guest.getByLabel('Your name')).toBeVisible();
    await expectAccessible(guest);
    await guest.getByLabel('Email').fill('no address');
    await guest.keyboard.press('Enter');
    await expect(guest.getByText('Name is required')).toBeVisible();
    await expectAccessible(guest);
  }
  await guest.getByLabel('Email').fill('');
  await guest.getByLabel('Your name').fill('Asha');
  await guest.keyboard.press('Enter');
  await expect(guest).toHaveURL(/\/order\/TF-/);
});
