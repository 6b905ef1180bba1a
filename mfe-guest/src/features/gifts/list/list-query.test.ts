import {
  countFilters,
  priceRangeOf,
  readListQuery,
  wholeList,
  writeListQuery,
} from './list-query.ts';

test.each([
  ['', wholeList],
  ['?code=abc&sort=nonsense', wholeList],
  ['?sort=name-az&min=500&max=2,000', { ...wholeList, order: 'name-az', min: '500', max: '2,000' }],
  ['?show=available', { ...wholeList, purchased: false }],
  ['?show=available&show=purchased', wholeList],
  ['?only=together', { ...wholeList, only: 'together' }],
  ['?only=me', wholeList],
  ['?show=none', { ...wholeList, available: false, purchased: false }],
])('readListQuery reads "%s"', (search, list) => {
  expect(readListQuery(search)).toStrictEqual(list);
});

test('writeListQuery keeps other parameters and leaves out what is as at first', () => {
  const written = writeListQuery('?code=abc&sort=newest&show=none', {
    ...wholeList,
    min: '500',
    purchased: false,
  });
  expect(String(written)).toBe('code=abc&min=500&show=available');
  expect(readListQuery(`?${written}`)).toMatchObject({ min: '500', purchased: false });
});

test('priceRangeOf follows the bounds, falls back for unreadable amounts, and puts a range in order', () => {
  const range = (min?: string, max?: string) =>
    priceRangeOf({ ...wholeList, min, max }, [400, 900], [0, 100_000]);
  expect(range()).toStrictEqual([400, 900]);
  expect(range('₹1,500')).toStrictEqual([900, 1500]);
  expect(range('450,50', '1.500')).toStrictEqual([450.5, 1500]);
  expect(range('', 'cheap')).toStrictEqual([0, 100_000]);
  expect(range('-5', 'Infinity')).toStrictEqual([0, 100_000]);
});

test('countFilters counts a price range once, and no order', () => {
  const count = (search: string) => countFilters(readListQuery(search));
  expect(count('?sort=newest&code=abc')).toBe(0);
  expect(count('?min=500&max=900')).toBe(1);
  expect(count('?max=900&show=none&only=wanted')).toBe(3);
});
