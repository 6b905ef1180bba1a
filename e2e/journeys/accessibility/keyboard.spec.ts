import type { Locator, Page } from '@playwright/test';
import { openApp } from '../../flows/open-app.ts';
import { expect, test } from '../../system/test.ts';

async function tabTo(page: Page, target: Locator, limit = 40): Promise<void> {
  for (let presses = 0; presses < limit; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target, 'reached with Tab').toBeFocused();
}

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('the public pages work with the keyboard alone', async ({ page }) => {
  await openApp(page, '/');
  await expect(page.getByRole('contentinfo')).toBeVisible();

  await test.step('the first Tab stop skips the header', async () => {
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to the main content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('a link of the header moves the focus to the heading of its page', async () => {
    await page.reload();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await tabTo(page, page.getByRole('banner').getByRole('link', { name: "FAQ's" }));
    await page.keyboard.press('Enter');
    await expect(title(page, 'Frequently Asked Questions')).toBeFocused();
  });

  await test.step('an FAQ answer opens and closes', async () => {
    const question = page.locator('summary').first();
    const answer = page.getByText('A wish list for an occasion.');
    await tabTo(page, question);
    await page.keyboard.press('Enter');
    await expect(answer).toBeVisible();
    await page.keyboard.press('Space');
    await expect(answer).toBeHidden();
    await expect(question).toBeFocused();
  });

  await test.step('the footer links to the contact page', async () => {
    await tabTo(page, page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }));
    await page.keyboard.press('Enter');
    await expect(title(page, 'Contact Us')).toBeFocused();
  });

  await test.step('the query form traps the focus and returns it', async () => {
    const opener = page.getByRole('main').getByRole('button', { name: 'Post a Query' });
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Post a Query' });
    await expect(dialog.getByLabel('Name')).toBeFocused();
    for (const name of ['Email', 'Phone', 'Your query']) {
      await page.keyboard.press('Tab');
      await expect(dialog.getByLabel(name)).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: 'Submit' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Name is required')).toBeVisible();
    await expect(dialog.getByLabel('Name')).toBeFocused();
    for (let presses = 0; presses < 8; presses += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(
        () => document.activeElement?.closest('[role="dialog"]') === null,
      );
      // Between the last and the first control the focus may pass the browser's own controls.
      if (outside)
        expect(await page.evaluate(() => document.activeElement?.closest('main'))).toBeNull();
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });
});

test('the mobile menu works with the keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openApp(page, '/about-us');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu).toBeHidden();

  const toggle = page.getByRole('button', { name: 'Open the menu' });
  await tabTo(page, toggle);
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close the menu' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: 'How It Works?' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(toggle).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: 'How It Works?' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(title(page, 'How It Works')).toBeFocused();
  await expect(menu).toBeHidden();
});
