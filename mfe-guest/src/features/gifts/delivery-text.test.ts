import {
  aCatalogueItem,
  anExternalItem,
  anItem,
  aPickUpPlace,
  aRegistry,
} from '../../testing/fixtures.ts';
import { deliveryText } from './delivery-text.ts';

const atHome = aRegistry({ deliveryPreference: 'catalog_delivery' });

test('a gift of the catalogue goes to the host’s home, without the address', () => {
  expect(deliveryText(aCatalogueItem(), { ...atHome, shipsTo: 'Pune, Maharashtra' })).toBe(
    'We send it to the host’s home in Pune, Maharashtra.',
  );
  expect(deliveryText(aCatalogueItem(), atHome)).toBe('We send it to the host’s home.');
});

test.each([
  ['guest_delivery', null, 'We send it to you. You bring it on Saturday, November 21, 2099.'],
  [null, null, 'We send it to you.'],
  [null, aPickUpPlace, 'We send it to you, or you pick it up.'],
] as const)(
  'a gift of the catalogue comes to the guest: %s',
  (deliveryPreference, pickUp, text) => {
    expect(deliveryText(aCatalogueItem(), aRegistry({ deliveryPreference, pickUp }))).toBe(text);
  },
);

test('nothing is sent of a gift of a shop, of one that the host described, and of one without a price', () => {
  for (const item of [
    anExternalItem({ source: 'external' }),
    anItem({ source: 'external' }),
    aCatalogueItem({ price: null }),
    aCatalogueItem({ currency: 'USD' }),
  ])
    expect(deliveryText(item, atHome)).not.toContain('We send it');
});
