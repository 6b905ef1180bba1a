import { expect, type Locator, type Page } from '@playwright/test';

export const wish = (page: Page, name: string): Locator =>
  page
    .getByRole('list', { name: 'Registry Items' })
    .getByRole('listitem')
    .filter({ hasText: name });

export async function itemIdOf(page: Page, name: string): Promise<string> {
  const link = wish(page, name).getByRole('link', { name, exact: true });
  return (await link.getAttribute('href'))?.split('/').at(-1) ?? '';
}

export async function startPurchase(page: Page, name: string, guest: string): Promise<Locator> {
  await wish(page, name)
    .getByRole('button', { name: `Purchase ${name}` })
    .click();
  const dialog = page.getByRole('dialog', { name: `Purchase ${name}` });
  await dialog.getByLabel('Your name').fill(guest);
  return dialog;
}

export async function leaveConfirmation(page: Page): Promise<void> {
  const button = page.getByRole('dialog').getByRole('button', { name: 'Back to the wish list' });
  await button.click();
  await expect(button).toBeHidden();
}

export async function openSharedRegistry(page: Page, link: string, items: number): Promise<void> {
  await page.goto(link);
  await expect(page.getByRole('heading', { name: `Registry Items (${items})` })).toBeVisible();
}
