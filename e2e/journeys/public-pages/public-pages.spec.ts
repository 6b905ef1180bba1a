import { openApp } from '../../flows/open-app.ts';
import { expect, test } from '../../system/test.ts';

test('the quotes of home move until they are paused', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openApp(page, '/');
  const quotes = page.getByRole('group', { name: 'Gifting regrets' });
  const belt = quotes.locator(':scope > div');
  await expect(belt).toHaveCSS('animation-play-state', 'running');
  const quote = quotes.getByRole('listitem').first();
  const position = async () => (await quote.boundingBox())?.x;
  const start = await position();
  await expect.poll(position).not.toBe(start);
  await page.getByRole('button', { name: 'Pause the quotes' }).click();
  await expect(page.getByRole('button', { name: 'Move the quotes' })).toBeVisible();
  await expect(belt).toHaveCSS('animation-play-state', 'paused');
});

test('the FAQ keeps one answer open at a time', async ({ page }) => {
  await openApp(page, '/faq');
  const questions = page.getByRole('main').locator('summary');
  for (const question of [questions.nth(1), questions.nth(3)]) {
    await question.click();
    const open = page.locator('details[open]');
    await expect(open).toHaveCount(1);
    await expect(open.locator('summary')).toHaveText((await question.textContent()) ?? '');
  }
});
