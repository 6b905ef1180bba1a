import { aProduct, anItem } from '../../testing/fixtures.ts';
import { sortItems } from './sort-items.ts';

const lamp = anItem(aProduct({ name: 'Lamp', price: 1499 }));
const bowl = anItem(aProduct({ name: 'Bowl', price: null }));
const quilt = anItem(aProduct({ name: 'Quilt', price: 900 }));
const items = [lamp, bowl, quilt];

test.each([
  ['own', [lamp, bowl, quilt]],
  ['newest', [quilt, bowl, lamp]],
  ['price-low', [quilt, lamp, bowl]],
  ['price-high', [lamp, quilt, bowl]],
  ['name', [bowl, lamp, quilt]],
] as const)('sortItems by %s', (sort, expected) => {
  expect(sortItems(items, sort)).toEqual(expected);
});
