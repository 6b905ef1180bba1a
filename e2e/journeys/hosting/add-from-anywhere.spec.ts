import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { z } from 'zod';
import { expectAccessible } from '../../flows/accessibility.ts';
import { logOut, registerHost, tryToLogIn } from '../../flows/accounts.ts';
import { openApp } from '../../flows/open-app.ts';
import { newRegistry } from '../../flows/registry.ts';
import { runningSystem } from '../../system/system.ts';
import { expect, test } from '../../system/test.ts';

const onShop = (path: string) => new URL(path, runningSystem().demoShopOrigin).href;
const manifestSchema = z.object({
  share_target: z.object({
    action: z.string(),
    params: z.object({ title: z.string(), text: z.string(), url: z.string() }),
  }),
});

async function shareTarget(page: Page, shared: { title: string; text: string }): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { errors, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { action, params } = manifestSchema.parse(JSON.parse(data ?? '')).share_target;
  return `${action}?${new URLSearchParams({
    [params.title]: shared.title,
    [params.text]: shared.text,
  })}`;
}

test('Chromium offers to install the product', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'installable-'));
  const { executablePath, args } = test.info().project.use.launchOptions ?? {};
  const context = await chromium.launchPersistentContext(folder, {
    ...(executablePath === undefined ? {} : { executablePath }),
    ...(args === undefined ? {} : { args }),
  });
  try {
    const page = await context.newPage();
    await page.goto(runningSystem().url);
    const session = await context.newCDPSession(page);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    expect(installabilityErrors).toEqual([]);
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
});

test('a link shared from a shop’s app survives the login and becomes a gift with one press', async ({
  page,
}) => {
  const account = await registerHost(page);
  await newRegistry(page, 'Shared from a shop');
  await openApp(page, '/host');
  const address = await shareTarget(page, {
    title: 'Brass Diya Lamp',
    text: `Look at this lamp ${onShop('/products/brass-diya-lamp')}?utm_source=share`,
  });
  await logOut(page);
  await page.setViewportSize({ width: 360, height: 740 });

  await page.goto(address);
  await expect(page).toHaveURL(/\/email-login\?next=/);
  await tryToLogIn(page, account.email, account.password);
  await expect(page.getByText('Here is what we found')).toBeVisible();
  await expect(page).toHaveURL('/add');
  await expect(page.getByText('Gifts go to')).toContainText('Shared from a shop');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add to Registry' }).click();
  await expect(page.getByText('Added to Shared from a shop')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'View Registry' }).click();
  await expect(page.getByText('Brass Diya Lamp').first()).toBeVisible();
});

test('the bookmark adds the page of a shop, and a text without a link is told', async ({
  page,
}) => {
  await registerHost(page);
  await newRegistry(page, 'By the bookmark');
  await openApp(page, '/add');
  await page.getByText('On a computer').click();
  const script = await page.getByLabel('Address of the bookmark').inputValue();
  await expectAccessible(page);

  await page.goto(onShop('/products/brass-diya-lamp'));
  const opening = page.waitForEvent('popup');
  await page.evaluate(decodeURIComponent(script.replace('javascript:', '')));
  const popup = await opening;
  await expect(popup.getByText('Here is what we found')).toBeVisible();
  await popup.close();

  await openApp(page, '/add?text=no+link+here');
  await expect(page.getByText('We found no link in what you shared')).toBeVisible();
});

test('pasted links are read as a list that survives a reload, and each is decided', async ({
  page,
}) => {
  await registerHost(page);
  await newRegistry(page, 'By many links');
  await openApp(page, '/add');
  await page.getByRole('link', { name: 'Add several links at once' }).click();
  const paths = [
    '/products/brass-diya-lamp',
    '/products/jasmine-candle-trio',
    '/made-to-order',
    '/members',
  ];
  await page.getByLabel('Links').fill(paths.map(onShop).join('\n'));
  await page.getByRole('button', { name: 'Read 4 pages' }).click();
  await expect(page.getByRole('progressbar', { name: 'Pages read' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('progressbar', { name: 'Pages read' })).toHaveAttribute(
    'aria-valuetext',
    '4 of 4 read',
  );
  await expectAccessible(page);

  await page.getByRole('button', { name: /^Fill in by hand: / }).click();
  await page.getByLabel('Name', { exact: true }).fill('Tea for members');
  await page.getByRole('button', { name: 'Add to Registry' }).click();
  await page.getByRole('button', { name: /^Drop: Name Plate/ }).click();
  await page.getByRole('button', { name: 'Add all 2 that are ready' }).click();
  await expect(page.getByText('This list is done')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'View Registry' }).click();
  for (const name of ['Brass Diya Lamp', 'Jasmine Candle Trio', 'Tea for members'])
    await expect(page.getByText(name).first()).toBeVisible();
  await expect(page.getByText(/Name Plate/)).toHaveCount(0);
});

test('a CSV file is shown before its gifts are added together', async ({ page }) => {
  await registerHost(page);
  await newRegistry(page, 'From a file');
  await openApp(page, '/add');
  await page.getByRole('link', { name: 'Add from a CSV file' }).click();
  await page.getByLabel('CSV file').setInputFiles({
    name: 'wishes.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `\uFEFFname,url,price,quantity\r\nपीतल का दीया,${onShop('/products/brass-diya-lamp')},"₹1,499",2\r\n"Painting, by Ravi",,,\r\nKettle,,cheap,1\r\n`,
    ),
  });
  await expect(page.getByText('Please enter an amount')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add 2 gifts' })).toBeDisabled();
  await expectAccessible(page);
  await page.getByLabel('Leave out 1 row with errors').check();
  await page.getByRole('button', { name: 'Add 2 gifts' }).click();
  await expect(page.getByText('2 gifts added to From a file')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'View Registry' }).click();
  await expect(page.getByText('पीतल का दीया').first()).toBeVisible();
  await expect(page.getByText('Painting, by Ravi').first()).toBeVisible();
  await expect(page.getByText('Kettle')).toHaveCount(0);
});
