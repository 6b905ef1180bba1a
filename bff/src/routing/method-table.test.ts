import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createMethodTable } from './method-table.ts';

const table = createMethodTable();
table.add('GET', '/api/items/:itemId');
table.add(['PATCH', 'DELETE'], '/api/items/:itemId');
table.add(['GET', 'HEAD'], '/*');

test('an address knows the methods of its own route', () => {
  assert.deepEqual(table.of('/api/items/1?x=y'), ['GET', 'PATCH', 'DELETE']);
  assert.deepEqual(table.of('/r/abc'), ['GET', 'HEAD']);
});

test('an unknown address of the API knows none', () => {
  assert.deepEqual(table.of('/api/nothing'), []);
});
