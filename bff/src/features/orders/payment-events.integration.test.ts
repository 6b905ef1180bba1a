import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { getOrder, type GuestOrder } from '@gift-registry/bff-contract';
import {
  PaymentProviderError,
  type PaymentAdapter,
} from '../../platform/payments/payment-adapter.ts';
import { readRazorpayEvent } from '../../platform/payments/razorpay-events.ts';
import { createAccount } from '../../testing/accounts.ts';
import { mailsTo } from '../../testing/mailbox.ts';
import {
  startPaymentProvider,
  type PaymentProviderProcess,
} from '../../testing/processes/payment-provider.ts';
import {
  paymentEvent,
  refundEvent,
  sendSigned,
  type SignedBody,
} from '../../testing/requests/payment-events.ts';
import { order } from '../../testing/samples/orders.ts';
import { createSampleRegistry } from '../../testing/samples/sample-registry.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createClaimsDependencies } from '../giving/claims-dependencies.ts';
import { bookEvent } from './book-payment.ts';
import { endOrder } from './end-order.ts';
import { expireOrders } from './expire-orders.ts';
import { createOrderDependencies } from './order-dependencies.ts';
import { changeOrder, findOrderId } from './orders.repository.ts';
import { payRefunds } from './pay-refunds.ts';

let provider: PaymentProviderProcess;
let app: TestApp;
let ownerId: string;
beforeAll(async () => {
  provider = await startPaymentProvider();
  app = await createTestApp({ config: { payments: { adapter: 'demo', ...provider.settings } } });
  ownerId = (await createAccount(app)).id;
});
afterAll(async () => {
  await app.close();
  await provider.stop();
});

const deps = () => createOrderDependencies(app.deps, createClaimsDependencies(app.deps));

const send = (signed: SignedBody) =>
  sendSigned({ baseUrl: app.baseUrl, webhookSecret: provider.settings.webhookSecret }, signed);

async function place(guestEmail?: string) {
  const registry = await createSampleRegistry(app, ownerId, { items: 2 });
  const guest = app.client();
  const form = guestEmail ? { guestEmail } : {};
  const { order: placed, paymentUrl } = await order(guest, { ...registry, form });
  const { number, totalPaise: paise } = placed;
  const read = (): Promise<GuestOrder> => guest.call(getOrder, { params: { number }, query: {} });
  const told = { number, paise, paymentId: `pay_${randomUUID()}` };
  return { ...registry, number, paise, paymentUrl: paymentUrl ?? '', read, told };
}

async function pay({ number, paise, paymentUrl }: Awaited<ReturnType<typeof place>>) {
  await provider.pay(paymentUrl);
  const [fact] = await app.deps.payments.lookUp(number);
  const paymentId = fact?.paymentId ?? '';
  const body = paymentEvent('payment.captured', { number, paise, paymentId });
  expect(await send({ body })).toBe(200);
  return { body, paymentId };
}

async function versionOf(number: string): Promise<number> {
  const { version } = await app.deps.db
    .selectFrom('orders')
    .select('version')
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  return version;
}

async function casesOf(number: string): Promise<string[]> {
  const cases = await app.deps.db
    .selectFrom('orderCases')
    .innerJoin('orders', 'orders.id', 'orderCases.orderId')
    .select('orderCases.kind')
    .where('orders.number', '=', number)
    .execute();
  return cases.map(({ kind }) => kind);
}

const endHold = (number: string) =>
  sql`update orders set held_until = now() - interval '1 second' where number = ${number}`.execute(
    app.deps.db,
  );

test('a signed body that is replayed under a new event id changes nothing', async () => {
  const placed = await place();
  const { body } = await pay(placed);
  const version = await versionOf(placed.number);
  expect(await send({ body, id: 'another-event' })).toBe(200);
  expect(await versionOf(placed.number)).toBe(version);
});

test('a retry after a process that ended between commit and answer changes nothing', async () => {
  const placed = await place();
  const body = paymentEvent('payment.captured', placed.told);
  const id = randomUUID();
  await bookEvent(deps(), 'demo', readRazorpayEvent(Buffer.from(body), id));
  const version = await versionOf(placed.number);
  expect(await send({ body, id })).toBe(200);
  expect(await versionOf(placed.number)).toBe(version);
  expect(await placed.read()).toMatchObject({ money: 'paid', paidPaise: placed.paise });
});

test('a failed payment that is captured after the end of the hold takes the gifts', async () => {
  const placed = await place();
  await send({ body: paymentEvent('payment.failed', placed.told) });
  await endHold(placed.number);
  await expireOrders(deps());
  expect(await placed.read()).toMatchObject({ state: 'cancelled', money: 'failed' });
  await send({ body: paymentEvent('payment.captured', placed.told) });
  expect(await placed.read()).toMatchObject({ state: 'open', money: 'paid', parcel: 'to-pack' });
});

test('events of a delivered order are answered and stored, and move nothing', async () => {
  const placed = await place();
  const { paymentId } = await pay(placed);
  const orderId = (await findOrderId(app.deps.db, placed.number)) ?? '';
  for (const action of ['ship', 'deliver'] as const)
    await changeOrder(app.deps.db, { orderId, action, by: 'team' });
  const told = { ...placed.told, paymentId };
  const names = ['payment.captured', 'order.paid', 'payment.failed', 'payment.authorized'];
  for (const name of names) {
    const id = randomUUID();
    expect(await send({ body: paymentEvent(name, told), id })).toBe(200);
    const { rows } = await sql`select key from payment_events where key = ${id}`.execute(
      app.deps.db,
    );
    expect(rows).toHaveLength(1);
  }
  expect(await placed.read()).toMatchObject({
    ...{ state: 'complete', parcel: 'delivered', money: 'paid' },
    ...{ paidPaise: placed.paise, refundedPaise: 0 },
  });
});

const odd: readonly (readonly [string, (body: string) => SignedBody, number])[] = [
  ['other spacing', (body) => ({ body: JSON.stringify(JSON.parse(body), null, 3) }), 200],
  [
    'escapes',
    (body) => ({ body: body.replace('payment.captured', 'payment\\u002ecaptured') }),
    200,
  ],
  ['invalid UTF-8', () => ({ body: Buffer.from([0xff, 0xfe, 0x80]) }), 200],
  ['no JSON', () => ({ body: 'paid=1' }), 200],
  ['another content type', (body) => ({ body, headers: { 'content-type': 'text/plain' } }), 200],
  ['an id of odd characters', (body) => ({ body, id: '../../etc%00' }), 200],
  [
    'a signature of 63 characters',
    (body) => ({ body, headers: { 'x-razorpay-signature': 'a'.repeat(63) } }),
    400,
  ],
];

test.each(odd)('an event with %s is never an error of the server', async (_, make, status) => {
  const placed = await place();
  expect(await send(make(paymentEvent('payment.captured', placed.told)))).toBe(status);
});

test('of two links of one order that are both paid, one books and one goes back', async () => {
  const placed = await place();
  const { number, paise } = placed;
  const second = await provider.newLink(number, paise);
  for (const url of [placed.paymentUrl, second]) await provider.pay(url);
  for (const { paymentId } of await app.deps.payments.lookUp(number))
    await send({ body: paymentEvent('payment.captured', { number, paise, paymentId }) });
  await payRefunds(deps(), app.deps.payments);
  const read = await placed.read();
  expect(read).toMatchObject({ state: 'open', parcel: 'to-pack', paidPaise: 2 * paise });
  expect(read.refundedPaise).toBe(paise);
  const books = (await provider.totals()).find(({ reference }) => reference === number);
  expect(books).toMatchObject({ paid: 2 * paise, refunded: paise });
});

describe('a refund', () => {
  async function cancelPaid() {
    const placed = await place();
    await pay(placed);
    const orderId = (await findOrderId(app.deps.db, placed.number)) ?? '';
    await app.deps.db.transaction().execute(async (trx) => {
      await endOrder(deps(), trx, { orderId, action: 'cancel', by: 'guest' });
    });
    return placed;
  }
  const tryAgain = () =>
    sql`update refunds set tried_at = now() - interval '1 day' where state = 'asked'`.execute(
      app.deps.db,
    );

  test('that times out after its success is tried again with its key, and paid once', async () => {
    const placed = await cancelPaid();
    const { payments } = app.deps;
    const keys: string[] = [];
    const slow: PaymentAdapter = {
      ...payments,
      async refund(asked) {
        keys.push(asked.key);
        await payments.refund(asked);
        throw new PaymentProviderError('It took too long.', { isTemporary: true });
      },
    };
    await payRefunds(deps(), slow);
    expect((await placed.read()).money).toBe('paid');
    await tryAgain();
    await payRefunds(deps(), {
      ...payments,
      refund(asked) {
        keys.push(asked.key);
        return payments.refund(asked);
      },
    });
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(await placed.read()).toMatchObject({
      money: 'refunded',
      refundedPaise: placed.paise,
    });
    const books = (await provider.totals()).find(({ reference }) => reference === placed.number);
    expect(books?.refunded).toBe(placed.paise);
  });

  test('that the provider tells to have failed is a case for a person', async () => {
    const placed = await cancelPaid();
    const [fact] = await app.deps.payments.lookUp(placed.number);
    const { number, paise } = placed;
    const told = { number, paise, paymentId: fact?.paymentId ?? '', refundId: 'rfnd_1' };
    const body = refundEvent('refund.failed', told);
    expect(await send({ body })).toBe(200);
    expect(await casesOf(placed.number)).toStrictEqual(['refund-failed']);
  });
});

test('a paid order that has lost one of its two gifts frees the other, gives the money back and tells the giver', async () => {
  const email = `${randomUUID()}@example.com`;
  const placed = await place(email);
  const [lost = '', other = ''] = placed.itemIds;
  await sql`update claims set expires_at = now() - interval '1 second' where item_id = ${lost}`.execute(
    app.deps.db,
  );
  const { shareCode } = placed;
  await order(app.client(), { shareCode, itemIds: [lost] });
  await pay(placed);
  expect(await placed.read()).toMatchObject({ state: 'cancelled', paidPaise: placed.paise });
  await payRefunds(deps(), app.deps.payments);
  expect(await placed.read()).toMatchObject({
    money: 'refunded',
    refundedPaise: placed.paise,
  });
  const { order: next } = await order(app.client(), { shareCode, itemIds: [other] });
  expect(next.state).toBe('open');
  const steps = (await mailsTo(app, email)).map((mail) =>
    mail.template === 'order-news' ? mail.data.step : mail.template,
  );
  expect(steps.slice(0, 2)).toStrictEqual(['order-placed', 'cancelled']);
});
