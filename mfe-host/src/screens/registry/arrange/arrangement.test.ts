import { aProduct, anItem, newId } from '../../../testing/fixtures.ts';
import {
  blocksOf,
  describePlace,
  endOfSection,
  moveItem,
  placeBeside,
  stepFrom,
} from './arrangement.ts';

const kitchen = { id: newId(), name: 'Kitchen', nameVersion: 1 };
const baby = { id: newId(), name: 'For the baby', nameVersion: 1 };
const gift = (name: string, sectionId: string | null = null) =>
  anItem(aProduct({ name }), { sectionId });
const lamp = gift('Lamp', kitchen.id);
const bowl = gift('Bowl', kitchen.id);
const quilt = gift('Quilt');
const clock = gift('Clock');
const list = { items: [quilt, lamp, clock, bowl], sections: [kitchen, baby] };
const blocks = blocksOf(list);

test('blocksOf keeps empty sections and puts the other gifts last', () => {
  expect(blocks).toEqual([
    { section: kitchen, items: [lamp, bowl] },
    { section: baby, items: [] },
    { section: null, items: [quilt, clock] },
  ]);
});

test.each([
  ['within a section', bowl, 'up', { sectionId: kitchen.id, afterItemId: null }],
  ['within a section', lamp, 'down', { sectionId: kitchen.id, afterItemId: bowl.id }],
  ['into an empty section', bowl, 'down', { sectionId: baby.id, afterItemId: null }],
  ['into an empty section', quilt, 'up', { sectionId: baby.id, afterItemId: null }],
  ['nowhere from the top', lamp, 'up', undefined],
  ['nowhere from the bottom', clock, 'down', undefined],
] as const)('a step leads %s', (_, item, direction, place) => {
  expect(stepFrom(blocks, item.id, direction)).toEqual(place);
});

test('a gift is dropped above or below another one, or at the end of a section', () => {
  expect(placeBeside(blocks, bowl.id, 'top')).toEqual({
    sectionId: kitchen.id,
    afterItemId: lamp.id,
  });
  expect(placeBeside(blocks, lamp.id, 'top')).toEqual({
    sectionId: kitchen.id,
    afterItemId: null,
  });
  expect(placeBeside(blocks, bowl.id, 'bottom')).toEqual({
    sectionId: kitchen.id,
    afterItemId: bowl.id,
  });
  expect(endOfSection(blocks, baby.id)).toEqual({ sectionId: baby.id, afterItemId: null });
});

test('moveItem shows the new order until the server answers', () => {
  const order = (...place: Parameters<typeof moveItem>) =>
    moveItem(...place).map(({ product, sectionId }) => [product.name, sectionId]);
  expect(order(list.items, clock.id, { sectionId: kitchen.id, afterItemId: lamp.id })).toEqual([
    ['Quilt', null],
    ['Lamp', kitchen.id],
    ['Clock', kitchen.id],
    ['Bowl', kitchen.id],
  ]);
  expect(order(list.items, bowl.id, { sectionId: null, afterItemId: null })[0]).toEqual([
    'Bowl',
    null,
  ]);
});

test('describePlace counts within the section', () => {
  expect(describePlace(blocks, bowl.id)).toBe('Bowl is number 2 of 2 in Kitchen');
  expect(describePlace(blocks, quilt.id)).toBe('Quilt is number 1 of 2');
});
