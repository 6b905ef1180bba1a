import { listSharedItems } from '@gift-registry/bff-contract';
import { runSql } from '@gift-registry/scripts/run-sql';
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../flows/accessibility.ts';
import { registerHost } from '../../flows/accounts.ts';
import { apiOf } from '../../flows/api.ts';
import { itemIdOf, leaveConfirmation, startPurchase, wish } from '../../flows/guest.ts';
import { openApp } from '../../flows/open-app.ts';
import {
  addShopGift,
  chair,
  give,
  newLinkTo,
  newRegistryWithTwoGifts,
} from '../../flows/held-gifts.ts';
import { runningSystem } from '../../system/system.ts';
import { expect, test } from '../../system/test.ts';

async function newRegistry(host: Page, name: string) {
  await registerHost(host);
  return newRegistryWithTwoGifts(host, name);
}

const press = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

test('when the last unit is gone, the guest gives another gift and types nothing again', async ({
  page: host,
  newVisitor,
}) => {
  const { link, lamp, registryId } = await newRegistry(host, 'Too late');
  await addShopGift(host, registryId, 'Teak Stool');
  const [anita, bela] = [await newVisitor(), await newVisitor()];
  for (const guest of [anita, bela]) await openApp(guest, link);
  const late = await startPurchase(bela, lamp, 'Bela');
  await late.getByLabel('Message for the host').fill('With love');

  await startPurchase(anita, lamp, 'Anita');
  await press(anita, 'Purchase');
  await expect(anita.getByRole('dialog', { name: 'Thank you!' })).toBeVisible();
  await expectAccessible(anita);

  await expect(late.getByRole('alert')).toContainText('already purchased');
  await expect(late.getByRole('list', { name: 'You could give one of these' })).toBeVisible();
  await expectAccessible(bela);
  await late.getByRole('button', { name: /^Teak Stool, / }).click();
  const other = bela.getByRole('dialog', { name: 'Purchase Teak Stool' });
  await expect(other.getByRole('alert')).toHaveCount(0);
  await expect(other.getByLabel('Message for the host')).toHaveValue('With love');
  await press(bela, 'Hold it and go to the shop');
  await expect(bela.getByRole('dialog', { name: 'Held for you for 24 hours' })).toBeVisible();
});

test('a guest who goes offline in the middle keeps the typed text and gives once', async ({
  page: host,
  newVisitor,
}) => {
  const { link, lamp } = await newRegistry(host, 'Offline in the middle');
  const guest = await newVisitor();
  await openApp(guest, link);
  const form = await startPurchase(guest, lamp, 'Savitri');
  await guest.context().setOffline(true);
  await press(guest, 'Purchase');
  await expect(form.getByRole('alert')).toContainText(
    'Network error occurred. Please check your connection and try again.',
  );
  await expect(form.getByLabel('Your name')).toHaveValue('Savitri');
  await guest.context().setOffline(false);
  await press(guest, 'Purchase');
  await expect(guest.getByRole('dialog', { name: 'Thank you!' })).toBeVisible();
  await leaveConfirmation(guest);
  await expect(guest.getByRole('list', { name: 'Your gifts' }).getByRole('listitem')).toHaveCount(
    1,
  );
});

test('two holds are asked about after a reload, one after the other', async ({
  page: host,
  newVisitor,
}) => {
  const { link, registryId } = await newRegistry(host, 'Two holds');
  await addShopGift(host, registryId, 'Teak Stool');
  const guest = await newVisitor();
  await openApp(guest, link);
  for (const name of [chair, 'Teak Stool']) {
    await startPurchase(guest, name, 'Savitri');
    const shopOpens = guest.context().waitForEvent('page');
    await press(guest, 'Hold it and go to the shop');
    await (await shopOpens).close();
    await leaveConfirmation(guest);
  }
  await guest.reload();
  const question = guest.getByRole('dialog', { name: 'Did you buy it?' });
  for (const name of ['Teak Stool', chair]) {
    await expect(question).toHaveAccessibleDescription(new RegExp(`^${name} is held for you`));
    await press(guest, 'Yes, I bought it');
  }
  await expect(question).toBeHidden();
  for (const name of [chair, 'Teak Stool'])
    await expect(wish(guest, name).getByText('You gave this', { exact: true })).toBeVisible();
});

test('a guest who comes back after a day finds the gift free, and can still tell that it is bought', async ({
  page: host,
  newVisitor,
}) => {
  const { link, registryId } = await newRegistry(host, 'A day later');
  const [guest, other] = [await newVisitor(), await newVisitor()];
  const address = `${randomUUID()}@example.com`;
  await give(guest, link, chair, address);
  const mailed = await newLinkTo(address, '/mine?gifts=');
  await guest.goto(mailed);
  const mine = guest.getByRole('list', { name: 'Your gifts' }).first();
  await expect(mine).toContainText('Reserved');
  await openApp(other, link);
  await expect(wish(other, chair).getByText('Reserved', { exact: true })).toBeVisible();

  await endHolds(other, link, registryId);
  await guest.goto(`${link}/mine`);
  await expect(guest.getByText(`Your hold on ${chair} has ended`)).toBeVisible();
  await expect(guest.getByRole('link', { name: `Hold it again: ${chair}` })).toBeVisible();
  await expectAccessible(guest);
  await openApp(guest, link);
  await expect(wish(guest, chair).getByText('Still needed')).toBeVisible();
  await expect(guest.getByRole('button', { name: `Purchase ${chair}` })).toBeVisible();
  await other.reload();
  await expect(wish(other, chair).getByText('Still needed')).toBeVisible();

  const token = new URL(mailed).searchParams.get('gifts') ?? '';
  await guest.goto(`${link}/answer/${token}`);
  await expect(guest.getByText('We no longer hold this gift for you.')).toBeVisible();
  await expectAccessible(guest);
  await guest.getByRole('button', { name: 'Yes, I bought it' }).click();
  await expect(mine).toContainText('Given');
  await expect(guest.getByText(`Your hold on ${chair} has ended`)).toBeHidden();
  await openApp(other, link);
  await expect(wish(other, chair).getByText('Given', { exact: true })).toBeVisible();
});

test('a hold that ended is held again without scripts, and while somebody else gives it not offered', async ({
  page: host,
  newVisitor,
}) => {
  const { link, registryId } = await newRegistry(host, 'Held again');
  const [guest, other] = [
    await newVisitor({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } }),
    await newVisitor(),
  ];
  const ended = guest.getByText(`Your hold on ${chair} has ended`);
  const hold = async () => {
    await guest.getByLabel('Your name').fill('Savitri');
    await guest.getByRole('button', { name: 'Hold it for 24 hours' }).click();
    await expect(guest.getByText('Held for you for 24 hours')).toBeVisible();
  };
  await guest.goto(link);
  await guest.getByRole('link', { name: `Purchase ${chair}` }).click();
  await hold();
  await endHolds(other, link, registryId);
  const again = guest.getByRole('link', { name: `Hold it again: ${chair}` });
  await guest.goto(`${link}/mine`);
  await expect(ended).toBeVisible();
  await expect(again).toBeVisible();
  await again.click();
  await hold();
  await expect(ended).toBeHidden();

  await endHolds(other, link, registryId);
  await give(other, link, chair);
  await guest.reload();
  await expect(guest.getByText('Someone else is giving it now.')).toBeVisible();
  await expect(guest.getByRole('link', { name: /^Hold it again/ })).toHaveCount(0);
  await expect(guest.getByRole('button', { name: `Hide this about ${chair}` })).toBeDisabled();
});

test('two guests see each other’s gifts as states, and never as names', async ({
  page: host,
  newVisitor,
}) => {
  const { link, lamp } = await newRegistry(host, 'Two guests');
  const [anita, bela] = [await newVisitor(), await newVisitor()];
  for (const guest of [anita, bela]) await openApp(guest, link);
  await startPurchase(anita, lamp, 'Anita Secret');
  await press(anita, 'Purchase');
  await expect(wish(bela, lamp).getByText('Given', { exact: true })).toBeVisible();
  await expect(wish(bela, lamp).getByText('just now')).toBeVisible();
  await startPurchase(bela, chair, 'Bela');
  await press(bela, 'Hold it and go to the shop');
  await leaveConfirmation(anita);
  await expect(wish(anita, chair).getByText('Reserved', { exact: true })).toBeVisible();
  await expect(wish(anita, chair).getByText('Someone is buying this.')).toBeVisible();
  await bela.goto(`${link}/gifts/${await itemIdOf(anita, lamp)}`);
  expect(await bela.content()).not.toContain('Anita Secret');
});

test('a link of an opened gift leads to its page, which shows no skip link', async ({
  page: host,
  newVisitor,
}) => {
  const { link } = await newRegistry(host, 'The focus');
  const [guest, other] = [await newVisitor(), await newVisitor()];
  await give(other, link, chair);
  await openApp(guest, link);
  await wish(guest, chair).getByRole('link', { name: chair, exact: true }).click();
  await guest
    .getByRole('dialog')
    .getByRole('link', { name: /^Tell me/ })
    .click();
  await expect(
    guest.getByRole('heading', { level: 1, name: 'Tell me if it becomes free' }),
  ).toBeVisible();
  await expect(guest.getByRole('dialog')).toHaveCount(0);
  await expect(guest.getByRole('link', { name: 'Skip to the main content' })).not.toBeInViewport();
});

async function endHolds(anyone: Page, link: string, registryId: string): Promise<void> {
  await runSql(
    runningSystem().databaseUrl,
    `update claims set expires_at = now() - interval '1 minute'
      where status = 'reserved' and registry_id = '${registryId}'`,
  );
  const params = { shareCode: new URL(link).pathname.split('/')[2] ?? '' };
  const read = () => apiOf(anyone)(listSharedItems, { params });
  await expect
    .poll(async () => (await read()).items.map(({ quantityReserved }) => quantityReserved))
    .not.toContain(1);
}
