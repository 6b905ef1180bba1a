import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/tables.ts';
import { transact } from '../../platform/database/transact.ts';
import { createAccount } from '../../testing/accounts.ts';
import { createGuests } from '../../testing/samples/guest-crowd.ts';
import { order } from '../../testing/samples/orders.ts';
import { createSampleRegistry } from '../../testing/samples/sample-registry.ts';
import { insertWaitingOrders } from '../../testing/samples/waiting-orders.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createClaimsDependencies } from '../giving/claims-dependencies.ts';
import { bookFacts } from './book-payment.ts';
import { endOrder } from './end-order.ts';
import { createOrderDependencies } from './order-dependencies.ts';
import { findOrderId } from './orders.repository.ts';

/** `RACES=1000` takes a minute. */
const RACES = Number(process.env['RACES'] ?? 300);
const AT_ONCE = 10;
const ORDERS = 200;
const STOCK = 1_000_000;

let app: TestApp;
let ownerId: string;
beforeAll(async () => {
  app = await createTestApp();
  ownerId = (await createAccount(app)).id;
});
afterAll(() => app.close());

async function wrongStocks(): Promise<unknown[]> {
  const { rows } = await sql`
    select product.id, product.stock_quantity from products product
     where product.stock_quantity <> ${STOCK} - (
       select coalesce(sum(quantity), 0) from claims where product_id = product.id and status <> 'released')`.execute(
    app.deps.db,
  );
  return rows;
}

test(`the end of a hold, a cancel and a payment at once have one winner each, ${RACES} times, and the stock is exact`, async () => {
  const deps = createOrderDependencies(app.deps, createClaimsDependencies(app.deps));
  const orders = [...(await insertWaitingOrders(app, ownerId, RACES))];
  const inTransaction = (work: (trx: Transaction<Database>) => Promise<unknown>) =>
    transact(app.deps.db, work);

  async function race(number: string, paise: number): Promise<void> {
    const orderId = (await findOrderId(app.deps.db, number)) ?? '';
    const paid = { paymentId: `pay_${randomUUID()}`, reference: number, paise };
    await Promise.all([
      inTransaction((trx) => endOrder(deps, trx, { orderId, action: 'expire', by: 'system' })),
      inTransaction((trx) => endOrder(deps, trx, { orderId, action: 'cancel', by: 'guest' })),
      bookFacts(deps, 'demo', [{ ...paid, kind: 'captured' }]),
    ]);
  }
  const racer = async (): Promise<void> => {
    for (let next = orders.pop(); next; next = orders.pop()) await race(next.number, next.paise);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, racer));

  const { rows } = await sql<{ whole: string; kept: string; claims: string; count: number }>`
    select orders.state || ' ' || orders.parcel as whole,
           case when paid_paise = 0 then 'unpaid'
                when asked.paise = 0 then 'kept' when asked.paise = paid_paise then 'given back' else 'wrong' end as kept,
           claim.status as claims, count(*)::int
      from orders join order_lines line on line.order_id = orders.id
      join claims claim on claim.id = line.claim_id
      cross join lateral (
        select coalesce(sum(paise), 0) as paise from refunds where order_id = orders.id) asked
     group by 1, 2, 3`.execute(app.deps.db);
  const outcomes = rows.map(({ whole, kept, claims }) => [whole, kept, claims].join(', '));
  for (const outcome of outcomes)
    expect(['open to-pack, kept, purchased', 'cancelled none, given back, released']).toContain(
      outcome,
    );
  expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(RACES);
  expect(await wrongStocks()).toStrictEqual([]);
}, 600_000);

test('200 orders of the same two gifts, in both orders at once, neither block each other nor oversell', async () => {
  const { shareCode, itemIds } = await createSampleRegistry(app, ownerId, {
    items: 2,
    quantity: 60,
  });
  const guests = await createGuests([app.baseUrl], ORDERS);
  const placed = await Promise.allSettled(
    guests.map((guest, index) =>
      order(guest, { shareCode, itemIds: index % 2 === 0 ? itemIds : itemIds.toReversed() }),
    ),
  );
  expect(placed.filter(({ status }) => status === 'fulfilled')).toHaveLength(60);
  const refusals = placed.flatMap((each) =>
    each.status === 'rejected' ? [String(each.reason)] : [],
  );
  for (const refusal of refusals) expect(refusal).not.toMatch(/unexpected|short break/);
  const { rows } = await sql<{ taken: number }>`
    select quantity_reserved + quantity_fulfilled as taken from registry_items
     where id = any(${[...itemIds]}::uuid[])`.execute(app.deps.db);
  expect(rows.map(({ taken }) => taken)).toStrictEqual([60, 60]);
  expect(await wrongStocks()).toStrictEqual([]);
});
