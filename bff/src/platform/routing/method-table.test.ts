import { createMethodTable } from './method-table.ts';

const table = createMethodTable();
table.add('GET', '/api/items/:itemId');
table.add(['PATCH', 'DELETE'], '/api/items/:itemId');
table.add(['GET', 'HEAD'], '/*');

test('a URL has the methods of its routes', () => {
  expect(table.allowedAt('/api/items/1?x=y')).toStrictEqual(['GET', 'PATCH', 'DELETE']);
  expect(table.allowedAt('/r/abc')).toStrictEqual(['GET', 'HEAD']);
});

test('an unknown API URL has no methods', () => {
  expect(table.allowedAt('/api/nothing')).toStrictEqual([]);
});
