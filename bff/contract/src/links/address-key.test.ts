import { addressKey } from './address-key.ts';

test.each([
  ['https://shop.example/lamp', 'http://www.shop.example/lamp/#reviews'],
  ['https://shop.example/lamp?colour=red&size=2', 'https://m.shop.example/lamp?size=2&colour=red'],
  ['https://shop.example/lamp', 'https://shop.example/lamp?utm_source=wa&utm_medium=x&fbclid=1'],
  [
    'https://www.amazon.in/Prestige-Cooker/dp/B0863KSDVK/ref=sr_1_3?crid=2&keywords=cooker&qid=1',
    'https://amazon.in/gp/product/B0863KSDVK?th=1&psc=1',
  ],
  ['https://www.amazon.in/dp/b0863ksdvk', 'https://m.amazon.in/gp/aw/d/B0863KSDVK'],
  [
    'https://www.flipkart.com/jug/p/itm123?pid=BTLG2&lid=LSTBTLG2&otracker=search',
    'https://dl.flipkart.com/dl/jug/p/itm123?pid=BTLG2&affid=x',
  ],
])('%s and %s are one address', (one, other) => {
  expect(addressKey(other)).toBe(addressKey(one));
});

test.each([
  ['https://shop.example/lamp?colour=red', 'https://shop.example/lamp?colour=blue'],
  ['https://shop.example/lamp', 'https://other.example/lamp'],
  ['https://shop.example:8443/lamp', 'https://shop.example/lamp'],
  ['https://shop.example/Lamp', 'https://shop.example/lamp'],
  ['https://www.amazon.in/dp/B0863KSDVK', 'https://www.amazon.com/dp/B0863KSDVK'],
  ['https://amazon.fake.example/dp/B0863KSDVK', 'https://amazon.fake.example/dp/B0863KSDVK?v=2'],
  ['https://www.flipkart.com/p/itm1?pid=A', 'https://www.flipkart.com/p/itm1?pid=B'],
])('%s and %s are two addresses', (one, other) => {
  expect(addressKey(other)).not.toBe(addressKey(one));
});

test('a text that is no web address is its own key', () => {
  expect(addressKey('the blue lamp')).toBe('the blue lamp');
});
