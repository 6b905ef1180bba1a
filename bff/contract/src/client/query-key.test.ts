import { listSharedItems } from '../sharing/shared-registry.ts';
import { queryKeyOf } from './query-key.ts';

test('the key of a read is its path, split at slashes', () => {
  expect(queryKeyOf(listSharedItems, { params: { shareCode: 'CODE' } })).toEqual([
    'api',
    'shared',
    'CODE',
    'items',
  ]);
});

test('a query is the last part; empty values are left out', () => {
  const query = { page: 2, search: 'brass lamp', sort: '' };
  expect(queryKeyOf({ path: '/api/products' }, { query })).toEqual([
    'api',
    'products',
    { page: '2', search: 'brass lamp' },
  ]);
  expect(queryKeyOf({ path: '/api/products' }, { query: { sort: undefined } })).toEqual([
    'api',
    'products',
  ]);
});
