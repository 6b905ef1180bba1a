import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { pages } from './pages.ts';

const screens = [...new Set(pages.map(({ screen }) => screen))];
const routes = await readFile(new URL('./routes.tsx', import.meta.url), 'utf8');

test('every screen is a route, a chunk and a folder of one name', () => {
  for (const screen of screens) {
    expect(routes).toMatch(new RegExp(`'?${screen}'?: \\(\\) =>`));
    expect({
      case: screen,
      holds: Boolean(routes.includes(`webpackChunkName: "${screen}"`)),
    }).toStrictEqual({ case: screen, holds: true });
    expect({
      case: screen,
      holds: Boolean(existsSync(new URL(`./${screen}/${screen}-page.tsx`, import.meta.url))),
    }).toStrictEqual({ case: screen, holds: true });
  }
});

test('every page is for hosts, and only delivery sends others home', () => {
  for (const page of pages)
    expect({ case: page.path, got: page.access }).toStrictEqual({ case: page.path, got: 'host' });
  expect(pages.flatMap((page) => ('signedOutTo' in page ? [page.path] : []))).toStrictEqual([
    '/delivery-preferences',
  ]);
});
