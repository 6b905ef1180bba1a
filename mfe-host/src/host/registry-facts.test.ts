import type { Registry } from '@gift-registry/bff-contract';
import { registryFacts } from './registry-facts.ts';

const registry: Registry = {
  id: '1',
  registryName: 'Meera turns one',
  occasion: 'birthday',
  eventDate: '2026-11-21',
  guestRange: '21–50',
  guestMessage: null,
  phoneNumber: '9876543210',
  status: 'draft',
  deliveryPreference: null,
  addressLine1: null,
  addressLine2: null,
  city: null,
  state: null,
  zipCode: null,
  deliveryInstructions: null,
  termsAccepted: false,
  itemCount: 1,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
};
const values = (changes: Partial<Registry>) =>
  registryFacts({ ...registry, ...changes }).map(({ value }) => value);

test('a card says occasion, date, guests and gifts', () => {
  expect(values({})).toStrictEqual(['Birthday', 'Saturday, November 21, 2026', '21–50', '1 item']);
  expect(values({ itemCount: 0 }).at(-1)).toBe('0 items');
});

test('a guest range that the form does not offer is not specified', () => {
  expect(values({ guestRange: '11-25' })[2]).toBe('Not specified');
});
