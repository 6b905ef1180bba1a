import { releaseManifest, type PageDefinition } from '@gift-registry/bff-contract';
import type { LiveRelease } from '../features/releases/release.ts';
import { robotsTxt, sitemapXml } from './crawlers.routes.ts';

const page = (path: string, rest: Partial<PageDefinition> = {}) => ({
  screen: 'x',
  path,
  title: path,
  description: path,
  scripts: [],
  styles: [],
  ...rest,
});

const indexable = { indexable: true } as const;
const pages = [
  page('/', indexable),
  page('/returns', indexable),
  page('/blogs/:slug', {
    ...indexable,
    entries: [{ path: '/blogs/first', title: 'First', description: '…', changed: '2025-03-03' }],
  }),
  page('/r/:shareCode'),
  page('/r'),
  page('/host', { access: 'host' }),
  page('/admin/*', { access: 'admin' }),
];
const manifest = releaseManifest.parse({
  project: 'mfe-public',
  entry: 'e.js',
  scripts: [],
  styles: [],
  pages,
});
const releases: readonly LiveRelease[] = [{ project: 'mfe-public', version: '1', manifest }];
const base = 'https://gifts.example';

test('the sitemap lists indexable pages and their entries', () => {
  const locations = [...sitemapXml(releases, base).matchAll(/<loc>([^<]*)<\/loc>/g)];
  expect(locations.map(([, address]) => address)).toStrictEqual([
    `${base}/`,
    `${base}/returns`,
    `${base}/blogs/first`,
  ]);
  expect(sitemapXml(releases, base)).toMatch(/<lastmod>2025-03-03<\/lastmod>/);
});

test('robots.txt lets crawlers read pages with noindex, and disallows the API', () => {
  const robots = robotsTxt(base);
  expect(robots.match(/^Disallow: .*$/gm)).toStrictEqual(['Disallow: /api/']);
  expect(robots).toContain('Sitemap: https://gifts.example/sitemap.xml');
});
