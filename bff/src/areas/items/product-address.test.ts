import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AppError } from '../../errors/app-error.ts';
import { pictureAddress, productAddress } from './product-address.ts';

test('an address is known without fragment and tracking parameters', () => {
  for (const [typed, address] of [
    ['https://Shop.Example/lamp', 'https://shop.example/lamp'],
    [
      'https://shop.example/lamp?utm_source=x&size=2&gclid=1#top',
      'https://shop.example/lamp?size=2',
    ],
    ['https://shop.example/lamp?fbclid=1', 'https://shop.example/lamp'],
    ['https://shop.example:443/lamp', 'https://shop.example/lamp'],
    ['shop.example/lamp', 'https://shop.example/lamp'],
    ['shop.example:8443/lamp', 'https://shop.example:8443/lamp'],
    ['http://127.0.0.1:4000/lamp', 'http://127.0.0.1:4000/lamp'],
    ['https://shop.example/p?ref=lamp-7', 'https://shop.example/p?ref=lamp-7'],
  ] as const)
    assert.equal(productAddress(typed, 'url'), address);
});

test('what is no web address is refused', () => {
  for (const typed of [
    'a lamp',
    'javascript:alert(1)',
    'data:text/html,hi',
    'ftp://shop.example/lamp',
    'file:///etc/passwd',
    'mailto:shop@shop.example',
    'https://user:secret@shop.example/lamp',
    'https://',
    'http://[::1',
    `https://shop.example/${'é'.repeat(1000)}`,
  ])
    assert.throws(
      () => productAddress(typed, 'url'),
      (error) =>
        error instanceof AppError &&
        error.field === 'url' &&
        error.message === 'Please enter a valid product URL',
      typed,
    );
});

test('pictures come over https, or from the demonstration shop', () => {
  const demo = 'http://127.0.0.1:4000';
  assert.equal(pictureAddress('https://cdn.example/a.jpg', demo), 'https://cdn.example/a.jpg');
  assert.equal(pictureAddress('http://127.0.0.1:4000/a.jpg', demo), 'http://127.0.0.1:4000/a.jpg');
  for (const typed of ['http://cdn.example/a.jpg', 'data:image/png;base64,AA', 'x', null])
    assert.equal(pictureAddress(typed, demo), null);
  assert.equal(pictureAddress('http://127.0.0.1:4000/a.jpg', undefined), null);
});
