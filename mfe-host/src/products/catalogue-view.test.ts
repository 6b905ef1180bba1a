import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  activeFilterCount,
  catalogueTitle,
  nothingFound,
  viewFrom,
  viewParameters,
  withView,
} from './catalogue-view.ts';

const category = '01997d0e-0000-7000-8000-000000000001';
const everything = viewFrom(new URLSearchParams());

test('a view survives the address', () => {
  const view = viewFrom(
    new URLSearchParams({ search: 'lamp', occasions: 'wedding,birthday', categories: category }),
  );
  assert.deepEqual(viewFrom(new URLSearchParams(viewParameters(view))), view);
  assert.deepEqual(view.occasions, ['wedding', 'birthday']);
});

test('what the catalogue does not know is ignored', () => {
  const view = viewFrom(
    new URLSearchParams({ occasions: 'divorce', priceBands: '5000+,7', categories: 'x' }),
  );
  assert.deepEqual(viewParameters(view), { priceBands: '5000+' });
});

test('changing the view keeps the other parameters', () => {
  const query = new URLSearchParams('registryId=1&search=lamp&priceBands=5000%2B');
  assert.equal(
    withView(query, { ...everything, search: 'quilt' }).toString(),
    'registryId=1&search=quilt',
  );
});

test('the heading says what is shown', () => {
  assert.equal(catalogueTitle(everything, 120), 'All Products');
  assert.equal(
    catalogueTitle({ ...everything, search: 'lamp' }, 3),
    "Showing top results for 'lamp'",
  );
  const filtered = { ...everything, priceBands: ['5000+'] as const };
  assert.equal(activeFilterCount(filtered), 1);
  assert.equal(catalogueTitle(filtered, 12), 'All Products (12 filtered)');
  assert.equal(
    catalogueTitle({ ...filtered, search: 'lamp' }, 0),
    "Showing top results for 'lamp' (0 filtered)",
  );
  assert.equal(catalogueTitle(filtered, undefined), 'All Products');
});

test('an empty result says what to try', () => {
  assert.equal(
    nothingFound({ ...everything, search: 'unicorn' }),
    'No products found for "unicorn". Try a different search term or adjust your filters.',
  );
  assert.equal(
    nothingFound(everything),
    'No products match your current filters. Try adjusting your filter settings.',
  );
});
