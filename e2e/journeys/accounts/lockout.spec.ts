import type { Page } from '@playwright/test';
import { logIn, logOut, newAccount, registerHost, tryToLogIn } from '../../flows/accounts.ts';
import { expect, test } from '../../system/test.ts';

const storedAttempts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('attempts')));

async function failToLogIn(page: Page, email: string): Promise<void> {
  const answer = page.waitForResponse('**/api/auth/login');
  await tryToLogIn(page, email, 'Not-the-one-1');
  await answer;
}

test('a login clears its attempts, a logout clears all', async ({ page, newVisitor }) => {
  const account = await registerHost(await newVisitor());
  await page.goto('/email-login');
  await failToLogIn(page, account.email);
  await failToLogIn(page, newAccount().email);
  await expect.poll(() => storedAttempts(page)).toHaveLength(3);
  await logIn(page, account);
  const left = await storedAttempts(page);
  expect(left).toHaveLength(1);
  expect(left[0]).not.toContain(account.email);
  await logOut(page);
  expect(await storedAttempts(page)).toEqual([]);
});
