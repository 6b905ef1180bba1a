import type { RegistryItem } from '@gift-registry/bff-contract';
import { aProduct, anExternalProduct, anItem } from '../testing/fixtures.ts';
import { countUnits, groupItems } from './group-items.ts';

const item = (source: 'internal' | 'external', quantityRequested = 1): RegistryItem =>
  anItem(source === 'external' ? anExternalProduct() : aProduct(), { quantityRequested });

test('groupItems groups by source, the catalogue first', () => {
  const groups = groupItems([item('external'), item('internal'), item('external')], 'Tohfa');
  expect(groups.map(({ title, items }) => [title, items.length])).toStrictEqual([
    ['From Tohfa Catalogue', 1],
    ['From External Websites', 2],
  ]);
});

test('groupItems leaves out empty groups', () => {
  expect(groupItems([item('external')], 'Tohfa').map(({ title }) => title)).toStrictEqual([
    'From External Websites',
  ]);
  expect(groupItems([], 'Tohfa')).toStrictEqual([]);
});

test('countUnits adds up the requested quantities', () => {
  expect(countUnits([item('internal', 3), item('external', 97)])).toBe(100);
});
