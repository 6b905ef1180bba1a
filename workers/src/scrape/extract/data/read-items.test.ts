import { readPage } from '../../page/page.ts';
import { readMicrodata, readRdfa } from './read-items.ts';

const page = (body: string) => readPage(body, new URL('https://shop.example/lamp'));

test('microdata is read with a nested offer, without the struck price', () => {
  const [lamp, related] = readMicrodata(
    page(`<div itemscope itemtype="https://schema.org/Product">
      <h1 itemprop="name">Lamp</h1>
      <img itemprop="image" data-src="/lamp.jpg">
      <div itemprop="brand" itemscope itemtype="https://schema.org/Brand"><i itemprop="name">Dhatu</i></div>
      <div itemprop="offers" itemscope itemtype="https://schema.org/Offer">
        <meta itemprop="priceCurrency" content="EUR"><link itemprop="availability" href="https://schema.org/InStock">
        <span itemprop="price">71,91 € <del>79,90 €</del></span>
      </div>
      <div itemscope itemtype="https://schema.org/Product"><b itemprop="name">Vase</b><b itemprop="price">5</b></div>
    </div>`),
  );
  expect(lamp?.name).toBe('Lamp');
  expect(lamp?.brand).toBe('Dhatu');
  expect(lamp?.images).toStrictEqual(['https://shop.example/lamp.jpg']);
  const [offer] = lamp?.offers ?? [];
  expect([offer?.amount, offer?.currency, offer?.availability]).toStrictEqual([
    71.91,
    'EUR',
    'in-stock',
  ]);
  expect(related?.name).toBe('Vase');
});

test('RDFa is read like microdata', () => {
  const [lamp] = readRdfa(
    page(`<div vocab="https://schema.org/" typeof="Product"><span property="name">Lamp</span>
      <div property="offers" typeof="Offer"><b property="price" content="12.5">12,50</b>
      <b property="priceCurrency" content="EUR"></b></div></div>`),
  );
  expect([lamp?.name, lamp?.offers[0]?.amount]).toStrictEqual(['Lamp', 12.5]);
});
