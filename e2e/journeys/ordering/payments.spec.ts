import { randomUUID } from 'node:crypto';
import {
  getOrder,
  listSharedItems,
  placeOrder,
  type GuestOrder,
} from '@gift-registry/bff-contract';
import { startDemoPayments, type DemoPayments } from '@gift-registry/scripts/demo-payments';
import type { Page } from '@playwright/test';
import { registerHost } from '../../flows/accounts.ts';
import { apiOf } from '../../flows/api.ts';
import { newSharedRegistry } from '../../flows/registry.ts';
import { linkIn, mailTo } from '../../system/inbox.ts';
import { runningSystem } from '../../system/system.ts';
import { expect, test } from '../../system/test.ts';

test.describe.configure({ mode: 'serial' });

let payments: DemoPayments;
test.beforeAll(async () => {
  payments = await startDemoPayments(runningSystem());
});
test.afterAll(() => payments.stop());

async function orderGift(host: Page, guest: Page, guestEmail?: string) {
  await registerHost(host);
  const { link } = await newSharedRegistry(host, 'Paid with love');
  const call = apiOf(guest, payments.url);
  const params = { shareCode: new URL(link).pathname.split('/').at(-1) ?? '' };
  const { items } = await call(listSharedItems, { params });
  const { order, paymentUrl } = await call(placeOrder, {
    params,
    headers: { 'idempotency-key': randomUUID() },
    body: {
      guestName: 'Meera',
      ...(guestEmail ? { guestEmail } : {}),
      lines: items.map(({ id }) => ({ itemId: id, quantity: 1 })),
      shipTo: { kind: 'host' },
    },
  });
  return { order, paymentUrl: paymentUrl ?? '' };
}

async function expectOrder(
  page: Page,
  { number }: Pick<GuestOrder, 'number'>,
  expected: Partial<GuestOrder>,
  query: { readonly key?: string } = {},
): Promise<void> {
  const call = apiOf(page, payments.url);
  await expect
    .poll(() => call(getOrder, { params: { number }, query }))
    .toMatchObject({ ...expected });
}

const title = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

const pay = (page: Page, outcome: RegExp) => page.getByRole('button', { name: outcome }).click();

test('a guest pays on the provider’s page, comes back, and the order is paid', async ({
  page: host,
  newVisitor,
}) => {
  const guest = await newVisitor();
  const { order, paymentUrl } = await orderGift(host, guest);
  await guest.goto(paymentUrl);
  await expect(guest.getByText('This is a demo.')).toBeVisible();
  for (const name of [/^Sent twice/, /^In another order/])
    await guest.getByRole('checkbox', { name }).check();
  await pay(guest, /^Pay The money/);
  await expect(guest).toHaveURL(new RegExp(`^${payments.url}/order/${order.number}`));
  await expect(title(guest, 'Paid. We pack it now.')).toBeVisible();
  await expectOrder(guest, order, {
    money: 'paid',
    parcel: 'to-pack',
    paidPaise: order.totalPaise,
  });
});

test('a payment that fails can be tried again', async ({ page: host, newVisitor }) => {
  const guest = await newVisitor();
  const { order, paymentUrl } = await orderGift(host, guest);
  await guest.goto(paymentUrl);
  await pay(guest, /^Fail/);
  await expectOrder(guest, order, { money: 'failed', state: 'open', parcel: 'none' });
  await pay(guest, /^Pay The money/);
  await expectOrder(guest, order, { money: 'paid', parcel: 'to-pack' });
});

test('a closed tab is found again by the mailed link in another browser', async ({
  page: host,
  newVisitor,
}) => {
  const [guest, elsewhere] = [await newVisitor(), await newVisitor()];
  const email = `meera-${randomUUID()}@example.com`;
  const { order, paymentUrl } = await orderGift(host, guest, email);
  await guest.goto(paymentUrl);
  await guest.close();

  const link = linkIn(await mailTo(email, new RegExp(order.number)), '/order/');
  const key = new URL(link).searchParams.get('key') ?? '';
  await expectOrder(elsewhere, order, { money: 'waiting', state: 'open' }, { key });
  await elsewhere.goto(`${payments.url}/order/${order.number}?key=${encodeURIComponent(key)}`);
  await expect(title(elsewhere, 'Ordered. It waits for your payment.')).toBeVisible();
  await expect(elsewhere).toHaveURL(`${payments.url}/order/${order.number}`);
  await elsewhere.reload();
  await expect(title(elsewhere, 'Ordered. It waits for your payment.')).toBeVisible();
  await pay(elsewhere, /^Pay ₹/);
  await expect(elsewhere).toHaveURL(paymentUrl);
  await pay(elsewhere, /^Pay The money/);
  await expect(title(elsewhere, 'Paid. We pack it now.')).toBeVisible();
  await expectOrder(elsewhere, order, { money: 'paid', parcel: 'to-pack' }, { key });
});
