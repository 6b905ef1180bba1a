import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import {
  getAdminOverview,
  getSharedRegistry,
  listOrders,
  listSharedItems,
  signIn,
} from '@gift-registry/bff-contract';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { seedCatalogue } from './seed-catalogue.ts';
import { demoShareCode } from '../platform/config/demo-share-code.ts';
import { seedDemoOrders } from './seed-demo-orders.ts';
import { seedDemo } from './seed-demo.service.ts';

let app: TestApp;
async function seedAll(): Promise<void> {
  await seedCatalogue(app.deps.db);
  const { adminId } = await seedDemo(app.deps.db);
  await seedDemoOrders(app.deps, adminId);
}
beforeAll(async () => {
  app = await createTestApp();
  await seedAll();
});
afterAll(() => app.close());

const everything = async () => {
  const { db } = app.deps;
  return {
    products: await db.selectFrom('products').selectAll().orderBy('id').execute(),
    categories: await db.selectFrom('productCategories').selectAll().orderBy('id').execute(),
    registries: await db.selectFrom('registries').selectAll().orderBy('id').execute(),
    items: await db.selectFrom('registryItems').selectAll().orderBy('id').execute(),
    users: await db.selectFrom('users').selectAll().orderBy('id').execute(),
    orders: await db.selectFrom('orders').selectAll().orderBy('id').execute(),
  };
};

test('the catalogue is as large as promised, and every picture is there', async () => {
  const { products, categories } = await everything();
  expect(products.length).toBeGreaterThanOrEqual(120);
  expect(categories.length).toBeGreaterThanOrEqual(10);
  for (const product of products) {
    expect(product.imageUrl).toMatch(/^\/pictures\/[a-z0-9-]+\.svg\?v=[0-9a-f]{10}$/);
    const picture = await app.app.inject({ url: product.imageUrl });
    expect({ case: product.imageUrl, got: picture.statusCode }).toStrictEqual({
      case: product.imageUrl,
      got: 200,
    });
    expect(String(picture.headers['content-type'])).toMatch(/^image\/svg\+xml/);
    expect(String(picture.headers['cache-control'])).toMatch(/immutable/);
  }
});

test('seeding again changes nothing', async () => {
  const once = await everything();
  await seedAll();
  expect(await everything()).toStrictEqual(once);
});

test('seeding keeps stock, resets edited fields and deactivates removed products', async () => {
  const { db } = app.deps;
  const { key } = await db
    .updateTable('products')
    .set({ stockQuantity: 0, name: 'Scribble' })
    .where('key', '=', 'copper-water-jug')
    .returning('key')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('products')
    .values({ key: 'no-longer-sold', name: 'Old', imageUrl: '/pictures/placeholder.svg' })
    .execute();
  await seedCatalogue(db);
  const product = (wanted: string | null) =>
    db.selectFrom('products').selectAll().where('key', '=', wanted).executeTakeFirstOrThrow();
  const jug = await product(key);
  expect(jug.stockQuantity).toBe(0);
  expect(jug.name).not.toBe('Scribble');
  expect((await product('no-longer-sold')).isActive).toBe(false);
});

test('the demo accounts sign in, and the demo registry opens by its printed code', async () => {
  const client = app.client();
  const { user } = await client.call(signIn, {
    body: { email: 'host@example.com', password: 'Demo-host-1' },
  });
  expect([user?.firstName, user?.lastName, user?.role]).toStrictEqual(['Asha', 'Rao', 'host']);
  const shared = await client.call(getSharedRegistry, { params: { shareCode: demoShareCode } });
  expect(shared.registryName).toBe('Asha weds Dev');
  const { items } = await client.call(listSharedItems, { params: { shareCode: demoShareCode } });
  expect(items.length).toBeGreaterThanOrEqual(10);

  const admin = app.client();
  await admin.call(signIn, { body: { email: 'admin@example.com', password: 'Demo-admin-1' } });
  const overview = await admin.call(getAdminOverview, {});
  expect([overview.accounts, overview.registries, overview.publishedRegistries]).toStrictEqual([
    2, 1, 1,
  ]);
});

test('the demo registry has an order in each state, and the team’s list its case', async () => {
  const { orders } = await everything();
  expect(orders.map(({ state, parcel, money }) => [state, parcel, money].join(' '))).toStrictEqual([
    'open none waiting',
    'open to-pack paid',
    'open packed paid',
    'open shipped paid',
    'complete delivered paid',
    'open returned paid',
    'cancelled none waiting',
    'cancelled none refunded',
  ]);
  const admin = app.client();
  await admin.call(signIn, { body: { email: 'admin@example.com', password: 'Demo-admin-1' } });
  const { rows: cases } = await admin.call(listOrders, { query: { view: 'cases' } });
  expect(cases.map(({ guestName, openCases }) => [guestName, openCases])).toStrictEqual([
    ['Rohit Kulkarni', ['returned']],
  ]);
});

test('production rejects --demo', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, '../seed.ts'), '--demo'],
    {
      encoding: 'utf8',
      env: {
        NODE_ENV: 'production',
        DATABASE_URL: app.database.url,
        PUBLIC_BASE_URL: 'https://gifts.example',
        SESSION_SECRET: 's'.repeat(32),
        DATA_ENCRYPTION_KEY: 'a'.repeat(64),
        QUERY_MAIL_TO: 'team@gifts.example',
      },
    },
  );
  expect(status).toBe(1);
  expect(stderr).toMatch(/^--demo is not allowed/);
});
