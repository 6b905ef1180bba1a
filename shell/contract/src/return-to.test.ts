import { readReturnTo, withReturnTo } from './return-to.ts';

const readBack = (wanted: string) =>
  readReturnTo(new URL(withReturnTo('/email-login', wanted), 'https://x').search);

test('a path of this site is returned with its query and fragment', () => {
  for (const path of ['/host', '/products?registryId=1&q=a%20b', '/registry#items'])
    expect(readBack(path)).toBe(path);
});

test('addresses that a browser may read as another site are dropped', () => {
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
    expect({ case: path, got: readBack(path) }).toStrictEqual({ case: path, got: undefined });
});

test('there is no return path without the query parameter', () => {
  expect(readReturnTo('')).toBeUndefined();
});
