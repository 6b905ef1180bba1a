import { randomUUID } from 'node:crypto';
import { bookPayment, getTeamOrder } from '@gift-registry/bff-contract';
import type { Page } from '@playwright/test';
import { expectNoViolations, open } from '../../flows/accessibility.ts';
import { confirmIdentity, demoAdmin, registerHost, signIn } from '../../flows/accounts.ts';
import { apiOf } from '../../flows/api.ts';
import { newOrder, newOrderedRegistry } from '../../flows/team-orders.ts';
import { toast } from '../../flows/toasts.ts';
import { expect, test } from '../../system/test.ts';

async function payByHand(admin: Page, number: string): Promise<void> {
  const call = apiOf(admin);
  const { totalPaise } = await call(getTeamOrder, { params: { number } });
  const body = { paise: totalPaise, why: 'UPI from the giver' };
  await call(bookPayment, { params: { number }, body });
}

const rows = (page: Page) =>
  page.getByRole('table', { name: 'Orders' }).getByRole('row', { name: /^Choose TF-/ });

test('the team packs orders together, prints their slips, sends, delivers, books, cancels and gives back', async ({
  page: admin,
  newVisitor,
}) => {
  const host = await newVisitor();
  await registerHost(host);
  const name = `Orders ${randomUUID().slice(0, 8)}`;
  const registry = await newOrderedRegistry(host, name);
  const [meera, dev] = [await newVisitor(), await newVisitor()];
  const first = await newOrder(meera, registry, 2, { message: 'Be happy together' });
  const second = await newOrder(dev, registry, 1, { guestName: 'Dev Rao' });
  const unpaid = await newOrder(dev, registry, 1);
  await signIn(admin, demoAdmin);
  await payByHand(admin, first);
  await payByHand(admin, second);

  await admin.goto('/admin/orders?view=to-pack');
  await admin.getByLabel('Search orders').fill(name.toLowerCase());
  await expect(admin).toHaveURL(/search=/);
  await expect(rows(admin)).toHaveCount(2);
  await admin.reload();
  await expect(rows(admin)).toHaveCount(2);
  await admin.keyboard.press('j');
  await expect(admin.getByRole('link', { name: first })).toBeFocused();
  await admin.keyboard.press('x');
  await admin.getByLabel(`Choose ${second}`).click({ modifiers: ['Shift'] });
  const chosen = admin.getByRole('region', { name: 'Chosen orders' });
  await expect(chosen).toContainText('2 orders chosen');

  await chosen.getByRole('link', { name: 'Print slips' }).click();
  const slip = admin.getByRole('article', { name: first });
  await expect(slip).toContainText('12 Residency Road');
  await expect(slip).toContainText('Be happy together');
  await expect(slip).not.toContainText('₹');
  await admin.goBack();
  await admin.getByLabel('Choose all 2 shown').check();
  await chosen.getByRole('button', { name: 'Mark as packed' }).click();
  await expect(toast(admin, '2 packed')).toBeVisible();
  await expect(admin.getByText('No such order in “To pack”')).toBeVisible();

  await admin.goto(`/admin/orders/${first}`);
  await admin.getByRole('button', { name: 'Send the parcel' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByLabel('Carrier').selectOption('India Post');
  await dialog.getByLabel(/^Tracking number/).fill('12345');
  await expect(dialog.getByText(/usually 2 letters, 9 digits and IN/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Mark as sent' }).click();
  await expect(admin.getByText('On its way', { exact: true })).toBeVisible();
  await admin.getByRole('button', { name: 'Mark as delivered' }).click();
  await dialog.getByRole('button', { name: 'Mark as delivered' }).click();
  await expect(admin.getByText('Delivered', { exact: true }).first()).toBeVisible();

  await admin.goto(`/admin/orders/${unpaid}`);
  await admin.getByRole('button', { name: 'Book a payment' }).click();
  await dialog.getByRole('button', { name: 'Book the payment' }).click();
  await expect(dialog.getByLabel('Why')).toBeFocused();
  await dialog.getByLabel('Why').fill('Cash at the counter');
  await dialog.getByRole('button', { name: 'Book the payment' }).click();
  await expect(admin.getByText('Paid, to pack')).toBeVisible();

  await admin.getByRole('button', { name: 'Cancel the order' }).click();
  await dialog.getByLabel('Why').fill('Broken on our shelf');
  await dialog.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(admin.getByText(/^Give back ₹/)).toBeVisible();
  await admin.getByRole('button', { name: 'Give money back' }).click();
  await dialog.getByLabel('Why').fill('Broken on our shelf');
  await dialog.getByRole('button', { name: 'Give it back' }).click();
  await confirmIdentity(admin, demoAdmin);
  await expect(admin.getByText('Cancelled, refunded')).toBeVisible();
  await expect(admin.getByText(/Broken on our shelf/).first()).toBeVisible();
});

test('the pages of orders have no accessibility violations', async ({
  page: admin,
  newVisitor,
}) => {
  const host = await newVisitor();
  await registerHost(host);
  const registry = await newOrderedRegistry(host, 'For everybody');
  const number = await newOrder(await newVisitor(), registry, 2, { message: 'Be happy' });
  await signIn(admin, demoAdmin);
  await payByHand(admin, number);
  const pages = [`?view=all&search=${number}`, '?view=all&search=nobody', `/${number}`];
  for (const path of [...pages, `/slips?numbers=${number}`]) {
    await open(admin, `/admin/orders${path}`);
    await expectNoViolations(admin);
  }
  await open(admin, `/admin/orders/${number}`);
  await admin.getByRole('button', { name: 'Send the parcel' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Mark as sent' }).click();
  await expect(admin.getByText('Please choose a carrier')).toBeVisible();
  await expectNoViolations(admin);
});
