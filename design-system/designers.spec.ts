import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { serveFolder } from './testing/static-server.ts';
import { STORYBOOK } from './testing/story-page.ts';

test.describe('A designer', () => {
  let origin = '';
  let stop = () => {};

  test.beforeAll(async () => {
    const served = await serveFolder(STORYBOOK);
    origin = served.origin;
    stop = () => void served.server.close();
  });

  test.afterAll(() => stop());

  const open = (page: Page, id: string) => page.goto(`${origin}/index.html?path=/docs/${id}--docs`);

  test('finds components by their other names, and reads their own in the sidebar', async ({
    page,
  }) => {
    await open(page, 'components-button');
    await expect(page.getByRole('button', { name: 'Dialog', exact: true })).toBeVisible();
    for (const [word, component] of [
      ['modal', 'Dialog'],
      ['toast', 'Toast'],
      ['snackbar', 'Toast'],
      ['dropdown', 'SelectField'],
      ['hamburger', 'MobileMenu'],
    ]) {
      await page.getByRole('searchbox').fill(word ?? '');
      const results = page.locator('.search-result-item');
      await expect(results.filter({ hasText: component ?? '' }).first(), word).toBeVisible();
    }
  });

  test('changes a component with its controls', async ({ page }) => {
    await open(page, 'components-button');
    const docs = page.frameLocator('#storybook-preview-iframe');
    await docs
      .getByRole('row', { name: /^children/ })
      .getByRole('textbox')
      .fill('Invite guests');
    await expect(docs.locator('.docs-story').getByRole('button')).toHaveText('Invite guests');
  });

  test('compares the states, themes and directions of a component', async ({ page }) => {
    await open(page, 'components-button');
    const docs = page.frameLocator('#storybook-preview-iframe');
    const background = (caption: string) =>
      docs
        .locator('figure', { hasText: caption })
        .locator('button, a')
        .first()
        .evaluate((button) => getComputedStyle(button).backgroundColor);
    await expect.poll(() => background('Hover')).not.toBe(await background('Default'));
    expect(await background('Dark')).not.toBe(await background('Light'));
    await expect(
      docs.locator('figure', { hasText: 'Right to left' }).locator('[dir=rtl]'),
    ).toBeVisible();
    const phone = docs.locator('figure', { hasText: '320 px' }).locator('iframe');
    await phone.scrollIntoViewIfNeeded();
    await expect(phone.contentFrame().getByRole('button').first()).toBeVisible();
  });
});
