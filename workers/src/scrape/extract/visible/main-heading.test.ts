import { readPage } from '../../page/page.ts';
import { findHeadings } from './main-heading.ts';

const mainOf = (body: string, title = 'Brass Lamp | Shop') =>
  findHeadings(
    readPage(`<title>${title}</title><body>${body}</body>`, new URL('https://shop.example/p')),
  )[0];

test('the heading that the title repeats ranks first', () => {
  expect(mainOf('<h1>Adding to basket…</h1><h1>Brass Lamp</h1>')?.text).toBe('Brass Lamp');
  expect(mainOf('<h1>15% off today</h1><h2 class="product-name">Brass Lamp</h2>')?.text).toBe(
    'Brass Lamp',
  );
});

test('hidden parts and controls in a heading are left out', () => {
  expect(mainOf('<h1><span class="sr-only">Details about </span>Brass Lamp</h1>')?.text).toBe(
    'Brass Lamp',
  );
  expect(
    mainOf('<h1>Brass Lamp<div aria-hidden="true">Saved!</div><button>Share</button></h1>')?.text,
  ).toBe('Brass Lamp');
});

test('headings in scripts without spaces are compared', () => {
  expect(mainOf('<h1>購物車</h1><h2>黃銅檯燈</h2>', '黃銅檯燈 - 商店')?.text).toBe('黃銅檯燈');
});
