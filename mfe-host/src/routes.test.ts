import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { pages } from './pages.ts';

const screens = [...new Set(pages.map(({ screen }) => screen))];
const routes = await readFile(new URL('./routes.tsx', import.meta.url), 'utf8');

test('every screen is a route, a chunk and a folder of one name', () => {
  for (const screen of screens) {
    assert.match(routes, new RegExp(`'?${screen}'?: \\(\\) =>`));
    assert.ok(routes.includes(`webpackChunkName: "${screen}"`), screen);
    assert.ok(existsSync(new URL(`./${screen}/${screen}-page.tsx`, import.meta.url)), screen);
  }
});

test('every page is for hosts, and only delivery sends others home', () => {
  for (const page of pages) assert.equal(page.access, 'host', page.path);
  assert.deepEqual(
    pages.flatMap((page) => ('signedOutTo' in page ? [page.path] : [])),
    ['/delivery-preferences'],
  );
});
