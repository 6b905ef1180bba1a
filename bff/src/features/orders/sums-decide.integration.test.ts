import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { bookPayment, getOrder, getTeamOrder, listMyGifts } from '@gift-registry/bff-contract';
import { createAccount, signUpAndIn } from '../../testing/accounts.ts';
import {
  startPaymentProvider,
  type PaymentProviderProcess,
} from '../../testing/processes/payment-provider.ts';
import { paymentEvent, refundEvent, sendSigned } from '../../testing/requests/payment-events.ts';
import { order } from '../../testing/samples/orders.ts';
import { createSampleRegistry } from '../../testing/samples/sample-registry.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { createClaimsDependencies } from '../giving/claims-dependencies.ts';
import { expireOrders } from './expire-orders.ts';
import { createOrderDependencies } from './order-dependencies.ts';

let provider: PaymentProviderProcess;
let app: TestApp;
let ownerId: string;
let admin: TestClient;
beforeAll(async () => {
  provider = await startPaymentProvider();
  app = await createTestApp({ config: { payments: { adapter: 'demo', ...provider.settings } } });
  ownerId = (await createAccount(app)).id;
  admin = (await signUpAndIn(app, { role: 'admin' })).client;
});
afterAll(async () => {
  await app.close();
  await provider.stop();
});

const send = (body: string | Buffer) =>
  sendSigned({ baseUrl: app.baseUrl, webhookSecret: provider.settings.webhookSecret }, { body });

async function place() {
  const registry = await createSampleRegistry(app, ownerId, { items: 1 });
  const guest = app.client();
  const { order: placed } = await order(guest, registry);
  const { number, totalPaise: total } = placed;
  const read = () => guest.call(getOrder, { params: { number }, query: {} });
  const team = () => admin.call(getTeamOrder, { params: { number } });
  const { shareCode } = registry;
  const gifts = async () => (await guest.call(listMyGifts, { params: { shareCode } })).gifts;
  return { ...registry, number, total, read, team, gifts };
}
type Placed = Awaited<ReturnType<typeof place>>;

async function endHold({ number }: Placed): Promise<void> {
  await sql`update orders set held_until = now() - interval '1 second'
             where number = ${number} and held_until is not null`.execute(app.deps.db);
  await sql`update claims set expires_at = now() - interval '1 second'
             where expires_at is not null`.execute(app.deps.db);
  await expireOrders(createOrderDependencies(app.deps, createClaimsDependencies(app.deps)));
}

/** Paise are hundredths of the total. */
interface Told {
  readonly event: string;
  readonly payment: 1 | 2;
  readonly share: number;
  readonly refund?: number;
}

const tell = ({ number, total }: Placed, key: string, { event, payment, share, refund }: Told) => {
  const told = {
    ...{ number, paymentId: `pay_${key}_${payment}` },
    paise: Math.round((total * share) / 100),
  };
  return send(
    refund === undefined
      ? paymentEvent(event, told)
      : refundEvent(event, { ...told, refundId: `rfnd_${key}_${payment}_${refund}` }),
  );
};

async function conclusionOf({ read, team, gifts }: Placed) {
  const { state, parcel, money, paidPaise, refundedPaise, heldUntil } = await read();
  const { cases, refundablePaise } = await team();
  const open = cases
    .flatMap(({ kind, closedAt, paise }) => (closedAt ? [] : [`${kind} ${paise}`]))
    .toSorted();
  const statuses = (await gifts()).map(({ status }) => status);
  const isHeld = heldUntil !== null;
  return {
    state,
    parcel,
    money,
    paidPaise,
    refundedPaise,
    isHeld,
    open,
    statuses,
    refundablePaise,
  };
}

const payments = fc.constantFrom<Told>(
  { event: 'payment.captured', payment: 1, share: 100 },
  { event: 'payment.captured', payment: 1, share: 60 },
  { event: 'payment.failed', payment: 2, share: 100 },
  { event: 'payment.authorized', payment: 1, share: 100 },
  { event: 'payment.captured', payment: 2, share: 40 },
  { event: 'payment.captured', payment: 2, share: 100 },
);
const refunds = fc.constantFrom<Told>(
  { event: 'refund.processed', payment: 1, share: 10, refund: 1 },
  { event: 'refund.processed', payment: 1, share: 30, refund: 2 },
  { event: 'refund.processed', payment: 1, share: 100, refund: 3 },
  { event: 'refund.failed', payment: 1, share: 30, refund: 2 },
);
const stories = fc
  .tuple(
    fc.uniqueArray(payments, {
      maxLength: 4,
      // A payment is captured with one amount.
      selector: ({ event, payment }) => `${event} ${payment}`,
    }),
    fc.uniqueArray(refunds, {
      maxLength: 2,
      selector: ({ event, refund }) => `${event} ${refund}`,
    }),
  )
  .map(([paid, back]) => [...paid, ...back])
  .chain((story) =>
    fc.tuple(fc.constant(story), fc.shuffledSubarray(story, { minLength: story.length })),
  );

test('the same events of money lead to the same order, its gifts and its cases, in whatever order they come', async () => {
  await fc.assert(
    fc.asyncProperty(stories, async ([story, shuffled]) => {
      const [one, other] = [await place(), await place()];
      const [oneKey, otherKey] = [randomUUID(), randomUUID()];
      for (const each of story) expect(await tell(one, oneKey, each)).toBe(200);
      for (const each of shuffled) expect(await tell(other, otherKey, each)).toBe(200);
      expect(await conclusionOf(other)).toStrictEqual(await conclusionOf(one));
    }),
    { numRuns: Number(process.env['PERMUTATIONS'] ?? 12) },
  );
}, 300_000);

test('an order with one rupee missing keeps its gifts after the hold until the team has booked the rest', async () => {
  const placed = await place();
  const { number, total, read, team, gifts } = placed;
  const paymentId = `pay_${randomUUID()}`;
  await send(paymentEvent('payment.captured', { number, paymentId, paise: total - 100 }));
  await endHold(placed);
  expect(await read()).toMatchObject({
    ...{ state: 'open', parcel: 'none', money: 'partly-paid', heldUntil: null },
    paidPaise: total - 100,
  });
  expect(await team()).toMatchObject({ state: 'open', parcel: 'none', money: 'partly-paid' });
  expect((await gifts()).map(({ status }) => status)).toStrictEqual(['purchased']);
  const booked = await admin.call(bookPayment, {
    params: { number },
    body: { paise: 100, why: 'In cash' },
  });
  expect(booked).toMatchObject({
    money: 'paid',
    parcel: 'to-pack',
    cases: [{ kind: 'wrong-amount' }],
  });
  expect(booked.cases[0]?.closedAt).not.toBeNull();
});

test('control: without its money, the same order ends with its hold', async () => {
  const placed = await place();
  await endHold(placed);
  expect(await placed.read()).toMatchObject({ state: 'cancelled', parcel: 'none' });
});

test('a payment of less than the price that comes after the hold opens the order again', async () => {
  const placed = await place();
  const { number, total, read } = placed;
  await endHold(placed);
  await send(
    paymentEvent('payment.captured', { number, paymentId: `pay_${number}`, paise: total - 100 }),
  );
  expect(await read()).toMatchObject({ state: 'open', parcel: 'none', money: 'partly-paid' });
});

test('a parcel of an order waits when its money was given back at the provider', async () => {
  const placed = await place();
  const { number, total: paise, read, team } = placed;
  const paymentId = `pay_${randomUUID()}`;
  await send(paymentEvent('payment.captured', { number, paymentId, paise }));
  expect(await read()).toMatchObject({ parcel: 'to-pack', money: 'paid' });
  await send(
    refundEvent('refund.processed', { number, paymentId, paise, refundId: `rfnd_${number}` }),
  );
  expect(await read()).toMatchObject({ state: 'open', parcel: 'none', money: 'refunded' });
  const { cases, actions } = await team();
  expect(cases).toMatchObject([{ kind: 'refunded-outside', closedAt: null }]);
  expect(actions).not.toContain('pack');
});

test('money in another currency is booked nowhere: a person decides, and the gifts stay', async () => {
  const placed = await place();
  const { number, total, read, team, gifts } = placed;
  const told = { number, paise: total, paymentId: `pay_${randomUUID()}` };
  const body = paymentEvent('payment.captured', told).replace('"INR"', '"USD"');
  expect(await send(body)).toBe(200);
  await endHold(placed);
  expect(await read()).toMatchObject({ state: 'open', parcel: 'none', paidPaise: 0 });
  expect((await gifts()).map(({ status }) => status)).toStrictEqual(['purchased']);
  const [open] = (await team()).cases;
  expect(open).toMatchObject({ kind: 'unread-event', closedAt: null });
  expect(open?.detail).toContain('another currency');
});

/** Values that no provider sends, for each place of an event that is read. */
const nonsense = fc.oneof(
  fc.constantFrom('\u0000', 'TF-\u0000', '\ud800', 'x'.repeat(300), '', '__proto__', '💸'),
  fc.constantFrom<unknown>(null, -1, 0.5, 1e300, 2 ** 53, true, [], {}, [[]], { entity: null }),
);
const places = fc.constantFrom<readonly string[]>(
  ['event'],
  ['payload'],
  ['payload', 'payment'],
  ['payload', 'payment', 'entity'],
  ...['id', 'amount', 'currency', 'notes'].map((name) => ['payload', 'payment', 'entity', name]),
  ['payload', 'payment', 'entity', 'notes', 'order'],
  ['payload', 'refund'],
  ...['id', 'payment_id', 'amount', 'currency'].map((name) => [
    'payload',
    'refund',
    'entity',
    name,
  ]),
);

function withValue(content: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  const inner: Readonly<Record<string, unknown>> =
    typeof content === 'object' && content !== null ? { ...content } : {};
  return { ...inner, [name]: withValue(inner[name], rest, value) };
}

test('a signed event of nonsense is never an error of the server', async () => {
  const { number, total: paise } = await place();
  const told = { number, paise, paymentId: `pay_${randomUUID()}` };
  const bodies = [
    paymentEvent('payment.captured', told),
    refundEvent('refund.processed', { ...told, refundId: 'rfnd_1' }),
  ];
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...bodies),
      fc.array(fc.tuple(places, nonsense), { minLength: 1, maxLength: 3 }),
      async (body, changes) => {
        const content = changes.reduce<unknown>(
          (before, [place_, value]) => withValue(before, place_, value),
          JSON.parse(body),
        );
        expect(await send(JSON.stringify(content))).toBe(200);
      },
    ),
    { numRuns: 80 },
  );
});

test('an event that names no order of ours and can’t be read is a case of its own', async () => {
  const body = JSON.stringify({
    event: 'payment.captured',
    payload: { payment: { entity: { id: 'pay_\u0000', amount: 100, currency: 'INR' } } },
  });
  const unread = () =>
    app.deps.db
      .selectFrom('orderCases')
      .select(['kind', 'detail'])
      .where('orderId', 'is', null)
      .where('detail', 'like', 'payment.captured: payment.entity.id%')
      .execute();
  const before = (await unread()).length;
  expect(await send(body)).toBe(200);
  expect(await send(body)).toBe(200);
  expect(await unread()).toHaveLength(before + 2);
});
