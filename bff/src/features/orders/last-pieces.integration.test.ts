import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { getOrder } from '@gift-registry/bff-contract';
import { createAccount } from '../../testing/accounts.ts';
import {
  startPaymentProvider,
  type PaymentProviderProcess,
} from '../../testing/processes/payment-provider.ts';
import { paymentEvent, sendSigned } from '../../testing/requests/payment-events.ts';
import { createGuests } from '../../testing/samples/guest-crowd.ts';
import { order } from '../../testing/samples/orders.ts';
import { createSampleRegistry } from '../../testing/samples/sample-registry.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createClaimsDependencies } from '../giving/claims-dependencies.ts';
import { expireOrders } from './expire-orders.ts';
import { createOrderDependencies } from './order-dependencies.ts';
import { payRefunds } from './pay-refunds.ts';

const BUYERS = 200;
const PIECES = 10;

let provider: PaymentProviderProcess;
let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  provider = await startPaymentProvider();
  const config = { payments: { adapter: 'demo', ...provider.settings } } as const;
  app = await createTestApp({ config });
  other = await createTestApp({ config, database: app.database });
});
afterAll(async () => {
  await other.close();
  await app.close();
  await provider.stop();
});

const sendCaptured = (to: TestApp, number: string, paise: number, paymentId: string) =>
  sendSigned(
    { baseUrl: to.baseUrl, webhookSecret: provider.settings.webhookSecret },
    { body: paymentEvent('payment.captured', { number, paise, paymentId }) },
  );

const stock = async (): Promise<number> => {
  const { rows } = await sql<{ stock: number }>`
    select min(stock_quantity) as stock from products`.execute(app.deps.db);
  return rows[0]?.stock ?? Number.NaN;
};

test('200 buyers of the last 10 pieces at two processes: 10 have them, the others are told and paid back', async () => {
  const { db } = app.deps;
  const ownerId = (await createAccount(app)).id;
  const { shareCode, itemIds } = await createSampleRegistry(app, ownerId, { quantity: 99 });
  const more = await createSampleRegistry(app, ownerId, { quantity: 99 });
  await sql`update registry_items set product_id = (select product_id from registry_items where id = ${itemIds[0]})
             where id = ${more.itemIds[0]}`.execute(db);
  await sql`update products set stock_quantity = ${PIECES}
             where id = (select product_id from registry_items where id = ${itemIds[0]})`.execute(
    db,
  );
  const guests = await createGuests([app.baseUrl, other.baseUrl], BUYERS);
  const registries = [{ shareCode, itemIds }, more];
  const placed = await Promise.allSettled(
    guests.map(async (guest, index) => {
      const registry = registries[index % 2] ?? more;
      return { guest, ...(await order(guest, registry)) };
    }),
  );
  const orders = placed.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  expect(orders).toHaveLength(PIECES);
  const refusals = placed.flatMap((result) =>
    result.status === 'rejected' ? [String(result.reason)] : [],
  );
  expect(new Set(refusals.map((text) => /out of stock/.test(text)))).toStrictEqual(new Set([true]));
  expect(await stock()).toBe(0);

  const urls = orders.map(({ paymentUrl }) => paymentUrl ?? '');
  await Promise.all(urls.slice(0, 3).map(async (url) => provider.pay(url)));
  await Promise.all(urls.slice(3, 6).map(async (url) => provider.pay(url, 'failed')));
  await sql`update orders set held_until = now() - interval '1 second'`.execute(db);
  const deps = createOrderDependencies(app.deps, createClaimsDependencies(app.deps));
  await expireOrders(deps);
  expect(await stock()).toBe(PIECES - 3);

  // One more pays late: the piece is still there. Then the rest is sold, and the last one is too late.
  const late = orders[6];
  const tooLate = orders[7];
  if (!late || !tooLate) throw new Error('An order is missing.');
  await sendCaptured(other, late.order.number, late.order.totalPaise, `pay_${randomUUID()}`);
  expect(await stock()).toBe(PIECES - 4);
  for (let sold = 4; sold < PIECES; sold += 1) await order(app.client(), { shareCode, itemIds });
  await provider.pay(urls[7] ?? '', 'late');
  const [fact] = await app.deps.payments.lookUp(tooLate.order.number);
  await sendCaptured(app, tooLate.order.number, tooLate.order.totalPaise, fact?.paymentId ?? '');
  await payRefunds(deps, app.deps.payments);
  const read = ({ guest, order: { number } }: (typeof orders)[number]) =>
    guest.call(getOrder, { params: { number }, query: {} });
  expect(await read(late)).toMatchObject({ state: 'open', money: 'paid' });
  expect(await read(tooLate)).toMatchObject({ state: 'cancelled', money: 'refunded' });
  expect(await stock()).toBe(0);
  const totals = (await provider.totals()).find(
    ({ reference }) => reference === tooLate.order.number,
  );
  expect(totals).toMatchObject({
    paid: tooLate.order.totalPaise,
    refunded: tooLate.order.totalPaise,
  });
}, 120_000);

test('control: without the rule of the database, more than the stock is sold', async () => {
  const { db } = app.deps;
  await sql`alter table products drop constraint products_stock_quantity_check`.execute(db);
  const ownerId = (await createAccount(app)).id;
  const { shareCode, itemIds } = await createSampleRegistry(app, ownerId, { quantity: 5 });
  await sql`update products set stock_quantity = 1
             where id = (select product_id from registry_items where id = ${itemIds[0]})`.execute(
    db,
  );
  await order(app.client(), { shareCode, itemIds });
  await order(app.client(), { shareCode, itemIds });
  expect(await stock()).toBe(-1);
});
