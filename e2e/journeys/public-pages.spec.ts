import type { Page } from '@playwright/test';
import { openApp } from '../flows/open-app.ts';
import { toast } from '../flows/toasts.ts';
import { expect, test } from '../system/test.ts';

// The texts of the public pages are checked by the component tests of mfe-public.

const heading = (page: Page, name: string, level = 2) =>
  page.getByRole('heading', { name, level, exact: true });

test('home introduces the product and links to the first registry', async ({ page }) => {
  await openApp(page, '/');
  await expect(heading(page, 'Get Gifts You Love', 1)).toBeVisible();
  await expect(heading(page, 'Not sure how to get started?')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Post a Query' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Create Registry' }).first().click();
  await expect(page).toHaveURL('/email-signup?next=%2Fcreate-registry');
});

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

test('the page How It Works links to the catalogue and to the first registry', async ({ page }) => {
  await openApp(page, '/how-it-works');
  await page.getByRole('link', { name: 'Browse Products' }).click();
  await expect(page).toHaveURL('/products');
  await expect(heading(page, 'All Products', 1)).toBeVisible();
  await page
    .getByRole('button', { name: /^Add .+ to registry$/, disabled: false })
    .first()
    .click();
  await expect(toast(page, 'Please log in to add items to registry')).toBeVisible();
  await expect(page).toHaveURL('/email-login?next=%2Fproducts');
  await openApp(page, '/how-it-works');
  await page.getByRole('main').getByRole('link', { name: 'Create Registry' }).click();
  await expect(page).toHaveURL('/email-signup?next=%2Fcreate-registry');
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

test('the blog loads all posts and opens one', async ({ page }) => {
  await openApp(page, '/blogs');
  const posts = page.getByRole('main').getByRole('article');
  await expect(posts).toHaveCount(4);
  await page.getByRole('button', { name: 'Load More Posts' }).click();
  await expect(posts).toHaveCount(8);
  await posts
    .last()
    .getByRole('link', { name: /^Read More/ })
    .click();
  await expect(page).toHaveURL('/blogs/gifts-across-distance');
  await expect(heading(page, 'When your guests live in five time zones', 1)).toBeFocused();
  await expect(page).toHaveTitle('When your guests live in five time zones · Tohfa');
});

test('a post that does not exist shows the 404 page', async ({ page }) => {
  const response = await page.goto('/blogs/no-such-post');
  expect(response?.status()).toBe(404);
  await expect(heading(page, 'Oops! Page not found', 1)).toBeVisible();
  await page.getByRole('link', { name: 'See All Posts' }).click();
  await expect(page).toHaveURL('/blogs');
});
