import { createHmac, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import {
  cancelOrder,
  claimItem,
  confirmGift,
  getOrder,
  listMyGifts,
  payOrder,
} from '@gift-registry/bff-contract';
import { createPaymentAdapter } from '../../platform/payments/create-payment-adapter.ts';
import { createAccount } from '../../testing/accounts.ts';
import { failureOf } from '../../testing/failures.ts';
import {
  startPaymentProvider,
  type PaymentProviderProcess,
} from '../../testing/processes/payment-provider.ts';
import { order } from '../../testing/samples/orders.ts';
import { createSampleRegistry } from '../../testing/samples/sample-registry.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createClaimsDependencies } from '../giving/claims-dependencies.ts';
import { expireOrders, reconcileOrders } from './expire-orders.ts';
import { createOrderDependencies } from './order-dependencies.ts';
import { payRefunds } from './pay-refunds.ts';

let provider: PaymentProviderProcess;
let app: TestApp;
let manual: TestApp;
let ownerId: string;
beforeAll(async () => {
  provider = await startPaymentProvider();
  app = await createTestApp({ config: { payments: { adapter: 'demo', ...provider.settings } } });
  manual = await createTestApp({ database: app.database });
  ownerId = (await createAccount(app)).id;
});
afterAll(async () => {
  await manual.close();
  await app.close();
  await provider.stop();
});

const newRegistry = (items = 2) => createSampleRegistry(app, ownerId, { items });

async function stockOf(itemId: string): Promise<number> {
  const { rows } = await sql<{ stock: number }>`
    select stock_quantity as stock from products
     where id = (select product_id from registry_items where id = ${itemId})`.execute(app.deps.db);
  return rows[0]?.stock ?? Number.NaN;
}

async function sendEvent(event: string, payload: object, id: string = randomUUID()) {
  const body = JSON.stringify({ event, payload });
  const response = await fetch(`${app.baseUrl}/api/payments/events`, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'x-razorpay-event-id': id,
      'x-razorpay-signature': createHmac('sha256', provider.settings.webhookSecret)
        .update(body)
        .digest('hex'),
    },
  });
  return response.status;
}

const captured = (number: string, paise: number, id = `pay_${randomUUID()}`) => ({
  payment: { entity: { id, amount: paise, currency: 'INR', notes: { order: number } } },
});

const deps = () => createOrderDependencies(app.deps, createClaimsDependencies(app.deps));
const pass = (number: string, minutes: number) =>
  sql`update orders set held_until = held_until - make_interval(mins => ${minutes}),
             created_at = created_at - make_interval(mins => ${minutes}), looked_up_at = null
       where number = ${number}`.execute(app.deps.db);

test('an order holds its gifts until it is paid, and then they are given', async () => {
  const { shareCode, itemIds } = await newRegistry();
  const guest = app.client();
  const before = await stockOf(itemIds[0] ?? '');
  const { order: placed, paymentUrl, items } = await order(guest, { shareCode, itemIds });
  expect(placed).toMatchObject({
    state: 'open',
    money: 'waiting',
    parcel: 'none',
    cancellable: true,
  });
  expect(placed.number).toMatch(/^TF-[2-9A-HJKMNP-Z]{8}$/);
  expect(placed.totalPaise).toBe(placed.lines.reduce((sum, line) => sum + line.unitPaise, 0));
  expect(items.map(({ quantityReserved }) => quantityReserved)).toStrictEqual([1, 1]);
  expect(await stockOf(itemIds[0] ?? '')).toBe(before - 1);
  await provider.pay(paymentUrl ?? '');
  expect(await sendEvent('payment_link.paid', captured(placed.number, placed.totalPaise))).toBe(
    200,
  );
  const paid = await guest.call(getOrder, { params: { number: placed.number }, query: {} });
  expect(paid).toMatchObject({ money: 'paid', parcel: 'to-pack', paidPaise: placed.totalPaise });
  expect(paid.steps.map(({ step }) => step)).toStrictEqual(['placed', 'paid']);
  const { gifts } = await guest.call(listMyGifts, { params: { shareCode } });
  expect(gifts.map(({ status }) => status)).toStrictEqual(['purchased', 'purchased']);
});

test('three events of one payment, each twice and under other ids, are one row of the ledger', async () => {
  const { shareCode, itemIds } = await newRegistry();
  const guest = app.client();
  const { order: placed } = await order(guest, { shareCode, itemIds });
  const payload = captured(placed.number, placed.totalPaise);
  const names = ['payment.captured', 'order.paid', 'payment_link.paid'];
  for (const name of [...names, ...names]) await sendEvent(name, payload);
  const { paidPaise } = await guest.call(getOrder, {
    params: { number: placed.number },
    query: {},
  });
  expect(paidPaise).toBe(placed.totalPaise);
});

test('an event with a wrong signature is refused and changes nothing', async () => {
  const response = await fetch(`${app.baseUrl}/api/payments/events`, {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'text/plain', 'x-razorpay-signature': 'a'.repeat(63) },
  });
  expect(response.status).toBe(400);
});

test('an order is shown to nobody else, and its number alone opens nothing', async () => {
  const { shareCode, itemIds } = await newRegistry();
  const { order: placed } = await order(app.client(), { shareCode, itemIds });
  const asked = { params: { number: placed.number }, query: {} };
  expect((await failureOf(app.client().call(getOrder, asked))).status).toBe(404);
  expect((await failureOf(app.client().call(cancelOrder, asked))).status).toBe(404);
  const forged = { ...asked, query: { key: `${placed.number}.abc` } };
  expect((await failureOf(app.client().call(getOrder, forged))).status).toBe(404);
});

test('the page of an unpaid gift doesn’t give it for nothing', async () => {
  const { shareCode, itemIds } = await newRegistry();
  const guest = app.client();
  const { order: placed } = await order(guest, { shareCode, itemIds });
  const { gifts } = await guest.call(listMyGifts, { params: { shareCode } });
  const giftId = gifts[0]?.id ?? '';
  const failure = await failureOf(guest.call(confirmGift, { params: { shareCode, giftId } }));
  expect(failure.message).toContain(placed.number);
});

test('an order that nobody pays ends after 30 minutes, with its gifts and its stock free again', async () => {
  const { shareCode, itemIds } = await newRegistry();
  const guest = app.client();
  const before = await stockOf(itemIds[0] ?? '');
  const { order: placed } = await order(guest, { shareCode, itemIds });
  await pass(placed.number, 31);
  await expireOrders(deps());
  const ended = await guest.call(getOrder, { params: { number: placed.number }, query: {} });
  expect(ended).toMatchObject({ state: 'cancelled', money: 'waiting' });
  expect(await stockOf(itemIds[0] ?? '')).toBe(before);
  const again = await order(app.client(), { shareCode, itemIds });
  expect(again.order.state).toBe('open');
});

describe('money that comes after the end', () => {
  async function endedOrder() {
    const { shareCode, itemIds } = await newRegistry();
    const guest = app.client();
    const { order: placed, paymentUrl } = await order(guest, { shareCode, itemIds });
    await pass(placed.number, 31);
    await expireOrders(deps());
    const read = () => guest.call(getOrder, { params: { number: placed.number }, query: {} });
    return { shareCode, itemIds, guest, placed, paymentUrl: paymentUrl ?? '', read };
  }

  test('takes the gifts when they are still free', async () => {
    const { placed, read } = await endedOrder();
    await sendEvent('payment.captured', captured(placed.number, placed.totalPaise));
    expect(await read()).toMatchObject({ state: 'open', money: 'paid', parcel: 'to-pack' });
  });

  test('goes back when one of them is gone', async () => {
    const { shareCode, itemIds, placed, paymentUrl, read } = await endedOrder();
    await order(app.client(), { shareCode, itemIds: itemIds.slice(0, 1) });
    await provider.pay(paymentUrl, 'late');
    const facts = await app.deps.payments.lookUp(placed.number);
    await sendEvent(
      'payment.captured',
      captured(placed.number, placed.totalPaise, facts[0]?.paymentId),
    );
    expect(await read()).toMatchObject({ state: 'cancelled', money: 'paid' });
    await payRefunds(deps(), app.deps.payments);
    expect(await read()).toMatchObject({ state: 'cancelled', money: 'refunded' });
    const totals = (await provider.totals()).find(({ reference }) => reference === placed.number);
    expect(totals).toMatchObject({ paid: placed.totalPaise, refunded: placed.totalPaise });
  });
});

test('a payment whose event was lost is found by the look-up', async () => {
  const { shareCode, itemIds } = await newRegistry();
  const guest = app.client();
  const { order: placed, paymentUrl } = await order(guest, { shareCode, itemIds });
  await provider.pay(paymentUrl ?? '');
  await pass(placed.number, 16);
  await reconcileOrders(deps());
  expect(
    await guest.call(getOrder, { params: { number: placed.number }, query: {} }),
  ).toMatchObject({
    money: 'paid',
    parcel: 'to-pack',
  });
});

test('a paid order is cancelled until it is packed, and its money goes back once', async () => {
  const { shareCode, itemIds } = await newRegistry();
  const guest = app.client();
  const { order: placed, paymentUrl } = await order(guest, { shareCode, itemIds });
  await provider.pay(paymentUrl ?? '');
  await pass(placed.number, 16);
  await reconcileOrders(deps());
  const asked = { params: { number: placed.number }, query: {} };
  const cancelled = await guest.call(cancelOrder, asked);
  expect(cancelled).toMatchObject({ state: 'cancelled', cancellable: false });
  expect((await failureOf(guest.call(cancelOrder, asked))).status).toBe(409);
  await Promise.all([payRefunds(deps(), app.deps.payments), payRefunds(deps(), app.deps.payments)]);
  const totals = (await provider.totals()).find(({ reference }) => reference === placed.number);
  expect(totals).toMatchObject({ paid: placed.totalPaise, refunded: placed.totalPaise });
  expect(await guest.call(getOrder, asked)).toMatchObject({ money: 'refunded' });
});

test('a wrong amount opens a case and gives nothing', async () => {
  const { shareCode, itemIds } = await newRegistry();
  const guest = app.client();
  const { order: placed } = await order(guest, { shareCode, itemIds });
  await sendEvent('payment.captured', captured(placed.number, placed.totalPaise - 100));
  expect(
    await guest.call(getOrder, { params: { number: placed.number }, query: {} }),
  ).toMatchObject({
    state: 'open',
    parcel: 'none',
  });
  const cases = await app.deps.db
    .selectFrom('orderCases')
    .innerJoin('orders', 'orders.id', 'orderCases.orderId')
    .select('orderCases.kind')
    .where('orders.number', '=', placed.number)
    .execute();
  expect(cases).toStrictEqual([{ kind: 'wrong-amount' }]);
});

test('the same request gets the same order, and a closed tab its payment again', async () => {
  const { shareCode, itemIds } = await newRegistry();
  const guest = app.client();
  const key = randomUUID();
  const first = await order(guest, { shareCode, itemIds, key });
  const second = await order(guest, { shareCode, itemIds, key });
  expect(second.order.number).toBe(first.order.number);
  const paid = await guest.call(payOrder, { params: { number: first.order.number }, query: {} });
  expect(paid.paymentUrl).toBe(first.paymentUrl);
});

test('all gifts of an order are taken, or none', async () => {
  const { shareCode, itemIds } = await newRegistry();
  await manual.client().call(claimItem, {
    params: { shareCode, itemId: itemIds[1] ?? '' },
    headers: { 'idempotency-key': randomUUID() },
    body: { guestName: 'Asha', quantity: 1 },
  });
  const failure = await failureOf(order(app.client(), { shareCode, itemIds }));
  expect(failure.status).toBe(409);
  const left = await order(app.client(), { shareCode, itemIds: itemIds.slice(0, 1) });
  expect(left.items[0]?.quantityReserved).toBe(1);
});

test('with instructions the gift is given at once, and the money waits for the team', async () => {
  const { shareCode, itemIds } = await newRegistry();
  const { order: placed, paymentUrl, items } = await order(manual.client(), { shareCode, itemIds });
  expect(paymentUrl).toBeNull();
  expect(placed).toMatchObject({ money: 'waiting', heldUntil: null });
  expect(placed.instructions).toContain('payment');
  expect(items.map(({ quantityFulfilled }) => quantityFulfilled)).toStrictEqual([1, 1]);
});

test('control: without the rows of events and payments, a repeated event books twice', async () => {
  const { shareCode, itemIds } = await newRegistry();
  const guest = app.client();
  const { order: placed } = await order(guest, { shareCode, itemIds });
  await sql`alter table money_movements drop constraint money_movements_provider_payment_id_kind_refund_id_key`.execute(
    app.deps.db,
  );
  const payload = captured(placed.number, placed.totalPaise);
  await sendEvent('payment.captured', payload);
  await sendEvent('order.paid', payload);
  const { paidPaise } = await guest.call(getOrder, {
    params: { number: placed.number },
    query: {},
  });
  expect(paidPaise).toBe(2 * placed.totalPaise);
});

test('an adapter for each setting', () => {
  expect(createPaymentAdapter({ adapter: 'manual' }).name).toBe('manual');
});
