import {
  deleteSavedFilter,
  listSavedFilters,
  mostSavedFilters,
  saveFilter,
} from '@gift-registry/bff-contract';
import { signUpAndIn } from '../../testing/accounts.ts';
import { failureOf } from '../../testing/failures.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let app: TestApp;
beforeAll(async () => (app = await createTestApp()));
afterAll(() => app.close());

const list = 'orders';
const member = async () => (await signUpAndIn(app, { role: 'support' })).client;
const save = (team: TestClient, name: string, query = 'view=to-pack') =>
  team.call(saveFilter, { body: { list, name, query } });
const namesOf = async (team: TestClient, of = list) =>
  (await team.call(listSavedFilters, { query: { list: of } })).filters.map(({ name }) => name);

test('filters are kept for the account and the list, by name', async () => {
  const [team, colleague] = [await member(), await member()];
  await save(team, 'Old parcels');
  await save(team, 'Attention');
  expect(await namesOf(team)).toStrictEqual(['Attention', 'Old parcels']);
  expect(await namesOf(team, 'people')).toStrictEqual([]);
  expect(await namesOf(colleague)).toStrictEqual([]);
});

test('a name that is used again gets the new filters', async () => {
  const team = await member();
  await save(team, 'Mine');
  const { filters } = await save(team, 'Mine', 'view=all&q=asha');
  expect(filters).toMatchObject([{ name: 'Mine', query: 'view=all&q=asha' }]);
});

test('a filter is deleted by its owner alone', async () => {
  const [team, colleague] = [await member(), await member()];
  const { filters } = await save(team, 'Mine');
  const params = { filterId: filters[0]?.id ?? '' };
  expect((await failureOf(colleague.call(deleteSavedFilter, { params }))).status).toBe(404);
  expect(await namesOf(team)).toStrictEqual(['Mine']);
  await team.call(deleteSavedFilter, { params });
  expect(await namesOf(team)).toStrictEqual([]);
});

test('a list has so many filters at most, and a full one still replaces', async () => {
  const team = await member();
  for (let count = 0; count < mostSavedFilters; count += 1) await save(team, `Number ${count}`);
  expect((await failureOf(save(team, 'One more'))).status).toBe(409);
  await save(team, 'Number 3', 'view=all');
  expect(await namesOf(team)).toHaveLength(mostSavedFilters);
});
