import { randomUUID } from 'node:crypto';
import { bookPayment, changeOrders, shipOrder } from '@gift-registry/bff-contract';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../flows/accessibility.ts';
import { demoAdmin, registerHost, signIn } from '../../flows/accounts.ts';
import { apiOf } from '../../flows/api.ts';
import { newLinkTo } from '../../flows/held-gifts.ts';
import { orderGift } from '../../flows/orders.ts';
import { hostStreet, newSharedRegistry } from '../../flows/registry.ts';
import { expect, test } from '../../system/test.ts';

const status = (page: Page, text: string) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(text);

async function comeBack(page: Page, text: string): Promise<void> {
  await page.reload();
  await expect(page.locator('#first-paint')).toHaveCount(0);
  await status(page, text);
}

async function newTeam(admin: Page, number: string) {
  await signIn(admin, demoAdmin);
  const call = apiOf(admin);
  const params = { number };
  const change = (action: 'pack' | 'deliver') =>
    call(changeOrders, { body: { numbers: [number], action } });
  return {
    bookPayment: (paise: number) =>
      call(bookPayment, { params, body: { paise, why: 'It is on our account.' } }),
    pack: () => change('pack'),
    ship: () => call(shipOrder, { params, body: { carrier: 'Delhivery', trackingNumber: 'DL42' } }),
    deliver: () => change('deliver'),
  };
}

test('a guest follows an order until it is delivered', async ({ page: host, newVisitor }) => {
  await registerHost(host);
  const { link, gift } = await newSharedRegistry(host, 'Sent to Bengaluru');
  const guest = await newVisitor();
  const guestEmail = `gita-${randomUUID()}@example.com`;
  const { number, totalPaise } = await orderGift(guest, link, gift, {
    ...{ guestEmail, message: 'With love' },
  });
  const team = await newTeam(await newVisitor(), number);

  await guest.goto(`/order/${number}`);
  await status(guest, 'Ordered. We pack it when your payment is here.');
  await expect(guest.getByRole('heading', { name: gift })).toBeVisible();
  await expect(guest.getByText('To the host in Bengaluru, Karnataka.')).toBeVisible();
  await expect(guest.getByRole('button', { name: 'Print the receipt' })).toHaveCount(0);
  expect(await guest.content()).not.toContain(hostStreet);
  await expectAccessible(guest);

  const stranger = await newVisitor();
  await stranger.goto(`/order/${number}`);
  await status(stranger, 'This order stays private');
  const mailed = await newLinkTo(guestEmail, `/order/${number}?key=`);
  await stranger.goto(mailed);
  await status(stranger, 'Ordered. We pack it when your payment is here.');

  await team.bookPayment(totalPaise);
  await comeBack(guest, 'Paid. We pack it now.');
  await expect(guest.getByRole('button', { name: 'Cancel the order' })).toBeVisible();
  await expect(guest.getByRole('button', { name: 'Print the receipt' })).toBeVisible();
  await team.pack();
  await comeBack(guest, 'Packed. It leaves us next.');
  await expect(guest.getByRole('button', { name: 'Cancel the order' })).toHaveCount(0);
  await team.ship();
  await comeBack(guest, 'On its way to Bengaluru, Karnataka.');
  await expect(guest.getByLabel('Tracking number')).toHaveValue('DL42');
  await expect(guest.getByRole('link', { name: /Follow the parcel at Delhivery/ })).toBeVisible();
  await expectAccessible(guest);
  await team.deliver();
  await comeBack(guest, 'Delivered. What a lovely gift!');
  const steps = guest.getByRole('region', { name: 'What happened so far' }).getByRole('listitem');
  await expect(steps).toHaveText([
    /^Ordered/,
    /^Paid ₹/,
    /^Packed/,
    /^Sent with Delhivery/,
    /^Delivered/,
  ]);
  await guest.getByRole('link', { name: 'Your gifts' }).click();
  await expect(guest.getByRole('heading', { level: 1, name: 'Your gifts' })).toBeVisible();
});

test('a guest cancels an order, and its gift is free again', async ({ page: host, newVisitor }) => {
  await registerHost(host);
  const { link, gift } = await newSharedRegistry(host, 'Thought better of it');
  const guest = await newVisitor();
  const { number, totalPaise } = await orderGift(guest, link, gift);
  await (await newTeam(await newVisitor(), number)).bookPayment(totalPaise);

  await guest.goto(`/order/${number}`);
  await guest.getByRole('button', { name: 'Cancel the order' }).click();
  const dialog = guest.getByRole('dialog', { name: 'Cancel this order?' });
  await expect(dialog).toContainText('goes back the way it came');
  await guest.goBack();
  await expect(dialog).toBeHidden();
  await guest.getByRole('button', { name: 'Cancel the order' }).click();
  await guest.getByRole('button', { name: 'Yes, cancel it' }).click();
  await status(guest, 'Cancelled. You get your money back.');
  await expect(guest.getByRole('button', { name: 'Cancel the order' })).toHaveCount(0);
  await expectAccessible(guest);
  await guest.getByRole('link', { name: 'See the wish list' }).click();
  await expect(guest.getByRole('button', { name: `Purchase ${gift}` })).toBeVisible();
});

test('a mailed link shows and cancels an order without scripts', async ({
  page: host,
  newVisitor,
}) => {
  await registerHost(host);
  const { link, gift } = await newSharedRegistry(host, 'No scripts at all');
  const guestEmail = `gita-${randomUUID()}@example.com`;
  const { number } = await orderGift(await newVisitor(), link, gift, { guestEmail });
  const phone = await newVisitor({ javaScriptEnabled: false });
  await phone.goto(await newLinkTo(guestEmail, `/order/${number}?key=`));
  await status(phone, 'Ordered. We pack it when your payment is here.');
  await phone.locator('summary', { hasText: 'Cancel the order' }).click();
  await expect(phone.getByText('The gifts are free for others again.')).toBeVisible();
  await phone.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(phone).toHaveURL(/\/order\/TF-\w+\?key=/);
  await status(phone, 'Cancelled.');
});
