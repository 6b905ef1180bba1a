import fc from 'fast-check';
import { sql } from 'kysely';
import { createAccount } from '../../testing/accounts.ts';
import { order } from '../../testing/samples/orders.ts';
import { createSampleRegistry } from '../../testing/samples/sample-registry.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import {
  orderStates,
  orderTransitions,
  type OrderAction,
  type OrderState,
} from './order-transitions.ts';
import { changeOrder, findOrderId } from './orders.repository.ts';

let app: TestApp;
let orderId: string;
beforeAll(async () => {
  app = await createTestApp();
  const { shareCode, itemIds } = await createSampleRegistry(app, (await createAccount(app)).id);
  const placed = await order(app.client(), { shareCode, itemIds });
  orderId = (await findOrderId(app.deps.db, placed.order.number)) ?? '';
});
afterAll(() => app.close());

const isAction = (name: string): name is OrderAction => Object.hasOwn(orderTransitions, name);
const actions = Object.keys(orderTransitions).filter(isAction);

async function put(state: OrderState): Promise<void> {
  const [whole, parcel] = state.split(' ');
  await sql`update orders set state = ${whole}, parcel = ${parcel} where id = ${orderId}`.execute(
    app.deps.db,
  );
}

async function read(): Promise<string> {
  const { state, parcel } = await app.deps.db
    .selectFrom('orders')
    .select(['state', 'parcel'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return `${state} ${parcel}`;
}

test('no sequence of actions leads to a state that the table of transitions doesn’t allow', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...actions), { maxLength: 15 }), async (sequence) => {
      await put('open none');
      let expected: OrderState = 'open none';
      for (const action of sequence) {
        const { from, to } = orderTransitions[action];
        const allowed: readonly OrderState[] = from;
        const isMoved = await changeOrder(app.deps.db, { orderId, action, by: 'team' });
        expect(isMoved).toBe(allowed.includes(expected));
        if (isMoved) expected = to;
        expect(await read()).toBe(expected);
      }
    }),
    { numRuns: 60 },
  );
});

test('each change has a row of history that begins where the one before ended', async () => {
  const changes = await app.deps.db
    .selectFrom('orderChanges')
    .select(['fromState', 'toState', 'action'])
    .where('orderId', '=', orderId)
    .orderBy('id')
    .execute();
  expect(changes.length).toBeGreaterThan(20);
  for (const { fromState, toState, action } of changes) {
    const { from, to } = orderTransitions[isAction(action) ? action : 'pay'];
    expect(from).toContain(fromState);
    expect(toState).toBe(to);
  }
});

test('a guest cancels only until the gift is packed', async () => {
  for (const state of orderStates) {
    await put(state);
    const isCancelled = await changeOrder(app.deps.db, { orderId, action: 'cancel', by: 'guest' });
    expect([state, isCancelled]).toStrictEqual([
      state,
      state === 'open none' || state === 'open to-pack',
    ]);
  }
});

test('of many changes at once one wins', async () => {
  await put('open to-pack');
  const results = await Promise.all(
    Array.from({ length: 50 }, async (_, index) =>
      changeOrder(app.deps.db, {
        orderId,
        action: index % 2 === 0 ? 'cancel' : 'ship',
        by: 'team',
      }),
    ),
  );
  expect(results.filter(Boolean)).toHaveLength(1);
});

test('control: the database refuses a state that no transition leads to', async () => {
  await expect(
    app.deps.db
      .updateTable('orders')
      .set({ state: 'complete', parcel: 'packed' })
      .where('id', '=', orderId)
      .execute(),
  ).rejects.toMatchObject({ code: '23514' });
});
