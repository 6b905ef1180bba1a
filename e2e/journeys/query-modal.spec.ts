import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { delayRequests } from '../flows/network.ts';
import { openApp } from '../flows/open-app.ts';
import { toast } from '../flows/toasts.ts';
import { mailTo } from '../system/inbox.ts';
import { expect, test } from '../system/test.ts';

const team = 'hello@tohfa.example';
const submitted = 'Thank you! Your query has been submitted successfully.';
const networkError = 'Network error. Please check your connection and try again.';
const newAddress = () => `guest-${randomUUID()}@example.com`;

async function open(page: Page): Promise<Locator> {
  await page.getByRole('main').getByRole('button', { name: 'Post a Query' }).click();
  const dialog = page.getByRole('dialog', { name: 'Post a Query' });
  await expect(dialog).toBeVisible();
  return dialog;
}

async function fill(dialog: Locator, email: string, query = 'Do you deliver to Pune?') {
  await dialog.getByLabel('Name').fill('Ravi Kulkarni');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Your query').fill(query);
}

test.beforeEach(async ({ page }) => {
  await openApp(page, '/contact-us');
});

test('the query form closes on Escape, the backdrop and Close, and opens empty', async ({
  page,
}) => {
  const opener = page.getByRole('main').getByRole('button', { name: 'Post a Query' });
  const waysToClose = [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 5),
    (dialog: Locator) => dialog.getByRole('button', { name: 'Close' }).click(),
  ];
  for (const close of waysToClose) {
    const dialog = await open(page);
    await expect(dialog.getByLabel('Name')).toHaveValue('');
    await dialog.getByLabel('Name').fill('Somebody');
    await close(dialog);
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

test('a query reaches the team, and its sender gets a receipt', async ({ page }) => {
  const email = newAddress();
  const release = await delayRequests(page, '**/api/queries');
  const dialog = await open(page);
  await fill(dialog, email, `Do you deliver to ${email}?`);
  await dialog.getByLabel('Phone').fill('9876543210');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  release();
  await expect(toast(page, submitted)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main').getByRole('button', { name: 'Post a Query' })).toBeFocused();

  await mailTo(email, /within 48 hours/);
  const toTeam = await mailTo(team, new RegExp(email));
  expect(toTeam.text).toContain('Ravi Kulkarni');
  expect(toTeam.text).toContain('9876543210');
});

test('an offline query shows the network error and keeps its text', async ({ page, context }) => {
  const dialog = await open(page);
  await fill(dialog, newAddress());
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(toast(page, networkError)).toBeVisible();
  await expect(dialog.getByLabel('Your query')).toHaveValue('Do you deliver to Pune?');
  await context.setOffline(false);
});

test('a query that fails after its form closed can be sent again', async ({ page }) => {
  const email = newAddress();
  const { promise: failing, resolve: fail } = Promise.withResolvers<undefined>();
  await page.route('**/api/queries', async (route) => {
    await failing;
    await route.abort();
  });
  const dialog = await open(page);
  await fill(dialog, email);
  const sent = page.waitForRequest('**/api/queries');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await sent;
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: "FAQ's" }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently Asked Questions');

  fail(undefined);
  await expect(toast(page, networkError)).toBeVisible();
  await page.unroute('**/api/queries');
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(toast(page, submitted)).toBeVisible();
  await mailTo(email, /within 48 hours/);
});
