import { searchTeam, submitQuery } from '@gift-registry/bff-contract';
import { createAccount, signUpAndIn } from '../../testing/accounts.ts';
import { createSampleRegistry } from '../../testing/samples/sample-registry.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let app: TestApp;
let support: TestClient;

beforeAll(async () => {
  app = await createTestApp();
  ({ client: support } = await signUpAndIn(app, { role: 'support' }));
});
afterAll(() => app.close());

const find = async (text: string) =>
  (await support.call(searchTeam, { query: { text } })).results.map(({ subject, title }) => [
    subject.split(':', 1)[0],
    title,
  ]);

test('one search finds registries, people and mails, a few of each', async () => {
  const { id } = await createAccount(app, { firstName: 'Farida', lastName: 'Sheikh' });
  const { registryId } = await createSampleRegistry(app, id);
  await app.deps.db
    .updateTable('registries')
    .set({ registryName: 'Farida weds Imran' })
    .where('id', '=', registryId)
    .execute();
  for (let sent = 0; sent < 3; sent += 1)
    await app.client().call(submitQuery, {
      body: {
        name: 'Farida',
        email: 'farida@example.com',
        phone: null,
        queryText: 'Where is my parcel?',
      },
    });
  expect(await find('farida')).toEqual(
    expect.arrayContaining([
      ['registry', 'Farida weds Imran'],
      ['user', 'Farida Sheikh'],
      ['mail', 'farida@example.com'],
    ]),
  );
  expect(await find('nothing like it')).toEqual([]);
});
