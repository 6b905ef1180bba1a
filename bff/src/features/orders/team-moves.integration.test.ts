import { sql } from 'kysely';
import {
  bookPayment,
  cancelTeamOrder,
  changeOrders,
  getOrder,
  listOrders,
  noteOrder,
  refundOrder,
  type OrderForm,
  type OrderView,
} from '@gift-registry/bff-contract';
import { signUpAndIn, type SignedIn } from '../../testing/accounts.ts';
import { order } from '../../testing/samples/orders.ts';
import { createSampleRegistry } from '../../testing/samples/sample-registry.ts';
import { stepUp } from '../../testing/step-up.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createClaimsDependencies } from '../giving/claims-dependencies.ts';
import { expireOrders } from './expire-orders.ts';
import { createOrderDependencies } from './order-dependencies.ts';

let app: TestApp;
let admin: SignedIn['client'];
let hostId: string;
beforeAll(async () => {
  app = await createTestApp();
  hostId = (await signUpAndIn(app)).user.id;
  ({ client: admin } = await signUpAndIn(app, { role: 'admin' }));
});
afterAll(() => app.close());

const why = 'By UPI from Meera.';

async function place(form: Partial<OrderForm> = {}) {
  const registry = await createSampleRegistry(app, hostId);
  const guest = app.client();
  const { order: placed } = await order(guest, { ...registry, form });
  const params = { number: placed.number };
  const body = { paise: placed.totalPaise, why };
  const read = () => guest.call(getOrder, { params, query: {} });
  return { ...registry, ...placed, params, body, read };
}

const attention = async (): Promise<string[]> =>
  (await admin.call(listOrders, { query: {} })).rows.map(({ number }) => number);

test('a cancelled order that was paid by hand waits for the team until it has given the money back', async () => {
  const { number, params, body, read } = await place();
  await admin.call(bookPayment, { params, body });
  await admin.call(cancelTeamOrder, { params, body: { why } });
  expect(await attention()).toContain(number);
  await stepUp(admin);
  await admin.call(refundOrder, { params, body });
  expect(await attention()).not.toContain(number);
  expect(await read()).toMatchObject({ state: 'cancelled', money: 'refunded' });
});

test('an order that expired and has a note is revived by money that is booked by hand', async () => {
  const { number, params, body, read } = await place();
  await sql`update orders set held_until = now() - interval '1 minute' where number = ${number}`.execute(
    app.deps.db,
  );
  await expireOrders(createOrderDependencies(app.deps, createClaimsDependencies(app.deps)));
  await admin.call(noteOrder, { params, body: { why: 'She says that she has paid.' } });
  expect(await read()).toMatchObject({ state: 'cancelled', parcel: 'none' });
  await admin.call(bookPayment, { params, body });
  expect(await read()).toMatchObject({ state: 'open', parcel: 'to-pack', money: 'paid' });
});

test('the host’s address is kept when a gift is packed, and forgotten when it is unpacked', async () => {
  const { number, params, body, registryId } = await place();
  const live = (line: string) =>
    app.deps.db
      .updateTable('registries')
      .set({ addressLine1: line, city: 'Pune', state: 'Maharashtra', zipCode: '411001' })
      .where('id', '=', registryId)
      .execute();
  const line = async (): Promise<string | null> => {
    const { rows } = await sql<{ line: string | null }>`
      select address->>'line1' as line from orders where number = ${number}`.execute(app.deps.db);
    return rows[0]?.line ?? null;
  };
  const move = (action: 'pack' | 'unpack') =>
    admin.call(changeOrders, { body: { numbers: [number], action } });
  await admin.call(bookPayment, { params, body });
  await live('1 Old Road');
  expect(await line()).toBeNull();
  await move('pack');
  await live('2 New Road');
  expect(await line()).toBe('1 Old Road');
  await move('unpack');
  expect(await line()).toBeNull();
  await move('pack');
  expect(await line()).toBe('2 New Road');
});

test('a search finds an order once by each of its beginnings, page by page, in its view alone', async () => {
  const placed = [];
  for (let count = 0; count < 3; count += 1)
    placed.push(await place({ guestName: 'Zubin', guestEmail: 'zubin@example.com' }));
  const numbers = placed.map(({ number }) => number);
  const find = async (search: string, view: OrderView) => {
    const { rows: orders } = await admin.call(listOrders, { query: { view, search } });
    return orders.map(({ number }) => number);
  };
  for (const search of ['zub', 'ZUBIN@', 'Zubin'])
    expect(await find(search, 'all')).toStrictEqual(numbers.toReversed());
  expect(await find(numbers[1]?.toLowerCase() ?? '', 'waiting')).toStrictEqual([numbers[1]]);
  expect(await find('meera turns', 'all')).toEqual(expect.arrayContaining(numbers));
  for (const search of ['zub', 'meera turns'])
    expect(await find(search, 'ended')).not.toContain(numbers[0]);
  expect(await find('ubin', 'all')).toStrictEqual([]);

  const query = { view: 'waiting', search: 'zub', limit: 2 } as const;
  const first = await admin.call(listOrders, { query });
  const second = await admin.call(listOrders, {
    query: { ...query, cursor: first.nextCursor ?? '' },
  });
  expect([...first.rows, ...second.rows].map(({ number }) => number)).toStrictEqual(numbers);
  expect(second.nextCursor).toBeNull();
});
