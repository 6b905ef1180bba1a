import { releaseManifest, type PageDefinition } from '@gift-registry/bff-contract';
import type { LiveRelease } from '../features/releases/release.ts';
import { findPage } from './find-page.ts';

const release = (project: string, paths: readonly string[]): LiveRelease => {
  const pages = paths.map((path, index) => {
    const page: PageDefinition = {
      screen: `screen-${index}`,
      path,
      title: path,
      description: path,
    };
    return { ...page, scripts: [], styles: [] };
  });
  const manifest = releaseManifest.parse({
    project,
    entry: 'e.js',
    scripts: [],
    styles: [],
    pages,
  });
  return { project, version: '1', manifest };
};

const releases = [
  release('mfe-guest', ['/r/:shareCode', '/r']),
  release('mfe-admin', ['/admin/*']),
  release('mfe-public', ['/', '/blogs/:slug', '/blogs/new', '/admin/about']),
];

const pathAt = (address: string) => findPage(releases, address)?.page.path;

test('a URL matches its page and yields its parameters', () => {
  expect(pathAt('/')).toBe('/');
  expect(pathAt('/r/')).toBe('/r');
  expect(findPage(releases, '/R/Ab')?.params).toStrictEqual({ shareCode: 'Ab' });
  expect(findPage(releases, '/r/a%2Fb')?.params).toStrictEqual({ shareCode: 'a/b' });
});

test('fixed segments win over parameters, parameters over wildcards', () => {
  expect(pathAt('/blogs/new')).toBe('/blogs/new');
  expect(pathAt('/blogs/old')).toBe('/blogs/:slug');
  expect(pathAt('/admin/about')).toBe('/admin/about');
  expect(pathAt('/admin/orders/7')).toBe('/admin/*');
  expect(pathAt('/admin')).toBe('/admin/*');
});

test('other URLs match no page', () => {
  for (const address of ['/nope', '/r/a/b', '/blogs', '/blogs/%zz'])
    expect([address, pathAt(address)]).toStrictEqual([address, undefined]);
});

test('an entry of a page has the parameters of its path', () => {
  const [blog] = releases.slice(2);
  if (!blog) throw new Error('The sample has no blog.');
  const pages = blog.manifest.pages.map((page) =>
    page.path === '/blogs/:slug'
      ? { ...page, entries: [{ path: '/blogs/first', title: 'First', description: 'First' }] }
      : page,
  );
  const live = [{ ...blog, manifest: { ...blog.manifest, pages } }];
  expect(findPage(live, '/blogs/first')?.params).toStrictEqual({ slug: 'first' });
  expect(findPage(live, '/blogs/first')?.entry?.title).toBe('First');
});
