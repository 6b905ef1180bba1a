import { occasions, starterListSize } from '@gift-registry/bff-contract';
import { catalogue } from '../../../seeds/catalogue/index.ts';
import { checklistFor, findStarterList, starterListsFor } from './checklists.ts';

const categoryKeys = catalogue.map(({ key }) => key);
const inStock = new Set(
  catalogue
    .flatMap(({ products }) => products)
    .filter(({ stockQuantity }) => stockQuantity > 0)
    .map(({ key }) => key),
);

describe.each(occasions)('%s', (occasion) => {
  test('has a checklist of categories of the catalogue, each once', () => {
    const topics = checklistFor(occasion);
    const keys = topics.map(({ category }) => category);
    expect(keys.length).toBeGreaterThanOrEqual(4);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.filter((key) => !categoryKeys.includes(key))).toStrictEqual([]);
    for (const { examples } of topics) expect(examples).not.toBe('');
  });

  test('has starter lists whose products are in the catalogue', () => {
    const lists = starterListsFor(occasion);
    expect(lists.length).toBeGreaterThan(0);
    for (const { id, products } of lists) {
      expect(findStarterList(id)?.id).toBe(id);
      expect(new Set(products).size).toBe(products.length);
      expect(products.length).toBeGreaterThanOrEqual(starterListSize);
      expect(products.filter((key) => !inStock.has(key))).toStrictEqual([]);
    }
  });
});

test('a starter list has a name of its own', () => {
  const lists = occasions.filter((occasion) => occasion !== 'other').flatMap(starterListsFor);
  expect(new Set(lists.map(({ name }) => name)).size).toBe(lists.length);
  expect(new Set(lists.map(({ id }) => id)).size).toBe(lists.length);
});
