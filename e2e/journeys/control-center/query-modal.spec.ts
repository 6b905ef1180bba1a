import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { delayRequests } from '../../flows/network.ts';
import { openApp } from '../../flows/open-app.ts';
import { toast } from '../../flows/toasts.ts';
import { mailTo } from '../../system/inbox.ts';
import { expect, test } from '../../system/test.ts';

const team = 'hello@tohfa.example';
const submitted = 'Thank you! Your query has been submitted successfully.';
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

test('a press beside the query form closes it', async ({ page }) => {
  const dialog = await open(page);
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main').getByRole('button', { name: 'Post a Query' })).toBeFocused();
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
