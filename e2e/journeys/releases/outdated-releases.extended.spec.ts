import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseManifest, releaseTable, releaseTableId } from '@gift-registry/bff-contract';
import { runSql } from '@gift-registry/scripts/run-sql';
import type { Page } from '@playwright/test';
import { publish, releaseFolder, rollBack } from '../../flows/releases/releases.ts';
import { runningSystem } from '../../system/system.ts';
import { expect, test } from '../../system/test.ts';

async function guestVersion(page: Page): Promise<string> {
  await page.goto('/faq');
  const text = await page.locator(`#${releaseTableId}`).textContent();
  return releaseTable.parse(JSON.parse(text ?? 'null'))['mfe-guest']?.version ?? '';
}

async function copyWith(version: string, contracts: { bff: string } | undefined): Promise<string> {
  const build = await mkdtemp(join(tmpdir(), 'gift-registry-outdated-'));
  await cp(releaseFolder('mfe-guest', version), build, {
    recursive: true,
    filter: (path) => !/\.(?:br|gz)$/.test(path),
  });
  const file = join(build, 'release.json');
  const manifest = releaseManifest.parse(JSON.parse(await readFile(file, 'utf8')));
  expect(manifest.contracts).toBeDefined();
  await writeFile(file, JSON.stringify({ ...manifest, contracts }));
  return build;
}

test('a build that needs a later contract is refused, and nothing changes', async ({ page }) => {
  const before = await guestVersion(page);
  const build = await copyWith(before, { bff: '99.0.0' });
  await expect(publish('mfe-guest', build)).rejects.toThrow(
    /mfe-guest was built against 99\.0\.0 of bff\/contract, .* Update the server first\./,
  );
  expect(await guestVersion(page)).toBe(before);
  await rm(build, { recursive: true });
});

test('a remote of an earlier contract says so in its area, and every other area works', async ({
  page,
  pageErrors,
}) => {
  const before = await guestVersion(page);
  const build = await copyWith(before, undefined);
  await publish('mfe-guest', build);
  try {
    const version = await guestVersion(page);
    await rollBack('mfe-guest', before);
    // The server reads the description of a release when it begins to serve it.
    expect(await guestVersion(page)).toBe(before);
    await runSql(
      runningSystem().databaseUrl,
      `update mfe_releases set manifest = manifest || '{"contracts": {"bff": "0.9.0"}}'
       where project = 'mfe-guest' and version = '${version}'`,
    );
    await rollBack('mfe-guest', version);

    await page.goto('/guest');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is taking a break');
    await expect(page.getByText('its next version is on its way')).toBeVisible();
    for (const path of ['/faq', '/', '/email-login']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('This page is taking a break')).toBeHidden();
    }
  } finally {
    await rollBack('mfe-guest', before);
    await rm(build, { recursive: true });
  }
  await page.goto('/guest');
  await expect(page.getByRole('heading', { name: 'Find a registry' })).toBeVisible();
  pageErrors.splice(0);
});
