import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSources } from '../extract/sources.ts';
import { readPage } from '../page/page.ts';
import { weighSources } from './weigh-sources.ts';

function currencyOf(html: string, address: string) {
  const page = readPage(`<title>Lamp</title>${html}`, new URL(address));
  return weighSources(readSources(page)).candidates.currency[0]?.value;
}
const offer = (currency: string) =>
  `<script type="application/ld+json">{"@type":"Product","name":"Lamp","offers":{"price":5,"priceCurrency":"${currency}"}}</script>`;
const shown = (price: string) => `<h1>Lamp</h1><p class="price">${price}</p>`;

test('a code wins over sign and domain', () => {
  assert.equal(currencyOf(offer('GBP') + shown('$5'), 'https://shop.ca/lamp'), 'GBP');
  assert.equal(currencyOf(offer('pln'), 'https://shop.example/lamp'), 'PLN');
  assert.equal(currencyOf(offer('Rp'), 'https://shop.example/lamp'), 'IDR');
});

test('a sign that several countries share is settled by code, language and domain', () => {
  assert.equal(currencyOf(shown('$5'), 'https://shop.com/lamp'), 'USD');
  assert.equal(currencyOf(shown('$5'), 'https://shop.com.au/lamp'), 'AUD');
  assert.equal(currencyOf(`<html lang="es-CL">${shown('$5.000')}`, 'https://shop.com/lamp'), 'CLP');
  assert.equal(
    currencyOf(
      `<script>var shop = {"currencyCode": "MXN"}</script>${shown('$5')}`,
      'https://shop.com/lamp',
    ),
    'MXN',
  );
});

test('the domain alone is no evidence', () => {
  assert.equal(
    currencyOf('<h1>Lamp</h1><p class="price">5.00</p>', 'https://shop.in/lamp'),
    undefined,
  );
  assert.equal(currencyOf(shown('€5'), 'https://shop.in/lamp'), 'EUR');
});

test('letters that are money in one country alone', () => {
  assert.equal(currencyOf(shown('1 200 Ft'), 'https://bolt.hu/lampa'), 'HUF');
  assert.equal(currencyOf(shown('6 ft'), 'https://shop.com/lamp'), undefined);
});
