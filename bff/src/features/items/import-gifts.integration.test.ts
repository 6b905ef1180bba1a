import { sql } from 'kysely';
import {
  importGifts,
  listItems,
  maxImportedGifts,
  takeBackItems,
  type RequestOf,
} from '@gift-registry/bff-contract';
import { signUpAndIn } from '../../testing/accounts.ts';
import { failureOf } from '../../testing/failures.ts';
import { createBarrier } from '../../testing/barrier.ts';
import { createSampleRegistry } from '../../testing/samples/sample-registry.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { findKnownGifts } from './add-items.repository.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

type Gift = RequestOf<typeof importGifts>['body']['gifts'][number];

const gift = (name: string, changes: Partial<Gift> = {}): Gift => ({
  name,
  url: `https://shop.example/${name.toLowerCase()}`,
  brand: null,
  price: 100,
  ...changes,
});

async function hostWithRegistry() {
  const { client, user } = await signUpAndIn(testApp);
  const { registryId } = await createSampleRegistry(testApp, user.id, { items: 0 });
  const add = (...gifts: Gift[]) => client.call(importGifts, { body: { registryId, gifts } });
  const list = async () => (await client.call(listItems, { params: { registryId } })).items;
  return { client, user, registryId, add, list };
}

test('a link that guests can’t open is refused, and nothing is added', async () => {
  const { add, list } = await hostWithRegistry();
  const refusal = await failureOf(
    add(gift('Lamp'), gift('Lid', { url: 'http://192.168.1.1/lid' })),
  );
  expect([refusal.status, refusal.message]).toStrictEqual([
    422,
    expect.stringContaining('Guests can’t open this address'),
  ]);
  expect(await list()).toEqual([]);
});

test('all gifts are added in the order of the file', async () => {
  const { add, list } = await hostWithRegistry();
  const { items, alreadyAdded } = await add(
    gift('Lamp', { quantity: 3, note: 'The brass one' }),
    gift('Cup', { url: null, price: null }),
    gift('Bowl', { currency: 'USD', price: 12.5, url: 'https://shop.example/bowl?utm_source=x' }),
  );
  expect([items.length, alreadyAdded]).toStrictEqual([3, 0]);
  const rows = (await list()).map(({ product, quantityRequested, note }) => [
    product.name,
    product.price,
    product.currency,
    product.externalUrl,
    quantityRequested,
    note,
  ]);
  expect(rows).toStrictEqual([
    ['Lamp', 100, 'INR', 'https://shop.example/lamp', 3, 'The brass one'],
    ['Cup', null, 'INR', null, 1, null],
    ['Bowl', 12.5, 'USD', 'https://shop.example/bowl', 1, null],
  ]);
});

test('a second import of the same file changes nothing', async () => {
  const { add, list } = await hostWithRegistry();
  const file = [gift('Lamp'), gift('Cup', { url: null })];
  await add(...file);
  const before = await list();
  const changed = file.map((row) => ({ ...row, price: 999, quantity: 9 }));
  expect(await add(...changed)).toStrictEqual({ items: [], alreadyAdded: 2 });
  expect(await list()).toStrictEqual(before);
});

test('two presses at once add every gift with a link once', async () => {
  const { add, list } = await hostWithRegistry();
  const file = ['A', 'B', 'C', 'D'].map((name) => gift(name));
  const [one, other] = await Promise.all([add(...file), add(...[...file].reverse())]);
  expect(one.items.length + other.items.length).toBe(4);
  expect(await list()).toHaveLength(4);
});

test('a row that the database refuses takes all others back', async () => {
  const { add, list, user } = await hostWithRegistry();
  const { db } = testApp.deps;
  await sql`
    create function refuse_poison() returns trigger language plpgsql as $$
    begin
      if new.name = 'Poison' then raise exception 'refused'; end if;
      return new;
    end $$`.execute(db);
  await sql`create trigger refuse_poison before insert on products
    for each row execute function refuse_poison()`.execute(db);
  const refusal = await failureOf(add(gift('Lamp'), gift('Cup'), gift('Poison')));
  await sql`drop function refuse_poison cascade`.execute(db);
  expect(refusal.status).toBe(500);
  expect(await list()).toHaveLength(0);
  const { products } = await db
    .selectFrom('products')
    .select(({ fn }) => fn.countAll<string>().as('products'))
    .where('addedByUserId', '=', user.id)
    .executeTakeFirstOrThrow();
  expect(Number(products)).toBe(0);
  // The control: without the refused row the others are added.
  expect((await add(gift('Lamp'), gift('Cup'))).items).toHaveLength(2);
});

test.each([
  ['no gifts', []],
  ['too many gifts', Array.from({ length: maxImportedGifts + 1 }, (_, row) => gift(`G${row}`))],
  ['an address that is none', [gift('Lamp'), gift('Cup', { url: 'javascript:alert(1)' })]],
  ['a quantity of 100', [gift('Lamp'), gift('Cup', { quantity: 100 })]],
  ['a gift without a name', [gift('Lamp'), gift('Cup', { name: ' ' })]],
])('%s: nothing is added', async (_, gifts) => {
  const { add, list } = await hostWithRegistry();
  expect((await failureOf(add(...gifts))).status).toBe(422);
  expect(await list()).toHaveLength(0);
});

test('the largest import is taken back as a whole', async () => {
  const { client, add, list } = await hostWithRegistry();
  const { items } = await add(
    ...Array.from({ length: maxImportedGifts }, (_, row) => gift(`G${row}`)),
  );
  expect(await list()).toHaveLength(maxImportedGifts);
  await client.call(takeBackItems, { body: { itemIds: items.map(({ id }) => id) } });
  expect(await list()).toHaveLength(0);
});

describe('gifts without links', () => {
  const handmade = ['Quilt', 'Cup', 'Tea set'].map((name) => gift(name, { url: null }));

  test.each([true, false])(
    'are added once by imports at the same time, in a registry: %p',
    async (inRegistry) => {
      const { client, registryId } = await hostWithRegistry();
      const body = { registryId: inRegistry ? registryId : null, gifts: handmade };
      const replies = await Promise.all(
        Array.from({ length: 8 }, () => client.clone().call(importGifts, { body })),
      );
      expect(replies.reduce((sum, { items }) => sum + items.length, 0)).toBe(3);
      expect(replies.reduce((sum, { alreadyAdded }) => sum + alreadyAdded, 0)).toBe(7 * 3);
      expect((await client.call(importGifts, { body })).items).toEqual([]);
    },
  );

  test('control: two imports that read before either writes would both add', async () => {
    const { user, registryId } = await hostWithRegistry();
    const { db } = testApp.deps;
    const place = { registryId, adderId: user.id };
    const haveRead = createBarrier(2);
    const missing = await Promise.all(
      [1, 2].map(() =>
        db.transaction().execute(async (trx) => {
          const { names } = await findKnownGifts(trx, place);
          await haveRead();
          return handmade.filter(({ name }) => !names.has(name.toLowerCase())).length;
        }),
      ),
    );
    expect(missing).toEqual([3, 3]);
  });
});
