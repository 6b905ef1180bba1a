import type { Page } from '@playwright/test';
import { openApp } from '../../flows/open-app.ts';
import { failuresIn, keepBeacons } from '../../flows/releases/sent-reports.ts';
import { expect, test } from '../../system/test.ts';

async function change(page: Page, files: string, text: string, replacement: string) {
  await page.route(files, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replaceAll(text, replacement),
    });
  });
}

const dialogFile = '**/_mf/mfe-public/**/query-dialog.*.js';
const dialogTitle = 'title:"Post a Query"';
const formLabel = 'label:"Your query"';
const broken = (text: string) =>
  text.replace(/".*"/, '(()=>{throw new TypeError("broken part")})()');

const openQuery = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Post a Query' }).click();
const failed = (page: Page) => page.getByRole('dialog', { name: 'This part didn’t work.' });

const othersWork = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { name: 'Frequently Asked Questions' })).toBeVisible();
};

test.beforeEach(({ page }) => keepBeacons(page));

test('a dialog that fails says so, the page goes on, and the report names the dialog', async ({
  page,
}) => {
  await change(page, dialogFile, dialogTitle, broken(dialogTitle));
  await openApp(page, '/contact-us');
  await openQuery(page);
  await failed(page).getByRole('button', { name: 'Try again' }).click();
  await expect(failed(page)).toBeVisible();
  expect(await failuresIn(page, '"part"')).toEqual([
    { path: '/contact-us', project: 'mfe-public', kind: 'crash', part: 'query' },
  ]);
  await page.keyboard.press('Escape');
  await expect(failed(page)).toBeHidden();
  await othersWork(page);
});

test('the content of a dialog that fails leaves its title and its close button', async ({
  page,
}) => {
  await change(page, dialogFile, formLabel, broken(formLabel));
  await openApp(page, '/contact-us');
  await openQuery(page);
  const dialog = page.getByRole('dialog', { name: 'Post a Query' });
  await expect(dialog.getByRole('alert')).toContainText('This part didn’t work.');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await othersWork(page);
});

test('without its boundary the same dialog takes the page along, and the report names no part', async ({
  page,
}) => {
  const [caught, uncaught] = ['getDerivedStateFromError', 'getDerivedStateFromNothing'];
  await change(page, '**/_mf/mfe-public/**/*.js', caught, uncaught);
  await change(page, dialogFile, dialogTitle, broken(dialogTitle));
  await openApp(page, '/contact-us');
  await openQuery(page);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Something went wrong on this page' }),
  ).toBeVisible();
  const failures = await failuresIn(page, '"crash"');
  expect(failures).toContainEqual({ path: '/contact-us', project: 'mfe-public', kind: 'crash' });
});
