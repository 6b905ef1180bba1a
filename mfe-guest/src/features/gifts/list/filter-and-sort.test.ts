import type { SharedItem } from '@gift-registry/bff-contract';
import { anItem } from '../../../testing/fixtures.ts';
import { filterGifts, priceBounds, sortGifts } from './filter-and-sort.ts';
import { giftState, takesContributions } from '../gift-state.ts';

const lamp = anItem({ id: '1', name: 'Brass lamp' });
const quilt = anItem({ id: '2', name: 'Quilt', price: 4250 });
const bowl = anItem({ id: '3', name: 'Bowl', price: 1499, quantityFulfilled: 1 });
const poster = anItem({ id: '4', name: 'Poster', price: 25, currency: 'EUR' });
const names = (items: SharedItem[]) => items.map(({ name }) => name);

test('priceBounds rounds the rupee prices outwards to whole steps', () => {
  expect(priceBounds([lamp, quilt, poster])).toStrictEqual([1400, 4300]);
  expect(priceBounds([lamp], [1000, 15_000])).toStrictEqual([1000, 15_000]);
  expect(priceBounds([poster])).toStrictEqual([0, 100_000]);
});

test('filterGifts keeps gifts without a rupee price', () => {
  const all = [lamp, quilt, bowl, poster];
  const filters = { price: [1400, 2000], available: true, purchased: true } as const;
  expect(names(filterGifts(all, filters))).toStrictEqual(['Brass lamp', 'Bowl', 'Poster']);
  expect(names(filterGifts(all, { ...filters, available: false }))).toStrictEqual(['Bowl']);
  expect(names(filterGifts(all, { ...filters, purchased: false }))).toStrictEqual([
    'Brass lamp',
    'Poster',
  ]);
});

test('sortGifts breaks ties and puts gifts without a rupee price last', () => {
  const all = [poster, lamp, quilt, bowl];
  expect(names(sortGifts(all, 'price-low'))).toStrictEqual([
    'Bowl',
    'Brass lamp',
    'Quilt',
    'Poster',
  ]);
  expect(names(sortGifts(all, 'price-high'))).toStrictEqual([
    'Quilt',
    'Bowl',
    'Brass lamp',
    'Poster',
  ]);
  expect(names(sortGifts(all, 'newest'))).toStrictEqual(['Poster', 'Bowl', 'Quilt', 'Brass lamp']);
  expect(names(sortGifts(all, 'available')).at(-1)).toBe('Bowl');
});

test('giftState calls a gift that is held but not bought reserved', () => {
  expect(giftState(lamp)).toBe('available');
  expect(giftState(anItem({ quantityReserved: 1 }))).toBe('reserved');
  expect(giftState(bowl)).toBe('purchased');
});

test('takesContributions accepts a partly funded unit and rejects external gifts', () => {
  expect(takesContributions(anItem({ quantityReserved: 1, pledgedAmount: 500 }))).toBe(true);
  expect(takesContributions(anItem({ quantityReserved: 1 }))).toBe(false);
  expect(takesContributions(anItem({ givesTogether: false }))).toBe(false);
});
