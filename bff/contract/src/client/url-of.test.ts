import fc from 'fast-check';
import { urlOf } from './url-of.ts';

test('parameters are encoded, empty query values left out', () => {
  expect(urlOf('/api/items/:itemId', { params: { itemId: 'a/b ?' } })).toBe(
    '/api/items/a%2Fb%20%3F',
  );
  expect(urlOf('/api/items', { query: { search: 'brass lamp', page: 0, sort: '' } })).toBe(
    '/api/items?search=brass+lamp&page=0',
  );
});

test('no parameter can change the path or the query', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (shareCode) => {
      fc.pre(shareCode !== '.' && shareCode !== '..');
      const url = new URL(
        urlOf('/api/shared/:shareCode/items', { params: { shareCode } }),
        'http://a',
      );
      const [, , , segment = ''] = url.pathname.split('/');
      expect(url.pathname).toMatch(/^\/api\/shared\/[^/]+\/items$/);
      expect(decodeURIComponent(segment)).toBe(shareCode);
      expect(url.search + url.hash).toBe('');
    }),
  );
});
