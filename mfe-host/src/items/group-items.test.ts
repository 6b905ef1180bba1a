import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RegistryItem } from '@gift-registry/bff-contract';
import { countUnits, groupItems } from './group-items.ts';

const item = (source: 'internal' | 'external', quantityRequested = 1): RegistryItem => ({
  id: source,
  registryId: null,
  quantityRequested,
  quantityReserved: 0,
  quantityFulfilled: 0,
  product: {
    id: source,
    name: source,
    brand: null,
    description: '',
    price: 100,
    currency: 'INR',
    imageUrl: '',
    thumbnailUrl: '',
    externalUrl: source === 'external' ? 'https://shop.example/1' : null,
    source,
    stockQuantity: 1,
    categoryId: null,
    occasions: [],
  },
});

test('gifts are grouped by where they come from, the catalogue first', () => {
  const groups = groupItems([item('external'), item('internal'), item('external')], 'Tohfa');
  assert.deepEqual(
    groups.map(({ title, items }) => [title, items.length]),
    [
      ['From Tohfa Catalogue', 1],
      ['From External Websites', 2],
    ],
  );
});

test('a group without gifts is left out', () => {
  assert.deepEqual(
    groupItems([item('external')], 'Tohfa').map(({ title }) => title),
    ['From External Websites'],
  );
  assert.deepEqual(groupItems([], 'Tohfa'), []);
});

test('units are counted over all items', () => {
  assert.equal(countUnits([item('internal', 3), item('external', 97)]), 100);
});
