import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { mailTo } from '../system/inbox.ts';
import { expect, test } from '../system/test.ts';

const team = 'hello@tohfa.example';
const submitted = 'Thank you! Your query has been submitted successfully.';

const notice = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text).first();

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

const newAddress = () => `guest-${randomUUID()}@example.com`;

test.beforeEach(async ({ page }) => {
  await page.goto('/contact-us');
});

test('each field says what is wrong with it', async ({ page }) => {
  const dialog = await open(page);
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await dialog.getByRole('button', { name: 'Submit' }).click();
  for (const message of ['Name is required', 'Email is required', 'Please enter your query'])
    await expect(dialog.getByText(message)).toBeVisible();
  await expect(dialog.getByLabel('Name')).toBeFocused();

  await dialog.getByLabel('Name').fill('n'.repeat(51));
  await dialog.getByLabel('Email').fill(`${'e'.repeat(97)}@a.in`);
  await dialog.getByLabel('Phone').fill('12345');
  await dialog.getByLabel('Your query').fill('q'.repeat(1001));
  await expect(dialog.getByText('1001/1000')).toBeVisible();
  for (const message of [
    'Name must be 50 characters or less',
    'Email must be 100 characters or less',
    'Phone number must be 10 digits starting with 6, 7, 8, or 9',
    'Query must be 1000 characters or less',
  ])
    await expect(dialog.getByText(message)).toBeVisible();

  await dialog.getByLabel('Email').fill('ravi@nowhere');
  await expect(dialog.getByText('Invalid email format')).toBeVisible();
  await dialog.getByLabel('Name').fill('Ravi');
  await expect(dialog.getByText('Name must be 50 characters or less')).toBeHidden();
});

test('the counter follows the typing', async ({ page }) => {
  const dialog = await open(page);
  await expect(dialog.getByText('0/1000')).toBeVisible();
  await dialog.getByLabel('Your query').pressSequentially('Hello');
  await expect(dialog.getByText('5/1000')).toBeVisible();
});

test('Escape, the backdrop and the button close it; it opens empty again', async ({ page }) => {
  const opener = page.getByRole('main').getByRole('button', { name: 'Post a Query' });
  const ways = [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 5),
    (dialog: Locator) => dialog.getByRole('button', { name: 'Close' }).click(),
  ];
  for (const close of ways) {
    const dialog = await open(page);
    await dialog.getByLabel('Name').fill('Somebody');
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect(dialog.getByText('Email is required')).toBeVisible();
    await close(dialog);
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
  const dialog = await open(page);
  await expect(dialog.getByLabel('Name')).toHaveValue('');
  await expect(dialog.getByText('Email is required')).toBeHidden();
});

test('a query reaches the team, and its sender gets a receipt', async ({ page }) => {
  const email = newAddress();
  await page.route('**/api/queries', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  const dialog = await open(page);
  await fill(dialog, email, `Do you deliver to ${email}?`);
  await dialog.getByLabel('Phone').fill('9876543210');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  await expect(notice(page, submitted)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main').getByRole('button', { name: 'Post a Query' })).toBeFocused();

  const receipt = await mailTo(email, /within 48 hours/);
  expect(receipt.text).toContain(`Do you deliver to ${email}?`);
  const toTeam = await mailTo(team, new RegExp(email));
  expect(toTeam.text).toContain('Ravi Kulkarni');
  expect(toTeam.text).toContain('9876543210');
});

test('what the server refuses is said, and everything typed stays', async ({ page }) => {
  const dialog = await open(page);
  await fill(dialog, newAddress());
  const submit = dialog.getByRole('button', { name: 'Submit' });

  await page.route('**/api/queries', (route) => route.abort());
  await submit.click();
  await expect(
    notice(page, 'Network error. Please check your connection and try again.'),
  ).toBeVisible();

  const error = { code: 'internal', message: '', requestId: 'r' };
  await page.route('**/api/queries', (route) => route.fulfill({ status: 500, json: { error } }));
  await submit.click();
  await expect(notice(page, 'Failed to submit query. Please try again.')).toBeVisible();
  await expect(dialog.getByLabel('Your query')).toHaveValue('Do you deliver to Pune?');
});

test('without a network the form says so at once', async ({ page, context }) => {
  const dialog = await open(page);
  await fill(dialog, newAddress());
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(
    notice(page, 'Network error. Please check your connection and try again.'),
  ).toBeVisible();
  await context.setOffline(false);
});

test('closing the form while it is sent stops nothing and loses nothing', async ({ page }) => {
  const email = newAddress();
  let arrived = () => {};
  const sent = new Promise<void>((resolve) => (arrived = resolve));
  let fail = () => {};
  const failing = new Promise<void>((resolve) => (fail = resolve));
  await page.route('**/api/queries', async (route) => {
    arrived();
    await failing;
    await route.abort();
  });
  const dialog = await open(page);
  await fill(dialog, email);
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await sent;
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: "FAQ's" }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently Asked Questions');

  fail();
  await expect(
    notice(page, 'Network error. Please check your connection and try again.'),
  ).toBeVisible();
  await page.unroute('**/api/queries');
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(notice(page, submitted)).toBeVisible();
  await mailTo(email, /within 48 hours/);
});
