import {
  addItem,
  createRegistry,
  deleteDraft,
  listRegistries,
  todayInIndia,
} from '@gift-registry/bff-contract';
import { createAccount, signUpAndIn } from '../../testing/accounts.ts';
import { createBarrier } from '../../testing/barrier.ts';
import { tally } from '../../testing/failures.ts';
import { registryForm } from '../../testing/samples/registry-form.ts';
import { createSampleProduct } from '../../testing/samples/sample-product.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let first: TestApp;
let second: TestApp;
beforeAll(async () => {
  first = await createTestApp();
  second = await createTestApp({ database: first.database });
});
afterAll(async () => {
  await second.close();
  await first.close();
});

const times = <T>(count: number, work: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => work(n));

test('concurrent saves through two processes make one draft', async () => {
  const { client } = await signUpAndIn(first);
  const elsewhere = second.client();
  for (const [name, value] of client.cookies) elsewhere.cookies.set(name, value);
  await Promise.all(
    times(20, (n) =>
      (n % 2 === 0 ? client : elsewhere).call(createRegistry, { body: registryForm() }),
    ),
  );
  const { registries } = await client.call(listRegistries, {});
  expect(registries.length).toBe(1);
});

test('control: looking for a draft before inserting one makes several', async () => {
  const { id: ownerId } = await createAccount(first);
  const { db } = first.deps;
  const allLooked = createBarrier(2);
  const naive = () =>
    db.transaction().execute(async (trx) => {
      const drafts = trx.selectFrom('registries').select('id').where('ownerId', '=', ownerId);
      if (await drafts.executeTakeFirst()) return;
      await allLooked();
      await trx
        .insertInto('registries')
        .values({
          ownerId,
          registryName: 'Naive',
          occasion: 'other',
          eventDate: todayInIndia(),
          guestRange: '0–20',
          phoneNumber: '9876543210',
        })
        .execute();
    });
  await Promise.all(times(2, naive));
  const made = await db
    .selectFrom('registries')
    .select('id')
    .where('ownerId', '=', ownerId)
    .execute();
  expect(made.length).toBe(2);
});

test('discarding a draft while items are added leaves no item behind', async () => {
  const { client } = await signUpAndIn(first);
  for (let round = 0; round < 5; round += 1) {
    const { id: registryId } = await client.call(createRegistry, { body: registryForm() });
    const products = await Promise.all(times(3, () => createSampleProduct(first)));
    const { codes } = await tally([
      ...products.map((productId) => client.call(addItem, { body: { registryId, productId } })),
      client.call(deleteDraft, { params: { registryId } }),
    ]);
    expect([...new Set(codes)].filter((code) => code !== 'not-found')).toStrictEqual([]);
  }
  const left = await first.deps.db.selectFrom('registryItems').select('id').execute();
  expect(left).toStrictEqual([]);
});
