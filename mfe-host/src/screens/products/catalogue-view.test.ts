import {
  activeFilterCount,
  catalogueTitle,
  emptyResultText,
  parseCatalogueView,
  catalogueViewQuery,
  replaceCatalogueView,
} from './catalogue-view.ts';

const category = '01997d0e-0000-7000-8000-000000000001';
const everything = parseCatalogueView(new URLSearchParams());

test('parseCatalogueView reads back the query of a view', () => {
  const view = parseCatalogueView(
    new URLSearchParams({ search: 'lamp', occasions: 'wedding,birthday', categories: category }),
  );
  expect(parseCatalogueView(new URLSearchParams(catalogueViewQuery(view)))).toStrictEqual(view);
  expect(view.occasions).toStrictEqual(['wedding', 'birthday']);
});

test('parseCatalogueView drops unknown values', () => {
  const view = parseCatalogueView(
    new URLSearchParams({ occasions: 'divorce', priceBands: '5000+,7', categories: 'x' }),
  );
  expect(catalogueViewQuery(view)).toStrictEqual({ priceBands: '5000+' });
});

test('replaceCatalogueView keeps the other parameters', () => {
  const query = new URLSearchParams('registryId=1&search=lamp&priceBands=5000%2B');
  expect(replaceCatalogueView(query, { ...everything, search: 'quilt' }).toString()).toBe(
    'registryId=1&search=quilt',
  );
});

test('catalogueTitle names the search term and counts filtered products', () => {
  expect(catalogueTitle(everything, 120)).toBe('All Products');
  expect(catalogueTitle({ ...everything, search: 'lamp' }, 3)).toBe(
    "Showing top results for 'lamp'",
  );
  const filtered = { ...everything, priceBands: ['5000+'] as const };
  expect(activeFilterCount(filtered)).toBe(1);
  expect(catalogueTitle(filtered, 12)).toBe('All Products (12 filtered)');
  expect(catalogueTitle({ ...filtered, search: 'lamp' }, 0)).toBe(
    "Showing top results for 'lamp' (0 filtered)",
  );
  expect(catalogueTitle(filtered, undefined)).toBe('All Products');
});

test('emptyResultText suggests the next step', () => {
  expect(emptyResultText({ ...everything, search: 'unicorn' })).toBe(
    'No products found for "unicorn". Try a different search term or adjust your filters.',
  );
  expect(emptyResultText(everything)).toBe(
    'No products match your current filters. Try adjusting your filter settings.',
  );
});
