import { addItem, inviteCoHost, listProducts } from '@gift-registry/bff-contract';
import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import {
  expectAccessibleNarrow,
  expectAccessibleToAll as expectAccessible,
  open,
} from '../../flows/accessibility.ts';
import { confirmIdentity, registerHost, tryToLogIn } from '../../flows/accounts.ts';
import { apiOf } from '../../flows/api.ts';
import { give } from '../../flows/held-gifts.ts';
import { blockRequests, delayRequests } from '../../flows/network.ts';
import { newRegistry, newSharedRegistry } from '../../flows/registry.ts';
import { linkIn, mailTo } from '../../system/inbox.ts';
import { expect, test } from '../../system/test.ts';

test.slow();

const reads = /\/api\/(?!session|events)/;

const screensOf = (registryId: string): readonly string[] => [
  '/host',
  '/create-registry',
  '/products',
  `/registry?registryId=${registryId}`,
  `/edit-registry/${registryId}`,
  `/delivery-preferences?registryId=${registryId}`,
  `/gifts/${registryId}`,
  `/questions/${registryId}`,
  `/registry-settings/${registryId}`,
  '/deleted-registries',
  '/mail-settings',
  '/account',
];

test('screens that load', async ({ page }) => {
  await registerHost(page);
  const { registryId } = await newSharedRegistry(page, 'Still loading');
  for (const path of screensOf(registryId))
    await test.step(path, async () => {
      const release = await delayRequests(page, reads);
      await page.goto(path);
      await expect(page.locator('#first-paint')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessibleNarrow(page);
      release();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
});

test('screens whose reads fail', async ({ page }) => {
  await registerHost(page);
  const { registryId } = await newSharedRegistry(page, 'No answer');
  for (const path of screensOf(registryId))
    await test.step(path, async () => {
      const restore = await blockRequests(page, reads);
      await open(page, path);
      await expectAccessibleNarrow(page);
      await restore();
    });
});

async function addThree(page: Page, registryId: string): Promise<string> {
  const call = apiOf(page);
  const { products } = await call(listProducts, { query: {} });
  const inStock = products.filter(({ stockQuantity }) => stockQuantity > 0).slice(0, 3);
  for (const { id: productId } of inStock)
    await call(addItem, { body: { registryId, productId, quantity: 1 } });
  return inStock[0]?.id ?? '';
}

test('a first visit, an empty registry and a list with its tools', async ({ page }) => {
  await registerHost(page);
  await open(page, '/create-registry');
  await expect(page.getByRole('heading', { name: /^Welcome to/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start empty' }).click();
  await page.getByRole('button', { name: 'Start Adding Products!' }).click();
  await expect(page.getByText('Registry name is required')).toBeVisible();
  await expectAccessible(page);

  const registryId = await newRegistry(page, 'A list');
  await open(page, `/registry?registryId=${registryId}`);
  await expectAccessible(page);
  const productId = await addThree(page, registryId);
  await open(page, '/create-registry');
  await expect(page.getByText(/^You have a draft of/)).toBeVisible();
  await expectAccessible(page);
  await open(page, `/registry?registryId=${registryId}`);
  await page
    .getByRole('button', { name: /^Add a note/ })
    .first()
    .click();
  await expectAccessible(page);
  await open(page, `/product/${productId}`);
  await expectAccessible(page);
});

test('the box for other websites, with its errors', async ({ page }) => {
  await registerHost(page);
  await newRegistry(page, 'From elsewhere');
  await open(page, '/products');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Please enter a valid product URL').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add without a link' }).click();
  await page.getByRole('button', { name: 'Add to Registry' }).click();
  await expect(page.getByText('Please enter the name of the gift')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Name', { exact: true }).fill('A lamp of our own');
  await page.getByRole('button', { name: 'Add to Registry' }).click();
  await expect(page.getByRole('heading', { name: 'Recently Added to Registry' })).toBeVisible();
  await expectAccessible(page);
});

test('a co-host on the list, a received note, and the guest who is forgotten', async ({
  page: host,
  newVisitor,
}) => {
  await registerHost(host);
  const { link, gift, registryId } = await newSharedRegistry(host, 'Together');
  const coHost = await newVisitor();
  const { email } = await registerHost(coHost);
  await apiOf(host)(inviteCoHost, { params: { registryId }, body: { email } });
  await open(coHost, linkIn(await mailTo(email, /See the invitation/), '/invitation'));
  await coHost.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(coHost).not.toHaveURL(/invitation/);
  await open(coHost, '/host');
  await expect(coHost.getByText('Co-host').first()).toBeVisible();
  await expectAccessible(coHost);
  await open(host, `/registry-settings/${registryId}`);
  await expect(host.getByRole('button', { name: /^Remove/ }).first()).toBeVisible();
  await expectAccessible(host);

  const guest = await newVisitor();
  const address = `${randomUUID()}@example.com`;
  await give(guest, link, gift, address);
  await guest.goto(linkIn(await mailTo(address, /mine\?gifts=/), '/mine'));
  await expect(guest.getByRole('list', { name: 'Your gifts' }).first()).toBeVisible();
  await open(host, `/gifts/${registryId}`);
  await host.getByRole('button', { name: /^Say thanks: / }).click();
  const dialog = host.getByRole('dialog', { name: 'Say thanks to Asha' });
  await dialog.getByLabel(/^Note to Asha/).fill('Dear Asha, we love it.');
  await dialog.getByRole('button', { name: 'Send by mail' }).click();
  await guest.getByText('Forget me', { exact: true }).click();
  await expect(guest.getByRole('heading', { name: 'Shall we forget who you are?' })).toBeVisible();
  await expectAccessible(guest);

  await open(guest, '/thank-you?note=broken');
  await expectAccessible(guest);
  await open(guest, linkIn(await mailTo(address, /Open the note/), '/thank-you'));
  await expect(guest.getByText('Dear Asha, we love it.')).toBeVisible();
  await expectAccessible(guest);
});

test('an address that changes, and an account that leaves', async ({ page, newVisitor }) => {
  const account = await registerHost(page);
  await page.goto('/account');
  const newEmail = `new-${randomUUID()}@example.com`;
  await page.getByLabel('New email address').fill(newEmail);
  await page.getByRole('button', { name: 'Change the address' }).click();
  await confirmIdentity(page, account);
  await expect(page.getByText(/waits for your confirmation/)).toBeVisible();
  await expectAccessible(page);
  const mailbox = await newVisitor();
  await open(mailbox, linkIn(await mailTo(account.email, /asked to change/), '/email-change'));
  await expectAccessible(mailbox);
  await mailbox.getByRole('button', { name: 'Yes, change it' }).click();
  await expect(mailbox.getByRole('heading', { name: 'Confirmed' })).toBeVisible();
  await expectAccessible(mailbox);
  await open(mailbox, linkIn(await mailTo(newEmail, /Confirm this address/), '/email-change'));
  await expect(mailbox.getByRole('heading', { name: 'Is this your new address?' })).toBeVisible();
  await expectAccessible(mailbox);
  await mailbox.getByRole('button', { name: 'Yes, use this address' }).click();
  await expect(mailbox.getByRole('heading', { name: 'Your address is changed' })).toBeVisible();
  await expectAccessible(mailbox);
  await open(mailbox, linkIn(await mailTo(account.email, /Take the change back/), '/email-change'));
  await expect(mailbox.getByRole('heading', { name: 'Take the change back?' })).toBeVisible();
  await expectAccessible(mailbox);

  await open(page, '/account');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await page.waitForURL((url) => url.pathname !== '/account');
  await page.goto('/email-login');
  await tryToLogIn(page, newEmail, account.password);
  await expect(page.getByRole('button', { name: 'Keep my account' })).toBeVisible();
  await expectAccessible(page);
});
