import { sql } from 'kysely';
import { addDays, listGifts, todayInIndia } from '@gift-registry/bff-contract';
import { signUpAndIn } from '../../testing/accounts.ts';
import { order } from '../../testing/samples/orders.ts';
import { createSampleRegistry } from '../../testing/samples/sample-registry.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const day = addDays(todayInIndia(), 3);

interface Parcel {
  readonly guestName: string;
  readonly message: string;
  /** The place of the gift on the list. */
  readonly item: number;
  readonly parcel?: 'to-pack' | 'packed' | 'shipped';
  readonly shipTo?: 'host' | 'guest';
  readonly wantedDay?: string | null;
}

async function bookWith(parcels: readonly Parcel[], { hidden = true } = {}) {
  const { client: host, user } = await signUpAndIn(app);
  const registry = await createSampleRegistry(app, user.id, { items: 3, quantity: 5 });
  const { registryId, shareCode, itemIds } = registry;
  const numbers: string[] = [];
  for (const {
    guestName,
    message,
    item,
    parcel = 'shipped',
    shipTo = 'host',
    ...rest
  } of parcels) {
    const { order: placed } = await order(app.client(), {
      shareCode,
      itemIds: itemIds.slice(item, item + 1),
      form: { guestName, message },
    });
    numbers.push(placed.number);
    const { id: orderId } = await app.deps.db
      .updateTable('orders')
      .set({ parcel, shipTo, wantedDay: rest.wantedDay ?? null })
      .where('number', '=', placed.number)
      .returning('id')
      .executeTakeFirstOrThrow();
    if (parcel === 'shipped')
      await sql`
        with sent as (
          insert into order_parcels (order_id, carrier) values (${orderId}, 'Delhivery') returning id)
        insert into order_parcel_lines (parcel_id, claim_id, quantity)
        select sent.id, claim_id, quantity from sent, order_lines where order_id = ${orderId}`.execute(
        app.deps.db,
      );
  }
  await app.deps.db
    .updateTable('registries')
    .set({ surpriseUntil: hidden ? '2099-01-01' : null })
    .where('id', '=', registryId)
    .execute();
  const book = await host.call(listGifts, { query: { registryId } });
  const text = [registryId, ...itemIds].reduce(
    (whole, id, place) => whole.replaceAll(id, `<${place}>`),
    JSON.stringify(book),
  );
  return { book, text, numbers };
}

const lamp: Parcel = { guestName: 'Sunita', message: 'Secret', item: 0, wantedDay: day };
const bowl: Parcel = { guestName: 'Vikram', message: 'Another', item: 2, wantedDay: day };

test('a surprised host sees the number and the day of parcels, and nothing that tells gifts or givers apart', async () => {
  const { book, text, numbers } = await bookWith([lamp, { ...lamp, wantedDay: null }]);
  expect(book.gifts).toStrictEqual([]);
  expect(book.surprises[0]?.parcels).toStrictEqual([
    { day, parcels: 1 },
    { day: null, parcels: 1 },
  ]);
  expect(text).not.toMatch(/Sunita|Secret|Brass|Delhivery/);
  for (const number of numbers) expect(text).not.toContain(number);
  expect(text).toBe((await bookWith([bowl, { ...bowl, wantedDay: null }])).text);
});

test('control: without a surprise the same orders read differently', async () => {
  const open = { hidden: false };
  const first = await bookWith([lamp], open);
  expect(first.text).toMatch(/Sunita.*Delhivery/);
  expect(first.text).not.toBe((await bookWith([bowl], open)).text);
});

test('parcels that are not shipped, or go elsewhere, tell nothing', async () => {
  const nothing = (await bookWith([])).text;
  const untold: readonly Partial<Parcel>[] = [
    { parcel: 'to-pack' },
    { parcel: 'packed' },
    { shipTo: 'guest' },
  ];
  for (const changes of untold)
    expect((await bookWith([{ ...lamp, ...changes }])).text).toBe(nothing);
});

test('a day that is over is not said', async () => {
  const { book } = await bookWith([{ ...lamp, wantedDay: addDays(todayInIndia(), -1) }]);
  expect(book.surprises[0]?.parcels).toStrictEqual([{ day: null, parcels: 1 }]);
});
