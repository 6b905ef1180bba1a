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
  expect(groups.map(({ title, items }) => [title, items.length])).toStrictEqual([
    ['From Tohfa Catalogue', 1],
    ['From External Websites', 2],
  ]);
});

test('a group without gifts is left out', () => {
  expect(groupItems([item('external')], 'Tohfa').map(({ title }) => title)).toStrictEqual([
    'From External Websites',
  ]);
  expect(groupItems([], 'Tohfa')).toStrictEqual([]);
});

test('units are counted over all items', () => {
  expect(countUnits([item('internal', 3), item('external', 97)])).toBe(100);
});
