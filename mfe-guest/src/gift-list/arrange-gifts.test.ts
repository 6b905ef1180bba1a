import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SharedItem } from '@gift-registry/bff-contract';
import { filterGifts, priceBounds, sortGifts } from './arrange-gifts.ts';
import { giftState, takesContributions } from './gift-state.ts';

const gift = (changes: Partial<SharedItem>): SharedItem => ({
  id: '0',
  name: 'Brass lamp',
  brand: null,
  description: '',
  price: 1499,
  currency: 'INR',
  imageUrl: '',
  externalUrl: null,
  quantityRequested: 1,
  quantityReserved: 0,
  quantityFulfilled: 0,
  pledgedAmount: 0,
  ...changes,
});

const lamp = gift({ id: '1' });
const quilt = gift({ id: '2', name: 'Quilt', price: 4250 });
const bowl = gift({ id: '3', name: 'Bowl', price: 1499, quantityFulfilled: 1 });
const poster = gift({ id: '4', name: 'Poster', price: 25, currency: 'EUR' });
const names = (items: SharedItem[]) => items.map(({ name }) => name);

test('the slider spans the rupee prices in whole steps', () => {
  assert.deepEqual(priceBounds([lamp, quilt, poster]), [1400, 4300]);
  assert.deepEqual(priceBounds([lamp], [1000, 15_000]), [1000, 15_000]);
  assert.deepEqual(priceBounds([poster]), [0, 100_000]);
});

test('gifts outside of the range or the ticked boxes go, gifts without a rupee price stay', () => {
  const all = [lamp, quilt, bowl, poster];
  const filters = { price: [1400, 2000], available: true, purchased: true } as const;
  assert.deepEqual(names(filterGifts(all, filters)), ['Brass lamp', 'Bowl', 'Poster']);
  assert.deepEqual(names(filterGifts(all, { ...filters, available: false })), ['Bowl']);
  assert.deepEqual(names(filterGifts(all, { ...filters, purchased: false })), [
    'Brass lamp',
    'Poster',
  ]);
});

test('ties are broken by name for prices, and what has no rupee price stands last', () => {
  const all = [poster, lamp, quilt, bowl];
  assert.deepEqual(names(sortGifts(all, 'price-low')), ['Bowl', 'Brass lamp', 'Quilt', 'Poster']);
  assert.deepEqual(names(sortGifts(all, 'price-high')), ['Quilt', 'Bowl', 'Brass lamp', 'Poster']);
  assert.deepEqual(names(sortGifts(all, 'newest')), ['Poster', 'Bowl', 'Quilt', 'Brass lamp']);
  assert.equal(names(sortGifts(all, 'available')).at(-1), 'Bowl');
});

test('a gift that is held but not bought is reserved', () => {
  assert.equal(giftState(lamp), 'available');
  assert.equal(giftState(gift({ quantityReserved: 1 })), 'reserved');
  assert.equal(giftState(bowl), 'purchased');
});

test('a unit that guests are buying together takes more pledges, a shop gift none', () => {
  assert.equal(takesContributions(gift({ quantityReserved: 1, pledgedAmount: 500 })), true);
  assert.equal(takesContributions(gift({ quantityReserved: 1 })), false);
  assert.equal(takesContributions(gift({ externalUrl: 'https://shop.example/1' })), false);
});
