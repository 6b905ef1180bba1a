import {
  addItem,
  createRegistry,
  listItems,
  removeItem,
  updateItem,
} from '@gift-registry/bff-contract';
import { createAccount, signUpAndIn } from '../../testing/accounts.ts';
import { tally } from '../../testing/failures.ts';
import { claim, createGuests } from '../../testing/samples/guest-crowd.ts';
import { isBalanced, readBalances } from '../../testing/samples/item-balances.ts';
import { registryForm } from '../../testing/samples/registry-form.ts';
import { createSampleProduct } from '../../testing/samples/sample-product.ts';
import { createSampleRegistry } from '../../testing/samples/sample-registry.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

test('the same product added at once is one line, and every success counts', async () => {
  const { client } = await signUpAndIn(testApp);
  const { id: registryId } = await client.call(createRegistry, { body: registryForm() });
  const productId = await createSampleProduct(testApp);
  const { succeeded, codes } = await tally(
    Array.from({ length: 20 }, () => client.call(addItem, { body: { registryId, productId } })),
  );
  expect([...new Set(codes)].filter((code) => code !== 'already-added')).toStrictEqual([]);
  const { items } = await client.call(listItems, { params: { registryId } });
  expect(items.map((item) => item.quantityRequested)).toStrictEqual([succeeded]);
});

test('a host who asks for fewer while guests take never breaks a promise', async () => {
  const { client, user } = await signUpAndIn(testApp);
  const guests = await createGuests([testApp.baseUrl], 6);
  for (let round = 0; round < 8; round += 1) {
    const { shareCode, itemIds } = await createSampleRegistry(testApp, user.id, { quantity: 6 });
    const [itemId = ''] = itemIds;
    const quantityRequested = 1 + (round % 4);
    const { codes } = await tally([
      ...guests.map((guest) => claim(guest, { shareCode, itemId })),
      client.call(updateItem, { params: { itemId }, body: { quantityRequested } }),
    ]);
    for (const code of codes) expect(['already-purchased', 'needs-confirmation']).toContain(code);
  }
  expect((await readBalances(testApp.deps.db)).every(isBalanced)).toBeTruthy();
});

test('a gift that is removed while guests take it is either gone or taken', async () => {
  const { client, user } = await signUpAndIn(testApp);
  const guests = await createGuests([testApp.baseUrl], 3);
  for (let round = 0; round < 8; round += 1) {
    const { registryId, shareCode, itemIds } = await createSampleRegistry(testApp, user.id, {
      quantity: 3,
    });
    const [itemId = ''] = itemIds;
    const [claims, removal] = await Promise.all([
      tally(guests.map((guest) => claim(guest, { shareCode, itemId }))),
      tally([client.call(removeItem, { params: { itemId } })]),
    ]);
    for (const code of claims.codes) expect(code).toBe('not-found');
    for (const code of removal.codes) expect(code).toBe('needs-confirmation');
    const { items } = await client.call(listItems, { params: { registryId } });
    expect(removal.succeeded).toBe(claims.succeeded === 0 ? 1 : 0);
    expect(items.length).toBe(1 - removal.succeeded);
  }
});

test('control: counting before asking for fewer breaks', async () => {
  const { id: ownerId } = await createAccount(testApp);
  const { shareCode, itemIds } = await createSampleRegistry(testApp, ownerId, { quantity: 3 });
  const [itemId = ''] = itemIds;
  const { db } = testApp.deps;
  const naive = db.transaction().execute(async (trx) => {
    const item = await trx
      .selectFrom('registryItems')
      .select(['quantityReserved', 'quantityFulfilled'])
      .where('id', '=', itemId)
      .executeTakeFirstOrThrow();
    expect(item.quantityReserved + item.quantityFulfilled).toBe(0);
    await claim(testApp.client(), { shareCode, itemId, form: { quantity: 2 } });
    await trx
      .updateTable('registryItems')
      .set({ quantityRequested: 1 })
      .where('id', '=', itemId)
      .execute();
  });
  await expect(naive).rejects.toThrow(/registry_items_never_oversold/);
});
