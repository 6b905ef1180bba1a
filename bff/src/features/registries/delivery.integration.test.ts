import {
  createRegistry,
  createShare,
  getRegistry,
  getSharedRegistry,
  saveDelivery,
  type DeliveryForm,
} from '@gift-registry/bff-contract';
import { signUpAndIn } from '../../testing/accounts.ts';
import { failureOf } from '../../testing/failures.ts';
import { registryForm } from '../../testing/samples/registry-form.ts';
import { createSampleRegistry } from '../../testing/samples/sample-registry.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

type HomeDelivery = Extract<DeliveryForm, { deliveryPreference: 'catalog_delivery' }>;

const toTheHouse = (changes: Partial<HomeDelivery> = {}): HomeDelivery => ({
  deliveryPreference: 'catalog_delivery',
  recipientName: ' Ira Menon ',
  addressLine1: '12 Hill Road',
  deliveryFrom: null,
  deliveryUntil: null,
  addressLine2: '',
  city: 'Kochi',
  state: 'Kerala',
  zipCode: '682001',
  phoneNumber: '09123456780',
  deliveryInstructions: 'Ring twice',
  termsAccepted: true,
  ...changes,
});
const broughtByGuests: DeliveryForm = { deliveryPreference: 'guest_delivery', termsAccepted: true };

async function hostWithDraft() {
  const { client } = await signUpAndIn(testApp);
  const { id: registryId } = await client.call(createRegistry, { body: registryForm() });
  const params = { registryId };
  return {
    client,
    params,
    save: (body: DeliveryForm) => client.call(saveDelivery, { params, body }),
  };
}

test('catalogue delivery stores the address and the phone number', async () => {
  const { client, params, save } = await hostWithDraft();
  const saved = await save(toTheHouse());
  expect([
    saved.deliveryPreference,
    saved.recipientName,
    saved.addressLine1,
    saved.addressLine2,
    saved.city,
    saved.state,
  ]).toStrictEqual(['catalog_delivery', 'Ira Menon', '12 Hill Road', null, 'Kochi', 'Kerala']);
  expect([
    saved.zipCode,
    saved.deliveryInstructions,
    saved.phoneNumber,
    saved.termsAccepted,
  ]).toStrictEqual(['682001', 'Ring twice', '9123456780', true]);
  expect(await client.call(getRegistry, { params })).toStrictEqual(saved);
});

test('guest delivery removes the address and keeps the phone number', async () => {
  const { save } = await hostWithDraft();
  await save(toTheHouse());
  const saved = await save(broughtByGuests);
  expect([
    saved.recipientName,
    saved.addressLine1,
    saved.addressLine2,
    saved.city,
    saved.state,
    saved.zipCode,
  ]).toStrictEqual([null, null, null, null, null, null]);
  expect(saved.deliveryInstructions).toBe(null);
  expect(saved.deliveryPreference).toBe('guest_delivery');
  expect(saved.phoneNumber).toBe('9123456780');
});

test('the days for parcels are saved, count as a change, and leave with the address', async () => {
  const { save } = await hostWithDraft();
  const days = { deliveryFrom: '2099-12-01', deliveryUntil: '2099-12-20' };
  const first = await save(toTheHouse(days));
  expect(first).toMatchObject(days);
  const again = await save(toTheHouse(days));
  expect(again).toMatchObject({ ...days, deliveryVersion: first.deliveryVersion });
  const changed = await save(toTheHouse({ ...days, deliveryUntil: null }));
  expect(changed).toMatchObject({ deliveryFrom: days.deliveryFrom, deliveryUntil: null });
  expect(changed.deliveryVersion).toBe(first.deliveryVersion + 1);
  expect(await save(broughtByGuests)).toMatchObject({ deliveryFrom: null, deliveryUntil: null });
});

test('the latest day is not before the earliest one', async () => {
  const { save } = await hostWithDraft();
  const deliveryFrom = '2099-12-02';
  const refusal = await failureOf(save(toTheHouse({ deliveryFrom, deliveryUntil: '2099-12-01' })));
  expect([refusal.status, refusal.field, refusal.message]).toStrictEqual([
    422,
    'deliveryUntil',
    'Please choose a day that is not before the earliest one.',
  ]);
  const sameDay = await save(toTheHouse({ deliveryFrom, deliveryUntil: deliveryFrom }));
  expect(sameDay.deliveryUntil).toBe(deliveryFrom);
});

test('guests see the delivery preference and no address', async () => {
  const { client, params, save } = await hostWithDraft();
  const { shareCode } = await client.call(createShare, { params });
  await save(toTheHouse());
  const shared = await testApp.client().call(getSharedRegistry, { params: { shareCode } });
  expect(shared.deliveryPreference).toBe('catalog_delivery');
  expect(JSON.stringify(shared)).not.toMatch(/Hill Road|Ira Menon/);
});

test('each missing field gets its message', async () => {
  const { client, params, save } = await hostWithDraft();
  for (const [change, field, message] of [
    [{ recipientName: ' ' }, 'recipientName', 'Recipient’s name is required.'],
    [{ addressLine1: ' ' }, 'addressLine1', 'Street Address (line 1) is required.'],
    [{ city: '' }, 'city', 'City is required.'],
    [{ state: '' }, 'state', 'State is required.'],
    [{ zipCode: '68200' }, 'zipCode', 'Enter a valid 6-digit PIN code.'],
    [{ phoneNumber: '12' }, 'phoneNumber', 'Enter a valid 10-digit Indian mobile number.'],
  ] as const) {
    const refusal = await failureOf(save(toTheHouse(change)));
    expect([refusal.status, refusal.field, refusal.message]).toStrictEqual([422, field, message]);
  }
  const send = async (body: object) => {
    const response = await client.fetch(`/api/registries/${params.registryId}/delivery`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'x-csrf-token': await client.csrfToken() },
      body: JSON.stringify(body),
    });
    return `${response.status} ${await response.text()}`;
  };
  expect(await send({ termsAccepted: true })).toMatch(/^422 .*Please select a delivery preference/);
  expect(await send({ ...broughtByGuests, termsAccepted: false })).toMatch(
    /^422 .*You must accept the Terms & Conditions to continue/,
  );
  expect(await send({ ...broughtByGuests, addressLine1: 'Hidden' })).toMatch(/^422 /);
});

test('only the owner changes the delivery', async () => {
  const { client: owner, params } = await hostWithDraft();
  const { client } = await signUpAndIn(testApp);
  const refusal = await failureOf(client.call(saveDelivery, { params, body: toTheHouse() }));
  expect(refusal.status).toBe(404);
  expect((await owner.call(getRegistry, { params })).deliveryPreference).toBe(null);
});

test('a stale save answers with the saved delivery, and changes nothing', async () => {
  const { client, user } = await signUpAndIn(testApp);
  const { registryId } = await createSampleRegistry(testApp, user.id);
  const params = { registryId };
  const guestDelivery = { deliveryPreference: 'guest_delivery', termsAccepted: true } as const;
  const saved = await client.call(saveDelivery, {
    params,
    body: { ...guestDelivery, deliveryVersion: 1 },
  });
  expect(saved.deliveryVersion).toBe(2);
  const refusal = await failureOf(
    client.call(saveDelivery, { params, body: { ...guestDelivery, deliveryVersion: 1 } }),
  );
  expect([refusal.status, refusal.code, refusal.current]).toStrictEqual([409, 'stale', saved]);
  // Control: without a version the save replaces what is stored.
  expect((await client.call(saveDelivery, { params, body: guestDelivery })).deliveryVersion).toBe(
    2,
  );
});
