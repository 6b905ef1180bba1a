import { randomUUID } from 'node:crypto';
import {
  addItem,
  claimItem,
  giftMessages,
  listProducts,
  listSharedItems,
  type SharedItem,
} from '@gift-registry/bff-contract';
import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../flows/accessibility.ts';
import { registerHost } from '../../flows/accounts.ts';
import { apiOf } from '../../flows/api.ts';
import { leaveConfirmation, openSharedRegistry, startPurchase } from '../../flows/guest.ts';
import { newRegistry, publishRegistry } from '../../flows/registry.ts';
import { linkIn, mailTo } from '../../system/inbox.ts';
import { expect, test } from '../../system/test.ts';

const GIFTS = 6;
const UNCONFIRMED_GIFTS = 3;

async function shareSixGifts(host: Page) {
  const call = apiOf(host);
  const registryId = await newRegistry(host, 'Taken at once');
  const { products } = await call(listProducts, { query: {} });
  const inStock = products.filter(({ stockQuantity }) => stockQuantity > 0).slice(0, GIFTS);
  for (const { id } of inStock)
    await call(addItem, { body: { registryId, productId: id, quantity: 1 } });
  return { registryId, link: await publishRegistry(host, registryId) };
}

async function listItems(guest: Page, link: string): Promise<readonly SharedItem[]> {
  const shareCode = new URL(link).pathname.split('/').at(-1) ?? '';
  return (await apiOf(guest)(listSharedItems, { params: { shareCode } })).items;
}

async function take(guest: Page, link: string, items: readonly SharedItem[], guestEmail: string) {
  const shareCode = new URL(link).pathname.split('/').at(-1) ?? '';
  for (const { id: itemId } of items)
    await apiOf(guest)(claimItem, {
      params: { shareCode, itemId },
      headers: { 'idempotency-key': randomUUID() },
      body: { guestName: 'Dev', guestEmail, quantity: 1 },
    });
}

async function giveWithMail(guest: Page, { name }: SharedItem, guestEmail: string): Promise<void> {
  const form = await startPurchase(guest, name, 'Dev');
  const purchase = form.getByRole('button', { name: 'Purchase' });
  await purchase.click();
  const email = form.getByLabel('Email');
  await expect(email).toBeFocused();
  await expect(form.getByText(giftMessages.emailForGenerousGuest)).toBeVisible();
  await email.fill(guestEmail);
  await purchase.click();
  await expect(form.getByText(giftMessages.openMailThenOrder)).toBeVisible();
  await expectNoViolations(guest);

  const mail = await mailTo(guestEmail, /You chose a gift/);
  const tab = await guest.context().newPage();
  const opened = tab.waitForResponse((response) => response.url().endsWith('/api/guest/link'));
  await tab.goto(linkIn(mail, 'gifts='));
  expect((await opened).status()).toBe(200);
  await tab.close();
  await purchase.click();
  await expect(guest.getByRole('dialog', { name: 'Thank you!' })).toBeVisible();
  await leaveConfirmation(guest);
}

test('a guest who takes more than usual confirms the mailbox; the host gives all gifts back, and the guest’s open page shows them free', async ({
  page: host,
  newVisitor,
}) => {
  await registerHost(host);
  const { link, registryId } = await shareSixGifts(host);
  const guest = await newVisitor();
  const email = `dev-${randomUUID()}@example.com`;
  await openSharedRegistry(guest, link, GIFTS);
  const items = await listItems(guest, link);
  await take(guest, link, items.slice(0, UNCONFIRMED_GIFTS), email);
  await guest.reload();
  const [asked, ...others] = items.slice(UNCONFIRMED_GIFTS);
  if (!asked) throw new Error('No gift is left.');
  await giveWithMail(guest, asked, email);
  await take(guest, link, others, email);
  const purchase = guest.getByRole('button', { name: /^Purchase / });
  await expect(purchase).toHaveCount(0);

  await host.goto('/host');
  await host
    .getByRole('link', { name: 'A guest took unusually many gifts: Taken at once' })
    .click();
  await expect(host).toHaveURL(new RegExp(`/gifts/${registryId}$`));
  await expect(host.getByText('Dev has taken 6 different gifts')).toBeVisible();
  await expectNoViolations(host);
  await host.getByRole('button', { name: 'Give back all' }).click();
  const question = host.getByRole('dialog', { name: 'Give back 6 gifts of Dev?' });
  await expect(question).toBeVisible();
  await expectNoViolations(host);
  await question.getByRole('button', { name: 'Give back 6 gifts' }).click();
  await expect(host.getByText('6 gifts of Dev given back.')).toBeVisible();
  await expect(host.getByText('Dev has taken 6 different gifts')).toBeHidden();

  await expect(purchase).toHaveCount(items.length);
  await mailTo(email, /gave back your 6 gifts/);
});
