import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import {
  addDays,
  cancelOrder,
  claimItem,
  getOrder,
  getSharedRegistry,
  listMyGifts,
  listSharedItems,
  purchaseForm,
  releaseGift,
  todayInIndia,
  type GuestGift,
} from '@gift-registry/bff-contract';
import { readConfig } from '../../platform/config/config.ts';
import { createAccount } from '../../testing/accounts.ts';
import { failureOf } from '../../testing/failures.ts';
import { lastMail } from '../../testing/mailbox.ts';
import {
  startPaymentProvider,
  type PaymentProviderProcess,
} from '../../testing/processes/payment-provider.ts';
import { postForm } from '../../testing/requests/post-form.ts';
import { order, samplePickUp } from '../../testing/samples/orders.ts';
import { createSampleRegistry } from '../../testing/samples/sample-registry.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let provider: PaymentProviderProcess;
let online: TestApp;
let manual: TestApp;
let ownerId: string;
beforeAll(async () => {
  provider = await startPaymentProvider();
  online = await createTestApp({
    config: { payments: { adapter: 'demo', ...provider.settings }, pickUp: samplePickUp },
  });
  const { giftLimits } = readConfig({ DATABASE_URL: 'postgres://nowhere' });
  manual = await createTestApp({ database: online.database, config: { giftLimits } });
  ownerId = (await createAccount(online)).id;
});
afterAll(async () => {
  await manual.close();
  await online.close();
  await provider.stop();
});

const sampleAddress = {
  ...{ name: 'Asha Rao', line1: '12 Lake Road', line2: '' },
  ...{ pinCode: '411001', city: 'Pune', state: 'Maharashtra', phone: '98765 43210' },
};

const newRegistry = (items = 1, quantity = 1) =>
  createSampleRegistry(manual, ownerId, { items, quantity });

const giftsOf = async (guest: TestClient, shareCode: string): Promise<GuestGift[]> =>
  (await guest.call(listMyGifts, { params: { shareCode } })).gifts;

const claim = (guest: TestClient, shareCode: string, itemId = '') =>
  guest.call(claimItem, {
    params: { shareCode, itemId },
    headers: { 'idempotency-key': randomUUID() },
    body: { guestName: 'Asha', quantity: 1 },
  });

const change = (query: ReturnType<typeof sql>) => query.execute(manual.deps.db);

describe('a claim of a gift of the catalogue', () => {
  test('is refused with a provider, which would not be paid', async () => {
    const { shareCode, itemIds } = await newRegistry();
    const guest = online.client();
    const failure = await failureOf(claim(guest, shareCode, itemIds[0]));
    expect(failure).toMatchObject({
      status: 409,
      message: 'Please reload the page to order this gift.',
    });
    expect(await giftsOf(guest, shareCode)).toStrictEqual([]);
  });

  test('control: is a gift where the team books the money', async () => {
    const { shareCode, itemIds } = await newRegistry();
    const { gift } = await claim(manual.client(), shareCode, itemIds[0]);
    expect(gift).toMatchObject({ status: 'purchased', orderNumber: null, undoable: true });
  });

  test('control: of one without a price in rupees is a gift with a provider, too', async () => {
    const { shareCode, itemIds } = await newRegistry();
    await change(
      sql`update products set price = null where id = (select product_id from registry_items where id = ${itemIds[0]})`,
    );
    const { gift } = await claim(online.client(), shareCode, itemIds[0]);
    expect(gift.status).toBe('purchased');
  });
});

describe('a gift of an order', () => {
  test('names its order and is undone there alone', async () => {
    const { shareCode, itemIds } = await newRegistry();
    const guest = manual.client();
    const { number } = (await order(guest, { shareCode, itemIds })).order;
    const [gift] = await giftsOf(guest, shareCode);
    expect(gift).toMatchObject({
      orderNumber: number,
      status: 'purchased',
      undoable: false,
      extendable: false,
    });
    const params = { shareCode, giftId: gift?.id ?? '' };
    const failure = await failureOf(guest.call(releaseGift, { params }));
    expect(failure.status).toBe(409);
    expect(failure.message).toContain(number);
    await guest.call(cancelOrder, { params: { number }, query: {} });
    expect(await giftsOf(guest, shareCode)).toMatchObject([
      { status: 'released', orderNumber: null },
    ]);
    expect((await guest.call(releaseGift, { params })).gift.status).toBe('released');
  });
});

describe('the delivery of an order', () => {
  test('to the host is refused once guests bring their gifts', async () => {
    const { shareCode, itemIds, registryId } = await newRegistry();
    await change(
      sql`update registries set delivery_preference = 'guest_delivery' where id = ${registryId}`,
    );
    const failure = await failureOf(order(manual.client(), { shareCode, itemIds }));
    expect(failure).toMatchObject({ status: 409 });
    expect(failure.message).toMatch(/^Guests bring their gifts/);
    const form = { shipTo: { kind: 'guest', address: sampleAddress } } as const;
    const { order: placed } = await order(manual.client(), { shareCode, itemIds, form });
    expect(placed.shipTo).toBe('guest');
  });

  test('is a pick-up only at a place of the team, which stands on the order and in its mail', async () => {
    const { shareCode, itemIds } = await newRegistry(1, 2);
    const guestEmail = `${randomUUID()}@example.com`;
    const form = { shipTo: { kind: 'pick-up' }, guestEmail } as const;
    const failure = await failureOf(order(manual.client(), { shareCode, itemIds, form }));
    expect(failure).toMatchObject({ status: 409 });
    expect(failure.message).toMatch(/^Gifts can’t be picked up/);
    const params = { shareCode };
    expect(await manual.client().call(getSharedRegistry, { params })).toMatchObject({
      pickUp: null,
    });
    expect(await online.client().call(getSharedRegistry, { params })).toMatchObject({
      pickUp: samplePickUp,
    });
    const { order: placed } = await order(online.client(), { shareCode, itemIds, form });
    expect(placed.pickUp).toStrictEqual(samplePickUp);
    expect((await lastMail(online, guestEmail, 'order-placed')).data).toMatchObject({
      pickUp: samplePickUp,
    });
    const sent = await order(online.client(), { shareCode, itemIds });
    expect(sent.order.pickUp).toBeNull();
  });

  test('that is not paid says until when, to its own guest alone', async () => {
    const { shareCode, itemIds } = await newRegistry();
    const guest = online.client();
    const { order: placed } = await order(guest, { shareCode, itemIds });
    const [gift] = await giftsOf(guest, shareCode);
    const unpaid = { payOrderBy: placed.heldUntil, isShortPaid: false };
    expect(gift).toMatchObject({ orderNumber: placed.number, ...unpaid });
    const others = online.client();
    expect(await giftsOf(others, shareCode)).toStrictEqual([]);
    const { items } = await others.call(listSharedItems, { params: { shareCode } });
    expect(items).toMatchObject([{ quantityReserved: 1, quantityFulfilled: 0 }]);
    await change(sql`update orders set paid_paise = 1 where number = ${placed.number}`);
    expect(await giftsOf(guest, shareCode)).toMatchObject([
      { payOrderBy: null, isShortPaid: true },
    ]);
  });

  test('begins tomorrow', async () => {
    const { shareCode, itemIds } = await newRegistry();
    const today = todayInIndia();
    const failure = await failureOf(
      order(manual.client(), { shareCode, itemIds, form: { wantedDay: today } }),
    );
    expect(failure).toMatchObject({ status: 422, field: 'wantedDay' });
    const wantedDay = addDays(today, 1);
    const { order: placed } = await order(manual.client(), {
      shareCode,
      itemIds,
      form: { wantedDay },
    });
    expect(placed.wantedDay).toBe(wantedDay);
  });
});

describe('the form without scripts', () => {
  const asha = { guestName: 'Asha', guestEmail: '', message: '', quantity: '1' };
  const post = async (app: TestApp, fields: Readonly<Record<string, string>>) => {
    const { shareCode, itemIds } = await newRegistry();
    const guest = app.client();
    const params = { shareCode, itemId: itemIds[0] ?? '' };
    const response = await postForm(guest, purchaseForm, {
      params,
      fields: { ...asha, ...fields },
    });
    return { guest, shareCode, response, to: response.headers.get('location') ?? '' };
  };

  test('places the order and leads to its page', async () => {
    const { guest, shareCode, response, to } = await post(manual, { shipTo: 'host' });
    expect(response.status).toBe(303);
    const [gift] = await giftsOf(guest, shareCode);
    expect(to).toBe(`/order/${gift?.orderNumber}`);
  });

  test('leads to the page of the provider, which its policy allows', async () => {
    const { origin } = provider.settings;
    expect((await post(online, { shipTo: 'pick-up' })).to).toMatch(origin);
    const policyOf = async (app: TestApp) =>
      (await post(app, { guestName: '' })).response.headers.get('content-security-policy');
    expect(await policyOf(online)).toMatch(new RegExp(`form-action 'self' ${origin}(?:;|$)`));
    expect(await policyOf(manual)).toMatch(/form-action 'self'(?:;|$)/);
  });

  test('stores an address of the guest, and names what is missing of it', async () => {
    const address = { shipTo: 'guest', ...sampleAddress };
    const unchosen = await post(online, { ...address, shipTo: '' });
    expect(unchosen.response.status).toBe(422);
    const { guest, to } = await post(manual, address);
    const number = to.split('/').at(-1) ?? '';
    const placed = await guest.call(getOrder, { params: { number }, query: {} });
    expect(placed.address).toMatchObject({ city: 'Pune', line2: null, phone: '9876543210' });
    const { response } = await post(manual, { ...address, guestName: '', pinCode: '1', city: '' });
    expect(response.status).toBe(422);
    const page = await response.text();
    for (const message of [
      'Name is required',
      'Enter a valid 6-digit PIN code.',
      'City is required',
    ])
      expect(page).toContain(message);
  });

  test('of the previous version gives a gift without an order, but not with a provider', async () => {
    expect((await post(manual, {})).to).toMatch(/\/mine\?done=purchased&gift=/);
    const { response } = await post(online, {});
    expect(response.status).toBe(409);
    expect(await response.text()).toContain('Please reload the page to order this gift.');
  });
});
