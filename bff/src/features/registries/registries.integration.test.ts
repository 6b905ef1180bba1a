import {
  addItem,
  createRegistry,
  createShare,
  deleteDraft,
  getCurrentRegistry,
  getDraft,
  getRegistry,
  getShare,
  listItems,
  listRegistries,
  listUnattachedItems,
  updateRegistry,
} from '@gift-registry/bff-contract';
import { sql } from 'kysely';
import { signUpAndIn } from '../../testing/accounts.ts';
import { failureOf } from '../../testing/failures.ts';
import { registryForm } from '../../testing/samples/registry-form.ts';
import { createSampleProduct } from '../../testing/samples/sample-product.ts';
import { createSampleRegistry } from '../../testing/samples/sample-registry.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

test('a new registry is a draft, with the phone number in its ten digits', async () => {
  const { client } = await signUpAndIn(testApp);
  expect(await client.call(listRegistries, {})).toStrictEqual({ registries: [] });
  expect(await client.call(getDraft, {})).toStrictEqual({ registry: null });
  expect(await client.call(getCurrentRegistry, {})).toStrictEqual({ registry: null });

  const created = await client.call(createRegistry, { body: registryForm() });
  expect(created.status).toBe('draft');
  expect(created.phoneNumber).toBe('9876543210');
  expect(created.itemCount).toBe(0);
  expect(await client.call(getDraft, {})).toStrictEqual({ registry: created });
  expect(await client.call(getCurrentRegistry, {})).toStrictEqual({ registry: created });
  const params = { registryId: created.id };
  expect(await client.call(getRegistry, { params })).toStrictEqual(created);
});

test('a phone number from abroad is stored with its country code', async () => {
  const { client } = await signUpAndIn(testApp);
  const body = registryForm({ phoneNumber: '+44 7911 123456' });
  expect((await client.call(createRegistry, { body })).phoneNumber).toBe('+447911123456');
});

test('saving again updates the existing draft', async () => {
  const { client } = await signUpAndIn(testApp);
  const first = await client.call(createRegistry, { body: registryForm() });
  const body = registryForm({ registryName: 'Our second thought', guestMessage: ' ' });
  const second = await client.call(createRegistry, { body });
  expect(second.id).toBe(first.id);
  expect(second.registryName).toBe('Our second thought');
  expect(second.guestMessage).toBe(null);
  expect((await client.call(listRegistries, {})).registries.length).toBe(1);
});

test('a new registry leaves the published one unchanged; the newest comes first', async () => {
  const { client } = await signUpAndIn(testApp);
  const first = await client.call(createRegistry, { body: registryForm() });
  await client.call(createShare, { params: { registryId: first.id } });
  const second = await client.call(createRegistry, { body: registryForm() });
  expect(second.id).not.toBe(first.id);
  const { registries } = await client.call(listRegistries, {});
  expect(registries.map(({ id, status }) => [id, status])).toStrictEqual([
    [second.id, 'draft'],
    [first.id, 'published'],
  ]);
  await client.call(deleteDraft, { params: { registryId: second.id } });
  expect((await client.call(getCurrentRegistry, {})).registry?.id).toBe(first.id);
});

test('unattached items join the new registry, and quantities of equal products add up', async () => {
  const { client } = await signUpAndIn(testApp);
  const lamp = await createSampleProduct(testApp);
  const bowl = await createSampleProduct(testApp);
  const add = (registryId: string | null, productId: string, quantity: number) =>
    client.call(addItem, { body: { registryId, productId, quantity } });
  await add(null, lamp, 2);
  const { id, itemCount } = await client.call(createRegistry, { body: registryForm() });
  expect(itemCount).toBe(2);
  expect(await client.call(listUnattachedItems, {})).toStrictEqual({ items: [] });

  await add(null, lamp, 98);
  await add(null, bowl, 1);
  const saved = await client.call(createRegistry, { body: registryForm() });
  expect(saved.itemCount).toBe(100);
  const { items } = await client.call(listItems, { params: { registryId: id } });
  expect(
    items.map((item) => [item.product.id, item.quantityRequested, item.registryId]),
  ).toStrictEqual([
    [bowl, 1, id],
    [lamp, 99, id],
  ]);
});

test("another host, even an admin, can't read or change a registry", async () => {
  const owner = await signUpAndIn(testApp);
  const { client } = await signUpAndIn(testApp, { role: 'admin' });
  const draft = await owner.client.call(createRegistry, { body: registryForm() });
  const params = { registryId: draft.id };
  for (const attempt of [
    () => client.call(getRegistry, { params }),
    () => client.call(updateRegistry, { params, body: registryForm({ registryName: 'Mine now' }) }),
    () => client.call(deleteDraft, { params }),
  ]) {
    const { status, message } = await failureOf(attempt());
    expect([status, message]).toStrictEqual([404, 'Registry not found']);
  }
  expect((await client.call(listRegistries, {})).registries).toStrictEqual([]);
  expect(await owner.client.call(getRegistry, { params })).toStrictEqual(draft);
});

test('an account without the host role is rejected', async () => {
  const { client } = await signUpAndIn(testApp, { role: 'guest' });
  expect((await failureOf(client.call(listRegistries, {}))).status).toBe(403);
  expect((await failureOf(testApp.client().call(listRegistries, {}))).status).toBe(401);
});

test('each invalid field gets its message', async () => {
  const { client } = await signUpAndIn(testApp);
  for (const [change, field, message] of [
    [{ registryName: '  ' }, 'registryName', 'Registry name is required'],
    [{ eventDate: '2020-01-01' }, 'eventDate', 'Event date cannot be in the past'],
    [{ phoneNumber: '12345' }, 'phoneNumber', 'Please enter a valid 10-digit Indian phone number'],
  ] as const) {
    const refusal = await failureOf(client.call(createRegistry, { body: registryForm(change) }));
    expect([refusal.status, refusal.field, refusal.message]).toStrictEqual([422, field, message]);
  }
});

test('discarding a draft deletes its items', async () => {
  const { client } = await signUpAndIn(testApp);
  const lamp = await createSampleProduct(testApp);
  const { id: registryId } = await client.call(createRegistry, { body: registryForm() });
  await client.call(addItem, { body: { registryId, productId: lamp } });
  await client.call(deleteDraft, { params: { registryId } });
  expect(await client.call(getDraft, {})).toStrictEqual({ registry: null });
  expect(await client.call(listUnattachedItems, {})).toStrictEqual({ items: [] });
});

test("a shared registry can't be discarded", async () => {
  const { client, user } = await signUpAndIn(testApp);
  const { registryId } = await createSampleRegistry(testApp, user.id);
  const refusal = await failureOf(client.call(deleteDraft, { params: { registryId } }));
  expect(refusal.code).toBe('conflict');
});

test('reading registries and share links writes to neither table', async () => {
  const { client, user } = await signUpAndIn(testApp);
  const { registryId } = await createSampleRegistry(testApp, user.id);
  const versionsOfRows = async () => {
    const { rows } = await sql`
      select registry.xmin as registry, share.xmin as share
        from registries registry join registry_shares share on share.registry_id = registry.id
       where registry.id = ${registryId}`.execute(testApp.deps.db);
    return rows;
  };
  const before = await versionsOfRows();
  await client.call(listRegistries, {});
  await client.call(getCurrentRegistry, {});
  await client.call(getDraft, {});
  await client.call(getRegistry, { params: { registryId } });
  await client.call(getShare, { params: { registryId } });
  expect(await versionsOfRows()).toStrictEqual(before);

  await client.call(updateRegistry, { params: { registryId }, body: registryForm() });
  expect(await versionsOfRows()).not.toStrictEqual(before);
});

test('every change publishes an event with a higher version', async () => {
  const { client, user } = await signUpAndIn(testApp);
  const { registryId } = await createSampleRegistry(testApp, user.id);
  const versions: number[] = [];
  const unsubscribe = testApp.deps.events.subscribe(
    (message) => {
      if (message.type === 'registry-changed' && message.registryId === registryId)
        versions.push(message.version);
    },
    () => undefined,
  );
  for (let count = 0; count < 2; count += 1) {
    await client.call(updateRegistry, { params: { registryId }, body: registryForm() });
    await waitUntil(() => versions.length > count);
  }
  unsubscribe();
  expect(versions).toStrictEqual([2, 3]);
});

async function waitUntil(holds: () => boolean): Promise<void> {
  const deadline = Date.now() + 5_000;
  while (!holds() && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 10));
}
