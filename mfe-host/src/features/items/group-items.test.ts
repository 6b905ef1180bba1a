import type { RegistryItem } from '@gift-registry/bff-contract';
import { aProduct, anExternalProduct, anItem, newId } from '../../testing/fixtures.ts';
import { countUnits, groupItems } from './group-items.ts';

const item = (source: 'internal' | 'external', quantityRequested = 1): RegistryItem =>
  anItem(source === 'external' ? anExternalProduct() : aProduct(), { quantityRequested });

test('groupItems groups by source, the catalogue first', () => {
  const groups = groupItems([item('external'), item('internal'), item('external')], {
    brand: 'Tohfa',
  });
  expect(groups.map(({ title, items }) => [title, items.length])).toStrictEqual([
    ['From Tohfa Catalogue', 1],
    ['From External Websites', 2],
  ]);
});

test('groupItems leaves out empty groups', () => {
  expect(
    groupItems([item('external')], { brand: 'Tohfa' }).map(({ title }) => title),
  ).toStrictEqual(['From External Websites']);
  expect(groupItems([], { brand: 'Tohfa' })).toStrictEqual([]);
});

test('groupItems puts the sections of the host first, in their order', () => {
  const kitchen = { id: newId(), name: 'Kitchen', nameVersion: 1 };
  const baby = { id: newId(), name: 'For the baby', nameVersion: 1 };
  const pan = { ...item('external'), sectionId: kitchen.id };
  const cot = { ...item('internal'), sectionId: baby.id };
  const groups = groupItems([item('internal'), cot, pan], {
    brand: 'Tohfa',
    sections: [kitchen, baby, { id: newId(), name: 'Empty', nameVersion: 1 }],
  });
  expect(groups.map(({ title, items }) => [title, items.length])).toStrictEqual([
    ['Kitchen', 1],
    ['For the baby', 1],
    ['From Tohfa Catalogue', 1],
  ]);
});

test('countUnits adds up the requested quantities', () => {
  expect(countUnits([item('internal', 3), item('external', 97)])).toBe(100);
});
