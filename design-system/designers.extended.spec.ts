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

  const docsOf = (page: Page) => page.frameLocator('#storybook-preview-iframe');

  for (const id of ['dialog', 'drawer', 'form-dialog', 'sheet'])
    test(`reads the page of ${id} without one over it`, async ({ page }) => {
      await open(page, `components-${id}`);
      const docs = docsOf(page);
      await expect(docs.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(docs.getByRole('table').first()).toBeVisible();
      await expect(docs.locator('[role=dialog]')).toHaveCount(0);
    });

  test('sees a toast in its frame, and its own properties below', async ({ page }) => {
    await open(page, 'components-toast');
    const docs = docsOf(page);
    const story = docs.locator('.docs-story iframe').first().contentFrame();
    await story.getByRole('button', { name: 'Show the toast' }).click();
    await expect(story.getByText('Added to Registry')).toBeVisible();
    await expect(docs.getByRole('row', { name: /^title/ })).toBeVisible();
    await expect(docs.getByRole('row', { name: /^children/ })).toHaveCount(0);
  });

  test('reads pages in the theme of their stories', async ({ page }) => {
    for (const [theme, colour] of [
      ['dark', 'rgb(19, 32, 27)'],
      ['light', 'rgb(251, 246, 236)'],
    ] as const) {
      await page.goto('about:blank');
      await page.goto(
        `${origin}/iframe.html?id=components-badge--docs&viewMode=docs&globals=theme:${theme}`,
      );
      await expect(page.locator('.sbdocs-wrapper'), theme).toHaveCSS('background-color', colour);
    }
  });

  test('reads the properties of a component on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(`${origin}/iframe.html?id=components-button--docs&viewMode=docs`);
    const table = page.locator('.docblock-argstable').first();
    await expect(table).toBeVisible();
    const [content, shown] = await table.evaluate((each) => [each.scrollWidth, each.clientWidth]);
    expect(content).toBeLessThanOrEqual(shown ?? 0);
    for (const box of await table.locator('td').all()) {
      const { x = 0, width = 0 } = (await box.boundingBox()) ?? {};
      expect(x + width).toBeLessThanOrEqual(360);
    }
  });

  test('sees the components alone in the sidebar', async ({ page }) => {
    await open(page, 'components-button');
    await expect(page.getByRole('button', { name: 'Dialog', exact: true })).toBeVisible();
    await expect(page.getByText(/onboarding|get started/i)).toHaveCount(0);
  });
});
