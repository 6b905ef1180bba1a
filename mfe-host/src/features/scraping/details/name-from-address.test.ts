import { nameFromAddress } from './external-details.ts';

test.each([
  ['https://shop.example/p/hammered-copper-jug-1-5l-843211', 'Hammered copper jug 1 5l'],
  ['https://www.amazon.in/Prestige-Omega-Deluxe-Tawa/dp/B0863KSDVK', 'Prestige Omega Deluxe Tawa'],
  ['https://shop.example/brass_diya_lamp.html?id=7', 'Brass diya lamp'],
  [
    'https://shop.example/%E0%A4%AA%E0%A5%80%E0%A4%A4%E0%A4%B2-%E0%A4%95%E0%A4%BE-%E0%A4%A6%E0%A5%80%E0%A4%AF%E0%A4%BE',
    'पीतल का दीया',
  ],
  ['https://shop.example/lamp', ''],
  ['https://shop.example/item/12345678', ''],
  ['https://shop.example/dp/B0863KSDVK', ''],
  ['https://shop.example/%E0%A4%A-broken', ''],
  ['', ''],
])('%s suggests "%s"', (address, name) => {
  expect(nameFromAddress(address)).toBe(name);
});
