import { readPage } from '../../page/page.ts';
import { findPictures } from './pictures.ts';

const bestOf = (body: string) => {
  const page = readPage(`<body>${body}</body>`, new URL('https://shop.example/p'));
  return findPictures(page, 'Brass Lamp', null)[0]?.address;
};

test("the product's picture ranks above logo, menu and related products", () => {
  expect(
    bestOf(`<img src="/logo.png"><nav><img src="/menu.jpg"></nav>
      <div class="product-gallery"><img src="/lamp.jpg" alt="Brass Lamp"></div>
      <div class="related"><img src="/vase.jpg" alt="Vase"></div>`),
  ).toBe('https://shop.example/lamp.jpg');
});

test('the large picture behind a thumbnail is used', () => {
  expect(bestOf('<img src="/s.gif" data-zoom-image="/large.jpg">')).toBe(
    'https://shop.example/large.jpg',
  );
  expect(bestOf('<a href="/a.jpg"><img src="/a.jpg"></a><img src="/thumbs/b.jpg">')).toBe(
    'https://shop.example/a.jpg',
  );
});

test('script, data and template addresses are no pictures', () => {
  expect(
    bestOf('<img src="javascript:x"><img src="data:image/png;base64,x"><img src="/null">'),
  ).toBeUndefined();
});
