import { getOrderCounts, listOrders, orderViews } from '@gift-registry/bff-contract';
import { createAccount } from '../src/testing/accounts.ts';
import { createTestApp } from '../src/testing/test-app.ts';
import { compareFirstPages, medianOf, teamOf, type FirstPage } from './measuring/first-pages.ts';
import { insertManyOrders } from './samples/many-orders.ts';

const FEW = 10_000;
const MANY = 1_000_000;
const MOST_MS = 150;

async function platformOf(orders: number) {
  const app = await createTestApp();
  await insertManyOrders(app.database, (await createAccount(app)).id, orders);
  return teamOf(app);
}

const small = await platformOf(FEW);
const large = await platformOf(MANY);

const pages: readonly FirstPage[] = [
  ...orderViews.map((view): FirstPage => [
    `'${view}'`,
    (client) => client.call(listOrders, { query: { view } }),
  ]),
  ...[
    ['a number', 'TF-2345'],
    ['an email', 'guest-777@'],
    ['a name of many', 'asha'],
    ['a registry', 'wedding 00003'],
    ['a name of nobody', 'nobody at all'],
  ].map(([name = '', search = '']): FirstPage => [
    `search of ${name}`,
    (client) => client.call(listOrders, { query: { view: 'all', search } }),
  ]),
];

try {
  await compareFirstPages('Order Management of 1,000,000 orders', pages, { small, large });
  const counts = await medianOf(() => large.client.call(getOrderCounts, {}));
  console.log(
    JSON.stringify({
      figure: 'Order Management of 1,000,000 orders, the counts of all views',
      measured: `${counts.toFixed(1)} ms`,
      target: `≤ ${MOST_MS} ms`,
      met: counts <= MOST_MS,
    }),
  );
} finally {
  await small.app.close();
  await large.app.close();
}
