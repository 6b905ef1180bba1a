import { getOrderCounts, listOrders, orderViews } from '@gift-registry/bff-contract';
import { createAccount, signUpAndIn } from '../src/testing/accounts.ts';
import { createTestApp } from '../src/testing/test-app.ts';
import { median } from './measuring/throughput.ts';
import { insertManyOrders } from './samples/many-orders.ts';

const FEW = 10_000;
const MANY = 1_000_000;
const ROUNDS = 15;
const MOST_MS = 150;
const MOST_TIMES = 3;

async function teamOf(orders: number) {
  const app = await createTestApp();
  await insertManyOrders(app.database, (await createAccount(app)).id, orders);
  const { client } = await signUpAndIn(app, { role: 'admin' });
  return { app, client };
}

const small = await teamOf(FEW);
const large = await teamOf(MANY);
type Client = typeof small.client;

const lists: readonly (readonly [string, (client: Client) => Promise<unknown>])[] = [
  ...orderViews.map(
    (view) =>
      [`'${view}'`, (client: Client) => client.call(listOrders, { query: { view } })] as const,
  ),
  ...[
    ['a number', 'TF-2345'],
    ['an email', 'guest-777@'],
    ['a name of many', 'asha'],
    ['a registry', 'wedding 00003'],
    ['a name of nobody', 'nobody at all'],
  ].map(
    ([name = '', search = '']) =>
      [
        `search of ${name}`,
        (client: Client) => client.call(listOrders, { query: { view: 'all', search } }),
      ] as const,
  ),
];

async function millisecondsOf(read: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await read();
  return performance.now() - started;
}

try {
  for (const [name, read] of lists) {
    const times: Record<'small' | 'large', number[]> = { small: [], large: [] };
    for (let round = 0; round <= ROUNDS; round += 1) {
      const [ofSmall, ofLarge] = [
        await millisecondsOf(() => read(small.client)),
        await millisecondsOf(() => read(large.client)),
      ];
      if (round === 0) continue;
      times.small.push(ofSmall);
      times.large.push(ofLarge);
    }
    const [ofSmall, ofLarge] = [median(times.small), median(times.large)];
    console.log(
      JSON.stringify({
        figure: `Order Management of 1,000,000 orders, first page: ${name}, against 10,000`,
        measured: `${ofLarge.toFixed(1)} ms, ${(ofLarge / ofSmall).toFixed(2)} of ${ofSmall.toFixed(1)} ms`,
        target: `≤ ${MOST_MS} ms, ≤ ${MOST_TIMES}`,
        met: ofLarge <= MOST_MS && ofLarge <= MOST_TIMES * ofSmall,
      }),
    );
  }
  const counts: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    counts.push(await millisecondsOf(() => large.client.call(getOrderCounts, {})));
  console.log(
    JSON.stringify({
      figure: 'Order Management of 1,000,000 orders, the counts of all views',
      measured: `${median(counts).toFixed(1)} ms`,
      target: `≤ ${MOST_MS} ms`,
      met: median(counts) <= MOST_MS,
    }),
  );
} finally {
  await small.app.close();
  await large.app.close();
}
