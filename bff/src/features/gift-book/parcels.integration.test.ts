import { randomUUID } from 'node:crypto';
import {
  bookPayment,
  cancelOrder,
  changeOrders,
  exportGifts,
  formatDay,
  listGifts,
  markGiftsReceived,
  placeOrder,
  shipOrder,
  urlOf,
} from '@gift-registry/bff-contract';
import { signUpAndIn } from '../../testing/accounts.ts';
import { orderForm } from '../../testing/samples/orders.ts';
import { createSampleRegistry } from '../../testing/samples/sample-registry.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let app: TestApp;
let team: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  team = (await signUpAndIn(app, { role: 'admin' })).client;
});
afterAll(() => app.close());

const ownAddress = {
  ...{ name: 'Meera Rao', line1: '7 Guest Street', line2: null, city: 'Mysuru' },
  ...{ state: 'Karnataka', pinCode: '570001', phone: '9876501234' },
};

async function orderedGift() {
  const { client: host, user } = await signUpAndIn(app);
  const { shareCode, registryId, itemIds } = await createSampleRegistry(app, user.id);
  const guest = app.client();
  const { order: placed } = await guest.call(placeOrder, {
    params: { shareCode },
    headers: { 'idempotency-key': randomUUID() },
    body: orderForm(itemIds),
  });
  const params = { number: placed.number };
  const gifts = async () => {
    const states = ['reserved', 'bought', 'received', 'thanked', 'released'].join(',');
    const query = { registryId, states };
    return (await host.call(listGifts, { query })).gifts;
  };
  return {
    ...{ host, guest, params, registryId, gifts },
    gift: async () => (await gifts())[0],
    pay: () => team.call(bookPayment, { params, body: { paise: placed.totalPaise, why: 'Paid' } }),
    ship: () =>
      team.call(shipOrder, { params, body: { carrier: 'Delhivery', trackingNumber: 'DL 42' } }),
    move: (action: 'deliver' | 'return' | 'close-returned') =>
      team.call(changeOrders, { body: { numbers: [placed.number], action } }),
    file: () => host.fetch(urlOf(exportGifts.path, { query: { registryId } })),
  };
}

test('a gift shows its parcel from the payment to the door, and back', async () => {
  const { gift, pay, ship, move, file } = await orderedGift();
  const state = async () => (await gift())?.parcel?.state;
  expect(await state()).toBe('waits-for-payment');
  await pay();
  expect(await state()).toBe('being-packed');
  await ship();
  expect((await gift())?.parcel).toStrictEqual({
    ...{ state: 'on-its-way', shipTo: 'host', carrier: 'Delhivery', deliveredAt: null },
    trackingUrl: 'https://www.delhivery.com/track/package/DL%2042',
  });
  await move('deliver');
  const delivered = (await gift())?.parcel;
  expect(delivered).toMatchObject({ state: 'delivered', deliveredAt: expect.any(String) });
  const today = formatDay(delivered?.deliveredAt ?? '', 'Asia/Kolkata');
  expect(await (await file()).text()).toContain(`"Delivered on ${today}"`);
  await move('return');
  expect(await state()).toBe('comes-back');
  await move('close-returned');
  expect(await state()).toBe('cancelled');
});

test('a cancelled order shows so on the gift that was taken back', async () => {
  const { gift, guest, params } = await orderedGift();
  await guest.call(cancelOrder, { params, query: {} });
  expect(await gift()).toMatchObject({ state: 'released', parcel: { state: 'cancelled' } });
});

test('the host never sees the giver’s address, nor a page that names it', async () => {
  const { gifts, pay, ship, file, params } = await orderedGift();
  await pay();
  await ship();
  await app.deps.db
    .updateTable('orders')
    .set({ shipTo: 'guest', address: JSON.stringify(ownAddress) })
    .where('number', '=', params.number)
    .execute();
  const shown = await gifts();
  expect(shown[0]?.parcel).toMatchObject({ shipTo: 'guest', trackingUrl: null });
  const seen = JSON.stringify(shown) + (await (await file()).text());
  expect(seen).not.toMatch(/Guest Street|Mysuru|570001|9876501234|DL 42|DL%2042/);
});

test('a delivered order marks its gifts received, and keeps the host’s own mark', async () => {
  const { gift, pay, ship, move } = await orderedGift();
  await pay();
  await ship();
  expect(await gift()).toMatchObject({ state: 'bought', receivedAt: null });
  await move('deliver');
  expect(await gift()).toMatchObject({ state: 'received', receivedAt: expect.any(String) });

  const other = await orderedGift();
  await other.pay();
  await other.ship();
  const giftIds = [(await other.gift())?.id ?? ''];
  await other.host.call(markGiftsReceived, { body: { giftIds, received: true } });
  const marked = (await other.gift())?.receivedAt;
  await other.move('deliver');
  expect((await other.gift())?.receivedAt).toBe(marked);
});
