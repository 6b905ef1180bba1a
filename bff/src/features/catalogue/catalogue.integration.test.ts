import { randomUUID } from 'node:crypto';
import {
  addExternalItem,
  getProduct,
  listCategories,
  listProducts,
  type RequestOf,
} from '@gift-registry/bff-contract';
import { signUpAndIn } from '../../testing/accounts.ts';
import { failureOf } from '../../testing/failures.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let testApp: TestApp;
let kitchenId: string;
let homeId: string;

const categories = [
  { key: 'home', name: 'Home', displayOrder: 2 },
  { key: 'kitchen', name: 'Kitchen', displayOrder: 1 },
  { key: 'gone', name: 'Gone', displayOrder: 3, isActive: false },
];

beforeAll(async () => {
  testApp = await createTestApp();
  const { db } = testApp.deps;
  const rows = await db
    .insertInto('productCategories')
    .values(categories)
    .returning(['id', 'key'])
    .execute();
  const idOf = (key: string): string => rows.find((row) => row.key === key)?.id ?? '';
  kitchenId = idOf('kitchen');
  homeId = idOf('home');
  const product = (name: string, price: number | null, more: object = {}) => ({
    key: randomUUID(),
    name,
    price,
    imageUrl: '/pictures/placeholder.svg',
    stockQuantity: 3,
    categoryId: kitchenId,
    ...more,
  });
  for (const row of [
    product('Steel Kadhai', 999.99, { description: 'Deep pan', occasions: ['wedding'] }),
    product('Copper jug', 1000, { occasions: ['wedding', 'housewarming'] }),
    product('Tea set', 4999.99, { description: 'For a KADHAI lover', stockQuantity: 0 }),
    product('Sofa', 5000, { categoryId: homeId, occasions: ['housewarming'] }),
    product('50% wool throw', 1500, { categoryId: homeId, description: 'soft_touch' }),
    product('Rug', null, { categoryId: homeId, description: 'soft touch \\ woven' }),
    product('Withdrawn kadhai', 500, { isActive: false }),
  ])
    await db.insertInto('products').values(row).execute();
});
afterAll(() => testApp.close());

async function names(query: RequestOf<typeof listProducts>['query'] = {}): Promise<string[]> {
  const { products, total } = await testApp.client().call(listProducts, { query });
  expect(total).toBe(products.length);
  return products.map((product) => product.name);
}

test('active categories come in display order', async () => {
  const { categories: found } = await testApp.client().call(listCategories, {});
  expect(found).toStrictEqual([
    { id: kitchenId, name: 'Kitchen' },
    { id: homeId, name: 'Home' },
  ]);
});

test('products are active ones, newest first', async () => {
  expect(await names()).toStrictEqual([
    'Rug',
    '50% wool throw',
    'Sofa',
    'Tea set',
    'Copper jug',
    'Steel Kadhai',
  ]);
});

test('search matches name and description, ignoring case', async () => {
  expect(await names({ search: 'kadhai' })).toStrictEqual(['Tea set', 'Steel Kadhai']);
  expect(await names({ search: ' SOFA ' })).toStrictEqual(['Sofa']);
  expect(await names({ search: 'no such thing' })).toStrictEqual([]);
});

test("search doesn't match across the end of the name and the start of the description", async () => {
  expect(await names({ search: 'Kadhai Deep' })).toStrictEqual([]);
});

test('characters of LIKE patterns are matched literally', async () => {
  expect(await names({ search: '%' })).toStrictEqual(['50% wool throw']);
  expect(await names({ search: 'soft_t' })).toStrictEqual(['50% wool throw']);
  expect(await names({ search: '\\' })).toStrictEqual(['Rug']);
});

test('price bands are half-open, and several combine', async () => {
  expect(await names({ priceBands: '0-999' })).toStrictEqual(['Steel Kadhai']);
  expect(await names({ priceBands: '1000-4999' })).toStrictEqual([
    '50% wool throw',
    'Tea set',
    'Copper jug',
  ]);
  expect(await names({ priceBands: '0-999,5000+' })).toStrictEqual(['Sofa', 'Steel Kadhai']);
});

test('gift status: available, already purchased; reserved has no effect', async () => {
  expect(await names({ giftStatuses: 'purchased' })).toStrictEqual(['Tea set']);
  expect(await names({ giftStatuses: 'available' })).not.toContain('Tea set');
  expect(await names({ giftStatuses: 'purchased,reserved' })).toStrictEqual(['Tea set']);
  expect((await names({ giftStatuses: 'reserved' })).length).toBe(6);
  expect((await names({ giftStatuses: 'available,purchased' })).length).toBe(6);
});

test('categories, occasions and search combine', async () => {
  expect(await names({ occasions: 'housewarming' })).toStrictEqual(['Sofa', 'Copper jug']);
  expect(await names({ occasions: 'housewarming', categories: homeId })).toStrictEqual(['Sofa']);
  expect(await names({ occasions: 'wedding,housewarming', search: 'jug' })).toStrictEqual([
    'Copper jug',
  ]);
});

test('the products of an occasion come before the others, also on the next page', async () => {
  const first = { firstOccasion: 'housewarming' } as const;
  const all = ['Sofa', 'Copper jug', 'Rug', '50% wool throw', 'Tea set', 'Steel Kadhai'];
  expect(await names(first)).toStrictEqual(all);
  const { products } = await testApp
    .client()
    .call(listProducts, { query: { ...first, offset: 1, limit: 2 } });
  expect(products.map(({ name }) => name)).toStrictEqual(all.slice(1, 3));
});

test('a page is a part of the results, and the total counts all', async () => {
  const { products, total } = await testApp
    .client()
    .call(listProducts, { query: { offset: 4, limit: 9 } });
  expect(total).toBe(6);
  expect(products.map(({ name }) => name)).toStrictEqual(['Copper jug', 'Steel Kadhai']);
});

test('an invalid query is rejected', async () => {
  const client = testApp.client();
  for (const query of ['limit=61', 'priceBands=1-2', 'categories=x', 'sort=name', 'search=%00'])
    expect({
      case: query,
      got: (await client.fetch(`/api/catalogue/products?${query}`)).status,
    }).toStrictEqual({ case: query, got: 400 });
});

test('an external product is visible only to the account that added it', async () => {
  const adder = await signUpAndIn(testApp);
  const other = await signUpAndIn(testApp, { role: 'admin' });
  const { id } = await testApp.deps.db
    .insertInto('products')
    .values({
      name: 'Lamp of a shop',
      imageUrl: '/pictures/placeholder.svg',
      sourceType: 'external',
      externalUrl: 'https://shop.example/lamp',
      addedByUserId: adder.user.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const seen = await adder.client.call(getProduct, { params: { productId: id } });
  expect(seen.externalUrl).toBe('https://shop.example/lamp');
  const refusal = await failureOf(other.client.call(getProduct, { params: { productId: id } }));
  expect([refusal.status, refusal.message]).toStrictEqual([404, 'Product not found']);
  const strangers = testApp.client().call(getProduct, { params: { productId: id } });
  expect((await failureOf(strangers)).status).toBe(404);
  expect(await names()).not.toContain('Lamp of a shop');
});

test('a catalogue product is visible without an account, a withdrawn one to nobody', async () => {
  const client = testApp.client();
  const rows = await testApp.deps.db
    .selectFrom('products')
    .select(['id', 'name'])
    .where('name', 'in', ['Sofa', 'Withdrawn kadhai'])
    .execute();
  const idOf = (name: string): string => rows.find((row) => row.name === name)?.id ?? '';
  expect((await client.call(getProduct, { params: { productId: idOf('Sofa') } })).price).toBe(5000);
  const withdrawn = client.call(getProduct, { params: { productId: idOf('Withdrawn kadhai') } });
  expect((await failureOf(withdrawn)).status).toBe(404);
});

test('products are sorted by price, those without a price last', async () => {
  expect(await names({ sort: 'price-low' })).toStrictEqual([
    'Steel Kadhai',
    'Copper jug',
    '50% wool throw',
    'Tea set',
    'Sofa',
    'Rug',
  ]);
  expect(await names({ sort: 'price-high', categories: homeId })).toStrictEqual([
    'Sofa',
    '50% wool throw',
    'Rug',
  ]);
});

test('by relevance a match in the name comes before one in the description', async () => {
  expect(await names({ search: 'kadhai' })).toStrictEqual(['Tea set', 'Steel Kadhai']);
  expect(await names({ search: 'kadhai', sort: 'relevance' })).toStrictEqual([
    'Steel Kadhai',
    'Tea set',
  ]);
});

describe("a host's gifts from other websites", () => {
  const url = 'https://shop.example/marble-kadhai';
  async function hostWithGift(name: string) {
    const { client, user } = await signUpAndIn(testApp);
    await client.call(addExternalItem, {
      body: { registryId: null, product: { url: `${url}/${randomUUID()}`, name, price: 0 } },
    });
    const search = async (query: RequestOf<typeof listProducts>['query']) => {
      const { products, total } = await client.call(listProducts, { query });
      expect(total).toBe(products.length);
      return products.map((product) => [product.name, product.source]);
    };
    return { client, user, search };
  }

  test('are found by the search of the same host only, and carry no stock', async () => {
    const { search } = await hostWithGift('Marble Kadhai');
    expect(await search({ search: 'kadhai', giftStatuses: 'available' })).toStrictEqual([
      ['Marble Kadhai', 'external'],
      ['Steel Kadhai', 'internal'],
    ]);
    expect(await names({ search: 'marble' })).toStrictEqual([]);
    expect(await (await hostWithGift('Onyx bowl')).search({ search: 'marble' })).toStrictEqual([]);
  });

  test('are no part of all products', async () => {
    const { search } = await hostWithGift('Marble Kadhai');
    expect((await search({})).filter(([, source]) => source === 'external')).toStrictEqual([]);
  });

  test('are stored without a price when it is not known', async () => {
    const { client } = await hostWithGift('Marble Kadhai');
    const { products } = await client.call(listProducts, { query: { search: 'marble' } });
    expect(products.map(({ price }) => price)).toStrictEqual([null]);
  });
});

test('the database refuses a price that is no number', async () => {
  const { db } = testApp.deps;
  await expect(
    db.updateTable('products').set({ price: Number.NaN }).where('name', '=', 'Sofa').execute(),
  ).rejects.toThrow(/products_price_is_a_number/);
});

test('the database refuses a price of zero: an unknown price is null', async () => {
  const { client } = await signUpAndIn(testApp);
  const url = `https://shop.example/${randomUUID()}`;
  await client.call(addExternalItem, {
    body: { registryId: null, product: { url, name: 'Voucher', price: 0 } },
  });
  const setPrice = (price: number) =>
    testApp.deps.db.updateTable('products').set({ price }).where('externalUrl', '=', url).execute();
  await expect(setPrice(0)).rejects.toThrow(/products_price_check/);
  await setPrice(0.01);
});
