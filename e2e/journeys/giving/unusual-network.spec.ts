import { randomUUID } from 'node:crypto';
import {
  addExternalItem,
  claimItem,
  listSharedItems,
  type SharedItem,
} from '@gift-registry/bff-contract';
import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../flows/accessibility.ts';
import { registerHost } from '../../flows/accounts.ts';
import { apiOf } from '../../flows/api.ts';
import { openSharedRegistry } from '../../flows/guest.ts';
import { newRegistry, publishRegistry } from '../../flows/registry.ts';
import { mailTo } from '../../system/inbox.ts';
import { expect, test } from '../../system/test.ts';

const GIFTS = 6;
const UNITS = 2;
/** The clock looks for unusual gifts every 20 seconds; hosts are told within a minute. */
const TOLD_MS = 60_000;

async function shareSixGifts(host: Page) {
  const call = apiOf(host);
  const registryId = await newRegistry(host, 'Taken at once');
  for (let gift = 1; gift <= GIFTS; gift += 1)
    await call(addExternalItem, {
      body: {
        registryId,
        quantity: UNITS,
        product: { url: null, name: `Brass bowl ${gift}`, price: 500 },
      },
    });
  return { registryId, link: await publishRegistry(host, registryId) };
}

async function takeAll(guest: Page, link: string, guestEmail: string) {
  const shareCode = new URL(link).pathname.split('/').at(-1) ?? '';
  const call = apiOf(guest);
  const { items } = await call(listSharedItems, { params: { shareCode } });
  const take = ({ id: itemId }: SharedItem) =>
    call(claimItem, {
      params: { shareCode, itemId },
      headers: { 'idempotency-key': randomUUID() },
      body: { guestName: 'Dev', guestEmail, quantity: UNITS },
    });
  for (const item of items) await take(item);
}

test('one connection takes a whole list; the host is told, gives all back with one press, and the guest’s open page shows them free', async ({
  page: host,
  newVisitor,
}) => {
  test.setTimeout(TOLD_MS * 2);
  await registerHost(host);
  const { link, registryId } = await shareSixGifts(host);
  const guest = await newVisitor();
  const email = `dev-${randomUUID()}@example.com`;
  await openSharedRegistry(guest, link, GIFTS);
  await takeAll(guest, link, email);
  const purchase = guest.getByRole('button', { name: /^Purchase / });
  await expect(purchase).toHaveCount(0);

  await host.goto('/host');
  await host
    .getByRole('link', {
      name: 'Unusually many gifts were chosen from one connection: Taken at once',
    })
    .click({ timeout: TOLD_MS });
  await expect(host).toHaveURL(new RegExp(`/gifts/${registryId}$`));
  await expect(host.getByText('12 gifts were chosen from one connection')).toBeVisible();
  await expect(host.getByRole('link', { name: 'Set a passcode' })).toBeVisible();
  await expectNoViolations(host);
  await host.getByRole('button', { name: 'Give all 12 back' }).click();
  const question = host.getByRole('dialog', { name: 'Give back 12 gifts from this connection?' });
  await expect(question).toBeVisible();
  await expectNoViolations(host);
  await question.getByRole('button', { name: 'Give back 12 gifts' }).click();
  await expect(host.getByText('12 gifts from one connection given back.')).toBeVisible();

  await expect(purchase).toHaveCount(GIFTS);
  await mailTo(email, /gave back your 6 gifts/);
  await guest.goto(`${link}/mine`);
  await expect(guest.getByText('The host gave 6 of your gifts back')).toBeVisible();
});
