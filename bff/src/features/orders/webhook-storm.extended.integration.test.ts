import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { createAccount } from '../../testing/accounts.ts';
import { freePort } from '../../testing/processes/free-port.ts';
import {
  startPaymentProvider,
  type PaymentOutcome,
  type PaymentProviderProcess,
} from '../../testing/processes/payment-provider.ts';
import { startServerProcess, type ServerProcess } from '../../testing/processes/server-process.ts';
import { withoutGiftCaps } from '../../testing/samples/guest-crowd.ts';
import { insertWaitingOrders } from '../../testing/samples/waiting-orders.ts';
import { seededRandom } from '../../testing/seeded-random.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createClaimsDependencies } from '../giving/claims-dependencies.ts';
import { createOrderDependencies } from './order-dependencies.ts';
import { payRefunds } from './pay-refunds.ts';

/** `WEBHOOKS=10000` takes four minutes. */
const WEBHOOKS = Number(process.env['WEBHOOKS'] ?? 2_000);
const ORDERS = Math.ceil(WEBHOOKS * 0.27);
const SPREAD_MS = WEBHOOKS * 2.5;
const KILLS = 4;
/** Between a start and the next kill. */
const PAUSE_MS = 2_000;
const LIMIT_MS = 600_000;

let provider: PaymentProviderProcess;
let app: TestApp;
let ownerId: string;
let servers: ServerProcess[];
let killing: Promise<void>;
let start: (port: string) => Promise<ServerProcess>;
beforeAll(async () => {
  const ports = [await freePort(), await freePort()];
  provider = await startPaymentProvider(
    ...ports.map((port) => `http://127.0.0.1:${port}/api/payments/events`),
  );
  const { origin, keyId, keySecret, webhookSecret } = provider.settings;
  app = await createTestApp({ config: { payments: { adapter: 'demo', ...provider.settings } } });
  ownerId = (await createAccount(app)).id;
  const environment = {
    ...withoutGiftCaps,
    ...{ PAYMENTS: 'demo', PAYMENT_PROVIDER_ORIGIN: origin, MAX_EVENT_LOOP_DELAY_MS: '0' },
    // Refusals of a busy moment come again.
    LOG_LEVEL: 'fatal',
    RAZORPAY_KEY_ID: keyId,
    RAZORPAY_KEY_SECRET: keySecret,
    RAZORPAY_WEBHOOK_SECRET: webhookSecret,
  };
  start = (port) => startServerProcess(app.database, { ...environment, PORT: port });
  servers = await Promise.all(ports.map((port) => start(String(port))));
}, LIMIT_MS);
afterAll(async () => {
  await killing;
  await provider.stop();
  for (const { child, exited } of servers) {
    child.kill('SIGKILL');
    await exited;
  }
  await app.close();
}, LIMIT_MS);

async function killInTurn(): Promise<void> {
  for (let kill = 0; kill < KILLS; kill += 1) {
    await delay(PAUSE_MS);
    const index = kill % servers.length;
    const doomed = servers[index];
    if (!doomed) throw new Error('A server is missing.');
    doomed.child.kill('SIGKILL');
    await doomed.exited;
    servers[index] = await start(new URL(doomed.baseUrl).port);
  }
}

async function forEach<T>(all: readonly T[], work: (each: T) => Promise<void>): Promise<void> {
  const left = [...all];
  const worker = async (): Promise<void> => {
    for (let next = left.pop(); next !== undefined; next = left.pop()) await work(next);
  };
  await Promise.all(Array.from({ length: 20 }, worker));
}

interface Booked {
  readonly number: string;
  readonly whole: string;
  readonly money: string;
  readonly total: number;
  readonly paid: number;
  readonly refunded: number;
  readonly cases: string[];
  readonly changes: string[];
}

async function readBooked(): Promise<ReadonlyMap<string, Booked>> {
  const { rows } = await sql<Booked>`
    select number, state || ' ' || parcel as whole, money, total_paise as total,
           coalesce((select sum(paise) from money_movements where order_id = orders.id and kind = 'captured'), 0) as paid,
           coalesce((select sum(paise) from money_movements where order_id = orders.id and kind = 'refunded'), 0) as refunded,
           array(select kind from order_cases where order_id = orders.id) as cases,
           array(select action from order_changes where order_id = orders.id order by id) as changes
      from orders`.execute(app.deps.db);
  return new Map(rows.map((row) => [row.number, row]));
}

/** A server that is killed while it pays back leaves refunds that others try again half a minute later. */
async function countAskedRefunds(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from refunds where state = 'asked'`.execute(app.deps.db);
  return rows[0]?.count ?? 0;
}

type Books = Awaited<ReturnType<PaymentProviderProcess['totals']>>[number];

function isRight(order: Booked, { paid, refunded }: Pick<Books, 'paid' | 'refunded'>): boolean {
  const isPaid = paid >= order.total;
  const isShort = !isPaid && paid > 0;
  return (
    order.paid === paid &&
    order.refunded === refunded &&
    refunded === (isPaid ? paid - order.total : 0) &&
    order.whole === (isPaid ? 'open to-pack' : 'open none') &&
    order.changes.join() === (isPaid ? 'pay' : '') &&
    // Of two payments, the short one may have come first.
    (paid > order.total || order.cases.join() === (isShort ? 'wrong-amount' : ''))
  );
}

test(
  `${WEBHOOKS} webhooks at two processes that are killed meanwhile book each payment once, and sums agree to the paisa`,
  async () => {
    const random = seededRandom(58);
    const orders = await insertWaitingOrders(app, ownerId, ORDERS);
    await provider.setFaults({
      ...{ doubled: 0.3, wrongSignature: 0.05, wrongAmount: 0.02 },
      longestDelayMs: SPREAD_MS,
    });
    killing = killInTurn();
    const paying = forEach(orders, async ({ number, paise }) => {
      const fate = random();
      const links = [await provider.newLink(number, paise)];
      // Some are paid in two tabs.
      if (fate > 0.97) links.push(await provider.newLink(number, paise));
      const outcomes: PaymentOutcome[] =
        fate < 0.05 ? ['failed'] : fate < 0.15 ? ['failed', 'paid'] : ['paid'];
      for (const url of links) for (const outcome of outcomes) await provider.pay(url, outcome);
    });
    await Promise.all([killing, paying]);
    const counts = await provider.settled();
    expect(counts.received).toBeGreaterThanOrEqual(WEBHOOKS);
    expect(counts.refused).toBeGreaterThan(WEBHOOKS * 0.03);
    expect(counts.lost).toBe(0);

    await provider.setFaults({});
    const deps = createOrderDependencies(app.deps, createClaimsDependencies(app.deps));
    while (await countAskedRefunds()) {
      await payRefunds(deps, app.deps.payments);
      await delay(1_000);
    }
    await provider.settled();

    const booked = await readBooked();
    const books = new Map((await provider.totals()).map((each) => [each.reference, each]));
    const wrong = orders.flatMap(({ number }) => {
      const order = booked.get(number);
      const told = books.get(number) ?? { paid: 0, refunded: 0 };
      return order && isRight(order, told) ? [] : [{ number, order, told }];
    });
    expect(wrong.slice(0, 5)).toStrictEqual([]);
    const kinds = new Set([...booked.values()].map(({ money }) => money));
    expect([...kinds]).toEqual(
      expect.arrayContaining(['failed', 'paid', 'partly-paid', 'partly-refunded']),
    );

    const { rows: forged } =
      await sql`select key from payment_events where key like '%f' and length(key) = 17`.execute(
        app.deps.db,
      );
    expect(forged).toStrictEqual([]);
    const { rows: units } = await sql`
      select item.id from registry_items item
       where item.quantity_fulfilled <> (select count(*) from claims where item_id = item.id and status = 'purchased')
          or item.quantity_reserved <> (select count(*) from claims where item_id = item.id and status = 'reserved')`.execute(
      app.deps.db,
    );
    expect(units).toStrictEqual([]);
  },
  LIMIT_MS,
);

test('control: without the rows of payments, the sums don’t agree', async () => {
  await sql`alter table money_movements drop constraint money_movements_provider_payment_id_kind_refund_id_key`.execute(
    app.deps.db,
  );
  const orders = await insertWaitingOrders(app, ownerId, 20);
  await forEach(orders, async ({ number, paise }) => {
    await provider.pay(await provider.newLink(number, paise));
  });
  await provider.settled();
  const booked = await readBooked();
  for (const { number, paise } of orders) expect(booked.get(number)?.paid).toBe(3 * paise);
});
