import {
  addExternalItem,
  listItems,
  registryItem,
  type RegistryItem,
  type RequestOf,
} from '@gift-registry/bff-contract';
import { signUpAndIn } from '../../testing/accounts.ts';
import { failureOf } from '../../testing/failures.ts';
import { createBarrier } from '../../testing/barrier.ts';
import { createSampleRegistry } from '../../testing/samples/sample-registry.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { giftAddress } from './add-item.ts';
import { findItemOfAddress, insertItem } from './items.repository.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

const url = 'https://shop.example/lamp';
type Body = RequestOf<typeof addExternalItem>['body'];

async function twoHosts() {
  const [owner, coHost] = [await signUpAndIn(testApp), await signUpAndIn(testApp)];
  const { registryId } = await createSampleRegistry(testApp, owner.user.id, { items: 0 });
  await testApp.deps.db
    .insertInto('coHosts')
    .values({ registryId, userId: coHost.user.id })
    .execute();
  const adder =
    ({ client }: typeof owner) =>
    (name = 'Lamp', rest: Partial<Body> = {}): Promise<RegistryItem> =>
      client.clone().call(addExternalItem, {
        body: { registryId, product: { url, name, price: 100 }, ...rest },
      });
  const list = async () =>
    (await owner.client.call(listItems, { params: { registryId } })).items.map(
      ({ product, quantityRequested }) => [product.name, quantityRequested],
    );
  return { registryId, owner, coHost, add: adder(owner), addAsCoHost: adder(coHost), list };
}

const addressOf = async (userId: string, name: string, externalUrl = url): Promise<string> => {
  const { id } = await testApp.deps.db
    .insertInto('products')
    .values({
      name,
      imageUrl: '/x',
      sourceType: 'external',
      externalUrl,
      addedByUserId: userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

test('the second adder is asked, with the gift that is there, and may raise its quantity', async () => {
  const { add, addAsCoHost, list } = await twoHosts();
  const item = await add();
  for (const again of [add, addAsCoHost]) {
    const refusal = await failureOf(again('Same lamp'));
    expect([refusal.status, refusal.code]).toStrictEqual([409, 'already-added']);
    expect(refusal.message).toBe('Same lamp is already in your registry');
    expect(registryItem.parse(refusal.current)).toStrictEqual(item);
  }
  expect(await list()).toStrictEqual([['Lamp', 1]]);
  const raised = await addAsCoHost('Same lamp', { quantity: 2, addToExisting: true });
  expect([raised.id, raised.quantityRequested]).toStrictEqual([item.id, 3]);
  expect(await list()).toStrictEqual([['Lamp', 3]]);
});

test('a link with other parameters is the same gift; another colour is added separately, also twice', async () => {
  const { add, addAsCoHost, list } = await twoHosts();
  const at = (query: string, name: string) => ({
    product: { url: `${url}${query}`, name, price: 100 },
  });
  await add('Lamp', at('?utm_source=mail', 'Lamp'));
  for (const again of [add, addAsCoHost]) {
    const refusal = await failureOf(again('Lamp', at('/?fbclid=1#reviews', 'Lamp')));
    expect(refusal.code).toBe('already-added');
  }
  const raised = await add('Lamp', { ...at('?gclid=2', 'Lamp'), addToExisting: true });
  expect([raised.quantityRequested, raised.product.externalUrl]).toStrictEqual([2, url]);
  for (const [again, name] of [
    [add, 'Red lamp'],
    [addAsCoHost, 'Blue lamp'],
  ] as const)
    await again(name, { ...at('', name), addSeparately: true });
  expect(await list()).toStrictEqual([
    ['Blue lamp', 1],
    ['Red lamp', 1],
    ['Lamp', 2],
  ]);
});

test('no address has more than 99 of one gift', async () => {
  const { add, addAsCoHost, list } = await twoHosts();
  await add('Lamp', { quantity: 98 });
  const refusal = await failureOf(addAsCoHost('Lamp', { quantity: 2, addToExisting: true }));
  expect([refusal.status, refusal.code]).toStrictEqual([409, 'conflict']);
  expect(await list()).toStrictEqual([['Lamp', 98]]);
});

test('additions by two hosts at the same time are one gift, and every agreed one counts', async () => {
  const { add, addAsCoHost, list } = await twoHosts();
  const asked = await Promise.allSettled([1, 2, 3].flatMap(() => [add(), addAsCoHost()]));
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await Promise.all(
    [1, 2, 3].flatMap(() =>
      [add, addAsCoHost].map((each) => each('Lamp', { addToExisting: true })),
    ),
  );
  expect(await list()).toStrictEqual([['Lamp', 7]]);
});

test('control: two that look before either adds would both add; the database refuses the second', async () => {
  const { registryId, owner, coHost } = await twoHosts();
  const haveLooked = createBarrier(2);
  const naive = [owner, coHost].map(async ({ user }) => {
    const productId = await addressOf(user.id, 'Lamp');
    const place = { registryId, adderId: user.id };
    return testApp.deps.db.transaction().execute(async (trx) => {
      const existing = await findItemOfAddress(trx, place, giftAddress(url));
      await haveLooked();
      return existing?.id ?? insertItem(trx, { ...place, productId, quantity: 1 });
    });
  });
  const results = await Promise.allSettled(naive);
  expect(results.map(({ status }) => status).sort()).toStrictEqual(['fulfilled', 'rejected']);
  const [refused] = results.filter(({ status }) => status === 'rejected');
  expect(String(refused?.status === 'rejected' && refused.reason)).toContain(
    'registry_items_address_once',
  );
});
