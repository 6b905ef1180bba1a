import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  addItem,
  createRegistry,
  createShare,
  deleteDraft,
  getCurrentRegistry,
  getDraft,
  getRegistry,
  listItems,
  listRegistries,
  listUnattachedItems,
  updateRegistry,
} from '@gift-registry/bff-contract';
import { signUpAndIn } from '../../testing/accounts.ts';
import { failureOf } from '../../testing/failures.ts';
import { registryForm } from '../../testing/registry-form.ts';
import { createSampleProduct } from '../../testing/sample-product.ts';
import { createSampleRegistry } from '../../testing/sample-registry.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let testApp: TestApp;
before(async () => {
  testApp = await createTestApp();
});
after(() => testApp.close());

test('a new registry is a draft, with the phone number in its ten digits', async () => {
  const { client } = await signUpAndIn(testApp);
  assert.deepEqual(await client.call(listRegistries, {}), { registries: [] });
  assert.deepEqual(await client.call(getDraft, {}), { registry: null });
  assert.deepEqual(await client.call(getCurrentRegistry, {}), { registry: null });

  const created = await client.call(createRegistry, { body: registryForm() });
  assert.equal(created.status, 'draft');
  assert.equal(created.phoneNumber, '9876543210');
  assert.equal(created.itemCount, 0);
  assert.deepEqual(await client.call(getDraft, {}), { registry: created });
  assert.deepEqual(await client.call(getCurrentRegistry, {}), { registry: created });
  const params = { registryId: created.id };
  assert.deepEqual(await client.call(getRegistry, { params }), created);
});

test('saving again changes the draft that exists', async () => {
  const { client } = await signUpAndIn(testApp);
  const first = await client.call(createRegistry, { body: registryForm() });
  const body = registryForm({ registryName: 'Our second thought', guestMessage: ' ' });
  const second = await client.call(createRegistry, { body });
  assert.equal(second.id, first.id);
  assert.equal(second.registryName, 'Our second thought');
  assert.equal(second.guestMessage, null);
  assert.equal((await client.call(listRegistries, {})).registries.length, 1);
});

test('a published registry is left alone by a new one; the newest comes first', async () => {
  const { client } = await signUpAndIn(testApp);
  const first = await client.call(createRegistry, { body: registryForm() });
  await client.call(createShare, { params: { registryId: first.id } });
  const second = await client.call(createRegistry, { body: registryForm() });
  assert.notEqual(second.id, first.id);
  const { registries } = await client.call(listRegistries, {});
  assert.deepEqual(
    registries.map(({ id, status }) => [id, status]),
    [
      [second.id, 'draft'],
      [first.id, 'published'],
    ],
  );
  await client.call(deleteDraft, { params: { registryId: second.id } });
  assert.equal((await client.call(getCurrentRegistry, {})).registry?.id, first.id);
});

test('gifts that were collected before join the registry, and equal ones add up', async () => {
  const { client } = await signUpAndIn(testApp);
  const lamp = await createSampleProduct(testApp);
  const bowl = await createSampleProduct(testApp);
  const add = (registryId: string | null, productId: string, quantity: number) =>
    client.call(addItem, { body: { registryId, productId, quantity } });
  await add(null, lamp, 2);
  const { id, itemCount } = await client.call(createRegistry, { body: registryForm() });
  assert.equal(itemCount, 2);
  assert.deepEqual(await client.call(listUnattachedItems, {}), { items: [] });

  await add(null, lamp, 98);
  await add(null, bowl, 1);
  const saved = await client.call(createRegistry, { body: registryForm() });
  assert.equal(saved.itemCount, 100);
  const { items } = await client.call(listItems, { params: { registryId: id } });
  assert.deepEqual(
    items.map((item) => [item.product.id, item.quantityRequested, item.registryId]),
    [
      [bowl, 1, id],
      [lamp, 99, id],
    ],
  );
});

test('another host, even an admin, sees and changes nothing', async () => {
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
    assert.deepEqual([status, message], [404, 'Registry not found']);
  }
  assert.deepEqual((await client.call(listRegistries, {})).registries, []);
  assert.deepEqual(await owner.client.call(getRegistry, { params }), draft);
});

test('an account that is no host is turned away', async () => {
  const { client } = await signUpAndIn(testApp, { role: 'guest' });
  assert.equal((await failureOf(client.call(listRegistries, {}))).status, 403);
  assert.equal((await failureOf(testApp.client().call(listRegistries, {}))).status, 401);
});

test('the form says what is wrong with it', async () => {
  const { client } = await signUpAndIn(testApp);
  for (const [change, field, message] of [
    [{ registryName: '  ' }, 'registryName', 'Registry name is required'],
    [{ eventDate: '2020-01-01' }, 'eventDate', 'Event date cannot be in the past'],
    [{ phoneNumber: '12345' }, 'phoneNumber', 'Please enter a valid 10-digit Indian phone number'],
  ] as const) {
    const refusal = await failureOf(client.call(createRegistry, { body: registryForm(change) }));
    assert.deepEqual([refusal.status, refusal.field, refusal.message], [422, field, message]);
  }
});

test('discarding a draft takes its gifts with it', async () => {
  const { client } = await signUpAndIn(testApp);
  const lamp = await createSampleProduct(testApp);
  const { id: registryId } = await client.call(createRegistry, { body: registryForm() });
  await client.call(addItem, { body: { registryId, productId: lamp } });
  await client.call(deleteDraft, { params: { registryId } });
  assert.deepEqual(await client.call(getDraft, {}), { registry: null });
  assert.deepEqual(await client.call(listUnattachedItems, {}), { items: [] });
});

test('what guests have seen is no longer discarded', async () => {
  const { client, user } = await signUpAndIn(testApp);
  const { registryId } = await createSampleRegistry(testApp, user.id);
  const refusal = await failureOf(client.call(deleteDraft, { params: { registryId } }));
  assert.equal(refusal.code, 'conflict');
});

test('the dashboard upgrades a draft whose share is active, and so does discarding it', async () => {
  const { client, user } = await signUpAndIn(testApp);
  const { registryId } = await createSampleRegistry(testApp, user.id);
  const backToDraft = () =>
    testApp.deps.db
      .updateTable('registries')
      .set({ status: 'draft' })
      .where('id', '=', registryId)
      .execute();
  await backToDraft();
  const { registries } = await client.call(listRegistries, {});
  assert.equal(registries[0]?.status, 'published');

  await backToDraft();
  const refusal = await failureOf(client.call(deleteDraft, { params: { registryId } }));
  assert.equal(refusal.code, 'conflict');
});

test('a change tells open pages, with a version that grows', async () => {
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
  assert.deepEqual(versions, [2, 3]);
});

async function waitUntil(holds: () => boolean): Promise<void> {
  const deadline = Date.now() + 5_000;
  while (!holds() && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 10));
}
