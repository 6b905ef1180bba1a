import {
  getAdminOverview,
  getDailyNumbers,
  listAuditEntries,
  listOrders,
  listQueries,
  listTeamRegistries,
  signIn,
} from '@gift-registry/bff-contract';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';
import { seedCatalogue } from './seed-catalogue.ts';
import { seedDemo } from './seed-demo.service.ts';
import { seedDemoHistory } from './seed-demo-history.service.ts';

let app: TestApp;
let admin: TestClient;

beforeAll(async () => {
  app = await createTestApp();
  await seedCatalogue(app.deps.db);
  await seedDemo(app.deps.db);
  await Promise.all([seedDemoHistory(app.deps.db), seedDemoHistory(app.deps.db)]);
  admin = app.client();
  await admin.call(signIn, { body: { email: 'admin@example.com', password: 'Demo-admin-1' } });
});
afterAll(() => app.close());

test('the lists of the team have rows of thirty days, once', async () => {
  const { orders, accounts, registries } = {
    ...{ orders: (await admin.call(listOrders, { query: { view: 'all', limit: 200 } })).rows },
    ...(await admin.call(getAdminOverview, {})),
  };
  expect(orders.length).toBeGreaterThan(80);
  expect([accounts, registries]).toEqual([26, 23]);
  const states = new Set(orders.map(({ state, parcel, money }) => `${state} ${parcel} ${money}`));
  expect([...states].sort()).toEqual([
    'cancelled none waiting',
    'complete delivered paid',
    'open none waiting',
    'open packed paid',
    'open shipped paid',
    'open to-pack paid',
  ]);
  const days = new Set(orders.map(({ createdAt }) => createdAt.slice(0, 10)));
  expect(days.size).toBeGreaterThan(20);
  for (const list of [listQueries, listAuditEntries, listTeamRegistries])
    expect((await admin.call(list, { query: {} })).rows.length).toBeGreaterThan(10);
});

test('the numbers have a period before, and end yesterday', async () => {
  const { numbers } = await admin.call(getDailyNumbers, { query: { days: 30 } });
  for (const { name, values, before } of numbers) {
    expect({ name, empty: [values, before].filter((each) => !each.some(Boolean)) }).toEqual({
      name,
      empty: [],
    });
    expect(values).toHaveLength(30);
  }
});
