import { getGiftSupply } from '@gift-registry/bff-contract';
import { signUpAndIn } from '../../testing/accounts.ts';
import { giveGift, promiseGift } from '../../testing/samples/given-gifts.ts';
import { createSampleRegistry } from '../../testing/samples/sample-registry.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

async function registryWith(cheap: number) {
  const { client, user } = await signUpAndIn(testApp);
  const registry = await createSampleRegistry(testApp, user.id, { items: 2, quantity: cheap });
  const [cheapId = '', dearId = ''] = registry.itemIds;
  const { db } = testApp.deps;
  await db
    .updateTable('products')
    .set({ price: 999 })
    .where('id', '=', (eb) =>
      eb.selectFrom('registryItems').select('productId').where('id', '=', cheapId),
    )
    .execute();
  const { registryId, shareCode } = registry;
  const supply = async () => (await client.call(getGiftSupply, { params: { registryId } })).supply;
  return {
    registryId,
    supply,
    cheap: { shareCode, itemId: cheapId },
    dear: { shareCode, itemId: dearId },
  };
}

test('cheap gifts run out when fewer than one for three guests is left', async () => {
  const { supply, cheap, dear } = await registryWith(7);
  expect(await supply()).toBeNull();
  await giveGift(testApp, cheap);
  expect(await supply()).toStrictEqual({ guestRange: '0–20', giftsLeft: 6, under: 1000 });
  await promiseGift(testApp, dear, 100);
  expect(await supply()).toBeNull();
});

test('a completed registry needs no more gifts', async () => {
  const { supply, registryId } = await registryWith(1);
  expect(await supply()).toMatchObject({ guestRange: '0–20', giftsLeft: 1 });
  const { db } = testApp.deps;
  await db
    .updateTable('registries')
    .set({ status: 'completed' })
    .where('id', '=', registryId)
    .execute();
  expect(await supply()).toBeNull();
});
