import { readPage } from '../page/page.ts';
import { judgePage } from './judge-page.ts';

function currencyOf(html: string, address: string) {
  const page = readPage(`<title>Lamp</title>${html}`, new URL(address));
  return judgePage(page).result.currency ?? undefined;
}
const offer = (currency: string) =>
  `<script type="application/ld+json">{"@type":"Product","name":"Lamp","offers":{"price":5,"priceCurrency":"${currency}"}}</script>`;
const shown = (price: string) => `<h1>Lamp</h1><p class="price">${price}</p>`;

test('a currency code wins over sign and domain', () => {
  expect(currencyOf(offer('GBP') + shown('$5'), 'https://shop.ca/lamp')).toBe('GBP');
  expect(currencyOf(offer('pln'), 'https://shop.example/lamp')).toBe('PLN');
  expect(currencyOf(offer('Rp'), 'https://shop.example/lamp')).toBe('IDR');
});

test('a shared sign is resolved by code, language and domain', () => {
  expect(currencyOf(shown('$5'), 'https://shop.com/p/lamp')).toBe('USD');
  expect(currencyOf(shown('$5'), 'https://shop.com.au/p/lamp')).toBe('AUD');
  expect(currencyOf(`<html lang="es-CL">${shown('$5.000')}`, 'https://shop.com/p/lamp')).toBe(
    'CLP',
  );
  expect(
    currencyOf(
      `<script>var shop = {"currencyCode": "MXN"}</script>${shown('$5')}`,
      'https://shop.com/p/lamp',
    ),
  ).toBe('MXN');
});

test('the domain alone gives no currency', () => {
  expect(
    currencyOf('<h1>Lamp</h1><p class="price">5.00</p>', 'https://shop.in/p/lamp'),
  ).toBeUndefined();
  expect(currencyOf(shown('€5'), 'https://shop.in/p/lamp')).toBe('EUR');
});

test('letters such as Ft are money in their own country only', () => {
  expect(currencyOf(shown('1 200 Ft'), 'https://bolt.hu/p/lampa')).toBe('HUF');
  expect(currencyOf(shown('6 ft'), 'https://shop.com/p/lamp')).toBeUndefined();
});
