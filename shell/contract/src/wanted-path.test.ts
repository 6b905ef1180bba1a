import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wantedPath, withWantedPath } from './wanted-path.ts';

const readBack = (wanted: string) =>
  wantedPath(new URL(withWantedPath('/email-login', wanted), 'https://x').search);

test('an own path comes back with its query and fragment', () => {
  for (const path of ['/host', '/products?registryId=1&q=a%20b', '/registry#items'])
    assert.equal(readBack(path), path);
});

test('what leads to another site is dropped', () => {
  for (const path of [
    'https://evil.example/',
    '//evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'host',
    '',
  ])
    assert.equal(readBack(path), undefined, path);
});

test('a page that nobody asked for has no wanted path', () => {
  assert.equal(wantedPath(''), undefined);
});
