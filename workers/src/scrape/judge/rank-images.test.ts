import { NO_FACTS, type ProductFacts } from '../extract/product-facts.ts';
import { rankImages } from './rank-images.ts';

const shows = (source: ProductFacts['source'], ...images: string[]): ProductFacts => ({
  ...NO_FACTS,
  source,
  images,
});

test('the picture in the data ranks first, unless it is a logo', () => {
  const lamp = 'https://cdn.example/lamp.jpg';
  expect(
    rankImages([shows('json-ld', lamp), shows('open-graph', 'https://x.example/a.jpg')], [])[0]
      ?.value,
  ).toBe(lamp);
  expect(
    rankImages(
      [shows('open-graph', 'https://x.example/favicon.png'), shows('microdata', lamp)],
      [],
    )[0]?.value,
  ).toBe(lamp);
  expect(
    rankImages(
      [shows('open-graph', 'https://x.example/img/share.png'), shows('microdata', lamp)],
      [],
    )[0]?.value,
  ).toBe(lamp);
});

test("pictures keep the page's order without duplicates", () => {
  const images = ['https://x.example/1.jpg', 'https://x.example/2.jpg'];
  const ranked = rankImages([shows('json-ld', ...images), shows('open-graph', ...images)], []);
  expect(ranked.map(({ value }) => value)).toStrictEqual(images);
});
