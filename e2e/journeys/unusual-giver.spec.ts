import { randomUUID } from 'node:crypto';
import {
  addItem,
  claimItem,
  confirmMailbox,
  listProducts,
  listSharedItems,
  type SharedItem,
} from '@gift-registry/bff-contract';
import type { Page } from '@playwright/test';
import { expectNoViolations } from '../flows/accessibility.ts';
import { registerHost } from '../flows/accounts.ts';
import { apiOf } from '../flows/api.ts';
import { openSharedRegistry } from '../flows/guest.ts';
import { newRegistry, publishRegistry } from '../flows/registry.ts';
import { mailTo } from '../system/inbox.ts';
import { expect, test } from '../system/test.ts';

const GIFTS = 6;

async function shareSixGifts(host: Page) {
  const call = apiOf(host);
  const registryId = await newRegistry(host, 'Taken at once');
  const { products } = await call(listProducts, { query: {} });
  const inStock = products.filter(({ stockQuantity }) => stockQuantity > 0).slice(0, GIFTS);
  for (const { id } of inStock)
    await call(addItem, { body: { registryId, productId: id, quantity: 1 } });
  return { registryId, link: await publishRegistry(host, registryId) };
}

/** Takes every gift behind the link over the API, as the page's guest, who confirms the mailbox when it is asked. */
async function takeAll(guest: Page, link: string, guestEmail: string): Promise<SharedItem[]> {
  await guest.goto(link);
  const shareCode = new URL(link).pathname.split('/').at(-1) ?? '';
  const call = apiOf(guest);
  const { items } = await call(listSharedItems, { params: { shareCode } });
  for (const { id: itemId } of items) {
    const { gift } = await call(claimItem, {
      params: { shareCode, itemId },
      headers: { 'idempotency-key': randomUUID() },
      body: { guestName: 'Dev', guestEmail, quantity: 1 },
    });
    if (!gift.needsConfirmation) continue;
    const { subject } = await mailTo(guestEmail, /You chose a gift/);
    const code = /^\d{6}/.exec(subject)?.[0] ?? '';
    await call(confirmMailbox, { params: { shareCode, giftId: gift.id }, body: { code } });
  }
  return items;
}

test('a host gives back all gifts of a guest who took six, and the open page of the guest shows them free', async ({
  page: host,
  newVisitor,
}) => {
  await registerHost(host);
  const { link, registryId } = await shareSixGifts(host);
  const guest = await newVisitor();
  const email = `dev-${randomUUID()}@example.com`;
  const items = await takeAll(guest, link, email);
  await openSharedRegistry(guest, link, GIFTS);
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
