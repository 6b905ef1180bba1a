import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  newAccount,
  registerAccount,
  registerHost,
  confirmationLink,
} from '../../flows/accounts.ts';
import { openApp } from '../../flows/open-app.ts';
import { newRegistry, readWebsite } from '../../flows/registry.ts';
import { toast } from '../../flows/toasts.ts';
import { runningSystem } from '../../system/system.ts';
import { expect, test } from '../../system/test.ts';

const onShop = (path: string) => new URL(path, runningSystem().demoShopOrigin).href;
const bar = (page: Page) => page.getByRole('status').filter({ hasText: 'Added to Registry' });
const firstAdd = (page: Page) =>
  page.getByRole('button', { name: /^Add .* to registry$/, disabled: false }).first();

test('an addition is announced at the bottom and undone, and a starter list too', async ({
  page,
}) => {
  await registerHost(page);
  await newRegistry(page, 'Ira weds Kabir');
  await openApp(page, '/products');
  await expect(page.getByText('Gifts go to Ira weds Kabir')).toBeVisible();
  await firstAdd(page).click();
  await expect(bar(page)).toBeInViewport();
  await bar(page).getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'Item removed from registry.')).toBeVisible();
  await expect(page.getByText('1 in your registry')).toHaveCount(0);

  await page.getByRole('button', { name: 'Starter lists' }).click();
  await page.getByRole('button', { name: 'Add all 8 gifts of A kitchen for two' }).click();
  await expect(toast(page, '8 gifts of A kitchen for two.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Registry/ })).toContainText('8');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, '8 gifts removed from registry.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Starter lists' })).toBeVisible();
});

test('sorting, chips and the search lead to a gift, also to one from a website', async ({
  page,
}) => {
  await registerHost(page);
  await newRegistry(page, 'With a lamp');
  await openApp(page, '/products');
  await page.getByLabel('Sort by').selectOption('Price: Low to High');
  await expect(page.getByRole('article').first()).toContainText('₹349');
  await page.getByRole('button', { name: 'For a wedding' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('filtered');
  await page.getByRole('button', { name: 'Remove the filter Wedding' }).click();

  await readWebsite(page, onShop('/products/brass-diya-lamp'));
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Brass Diya Lamp');
  await page.getByRole('button', { name: 'Add to Registry' }).click();
  await expect(bar(page)).toBeVisible();
  await page.getByRole('searchbox').fill('diya lamp');
  const found = page.getByRole('article').filter({ hasText: 'From a website' });
  await expect(found).toContainText('1 in your registry');
});

test('a session that ends elsewhere leaves the gift in hand through the login', async ({
  page,
}) => {
  const account = newAccount();
  await registerAccount(page, account);
  await page.goto(await confirmationLink(account));
  await expect(page).toHaveURL(/create-registry/);
  await newRegistry(page, 'Still here');
  await openApp(page, '/products');
  await readWebsite(page, onShop('/products/brass-diya-lamp'));
  await page.getByLabel('Name', { exact: true }).fill('Our own lamp');

  const other = await page.context().newPage();
  await openApp(other, '/faq');
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(other).toHaveURL('/');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Our own lamp');
  await page.getByRole('button', { name: 'Add to Registry' }).click();
  await expect(page).toHaveURL(/email-login/);
  await expect(toast(page, 'Authentication Required')).toBeVisible();
  await expect(toast(page, 'Please log in to add products')).toBeVisible();
  await expect(page.getByText('Sign in, and you are back with your gift.')).toBeVisible();

  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/products/);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Our own lamp');
  await expect(page.getByLabel('Name', { exact: true })).toBeInViewport();
  await page.getByRole('button', { name: 'Add to Registry' }).click();
  await expect(bar(page)).toContainText('Our own lamp');
});

test('a visitor’s gift is in the registry after the login', async ({ page, newVisitor }) => {
  const host = await newVisitor();
  const account = await registerHost(host);
  await newRegistry(host, 'After the login');
  await openApp(page, '/products');
  await firstAdd(page).click();
  await expect(toast(page, 'Please log in to add items to registry')).toBeVisible();
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(bar(page)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Registry\s*1\b/ })).toBeVisible();
});

test('a photo of the host becomes the picture of a gift', async ({ page }, testInfo) => {
  await registerHost(page);
  await newRegistry(page, 'With a photo');
  await openApp(page, '/products');
  await readWebsite(page, onShop('/members'));
  await page.getByRole('button', { name: 'Fill in by hand' }).click();
  await page.getByLabel('Name', { exact: true }).fill('A lamp of our own');
  const photo = testInfo.outputPath('photo.png');
  await writeFile(photo, await page.screenshot());
  await page.getByLabel('Photo of the gift').setInputFiles(photo);
  await expect(page.getByRole('radio', { name: 'Picture 1' })).toBeChecked();
  await page.getByRole('button', { name: 'Add to Registry' }).click();
  await expect(bar(page)).toBeVisible();
  await page.goto('/registry');
  await expect(
    page.getByRole('listitem').filter({ hasText: 'A lamp of our own' }).locator('img').first(),
  ).toHaveAttribute('src', /^\/gift-pictures\//);
});
