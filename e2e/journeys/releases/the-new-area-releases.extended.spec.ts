import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyWorkspace } from '@gift-registry/scripts/workspace-copy';
import { publish } from '../../flows/releases/releases.ts';
import { expect, test } from '../../system/test.ts';

const nx = 'nx/dist/bin/nx.js';

// Its release stays live, so its name comes after the other files that look at releases.
test('a new area is made, built, published and reached without a change elsewhere', async ({
  page,
}) => {
  const copy = await copyWorkspace();
  try {
    await copy.node(nx, 'g', '@gift-registry/scripts:area', 'gift-cards');
    expect((await copy.git('diff', '--name-only')).trim().split('\n')).toEqual(['CODEOWNERS']);
    // The packages of the copy lead to this workspace, so only the new area's own files are compiled.
    await writeFile(
      join(copy.folder, 'mfe-gift-cards/tsconfig.json'),
      '{ "extends": "../tsconfig.browser.json", "include": ["src", "css-modules.d.ts"] }',
    );
    await copy.node('@typescript/native/bin/tsc', '-p', 'mfe-gift-cards/tsconfig.json');
    await copy.node('jest/bin/jest.js', '--selectProjects', 'mfe-gift-cards');
    await copy.node(nx, 'build', 'mfe-gift-cards', '--outputStyle=static');

    expect((await page.goto('/gift-cards'))?.status()).toBe(404);
    await publish('mfe-gift-cards', join(copy.folder, 'mfe-gift-cards/dist'));
    expect((await page.goto('/gift-cards'))?.status()).toBe(200);
    await expect(page).toHaveTitle(/^Gift cards/);
    await expect(page.getByRole('heading', { level: 1, name: 'Gift cards' })).toBeVisible();
  } finally {
    await copy.remove();
  }
});
