import { addItem, listProducts, updateRegistry } from '@gift-registry/bff-contract';
import type { Page } from '@playwright/test';
import { expectNoViolationsAsShown as expectAccessible } from '../../flows/accessibility.ts';
import { registerHost } from '../../flows/accounts.ts';
import { apiOf } from '../../flows/api.ts';
import { drag } from '../../flows/drag.ts';
import { openSharedRegistry } from '../../flows/guest.ts';
import { newRegistry, newSharedRegistry, publishRegistry } from '../../flows/registry.ts';
import { expect, test } from '../../system/test.ts';

const phone = { width: 390, height: 844 };

async function addGifts(page: Page, registryId: string, count: number): Promise<string[]> {
  const call = apiOf(page);
  const { products } = await call(listProducts, { query: {} });
  const available = products.filter(({ stockQuantity }) => stockQuantity > 0).slice(0, count);
  for (const { id } of available)
    await call(addItem, { body: { registryId, productId: id, quantity: 1 } });
  return available.map(({ name }) => name);
}

test('a new host is welcomed once, on a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  await registerHost(page);
  await page.goto('/create-registry');
  await expect(page.getByRole('heading', { name: /^Welcome to/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start with a starter list' })).toBeInViewport();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start empty' }).click();
  await expect(page.getByLabel('Registry name')).toBeFocused();
  await page.reload();
  await expect(page.getByLabel('Registry name')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Welcome to/ })).toHaveCount(0);
});

test('a wrong date is mended after publishing, and an open guest page follows', async ({
  page: host,
  newVisitor,
}) => {
  await registerHost(host);
  const { link, registryId } = await newSharedRegistry(host, 'Asha & Rohan');
  const guest = await newVisitor();
  await openSharedRegistry(guest, link, 1);

  await host.setViewportSize(phone);
  await host.goto(`/edit-registry/${registryId}`);
  await host.getByLabel('Registry name').fill('Asha and Rohan');
  await host.getByLabel('Event date').fill('2099-12-24');
  await expect(host.getByRole('button', { name: 'Save Changes' })).toBeInViewport();
  await expectAccessible(host);
  await host.getByRole('button', { name: 'Save Changes' }).click();
  await expect(host.getByText('Registry Updated')).toBeVisible();
  await expect(guest.getByRole('heading', { level: 1 })).toContainText('Asha and Rohan');
  await expect(
    guest.getByText('Thursday, December 24, 2099').filter({ visible: true }).first(),
  ).toBeVisible();
});

test('a stale save is told, and keeps what was typed', async ({ page: host }) => {
  await registerHost(host);
  const registryId = await newRegistry(host, 'Before');
  await host.goto(`/edit-registry/${registryId}`);
  await expect(host.getByLabel('Registry name')).toHaveValue('Before');
  // The event of the other device reaches this page late.
  await host.route('**/api/registries/*', (route) =>
    route.request().method() === 'GET' ? route.abort() : route.continue(),
  );
  await host.getByLabel('Registry name').fill('From this device');
  await apiOf(host)(updateRegistry, {
    params: { registryId },
    body: {
      registryName: 'From the other device',
      occasion: 'wedding',
      eventDate: '2099-01-01',
      guestRange: '100+',
      phoneNumber: '9876543210',
    },
  });
  await host.getByRole('button', { name: 'Save Changes' }).click();
  await expect(host.getByText('Registry name: “From the other device”')).toBeVisible();
  await expect(host.getByLabel('Registry name')).toHaveValue('From this device');
  await expect(host.getByLabel('Event date')).toHaveValue('2099-01-01');
  await host.getByRole('button', { name: 'Save Changes' }).click();
  await expect(host.getByText('Registry Updated')).toBeVisible();
});

test('a draft is announced, and a new registry begins beside it', async ({ page }) => {
  await page.setViewportSize(phone);
  await registerHost(page);
  const registryId = await newRegistry(page, 'First thought');
  await addGifts(page, registryId, 1);
  await page.goto('/create-registry');
  await expect(page.getByText(/^You have a draft of/)).toBeVisible();
  await page.getByRole('button', { name: 'Start a new one' }).click();
  await expect(page.getByLabel('Registry name')).toHaveValue('');
  await page.getByLabel('Registry name').fill('Second thought');
  await page.getByLabel('Occasion').selectOption('birthday');
  await page.getByLabel('Event date').fill('2099-05-01');
  await page.getByLabel('Expected guests').selectOption('0–20');
  await page.getByLabel('Phone number').fill('9876543210');
  await page.getByRole('button', { name: 'Start Adding Products!' }).click();
  await expect(page).toHaveURL(/\/products/);

  await page.goto('/host');
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'Continue: First thought' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit: Second thought' })).toBeInViewport();
  await expectAccessible(page);
});

test('gifts are removed with undo, annotated and arranged, and guests see it', async ({
  page: host,
  newVisitor,
}) => {
  await registerHost(host);
  const registryId = await newRegistry(host, 'Our kitchen');
  const [oldest = '', middle = '', newest = ''] = await addGifts(host, registryId, 3);
  const link = await publishRegistry(host, registryId);
  await host.goto(`/registry?registryId=${registryId}`);
  const names = () => host.getByRole('main').getByRole('heading', { level: 3 }).allTextContents();
  await expect.poll(names).toEqual([newest, middle, oldest]);

  await host.getByRole('button', { name: `Remove ${middle} from your registry` }).click();
  await expect.poll(names).toEqual([newest, oldest]);
  await host.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(names).toEqual([newest, middle, oldest]);

  await host.getByRole('button', { name: `Most wanted: ${oldest}` }).click();
  await host.getByRole('button', { name: `Add a note: ${oldest}` }).click();
  await host.getByRole('textbox', { name: 'Note' }).fill('In copper, please');
  await host.getByRole('button', { name: 'Save note' }).click();
  // The field holds the same text until its dialog has closed.
  await expect(host.getByRole('paragraph').filter({ hasText: 'In copper, please' })).toBeVisible();

  await host.getByRole('button', { name: 'Arrange' }).click();
  await host.getByLabel('New section').fill('Kitchen');
  await host.getByRole('button', { name: 'Add section' }).click();
  await expect(host.getByRole('heading', { name: 'Kitchen', exact: true })).toBeVisible();
  await host.getByRole('button', { name: `Move ${newest} down` }).focus();
  await host.keyboard.press('Enter');
  const others = host.getByRole('region', { name: 'Other gifts' }).getByRole('listitem');
  await expect(others.first()).toContainText(middle);
  await expect(host.getByRole('button', { name: `Move ${newest} down` })).toBeFocused();
  await host.setViewportSize({ width: 1280, height: 1200 });
  const kitchen = host.getByRole('region', { name: 'Kitchen', exact: true });
  await drag(host, others.filter({ hasText: oldest }).locator('span').first(), kitchen);
  await expect(kitchen.getByRole('listitem')).toContainText([oldest]);
  await expectAccessible(host);
  await host.getByRole('button', { name: 'Done' }).click();
  await expect.poll(names).toEqual([oldest, middle, newest]);

  const guest = await newVisitor();
  await openSharedRegistry(guest, link, 3);
  await expect(guest.getByText('In copper, please')).toBeVisible();
  await guest.getByLabel('Sort by').selectOption('Recommended');
  await expect(guest.getByRole('list', { name: 'Kitchen' })).toContainText(oldest);
  await expect(guest.getByRole('list', { name: 'Other gifts' })).toContainText(middle);
});

test('a gift that one device adds appears on the other', async ({ page: laptop, newVisitor }) => {
  await registerHost(laptop);
  const registryId = await newRegistry(laptop, 'On two devices');
  await addGifts(laptop, registryId, 1);
  const handset = await newVisitor({ viewport: phone, hasTouch: true, isMobile: true });
  await handset.context().addCookies(await laptop.context().cookies());
  await handset.goto(`/registry?registryId=${registryId}`);
  await expect(handset.getByText('1 gift', { exact: true })).toBeVisible();
  await expect(handset.getByRole('link', { name: 'Go Ahead!' })).toBeInViewport();
  const [, added = ''] = await addGifts(laptop, registryId, 2);
  await expect(handset.getByRole('link', { name: added })).toBeVisible();
  await expectAccessible(handset);

  await handset.getByRole('button', { name: 'Arrange' }).tap();
  const rows = handset.getByRole('region', { name: 'Other gifts' }).getByRole('listitem');
  await expect(rows.first()).toContainText(added);
  await rows
    .last()
    .getByRole('button', { name: /to the top$/ })
    .tap();
  await expect(rows.last()).toContainText(added);
  await rows.last().getByRole('button', { name: / up$/ }).tap();
  await expect(rows.first()).toContainText(added);
  await handset.getByRole('button', { name: 'Done' }).tap();
  await expect(handset.getByRole('button', { name: 'Arrange' })).toBeVisible();
});
