import { measure } from './accuracy.ts';
import { isSamePicture } from './same-picture.ts';
import { score, type ExtractedFields } from './score.ts';
import type { PageTruth } from './truth.ts';

const truth: PageTruth = {
  file: 'peb-shop.html',
  url: 'https://shop.example/p/lamp',
  is_product: true,
  name: 'Brass Lamp',
  name_alt: ['Lamp'],
  price: 5,
  price_alt: [6],
  currency: 'EUR',
  image: 'https://cdn.example/lamp-1_600x600.jpg',
  image_alt: [],
  description_contains: 'Solid brass',
  description_alt: [],
  availability: 'out_of_stock',
  platform: null,
  path: 'pages/peb-shop.html',
};
const extracted: ExtractedFields = {
  name: 'brass  lamp!',
  price: 6,
  currency: 'USD',
  image: null,
  description: 'A lamp of solid brass.',
  availability: 'in-stock',
};

test('each field is right, wrong or missing', () => {
  expect(score(extracted, truth)).toStrictEqual({
    name: 'right',
    price: 'right',
    currency: 'wrong',
    image: 'missing',
    description: 'right',
    availability: 'wrong',
  });
  expect(score(extracted, { ...truth, price: null, price_alt: [] }).price).toBe('false-positive');
});

test('a picture is the same at every size in its address', () => {
  expect(
    isSamePicture('https://a.example/lamp-1_600x600.jpg?v=2', '//a.example/lamp-1_40x40.jpg'),
  ).toBeTruthy();
  expect(
    isSamePicture(
      'https://a.example/I/71mo6._AC_SL1500_.jpg',
      'https://a.example/I/71mo6._AC_SX450_.jpg',
    ),
  ).toBeTruthy();
  expect(isSamePicture('https://a.example/lamp-1.jpg', 'https://a.example/lamp-2.jpg')).toBeFalsy();
});

test('measure counts fields, false products, F1 and times', () => {
  const page = {
    truth,
    extracted,
    score: score(extracted, truth),
    isOffered: false,
    ms: 4,
    system: 'other',
    error: null,
  };
  const other = { ...page, truth: { ...truth, is_product: false }, ms: 8 };
  const { fields, priceF1, falseProducts, medianMs } = measure({
    pages: [page, other],
    peakMemoryMb: 1,
  });
  expect([
    fields.price.right,
    fields.currency.wrong,
    priceF1,
    falseProducts,
    medianMs,
  ]).toStrictEqual([2, 2, 1, 1, 8]);
});

test('a further picture without a slash is a part of each of its addresses', () => {
  const image = 'https://cdn.example/files/lamp_main_2000.png';
  const judge = (part: string) =>
    score({ ...extracted, image }, { ...truth, image_alt: [part] }).image;
  expect(judge('lamp_main')).toBe('right');
  expect(judge('vase_main')).toBe('wrong');
});
