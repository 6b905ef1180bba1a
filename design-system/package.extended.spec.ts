import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { z } from 'zod';
import { installPackage, runNode } from './testing/installed-package.ts';
import { serveFolder } from './testing/static-server.ts';

const colorTokens = z.object({
  color: z.record(z.string(), z.object({ $value: z.object({ hex: z.string() }) })),
});
const compiler = createRequire(import.meta.url).resolve('@typescript/native/package.json');

test.describe('The package in an application of its own', () => {
  // One installation serves all tests.
  test.describe.configure({ mode: 'default', timeout: 180_000 });

  let folder = '';
  let origin = '';
  let server: Server;

  test.beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'application-'));
    await installPackage(folder);
    await runNode(folder, 'render.js');
    ({ origin, server } = await serveFolder(folder));
  });

  test.afterAll(async () => {
    server.close();
    await rm(folder, { recursive: true });
  });

  for (const theme of ['light', 'dark'] as const)
    test(`a page that a server rendered has the colours of the ${theme} theme`, async ({
      page,
    }) => {
      // A colour on its way from one theme to the other is neither of both.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(`${origin}/rendered.html`);
      await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
      const colours = tokensOf(theme);
      expect(await buttonStyles(page)).toEqual({
        background: colours('primary'),
        text: colours('on-primary'),
        page: colours('canvas'),
        radius: '999px',
        font: expect.stringContaining('Figtree Variable'),
      });
    });

  test('a page that a bundler built comes to life on what a server rendered', async ({ page }) => {
    await build({ configFile: false, logLevel: 'error', root: folder, base: './' });
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    await page.goto(`${origin}/dist/index.html`);
    await page.getByRole('button', { name: 'Add a gift' }).click();
    await expect(page.getByRole('dialog', { name: 'A brass lamp' })).toBeVisible();
    expect(await fontsOf(page)).toContain('Figtree Variable');
    expect(problems).toEqual([]);
  });

  test('its types accept a right property and refuse a wrong one', async () => {
    await checkTypes('<Button variant="primary">Add</Button>');
    await expect(checkTypes('<Button variant="loud">Add</Button>')).rejects.toThrow(/TS2322/);
  });

  test('files that are no entries stay closed', async () => {
    const read = (path: string) =>
      runNode(folder, '-e', `import('@gift-registry/design-system/${path}')`);
    await read('button');
    await expect(read('class-names.js')).rejects.toThrow(/ERR_PACKAGE_PATH_NOT_EXPORTED/);
  });

  function tokensOf(theme: 'light' | 'dark') {
    const file = join(folder, 'node_modules/@gift-registry/design-system', `tokens.${theme}.json`);
    const { color } = colorTokens.parse(JSON.parse(readFileSync(file, 'utf8')));
    return (name: string) => rgb(color[name]?.$value.hex ?? '');
  }

  async function checkTypes(element: string): Promise<void> {
    const source = `import { Button } from '@gift-registry/design-system/button';\nexport const element = ${element};\n`;
    await writeFile(join(folder, 'typed.tsx'), source);
    const options = ['--noEmit', '--strict', '--jsx', 'react-jsx', '--module', 'nodenext'];
    const run = runNode(folder, join(compiler, '../bin/tsc'), ...options, 'typed.tsx');
    await run.catch((error: { stdout: string }) => {
      throw new Error(error.stdout);
    });
  }
});

const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

const buttonStyles = (page: Page) =>
  page.getByRole('button', { name: 'Add a gift' }).evaluate((button) => {
    const { backgroundColor, color, borderTopLeftRadius, fontFamily } = getComputedStyle(button);
    return {
      background: backgroundColor,
      text: color,
      page: getComputedStyle(document.body).backgroundColor,
      radius: borderTopLeftRadius,
      font: fontFamily,
    };
  });

const fontsOf = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', ''));
  });
