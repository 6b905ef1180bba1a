import assert from 'node:assert/strict';
import { test } from 'node:test';
import { releaseManifest, type PageDefinition } from '@gift-registry/bff-contract';
import type { LiveRelease } from '../releases/live-releases.ts';
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

test('an address finds its page and the values in it', () => {
  assert.equal(pathAt('/'), '/');
  assert.equal(pathAt('/r/'), '/r');
  assert.deepEqual(findPage(releases, '/r/a%2Fb')?.params, { shareCode: 'a/b' });
});

test('the more exact page wins', () => {
  assert.equal(pathAt('/blogs/new'), '/blogs/new');
  assert.equal(pathAt('/blogs/old'), '/blogs/:slug');
  assert.equal(pathAt('/admin/about'), '/admin/about');
  assert.equal(pathAt('/admin/orders/7'), '/admin/*');
  assert.equal(pathAt('/admin'), '/admin/*');
});

test('other addresses have none', () => {
  for (const address of ['/nope', '/r/a/b', '/blogs', '/R/x', '/blogs/%zz'])
    assert.equal(pathAt(address), undefined, address);
});
