import { readPage } from '../../page/page.ts';
import { readListSigns } from './list-signs.ts';

const read = (body: string) =>
  readListSigns(readPage(`<body>${body}</body>`, new URL('https://shop.example/gifts')));

test('the controls of a list are recognized by their labels', () => {
  const { sorts, filters, pages } = read(
    '<select class="sort-by"></select><div class="facets"></div><ol class="pagination"></ol>',
  );
  expect([sorts, filters, pages]).toStrictEqual([true, true, true]);
});

test('controls of reviews and of other products are not those of the page', () => {
  const { sorts, pages } = read(
    '<div class="reviews"><select class="sort-by"></select><ol class="pagination"></ol></div>',
  );
  expect([sorts, pages]).toStrictEqual([false, false]);
});

test('a product asks for a quantity', () => {
  expect(read('<input name="quantity">').asksQuantity).toBe(true);
  expect(read('<input name="quantity" type="hidden">').asksQuantity).toBe(false);
});
