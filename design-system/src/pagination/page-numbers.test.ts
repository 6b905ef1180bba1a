import { pageNumbers } from './page-numbers.ts';

test('few pages are all offered', () => {
  expect(pageNumbers(1, 1)).toStrictEqual([1]);
  expect(pageNumbers(2, 3)).toStrictEqual([1, 2, 3]);
  expect(pageNumbers(3, 5)).toStrictEqual([1, 2, 3, 4, 5]);
});

test('many pages leave gaps, but none of a single page', () => {
  expect(pageNumbers(1, 9)).toStrictEqual([1, 2, 'gap', 9]);
  expect(pageNumbers(4, 9)).toStrictEqual([1, 2, 3, 4, 5, 'gap', 9]);
  expect(pageNumbers(5, 9)).toStrictEqual([1, 'gap', 4, 5, 6, 'gap', 9]);
  expect(pageNumbers(9, 9)).toStrictEqual([1, 'gap', 8, 9]);
});
