import { randomUUID } from 'node:crypto';
import {
  claimItem,
  listSharedItems,
  releaseGift,
  type GiftChange,
} from '@gift-registry/bff-contract';
import type { Page } from '@playwright/test';
import {
  confirmationLink,
  confirmIdentity,
  newAccount,
  registerHost,
} from '../../flows/accounts.ts';
import { apiOf } from '../../flows/api.ts';
import { newSharedRegistry } from '../../flows/registry.ts';
import { fillSignUp } from '../../flows/sign-up.ts';
import { linkIn, mailTo } from '../../system/inbox.ts';
import { expect, test } from '../../system/test.ts';

interface Giver {
  readonly guestName: string;
  readonly guestEmail?: string;
  readonly message?: string;
}

async function give(page: Page, link: string, giver: Giver): Promise<GiftChange['gift']> {
  await page.goto(link);
  const shareCode = new URL(link).pathname.split('/').at(-1) ?? '';
  const call = apiOf(page);
  const { items } = await call(listSharedItems, { params: { shareCode } });
  const { gift } = await call(claimItem, {
    params: { shareCode, itemId: items[0]?.id ?? '' },
    headers: { 'idempotency-key': randomUUID() },
    body: { quantity: 1, ...giver },
  });
  return gift;
}

test('a gift appears in the open Gift Book, is marked as received and thanked for by mail', async ({
  page: host,
  newVisitor,
}) => {
  await registerHost(host);
  const { link, gift, registryId } = await newSharedRegistry(host, 'The book');
  await host.goto(`/gifts/${registryId}`);
  await expect(host.getByRole('heading', { name: 'No gifts yet' })).toBeVisible();

  const guest = await newVisitor();
  const guestEmail = `sunita-${randomUUID()}@example.com`;
  const given = await give(guest, link, {
    guestName: 'Sunita',
    guestEmail,
    message: 'Be happy together',
  });
  const row = host.getByRole('list', { name: 'Gifts' }).getByRole('listitem');
  await expect(row).toContainText('Sunita');
  await expect(row).toContainText('Be happy together');

  await row.getByRole('button', { name: `Mark as received: ${gift}, from Sunita` }).click();
  await expect(row).toContainText('Received');
  const shareCode = new URL(link).pathname.split('/').at(-1) ?? '';
  await expect(
    apiOf(guest)(releaseGift, { params: { shareCode, giftId: given.id } }),
  ).rejects.toThrow('The host has received this gift');

  await row.getByRole('button', { name: `Say thanks: ${gift}, from Sunita` }).click();
  const dialog = host.getByRole('dialog', { name: 'Say thanks to Sunita' });
  await dialog.getByRole('tab', { name: 'Formal' }).click();
  await dialog.getByLabel(/^Note to Sunita/).fill('Dear Sunita, we love it.');
  await dialog.getByRole('button', { name: 'Send by mail' }).click();
  await expect(row).toContainText('Thanked');

  await guest.goto(linkIn(await mailTo(guestEmail, /thank-you note/), '/thank-you'));
  await expect(guest.getByText('Dear Sunita, we love it.')).toBeVisible();
});

test('the Gift Book is taken home as a file and as a booklet', async ({
  page: host,
  newVisitor,
}) => {
  await registerHost(host);
  const { link, gift, registryId } = await newSharedRegistry(host, 'Taken home');
  await give(await newVisitor(), link, { guestName: '=cmd' });
  await host.goto(`/gifts/${registryId}`);
  const download = host.waitForEvent('download');
  await host.getByRole('button', { name: 'Download for Excel' }).click();
  expect((await download).suggestedFilename()).toBe('gift-book.csv');
  await host.getByRole('link', { name: 'Print a booklet' }).click();
  await expect(host.getByRole('cell', { name: gift })).toBeVisible();
});

test('gifts that are a surprise stay hidden from the host and are seen by guests', async ({
  page: host,
  newVisitor,
}) => {
  await registerHost(host);
  const { link, gift, registryId } = await newSharedRegistry(host, 'A surprise');
  await host.goto(`/registry-settings/${registryId}`);
  await host.getByRole('button', { name: 'Make it a surprise' }).click();
  const question = host.getByRole('dialog');
  await question.getByRole('button', { name: 'Make it a surprise' }).click();
  await expect(host.getByText(/Your gifts are a surprise until/)).toBeVisible();
  await give(await newVisitor(), link, { guestName: 'Sunita' });
  await host.goto(`/gifts/${registryId}`);
  await expect(host.getByText(/are a surprise until/)).toBeVisible();
  await expect(host.getByText('Sunita')).toBeHidden();
  await host.goto(`/registry?registryId=${registryId}`);
  await expect(host.getByText(gift)).toBeVisible();
  await expect(host.getByText(/1 of 1|1\/1/)).toBeHidden();
});

test('an invited person signs up, comes back by the confirmation mail and lands in the registry', async ({
  page: owner,
  newVisitor,
}) => {
  await registerHost(owner);
  const { registryId } = await newSharedRegistry(owner, 'Hosted together');
  const friend = await newVisitor();
  const account = newAccount();
  const { email } = account;
  await owner.goto(`/registry-settings/${registryId}`);
  await owner.getByLabel('Invite a co-host by email').fill(email);
  await owner.getByRole('button', { name: 'Invite' }).click();
  await friend.goto(linkIn(await mailTo(email, /See the invitation/), '/invitation'));
  await friend.getByRole('link', { name: 'Sign up' }).click();
  await expect(friend.getByText('Afterwards you are back at your invitation.')).toBeVisible();
  await fillSignUp(friend, account);
  await friend.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(friend.getByText('Open its link to return to your invitation.')).toBeVisible();
  await friend.goto(await confirmationLink(account));
  await friend.getByRole('button', { name: 'Continue Now' }).click();
  await friend.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(friend.getByText(/^Welcome! You host “Hosted together”/)).toBeVisible();
  await expect(friend).toHaveURL(new RegExp(`/registry\\?registryId=${registryId}`));
  await friend.goto('/host');
  await expect(friend.getByRole('article').getByText('Co-host')).toBeVisible();
});

test('a registry is completed, deleted by its name and restored', async ({ page: host }) => {
  const account = await registerHost(host);
  const { registryId } = await newSharedRegistry(host, 'A full life');
  await host.goto(`/registry-settings/${registryId}`);
  await host.getByRole('button', { name: /^Complete the registry/ }).click();
  await host.getByRole('button', { name: 'Complete it' }).click();
  await expect(host.getByRole('heading', { name: 'This registry is complete' })).toBeVisible();
  await host.getByRole('button', { name: 'Delete this registry' }).click();
  const dialog = host.getByRole('dialog');
  await dialog.getByLabel('The word ‘delete’').fill('delete');
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await confirmIdentity(host, account);
  await host.getByRole('button', { name: 'Restore: A full life' }).click();
  await expect(host.getByText('Nothing is deleted')).toBeVisible();
});
