import {
  createSection,
  listItems,
  maxSections,
  placeSection,
  removeSection,
  renameSection,
} from '@gift-registry/bff-contract';
import { signUpAndIn } from '../../testing/accounts.ts';
import { failureOf, tally } from '../../testing/failures.ts';
import { createSampleRegistry } from '../../testing/samples/sample-registry.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

async function hostWithRegistry(items = 2) {
  const { client, user } = await signUpAndIn(testApp);
  const { registryId, itemIds } = await createSampleRegistry(testApp, user.id, { items });
  const params = { registryId };
  return {
    client,
    registryId,
    itemIds,
    add: (name: string, ids: readonly string[] = []) =>
      client.call(createSection, { params, body: { name, itemIds: [...ids] } }),
    names: async () => (await client.call(listItems, { params })).sections.map(({ name }) => name),
    itemsOf: async (sectionId: string | null) =>
      (await client.call(listItems, { params })).items
        .filter((item) => item.sectionId === sectionId)
        .map(({ id }) => id),
  };
}

test('sections keep their order and are renamed', async () => {
  const { client, add, names } = await hostWithRegistry(0);
  const kitchen = await add(' Kitchen ');
  const baby = await add('For the baby');
  expect(kitchen.name).toBe('Kitchen');
  expect(await names()).toStrictEqual(['Kitchen', 'For the baby']);
  const params = { sectionId: baby.id };
  const { sections } = await client.call(placeSection, { params, body: { afterSectionId: null } });
  expect(sections.map(({ id }) => id)).toStrictEqual([baby.id, kitchen.id]);
  await client.call(placeSection, { params, body: { afterSectionId: kitchen.id } });
  expect(await names()).toStrictEqual(['Kitchen', 'For the baby']);
  await client.call(renameSection, { params, body: { name: 'Nursery' } });
  expect(await names()).toStrictEqual(['Kitchen', 'Nursery']);
});

test('a section takes gifts in the given order, and leaves them in the registry', async () => {
  const { client, itemIds, add, itemsOf } = await hostWithRegistry(3);
  const [first = '', , last = ''] = itemIds;
  const { id: sectionId } = await add('Kitchen', [first, last, first]);
  expect(await itemsOf(sectionId)).toStrictEqual([first, last]);
  const removed = await client.call(removeSection, { params: { sectionId } });
  expect(removed).toStrictEqual({ itemIds: [first, last] });
  expect(await itemsOf(null)).toHaveLength(3);

  const again = await add('Kitchen', removed.itemIds);
  expect(await itemsOf(again.id)).toStrictEqual([first, last]);
});

test('a name is needed, short, without links, and once in a registry', async () => {
  const { client, add } = await hostWithRegistry(0);
  await add('Kitchen');
  for (const [name, status, message] of [
    ['  ', 422, 'Please name the section'],
    ['x'.repeat(41), 422, 'Please use 40 characters or less'],
    ['KITCHEN', 409, 'You already have a section “KITCHEN”.'],
  ] as const) {
    const refusal = await failureOf(add(name));
    expect([refusal.status, refusal.field, refusal.message]).toStrictEqual([
      status,
      'name',
      message,
    ]);
  }
  const other = await add('Garden');
  const rename = client.call(renameSection, {
    params: { sectionId: other.id },
    body: { name: 'kitchen' },
  });
  expect((await failureOf(rename)).code).toBe('conflict');
});

test('a stale name is refused with the saved one', async () => {
  const { client, add } = await hostWithRegistry(0);
  const { id: sectionId, nameVersion } = await add('Kitchen');
  const rename = (name: string, version?: number) =>
    client.call(renameSection, { params: { sectionId }, body: { name, nameVersion: version } });
  const saved = await rename('Cooking', nameVersion);
  expect(saved).toStrictEqual({ id: sectionId, name: 'Cooking', nameVersion: 2 });
  const refusal = await failureOf(rename('Dining room', 1));
  expect([refusal.status, refusal.code, refusal.field]).toStrictEqual([409, 'stale', 'name']);
  expect(refusal.current).toStrictEqual(saved);
  expect((await rename('Cooking', 1)).nameVersion).toBe(2);
  expect((await rename('Dining room')).nameVersion).toBe(3);
});

test('a registry has room for a limited number of sections, also when they arrive together', async () => {
  const { add, names } = await hostWithRegistry(0);
  for (let n = 0; n < maxSections - 2; n += 1) await add(`Section ${n}`);
  const { codes } = await tally(['A', 'B', 'C', 'D'].map((name) => add(name)));
  expect(codes).toStrictEqual(['conflict', 'conflict']);
  expect(await names()).toHaveLength(maxSections);
});

test('sections of another host are not found', async () => {
  const owner = await hostWithRegistry(0);
  const { id: sectionId } = await owner.add('Kitchen');
  const { client } = await signUpAndIn(testApp, { role: 'admin' });
  const params = { sectionId };
  for (const attempt of [
    () =>
      client.call(createSection, {
        params: { registryId: owner.registryId },
        body: { name: 'Mine' },
      }),
    () => client.call(renameSection, { params, body: { name: 'Mine' } }),
    () => client.call(placeSection, { params, body: { afterSectionId: null } }),
    () => client.call(removeSection, { params }),
  ])
    expect((await failureOf(attempt())).status).toBe(404);
  expect(await owner.names()).toStrictEqual(['Kitchen']);
});
