import type { Page } from '@playwright/test';
import { runningSystem } from '../../system/system.ts';
import { expect, test } from '../../system/test.ts';

// Both tests run in one worker, one after the other, like many pairs of journeys.
test.describe.configure({ mode: 'serial' });

const narrow = { width: 360, height: 740 };

async function traces(page: Page) {
  const inPage = await page.evaluate(async () => ({
    local: localStorage.getItem('left'),
    session: sessionStorage.getItem('left'),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    initScript: 'initScript' in window,
    dark: matchMedia('(prefers-color-scheme: dark)').matches,
    notifications: (await navigator.permissions.query({ name: 'notifications' })).state,
    clockIsSet: new Date().getFullYear() === 2000,
  }));
  return {
    ...inPage,
    cookies: (await page.context().cookies()).map(({ name }) => name),
    pages: page.context().pages().length,
    viewport: page.viewportSize(),
  };
}

test('a journey may leave cookies, stored data, routes and settings behind', async ({ page }) => {
  const context = page.context();
  await context.addCookies([{ name: 'left', value: 'behind', url: runningSystem().url }]);
  await context.grantPermissions(['notifications']);
  await context.setExtraHTTPHeaders({ 'x-left': 'behind' });
  await page.clock.install({ time: new Date('2000-06-01') });
  await page.addInitScript(() => Object.assign(window, { initScript: true }));
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize(narrow);
  await page.goto('/faq');
  await page.evaluate(async () => {
    localStorage.setItem('left', 'behind');
    sessionStorage.setItem('left', 'behind');
    await new Promise((resolve) => {
      indexedDB.open('left').addEventListener('success', resolve);
    });
  });
  await context.newPage();
  expect(await traces(page)).toEqual({
    local: 'behind',
    session: 'behind',
    databases: ['left'],
    initScript: true,
    dark: true,
    notifications: 'granted',
    clockIsSet: true,
    cookies: expect.arrayContaining(['left']),
    pages: 2,
    viewport: narrow,
  });
  await page.route('**/*', (route) => route.abort());
  await context.setOffline(true);
});

test('nothing of the journey before is left in the next', async ({ page }) => {
  const requested = page.waitForRequest('**/faq');
  await page.goto('/faq');
  expect(await (await requested).headerValue('x-left')).toBeNull();
  expect(
    await page.evaluate(() => history.length),
    'the page is the one of before',
  ).toBeGreaterThan(2);
  expect(await traces(page)).toEqual({
    local: null,
    session: null,
    databases: [],
    initScript: false,
    dark: false,
    notifications: expect.not.stringMatching('granted'),
    clockIsSet: false,
    cookies: expect.not.arrayContaining(['left']),
    pages: 1,
    viewport: { width: 1280, height: 720 },
  });
});
