import { addDays, todayInIndia, type OrderForm } from '@gift-registry/bff-contract';
import { createAccount } from '../../testing/accounts.ts';
import { failureOf } from '../../testing/failures.ts';
import { order, samplePickUp } from '../../testing/samples/orders.ts';
import { createSampleRegistry } from '../../testing/samples/sample-registry.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let ownerId: string;
beforeAll(async () => {
  app = await createTestApp({ config: { pickUp: samplePickUp } });
  ownerId = (await createAccount(app)).id;
});
afterAll(() => app.close());

const inDays = (days: number) => addDays(todayInIndia(), days);

async function registryWithDays(from: number | null, until: number | null) {
  const { registryId, shareCode, itemIds } = await createSampleRegistry(app, ownerId, {
    quantity: 20,
  });
  await app.deps.db
    .updateTable('registries')
    .set({
      deliveryFrom: from === null ? null : inDays(from),
      deliveryUntil: until === null ? null : inDays(until),
    })
    .where('id', '=', registryId)
    .execute();
  return (form: Partial<OrderForm>) => order(app.client(), { shareCode, itemIds, form });
}

const outcome = async (placing: ReturnType<typeof order>): Promise<string> =>
  placing.then(
    () => 'placed',
    async () => {
      const { status, field } = await failureOf(placing);
      return `${status} ${field}`;
    },
  );

test('a day before tomorrow, or one that the host leaves out, is refused at its field', async () => {
  const place = await registryWithDays(3, 6);
  const outcomes: string[] = [];
  for (const day of [0, 2, 3, 6, 7])
    outcomes.push(await outcome(place({ wantedDay: inDays(day) })));
  expect(outcomes).toStrictEqual([
    '422 wantedDay',
    '422 wantedDay',
    'placed',
    'placed',
    '422 wantedDay',
  ]);
});

test('control: without the host’s days every day from tomorrow on is taken', async () => {
  const place = await registryWithDays(null, null);
  for (const day of [1, 2, 7, 300])
    expect(await outcome(place({ wantedDay: inDays(day) }))).toBe('placed');
  expect(await outcome(place({ wantedDay: inDays(0) }))).toBe('422 wantedDay');
});

test('an order without a day is taken, and so is one that goes elsewhere', async () => {
  const place = await registryWithDays(3, 6);
  expect(await outcome(place({}))).toBe('placed');
  expect(await outcome(place({ wantedDay: null }))).toBe('placed');
  expect(await outcome(place({ shipTo: { kind: 'pick-up' }, wantedDay: inDays(1) }))).toBe(
    'placed',
  );
});

test('days that are over leave none to choose', async () => {
  const place = await registryWithDays(-9, -2);
  expect(await outcome(place({ wantedDay: inDays(2) }))).toBe('422 wantedDay');
  expect(await outcome(place({}))).toBe('placed');
});
