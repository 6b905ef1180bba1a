import { urlKind } from './url-kind.ts';
import { readPage } from './page.ts';

const kindOf = (path: string) => urlKind(readPage('', new URL(path, 'https://shop.example')));

test('addresses of product pages are recognized', () => {
  for (const path of [
    '/p/brass-lamp',
    '/dp/B01',
    '/lamp-p-1234',
    '/brass-lamp/98765',
    '/products/lamp',
  ])
    expect({ case: path, got: kindOf(path) }).toStrictEqual({ case: path, got: 'product' });
});

test('addresses of lists are recognized', () => {
  for (const path of ['/category/lamps', '/collections/home', '/login'])
    expect({ case: path, got: kindOf(path) }).toStrictEqual({ case: path, got: 'list' });
});

test('addresses of searches are recognized', () => {
  for (const path of ['/search', '/s?k=lamp', '/lamps?q=brass', '/catalogsearch/result'])
    expect({ case: path, got: kindOf(path) }).toStrictEqual({ case: path, got: 'search' });
});

test('a product’s address may carry the search that led to it', () => {
  expect(kindOf('/brass-lamp/p/98765?q=lamp')).toBe('product');
});

test('other addresses are home or unknown', () => {
  expect(kindOf('/brass-lamp')).toBe('unknown');
  expect(kindOf('/')).toBe('home');
  expect(kindOf('/%E0%A4%A')).toBe('unknown');
});
