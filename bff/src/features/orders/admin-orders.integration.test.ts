import { sql } from 'kysely';
import {
  todayInIndia,
  bookPayment,
  cancelTeamOrder,
  changeOrders,
  closeOrderCase,
  exportOrders,
  getOrderCounts,
  getTeamOrder,
  listOrders,
  listPackingSlips,
  listTeamMails,
  noteOrder,
  refundOrder,
  saveDelivery,
  shipOrder,
  urlOf,
  type OrderForm,
  hostParcelText,
  listGifts,
  markGiftsReceived,
  type RequestOf,
} from '@gift-registry/bff-contract';
import { signUpAndIn, type SignedIn } from '../../testing/accounts.ts';
import { failureOf } from '../../testing/failures.ts';
import { order, samplePickUp } from '../../testing/samples/orders.ts';
import { createSampleRegistry } from '../../testing/samples/sample-registry.ts';
import { stepUp } from '../../testing/step-up.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let admin: SignedIn['client'];
let host: SignedIn;
beforeAll(async () => {
  app = await createTestApp({ config: { pickUp: samplePickUp } });
  host = await signUpAndIn(app);
  ({ client: admin } = await signUpAndIn(app, { role: 'admin', firstName: 'Ira' }));
});
afterAll(() => app.close());

const why = 'By UPI from Meera.';
const ofNumber = (number: string) => ({ params: { number } });
const read = (number: string) => admin.call(getTeamOrder, ofNumber(number));

async function place(form: Partial<OrderForm> = {}, items = 1) {
  const registry = await createSampleRegistry(app, host.user.id, { items });
  const { order: placed } = await order(app.client(), { ...registry, form });
  return { ...registry, number: placed.number, totalPaise: placed.totalPaise };
}

async function placePaid(form: Partial<OrderForm> = {}, items = 1) {
  const placed = await place(form, items);
  await admin.call(bookPayment, {
    ...ofNumber(placed.number),
    body: { paise: placed.totalPaise, why },
  });
  return placed;
}

const change = (action: 'pack' | 'unpack' | 'deliver' | 'return', ...numbers: string[]) =>
  admin.call(changeOrders, { body: { numbers, action } });

const address = {
  ...{ name: 'Meera Rao', line1: '12 Lake Road', line2: null, pinCode: '411001' },
  ...{ city: 'Pune', state: 'Maharashtra', phone: '9876543210' },
};

const makeOlder = (number: string, days: number) =>
  sql`update orders set updated_at = updated_at - make_interval(days => ${days}),
             created_at = created_at - make_interval(days => ${days})
       where number = ${number}`.execute(app.deps.db);

const numbersOf = async (query: Parameters<typeof listOrders.query.parse>[0]) => {
  const { rows: orders } = await admin.call(listOrders, { query: listOrders.query.parse(query) });
  return orders.map(({ number }) => number);
};

test('an order waits for money, is packed, sent and delivered, and each step is in its history', async () => {
  const { number, totalPaise } = await place();
  expect((await read(number)).actions).toStrictEqual(['cancel', 'book-payment', 'note']);
  await admin.call(bookPayment, { ...ofNumber(number), body: { paise: totalPaise, why } });
  const paid = await read(number);
  expect(paid).toMatchObject({ money: 'paid', parcel: 'to-pack', refundablePaise: totalPaise });
  expect(paid.actions).toStrictEqual(['pack', 'ship', 'cancel', 'refund', 'note']);
  expect(await change('pack', number, 'TF-23456789')).toStrictEqual({
    changed: [number],
    unchanged: ['TF-23456789'],
  });
  expect(await change('pack', number)).toStrictEqual({ changed: [], unchanged: [number] });
  const body = { carrier: 'Delhivery', trackingNumber: '1234567890' };
  const shipped = await admin.call(shipOrder, { ...ofNumber(number), body });
  expect(shipped.parcels).toMatchObject([
    { trackingUrl: 'https://www.delhivery.com/track/package/1234567890' },
  ]);
  expect((await failureOf(admin.call(shipOrder, { ...ofNumber(number), body }))).status).toBe(409);
  await change('deliver', number);
  const { history, state, actions } = await read(number);
  expect(state).toBe('complete');
  expect(actions).toStrictEqual(['return', 'refund', 'note']);
  expect(history.find(({ action }) => action === 'pack')).toMatchObject({
    by: 'team',
    person: 'Ira Rao',
  });
  expect(history.find(({ action }) => action === 'captured')).toMatchObject({
    paise: totalPaise,
    why: '',
  });
});

test('a gift that was delivered to its giver is with the giver until the host marks it as received', async () => {
  const atHost = await placePaid();
  const atGiver = await placePaid({ shipTo: { kind: 'guest', address } });
  await change('pack', atHost.number, atGiver.number);
  await change('deliver', atHost.number, atGiver.number);
  const giftOf = async ({ registryId }: { registryId: string }) =>
    (await host.client.call(listGifts, { query: { registryId } })).gifts[0];
  expect(await giftOf(atHost)).toMatchObject({ state: 'received' });
  const gift = await giftOf(atGiver);
  expect(gift).toMatchObject({ state: 'bought', parcel: { state: 'delivered', shipTo: 'guest' } });
  expect(gift?.parcel && hostParcelText(gift.parcel)).toMatch(/^With the giver since /);
  await host.client.call(markGiftsReceived, {
    body: { giftIds: [gift?.id ?? ''], received: true },
  });
  expect(await giftOf(atGiver)).toMatchObject({ state: 'received' });
});

test('lists have the steps of each order, begin with the oldest, and continue after a page', async () => {
  const [first, second] = [await placePaid(), await placePaid()];
  const query = { registryId: first.registryId, view: 'to-pack' } as const;
  const { rows: orders } = await admin.call(listOrders, { query });
  expect(orders).toMatchObject([
    { number: first.number, overdue: false, actions: ['pack', 'ship', 'cancel'] },
  ]);
  const page = await admin.call(listOrders, { query: { view: 'to-pack', limit: 1 } });
  const rest = await numbersOf({ view: 'to-pack', cursor: page.nextCursor ?? '' });
  expect(rest).toContain(second.number);
  expect(rest).not.toContain(page.rows[0]?.number);
});

test('orders that wait too long stand in the list of those that need a person, and are counted', async () => {
  const { number } = await placePaid();
  const before = await admin.call(getOrderCounts, {});
  expect(await numbersOf({ view: 'attention' })).not.toContain(number);
  await makeOlder(number, 2);
  expect(await numbersOf({ view: 'attention' })).toContain(number);
  expect(await numbersOf({ view: 'to-pack', olderThanHours: 24 })).toContain(number);
  expect(await numbersOf({ view: 'to-pack', days: 2 })).not.toContain(number);
  expect(await numbersOf({ view: 'to-pack', until: todayInIndia() })).toContain(number);
  const after = await admin.call(getOrderCounts, {});
  expect(after.counts['to-pack']).toBe(before.counts['to-pack']);
  expect(after.overdue?.['to-pack']).toBe((before.overdue?.['to-pack'] ?? 0) + 1);
  expect(after.counts.attention).toBe(before.counts.attention + 1);
});

test('a search finds by the beginnings of number, giver, email and registry', async () => {
  const { number } = await place({ guestName: 'Zubeida', guestEmail: 'zubeida@example.com' });
  for (const search of [number.toLowerCase(), 'zubei', 'ZUBEIDA@', number.slice(0, 9)])
    expect({ search, found: await numbersOf({ view: 'all', search }) }).toMatchObject({
      found: [number],
    });
  expect(await numbersOf({ view: 'all', search: '%' })).toStrictEqual([]);
});

test('the file has what a courier and a bookkeeper need, with times that spreadsheets read', async () => {
  const { number } = await placePaid(
    { guestName: 'Zarina', guestEmail: 'zarina@example.com', shipTo: { kind: 'guest', address } },
    2,
  );
  await admin.call(shipOrder, {
    ...ofNumber(number),
    body: { carrier: 'Delhivery', trackingNumber: '1234567890' },
  });
  const url = urlOf(exportOrders.path, { query: { view: 'all', search: 'zarina' } });
  const [heading, line] = (await (await admin.fetch(url)).text()).split('\r\n');
  expect(heading).toMatch(/Phone,Delivery day,.*,Tracking,.*,Paid \(₹\),Given back \(₹\)$/);
  expect(line).toMatch(new RegExp(`^${number},\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d,1 × .+; 1 × `));
  for (const cell of ['12 Lake Road', '411001', '9876543210', 'Delhivery 1234567890', 'zarina@'])
    expect(line).toContain(cell);
});

test('the mails about an order are found by it', async () => {
  const { number } = await place({ guestEmail: 'asha@example.com' });
  const other = await place({ guestEmail: 'asha@example.com' });
  const mailsOf = async (about: string) =>
    (await admin.call(listTeamMails, { query: { about } })).rows;
  const [own, others] = [await read(number), await read(other.number)];
  expect(await mailsOf(own.id)).toMatchObject([{ recipient: 'asha@example.com' }]);
  expect(await mailsOf(others.id)).toHaveLength(1);
});

test('a cancelled order that was paid by hand says what to give back until somebody has', async () => {
  const { number, totalPaise } = await placePaid();
  const body = { why: 'Out of stock.' };
  const cancelled = await admin.call(cancelTeamOrder, { ...ofNumber(number), body });
  expect(cancelled).toMatchObject({ state: 'cancelled', refundDuePaise: totalPaise });
  expect(cancelled.actions).toStrictEqual(['refund', 'note']);
  const { rows: orders } = await admin.call(listOrders, {
    query: { view: 'attention', search: number },
  });
  expect(orders).toMatchObject([{ number, refundDuePaise: totalPaise }]);
  const refund = (paise: number) =>
    admin.call(refundOrder, { ...ofNumber(number), body: { paise, why } });
  expect((await failureOf(refund(totalPaise))).code).toBe('step-up-required');
  await stepUp(admin);
  expect((await failureOf(refund(totalPaise + 1))).field).toBe('paise');
  const refunded = await refund(totalPaise);
  expect(refunded).toMatchObject({ money: 'refunded', refundDuePaise: 0, refundablePaise: 0 });
});

test('a wrong amount is a case until somebody decides it', async () => {
  const { number, totalPaise } = await place();
  await admin.call(bookPayment, { ...ofNumber(number), body: { paise: totalPaise - 100, why } });
  const [open] = (await read(number)).cases;
  if (!open) throw new Error('There is no case.');
  expect(open.kind).toBe('wrong-amount');
  expect(await numbersOf({ view: 'cases' })).toContain(number);
  const decide = () =>
    admin.call(closeOrderCase, {
      params: { number, caseId: open.id },
      body: { decision: 'We give them ₹1.' },
    });
  expect((await decide()).cases).toMatchObject([{ decision: 'We give them ₹1.' }]);
  expect((await failureOf(decide())).status).toBe(404);
  expect(await numbersOf({ view: 'cases' })).not.toContain(number);
});

test('a slip has the address of its day and no price, in the order of the numbers', async () => {
  const address = {
    name: 'Dev Mehta',
    line1: '4 Hill Road',
    line2: '',
    city: 'Mumbai',
    state: 'Maharashtra',
    pinCode: '400050',
    phone: '9876543210',
  };
  const first = await placePaid({ message: 'Be happy' }, 2);
  const own = await placePaid({ shipTo: { kind: 'guest', address } });
  const pickUp = await placePaid({ shipTo: { kind: 'pick-up' } });
  await host.client.call(saveDelivery, {
    params: { registryId: first.registryId },
    body: {
      deliveryPreference: 'catalog_delivery',
      termsAccepted: true,
      recipientName: 'Asha Menon',
      deliveryFrom: null,
      deliveryUntil: null,
      addressLine1: '12 Residency Road',
      city: 'Bengaluru',
      state: 'Karnataka',
      zipCode: '560025',
      phoneNumber: '9876543210',
      deliveryInstructions: 'Ring twice',
    },
  });
  const numbers = [pickUp.number, 'TF-23456789', own.number, first.number, own.number].join(',');
  const { slips } = await admin.call(listPackingSlips, { query: { numbers } });
  expect(slips).toMatchObject([
    { number: pickUp.number, address: null, deliveryInstructions: null },
    { number: own.number, address: { city: 'Mumbai' }, deliveryInstructions: null },
    {
      number: first.number,
      message: 'Be happy',
      address: { city: 'Bengaluru', pinCode: '560025' },
      deliveryInstructions: 'Ring twice',
      lines: [{ quantity: 1 }, { quantity: 1 }],
    },
  ]);
  expect(JSON.stringify(slips)).not.toMatch(/paise|1499/i);
});

test('a gift that is picked up is not offered to be sent', async () => {
  const { number } = await placePaid({ shipTo: { kind: 'pick-up' } });
  await change('pack', number);
  expect((await read(number)).actions).toStrictEqual([
    'unpack',
    'deliver',
    'cancel',
    'refund',
    'note',
  ]);
});

test('a note is kept with the name of its writer', async () => {
  const { number } = await place();
  const { history } = await admin.call(noteOrder, {
    ...ofNumber(number),
    body: { why: 'Called.' },
  });
  expect(history.find(({ action }) => action === 'note')).toMatchObject({
    person: 'Ira Rao',
    why: 'Called.',
  });
});

test('of people who pack an order at the same time, one does', async () => {
  const { number } = await placePaid();
  const replies = await Promise.all([1, 2, 3, 4].map(() => change('pack', number)));
  expect(replies.flatMap(({ changed }) => changed)).toStrictEqual([number]);
  const { history } = await read(number);
  expect(history.filter(({ action }) => action === 'pack')).toHaveLength(1);
});

describe('units of an order', () => {
  const stockOf = async (itemId: string) => {
    const { rows } = await sql<{ stock: number; given: number }>`
      select product.stock_quantity as stock, item.quantity_fulfilled as given
        from registry_items item join products product on product.id = item.product_id
       where item.id = ${itemId}`.execute(app.deps.db);
    return rows[0];
  };

  async function placeTwo() {
    const registry = await createSampleRegistry(app, host.user.id, { items: 2, quantity: 3 });
    const lines = registry.itemIds.map((itemId) => ({ itemId, quantity: 2 }));
    const { order: placed } = await order(app.client(), { ...registry, form: { lines } });
    const { number, totalPaise: paise } = placed;
    await admin.call(bookPayment, { ...ofNumber(number), body: { paise, why } });
    const [first, second] = (await read(number)).lines;
    const itemId = registry.itemIds.toSorted()[0] ?? '';
    if (!first || !second) throw new Error('A line is missing.');
    return { number, paise, first, second, itemId };
  }
  const slipOf = async (number: string) =>
    (await admin.call(listPackingSlips, { query: { numbers: number } })).slips[0]?.lines.map(
      ({ quantity }) => quantity,
    );
  const refund = async (
    number: string,
    body: Pick<RequestOf<typeof refundOrder>['body'], 'paise' | 'lines' | 'restock'>,
  ) => {
    await stepUp(admin);
    return admin.call(refundOrder, { ...ofNumber(number), body: { why, ...body } });
  };

  test('are sent in two parcels, and the slip has what is left', async () => {
    const { number, first } = await placeTwo();
    const ship = (lines?: { id: string; quantity: number }[]) =>
      admin.call(shipOrder, { ...ofNumber(number), body: { carrier: 'DTDC', lines } });
    const tooMany = ship([{ id: first.id, quantity: 3 }]);
    expect((await failureOf(tooMany)).status).toBe(409);
    const part = await ship([{ id: first.id, quantity: 1 }]);
    expect(part).toMatchObject({ parcel: 'to-pack', parcels: [{ lines: [{ quantity: 1 }] }] });
    expect(part.actions).not.toContain('cancel');
    expect(await slipOf(number)).toStrictEqual([1, 2]);
    const all = await ship();
    expect(all).toMatchObject({ parcel: 'shipped' });
    expect(all.parcels.map(({ lines }) => lines.map(({ quantity }) => quantity))).toStrictEqual([
      [1],
      [1, 2],
    ]);
  });

  test('are given back by line: the slip follows, the gift is free again and its goods are in stock', async () => {
    const { number, first, itemId } = await placeTwo();
    const before = await stockOf(itemId);
    const lines = [{ id: first.id, quantity: 1 }];
    const refunded = await refund(number, { paise: first.unitPaise, lines, restock: true });
    expect(refunded).toMatchObject({
      ...{ state: 'open', parcel: 'to-pack', money: 'partly-refunded', missingPaise: 0 },
      refundedPaise: first.unitPaise,
    });
    expect(await slipOf(number)).toStrictEqual([1, 2]);
    expect(await stockOf(itemId)).toStrictEqual({
      stock: (before?.stock ?? 0) + 1,
      given: (before?.given ?? 0) - 1,
    });
  });

  test('that are broken go back to no stock', async () => {
    const { number, first, itemId } = await placeTwo();
    const before = await stockOf(itemId);
    const lines = [{ id: first.id, quantity: 2 }];
    const { cases } = await refund(number, { paise: first.unitPaise * 2, lines, restock: false });
    expect(cases).toStrictEqual([]);
    expect(await slipOf(number)).toStrictEqual([2]);
    expect(await stockOf(itemId)).toStrictEqual({
      stock: before?.stock,
      given: (before?.given ?? 0) - 2,
    });
  });

  test('that are all given back end the order with all of its money', async () => {
    const { number, paise, first, second } = await placeTwo();
    const lines = [first, second].map(({ id }) => ({ id, quantity: 2 }));
    expect((await failureOf(refund(number, { paise: 100, lines, restock: true }))).field).toBe(
      'paise',
    );
    expect(await read(number)).toMatchObject({ state: 'open' });
    const ended = await refund(number, { paise, lines, restock: true });
    expect(ended).toMatchObject({ state: 'cancelled', refundDuePaise: paise });
  });

  test('after a first parcel, a refund of the rest leaves nothing to pack', async () => {
    const { number, first, second } = await placeTwo();
    const lines = [{ id: first.id, quantity: 2 }];
    await admin.call(shipOrder, { ...ofNumber(number), body: { carrier: 'DTDC', lines } });
    const rest = [{ id: second.id, quantity: 2 }];
    const paise = second.unitPaise * 2;
    expect(await refund(number, { paise, lines: rest, restock: true })).toMatchObject({
      ...{ state: 'open', parcel: 'shipped' },
    });
  });
});
