import { randomUUID } from 'node:crypto';
import {
  claimItem,
  deleteRegistry,
  confirmIdentity as confirmIdentityRoute,
  inviteCoHost,
  listSharedItems,
} from '@gift-registry/bff-contract';
import type { Page } from '@playwright/test';
import { expectAccessibleToAll as expectAccessible, open } from '../../flows/accessibility.ts';
import { registerHost, signIn } from '../../flows/accounts.ts';
import { apiOf } from '../../flows/api.ts';
import { blockRequests } from '../../flows/network.ts';
import { newSharedRegistry } from '../../flows/registry.ts';
import { linkIn, mailTo } from '../../system/inbox.ts';
import { expect, test } from '../../system/test.ts';

test.slow();

async function giveOne(guest: Page, link: string): Promise<void> {
  const shareCode = new URL(link).pathname.split('/').at(-1) ?? '';
  const call = apiOf(guest);
  const { items } = await call(listSharedItems, { params: { shareCode } });
  await call(claimItem, {
    params: { shareCode, itemId: items[0]?.id ?? '' },
    headers: { 'idempotency-key': randomUUID() },
    body: { quantity: 1, guestName: 'Sunita Lakshminarayanan', message: 'बधाई हो! Be happy.' },
  });
}

test('the Gift Book, its note and its booklet', async ({ page: host, newVisitor }) => {
  await registerHost(host);
  const { link, gift, registryId } = await newSharedRegistry(host, 'The book');
  const path = `/gifts/${registryId}`;
  await open(host, path);
  await expect(host.getByRole('heading', { name: 'No gifts yet' })).toBeVisible();
  await expectAccessible(host);

  await giveOne(await newVisitor(), link);
  await open(host, path);
  const row = host.getByRole('list', { name: 'Gifts' }).getByRole('listitem');
  await row.getByRole('checkbox').check();
  await expectAccessible(host);
  await row.getByRole('checkbox').uncheck();
  await row.getByRole('button', { name: `Say thanks: ${gift}` }).click();
  await expect(host.getByRole('dialog')).toBeVisible();
  await expectAccessible(host);

  await open(host, `${path}/booklet`);
  await expect(host.getByText('बधाई हो! Be happy.')).toBeVisible();
  const hindi = await host.evaluate(
    async () => (await document.fonts.load('1rem "Figtree Variable"', 'बधाई')).length,
  );
  expect(hindi, 'fonts with the letters of Hindi').toBe(1);
  await expectAccessible(host);

  const restore = await blockRequests(host, '**/api/gifts?*');
  await host.goto(path);
  await expect(host.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
  await expectAccessible(host);
  await restore();
});

test('the settings of a registry and their questions', async ({ page: host }) => {
  const account = await registerHost(host);
  const { registryId } = await newSharedRegistry(host, 'Settings');
  const email = `friend-${randomUUID()}@example.com`;
  await apiOf(host)(inviteCoHost, { params: { registryId }, body: { email } });
  await open(host, `/registry-settings/${registryId}`);
  await expect(host.getByText(email)).toBeVisible();
  await expectAccessible(host);
  await host.getByRole('button', { name: 'Delete this registry' }).click();
  const dialog = host.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(dialog.getByText(/^Please type/)).toBeVisible();
  await expectAccessible(host);
  await dialog.getByLabel('The word ‘delete’').fill('delete');
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(host.getByLabel('Your password')).toBeVisible();
  await expectAccessible(host);
  await host.keyboard.press('Escape');

  await open(host, linkIn(await mailTo(email, /See the invitation/), '/invitation'));
  await expectAccessible(host);
  await open(host, '/invitation?token=old');
  await expectAccessible(host);

  const call = apiOf(host);
  await call(confirmIdentityRoute, { body: { password: account.password } });
  await call(deleteRegistry, { params: { registryId }, body: { word: 'delete' } });
  await open(host, '/deleted-registries');
  await expect(host.getByRole('button', { name: 'Restore: Settings' })).toBeVisible();
  await expectAccessible(host);
});

test('mail settings, also behind a broken link', async ({ page: host }) => {
  await registerHost(host);
  await open(host, '/mail-settings');
  await expect(host.getByRole('button', { name: 'Save' })).toBeVisible();
  await expectAccessible(host);
  await open(host, '/mail-settings?token=broken');
  await expect(host.getByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
  await expectAccessible(host);
});

test('the account, its questions and its mailed links', async ({ page, newVisitor }) => {
  const account = await registerHost(page);
  await signIn(await newVisitor(), account);
  await newSharedRegistry(page, 'An account');
  await open(page, '/account');
  await expect(page.getByRole('button', { name: 'Sign out everywhere else' })).toBeVisible();
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(page.getByText('Please enter your password')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('button', { name: 'Mail me a code instead' }).click();
  await expectAccessible(page);
  await open(page, '/email-change?token=old');
  await expectAccessible(page);
});
