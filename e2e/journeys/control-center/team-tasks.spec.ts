import { randomUUID } from 'node:crypto';
import {
  bookPayment,
  confirmIdentity,
  getTeamOrder,
  listPeople,
  listSharedItems,
  submitQuery,
} from '@gift-registry/bff-contract';
import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../flows/accessibility.ts';
import { demoAdmin, registerHost, signIn } from '../../flows/accounts.ts';
import { apiOf } from '../../flows/api.ts';
import { CountedHand } from '../../flows/counted-hand.ts';
import { chair, give, newRegistryWithTwoGifts } from '../../flows/held-gifts.ts';
import { newOrder, newOrderedRegistry } from '../../flows/team-orders.ts';
import { toast } from '../../flows/toasts.ts';
import { mailTo } from '../../system/inbox.ts';
import { expect, test } from '../../system/test.ts';

const ORDERS = 10;
const ORDERS_OF_A_GUEST = 2;

test.use({ hasTouch: true });

const own = (words: string) => `${words} ${randomUUID().slice(0, 8)}`;

async function startOf(admin: Page): Promise<CountedHand> {
  await signIn(admin, demoAdmin);
  await admin.goto('/admin/overview');
  return new CountedHand(admin);
}

const section = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Control Center' }).getByRole('link', { name });

test('a guest who takes gifts to disturb is stopped, and the gifts are free again, in five steps', async ({
  page: admin,
  newVisitor,
}) => {
  const host = await newVisitor();
  await registerHost(host);
  const name = own('Disturbed');
  const { link, lamp } = await newRegistryWithTwoGifts(host, name);
  const guest = await newVisitor();
  const guestEmail = `disturber-${randomUUID()}@example.com`;
  const { shareCode } = await give(guest, link, lamp, guestEmail);
  await give(guest, link, chair);

  const hand = await startOf(admin);
  await hand.tap(section(admin, 'Registry Management'));
  await hand.type(admin.getByRole('searchbox', { name: 'Search registries' }), name);
  const others = admin.getByRole('row').filter({ hasNotText: name });
  await expect(others, 'only the head is left beside the row').toHaveCount(1);
  await hand.tap(admin.getByRole('link', { name }));
  const guests = admin.getByRole('table', { name: 'Guests' });
  await hand.tap(guests.getByRole('button', { name: 'Stop the guest' }));
  const question = admin.getByRole('dialog', { name: 'Stop the guest' });
  await expectNoViolations(admin);
  await hand.tap(question.getByRole('button', { name: 'Stop the guest' }));
  await expect(toast(admin, /is stopped, and the gifts are free again/)).toBeVisible();
  expect(hand.actions).toBeLessThanOrEqual(5);

  await expect(guests).toContainText('Stopped');
  const { items } = await apiOf(host)(listSharedItems, { params: { shareCode } });
  expect(
    items.map(({ quantityReserved, quantityFulfilled }) => quantityReserved + quantityFulfilled),
  ).toEqual([0, 0]);
  await expect(give(guest, link, lamp)).rejects.toThrow(/can’t choose more gifts of this registry/);
  await mailTo(guestEmail, /gave back your gift/);
});

test('an account joins support in four steps, once the password is confirmed', async ({
  page: admin,
  newVisitor,
}) => {
  const { email } = await registerHost(await newVisitor());
  const hand = await startOf(admin);
  // A password stays confirmed for 15 minutes, for all that the admin does in them.
  await apiOf(admin)(confirmIdentity, { body: { password: demoAdmin.password } });
  await hand.tap(section(admin, 'People'));
  await hand.tapMain(admin.getByRole('button', { name: 'Add to support' }));
  const dialog = admin.getByRole('dialog', { name: 'Add to support' });
  await hand.type(dialog.getByLabel('Email'), email);
  await hand.tap(dialog.getByRole('button', { name: 'Add to support' }));
  await expect(toast(admin, 'Added to support')).toBeVisible();
  expect(hand.actions).toBeLessThanOrEqual(4);
  const { rows } = await apiOf(admin)(listPeople, { query: { search: email } });
  expect(rows).toMatchObject([{ email, role: 'support' }]);
});

test('a query is answered in four steps', async ({ page: admin, newVisitor }) => {
  const name = own('Ravi');
  const email = `${randomUUID()}@example.com`;
  const body = { name, email, queryText: 'Do you deliver to Pune?' };
  await apiOf(await newVisitor())(submitQuery, { body });

  const hand = await startOf(admin);
  await hand.tap(section(admin, 'Queries'));
  await hand.tap(admin.getByRole('link', { name }));
  await hand.type(admin.getByLabel('Your words'), 'Yes, within five days.');
  await hand.tap(admin.getByRole('button', { name: 'Send the reply' }));
  await expect(toast(admin, 'The reply is on its way')).toBeVisible();
  expect(hand.actions).toBeLessThanOrEqual(4);
  await mailTo(email, /within five days/);
});

test('ten orders are packed and sent in twelve steps', async ({ page: admin, newVisitor }) => {
  const host = await newVisitor();
  await registerHost(host);
  const name = own('Ten parcels');
  const registry = await newOrderedRegistry(host, name);
  const hand = await startOf(admin);
  const team = apiOf(admin);
  const numbers: string[] = [];
  for (let guests = 0; guests < ORDERS / ORDERS_OF_A_GUEST; guests += 1) {
    const guest = await newVisitor();
    for (let orders = 0; orders < ORDERS_OF_A_GUEST; orders += 1) {
      const number = await newOrder(guest, registry, 1);
      const params = { number };
      const { totalPaise } = await team(getTeamOrder, { params });
      await team(bookPayment, { params, body: { paise: totalPaise, why: 'UPI from the giver' } });
      numbers.push(number);
    }
  }

  await hand.tap(section(admin, 'Order Management'));
  const views = admin.getByRole('navigation', { name: 'Lists of orders' });
  await hand.tap(views.getByRole('link', { name: /^To pack/ }));
  await hand.type(admin.getByLabel('Search orders'), name);
  const all = admin.getByLabel(`Choose all ${ORDERS} shown`);
  await hand.tap(all);
  const chosen = admin.getByRole('region', { name: 'Chosen orders' });
  await hand.tap(chosen.getByRole('button', { name: 'Mark as packed' }));
  await expect(toast(admin, `${ORDERS} packed`)).toBeVisible();
  await hand.tap(views.getByRole('link', { name: /^Packed/ }));
  await hand.tap(all);
  const wide = admin.viewportSize();
  await admin.setViewportSize({ width: 360, height: 740 });
  const bar = await chosen.boundingBox();
  expect(bar?.height, 'two rows leave the list in view').toBeLessThan(140);
  if (wide) await admin.setViewportSize(wide);
  await hand.tap(chosen.getByRole('button', { name: `Send ${ORDERS} parcels` }));
  const dialog = admin.getByRole('dialog', { name: `Send ${ORDERS} parcels` });
  await hand.choose(dialog.getByLabel('Carrier'), 'Delhivery');
  const tracking = numbers.map((_, index) => `${1_000_000_000 + index}`);
  await hand.fill(dialog.getByRole('textbox', { name: /^Tracking numbers/ }), tracking.join('\n'));
  await expectNoViolations(admin);
  await hand.tap(dialog.getByRole('button', { name: 'Mark as sent' }));
  await expect(toast(admin, `${ORDERS} parcels are on their way`)).toBeVisible();
  expect(hand.actions).toBeLessThanOrEqual(12);

  for (const [index, number] of numbers.entries())
    expect(await team(getTeamOrder, { params: { number } })).toMatchObject({
      parcel: 'shipped',
      parcels: [{ trackingNumber: tracking[index] }],
    });
});
