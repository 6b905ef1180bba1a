import { globSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  confirmIdentity as confirmIdentityRoute,
  releaseTable,
  releaseTableId,
} from '@gift-registry/bff-contract';
import type { Page } from '@playwright/test';
import { demoAdmin, signIn } from '../../flows/accounts.ts';
import { apiOf } from '../../flows/api.ts';
import { CountedHand } from '../../flows/counted-hand.ts';
import { toast } from '../../flows/toasts.ts';
import { publish, releaseFolder, rollBack } from '../../flows/releases/releases.ts';
import { expect, test } from '../../system/test.ts';

const workspaceRoot = join(import.meta.dirname, '../../..');
const demoRegistry = '/r/demo-Asha-and-Dev-2026';
const caption = 'Items the registry owner would love to receive';
const newCaption = 'Items that would make the owner very happy now';

test('the document lists the live releases, and their files exist', async ({ page, request }) => {
  await page.goto('/faq');
  const table = await readReleaseTable(page);
  expect(Object.keys(table).sort()).toEqual(globSync('mfe-*', { cwd: workspaceRoot }).sort());
  for (const [project, { version, entry }] of Object.entries(table)) {
    expect(entry).toBe(`/_mf/${project}/${version}/remoteEntry.js`);
    expect((await request.get(entry)).status(), entry).toBe(200);
  }
});

test('a remote is published and rolled back without a new shell', async ({ page }) => {
  await page.goto(demoRegistry);
  await expect(page.getByText(caption)).toBeVisible();
  const shell = await shellScript(page);
  const { version = '' } = (await readReleaseTable(page))['mfe-guest'] ?? {};

  const build = await buildWithNewCaption(releaseFolder('mfe-guest', version));
  await publish('mfe-guest', build);
  try {
    await page.reload();
    await expect(page.getByText(newCaption)).toBeVisible();
    expect(await shellScript(page)).toBe(shell);
  } finally {
    await rollBack('mfe-guest');
    await rm(build, { recursive: true });
  }
  await page.reload();
  await expect(page.getByText(caption)).toBeVisible();
  expect((await readReleaseTable(page))['mfe-guest']?.version).toBe(version);
});

test('an admin takes a release back in three steps', async ({ newVisitor }) => {
  const admin = await newVisitor({ hasTouch: true });
  await signIn(admin, demoAdmin);
  await apiOf(admin)(confirmIdentityRoute, { body: { password: demoAdmin.password } });
  await admin.goto(demoRegistry);
  const { version = '' } = (await readReleaseTable(admin))['mfe-guest'] ?? {};
  const build = await buildWithNewCaption(releaseFolder('mfe-guest', version));
  await publish('mfe-guest', build);
  await rm(build, { recursive: true });

  await admin.goto('/admin/overview');
  const hand = new CountedHand(admin);
  await hand.tap(admin.getByRole('link', { name: 'Releases' }));
  await hand.tap(admin.getByRole('button', { name: 'Roll back mfe-guest' }));
  await hand.tap(admin.getByRole('dialog').getByRole('button', { name: 'Roll back' }));
  await expect(toast(admin, 'Rolled Back')).toBeVisible();
  expect(hand.actions).toBeLessThanOrEqual(3);

  await admin.getByRole('link', { name: 'mfe-guest' }).click();
  const records = admin.getByRole('table', { name: 'Releases of mfe-guest' });
  await expect(records).toContainText('Withdrawn');
  await expect(records).toContainText('Somebody took it back');
  await admin.goto(demoRegistry);
  expect((await readReleaseTable(admin))['mfe-guest']?.version).toBe(version);
});

test('a remote without its files shows an error and recovers, and the others keep working', async ({
  page,
}) => {
  await page.goto('/faq');
  const { version = '' } = (await readReleaseTable(page))['mfe-guest'] ?? {};
  const folder = releaseFolder('mfe-guest', version);
  await rename(folder, `${folder}-moved`);
  try {
    await page.goto('/guest');
    await expect(page.getByRole('heading', { name: 'This page is taking a break' })).toBeVisible();
    await page.getByRole('link', { name: "FAQ's" }).click();
    await expect(page.getByRole('heading', { name: 'Frequently Asked Questions' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'This page is taking a break' })).toBeVisible();
  } finally {
    await rename(`${folder}-moved`, folder);
  }
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Find a registry' })).toBeVisible();
});

async function readReleaseTable(page: Page) {
  const text = await page.locator(`#${releaseTableId}`).textContent();
  return releaseTable.parse(JSON.parse(text ?? 'null'));
}

const shellScript = (page: Page) =>
  page.locator('script[src^="/_mf/shell/"]').first().getAttribute('src');

async function buildWithNewCaption(folder: string): Promise<string> {
  const build = await mkdtemp(join(tmpdir(), 'gift-registry-build-'));
  await cp(folder, build, { recursive: true, filter: (path) => !/\.(?:br|gz)$/.test(path) });
  let changed = 0;
  for (const file of await readdir(build)) {
    if (!file.endsWith('.js')) continue;
    const code = await readFile(join(build, file), 'utf8');
    if (!code.includes(caption)) continue;
    await writeFile(join(build, file), code.replaceAll(caption, newCaption));
    changed += 1;
  }
  expect(changed).toBeGreaterThan(0);
  return build;
}
