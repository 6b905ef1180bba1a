import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseTable, releaseTableId } from '@gift-registry/bff-contract';
import { withLocalBuilds } from './local-builds.cjs';

const pages = join(import.meta.dirname, '../fixtures/mfe-sample/src/pages.ts');

const document = (releases: object) => `<!doctype html>
<link rel="preload" as="script" href="/_mf/mfe-sample/0123456789abcdef/remoteEntry.js">
<link rel="preload" as="script" href="/_mf/mfe-other/0123456789abcdef/remoteEntry.js">
<link rel="stylesheet" href="/_mf/shell/fedcba9876543210/shell.01234567.css">
<script src="/_mf/shell/fedcba9876543210/shell.89abcdef.js" defer></script>
<script type="application/json" id="${releaseTableId}">${JSON.stringify(releases)}</script>`;

const released = {
  'mfe-other': { version: '1', entry: '/_mf/mfe-other/1/remoteEntry.js', pages: [] },
};

test('the document loads the local remote with the pages of its sources, and the other remotes as released', async () => {
  const html = await withLocalBuilds(
    document(released),
    [{ project: 'mfe-sample', pages }],
    '/greeting',
  );
  const json = new RegExp(`id="${releaseTableId}">([^<]*)<`).exec(html)?.[1] ?? '';
  const table = releaseTable.parse(JSON.parse(json));
  expect(table['mfe-sample']?.entry).toBe('/_mf/mfe-sample/dev/remoteEntry.js');
  expect(table['mfe-sample']?.pages.map(({ path }) => path)).toStrictEqual([
    '/greeting',
    '/farewell/:name',
  ]);
  expect(table['mfe-other']).toStrictEqual(released['mfe-other']);
  expect(html).not.toMatch(/mfe-sample\/0123456789abcdef/);
  expect(html).toMatch(/mfe-other\/0123456789abcdef/);
});

test('the document has a title of a module that the pages import, also after a change', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'changed-title-'));
  const file = join(folder, 'pages.ts');
  const words = join(folder, 'words.ts');
  await writeFile(
    file,
    `import { title } from './words.ts';
    export const pages = [{ screen: 'hello', path: '/hello', title, description: 'A greeting.' }];`,
  );
  const local = [{ project: 'mfe-sample', pages: file }];
  await writeFile(words, "export const title = 'Hello';");
  expect(await withLocalBuilds(document(released), local, '/hello')).toContain('"title":"Hello"');
  await writeFile(words, "export const title = 'Namaste';");
  expect(await withLocalBuilds(document(released), local, '/hello')).toContain('"title":"Namaste"');
  await rm(folder, { recursive: true });
});

test('a page has the title of the sources, also a new page, and a title from data stays', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'local-title-'));
  const file = join(folder, 'pages.ts');
  await writeFile(
    file,
    `export const pages = ['/hello', '/new', '/r/:code'].map((path) =>
      ({ screen: 'hello', path, title: 'Salt & pepper', description: 'A greeting.' }));`,
  );
  const page = { screen: 'hello', title: 'Salt or pepper', description: 'A greeting.' };
  const pages = [
    { ...page, path: '/hello' },
    { ...page, path: '/r/:code' },
  ];
  const before = document({
    'mfe-sample': { version: '1', entry: '/_mf/mfe-sample/1/e.js', pages },
  });
  const titleOf = async (path: string, title: string) => {
    const html = `<title>${title} · Tohfa</title>${before}`;
    const shown = await withLocalBuilds(html, [{ project: 'mfe-sample', pages: file }], path);
    return /<title>(.*) · Tohfa</.exec(shown)?.[1];
  };
  expect(await titleOf('/hello', 'Salt or pepper')).toBe('Salt &amp; pepper');
  expect(await titleOf('/new', 'Oops! Page not found')).toBe('Salt &amp; pepper');
  expect(await titleOf('/r/asha', 'Asha and Dev')).toBe('Asha and Dev');
  expect(await titleOf('/elsewhere', 'Oops! Page not found')).toBe('Oops! Page not found');
  await rm(folder, { recursive: true });
});

test('the document loads the local shell', async () => {
  const html = await withLocalBuilds(document(released), [{ project: 'shell' }], '/');
  expect(html).toMatch(/src="\/_mf\/shell\/dev\/shell\.js"/);
  expect(html).toMatch(/href="\/_mf\/shell\/dev\/shell\.css"/);
});
