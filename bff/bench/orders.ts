import { createAccount } from '../src/testing/accounts.ts';
import { startServerProcess } from '../src/testing/processes/server-process.ts';
import { createGuests, withoutGiftCaps } from '../src/testing/samples/guest-crowd.ts';
import { createSampleRegistry } from '../src/testing/samples/sample-registry.ts';
import { createTestApp } from '../src/testing/test-app.ts';
import { printRatio } from './measuring/print-ratio.ts';
import { median } from './measuring/throughput.ts';
import type { Wanted } from './samples/claiming-guest.ts';
import { createOrderingGuest } from './samples/ordering-guest.ts';
import { createRawOrders } from './samples/raw-orders.ts';

const ROUNDS = 7;
const ORDERS_A_ROUND = 200;
const CLIENTS = 10;

const testApp = await createTestApp();
const { id: ownerId } = await createAccount(testApp);
const server = await startServerProcess(testApp.database, withoutGiftCaps);
const raw = createRawOrders(testApp.database.url, CLIENTS);
const browsers = await createGuests([server.baseUrl], CLIENTS);
const guests = await Promise.all(
  browsers.map((browser) => createOrderingGuest(server.baseUrl, browser)),
);

/** The wishes of one client: registries of their own, so that nobody waits for a row of somebody else. */
async function freshItems(): Promise<readonly (readonly Wanted[])[]> {
  return Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      const { shareCode, itemIds } = await createSampleRegistry(testApp, ownerId, {
        items: ORDERS_A_ROUND / CLIENTS,
      });
      return itemIds.map((itemId) => ({ shareCode, itemId }));
    }),
  );
}

type Order = (client: number, wanted: Wanted) => Promise<unknown>;

async function ordersPerSecond(orderOne: Order): Promise<number> {
  const wishes = await freshItems();
  const started = performance.now();
  await Promise.all(
    wishes.map(async (ofClient, client) => {
      for (const wanted of ofClient) await orderOne(client, wanted);
    }),
  );
  return ORDERS_A_ROUND / ((performance.now() - started) / 1000);
}

try {
  const ours: number[] = [];
  const baseline: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const throughBff = await ordersPerSecond(async (client, wanted) => guests[client]?.(wanted));
    const throughPg = await ordersPerSecond((_, wanted) => raw.order(wanted));
    if (round === 0) continue;
    ours.push(throughBff);
    baseline.push(throughPg);
  }
  printRatio({
    figure: 'An order paid by hand over HTTP, against the same transaction by raw pg',
    ours: median(ours),
    baseline: median(baseline),
    unit: 'orders/s',
    target: 0.5,
  });
} finally {
  server.child.kill('SIGTERM');
  await server.exited;
  await raw.close();
  await testApp.close();
}
