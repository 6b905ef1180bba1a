import {
  getOrder,
  getRegistry,
  getSharedRegistry,
  listMyGifts,
  listSharedItems,
} from '@gift-registry/bff-contract';
import { signUpAndIn } from '../../testing/accounts.ts';
import {
  fetchText,
  publishGuestPages,
  renderedDocument,
} from '../../testing/samples/guest-pages.ts';
import { order } from '../../testing/samples/orders.ts';
import { createSampleRegistry } from '../../testing/samples/sample-registry.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await publishGuestPages(app);
});
afterAll(() => app.close());

const home = {
  deliveryPreference: 'catalog_delivery',
  recipientName: 'Ammini Kutty',
  addressLine1: '12 Secret Lane',
  addressLine2: 'Flat 4B',
  city: 'Kochi',
  state: 'Kerala',
  zipCode: '682001',
  deliveryInstructions: 'Ring twice',
  phoneNumber: '9123456780',
  termsAccepted: true,
} as const;
const secret = /Secret Lane|Flat 4B|682001|9123456780|Ammini|Ring twice/;

async function registryWithAddress() {
  const { client: host, user } = await signUpAndIn(app);
  const registry = await createSampleRegistry(app, user.id, { quantity: 3 });
  await app.deps.db
    .updateTable('registries')
    .set({ ...home, showsEmail: true })
    .where('id', '=', registry.registryId)
    .execute();
  return { ...registry, host };
}

test('no reply and no document shows a guest more of the host’s address than city and state', async () => {
  const { shareCode, itemIds } = await registryWithAddress();
  const guest = app.client();
  const { order: placed } = await order(guest, { shareCode, itemIds });
  const params = { shareCode };
  const replies = {
    registry: await guest.call(getSharedRegistry, { params }),
    items: await guest.call(listSharedItems, { params }),
    gifts: await guest.call(listMyGifts, { params }),
    placed,
    order: await guest.call(getOrder, { params: { number: placed.number }, query: {} }),
  };
  expect(replies.registry.shipsTo).toBe('Kochi, Kerala');
  expect(replies.order.destination).toBe('Kochi, Kerala');
  expect(JSON.stringify(replies)).not.toMatch(secret);
  const form = `/r/${shareCode}/gifts/${itemIds[0] ?? ''}/purchase`;
  for (const path of [`/r/${shareCode}`, form]) {
    const html = await renderedDocument(guest, path);
    expect(html).toContain('Kochi, Kerala');
    expect(html).not.toMatch(secret);
  }
  expect(await fetchText(guest, `/order/${placed.number}`)).not.toMatch(secret);
  expect(await fetchText(guest, `/api/shared/${shareCode}/calendar.ics`)).not.toMatch(secret);
});

test('control: the host reads the whole address', async () => {
  const { host, registryId } = await registryWithAddress();
  const read = JSON.stringify(await host.call(getRegistry, { params: { registryId } }));
  for (const part of secret.source.split('|')) expect(read).toContain(part);
});

test('a registry whose guests bring their gifts names no place', async () => {
  const { registryId, shareCode } = await registryWithAddress();
  await app.deps.db
    .updateTable('registries')
    .set({
      ...{ deliveryPreference: 'guest_delivery', recipientName: null, deliveryInstructions: null },
      ...{ addressLine1: null, addressLine2: null, city: null, state: null, zipCode: null },
    })
    .where('id', '=', registryId)
    .execute();
  const shared = await app.client().call(getSharedRegistry, { params: { shareCode } });
  expect(shared.shipsTo).toBeNull();
});

test('a guest sees the days of the host, and whether a page takes the money', async () => {
  const { registryId, shareCode } = await registryWithAddress();
  const days = { deliveryFrom: '2099-12-01', deliveryUntil: '2099-12-20' };
  await app.deps.db.updateTable('registries').set(days).where('id', '=', registryId).execute();
  const read = (at: TestApp) => at.client().call(getSharedRegistry, { params: { shareCode } });
  expect(await read(app)).toMatchObject({ ...days, paysOnline: false });
  const payments = {
    adapter: 'demo',
    origin: 'http://127.0.0.1:9',
    keyId: 'key',
    keySecret: 'secret',
    webhookSecret: 'secret',
  } as const;
  const online = await createTestApp({ database: app.database, config: { payments } });
  expect(await read(online)).toMatchObject({ paysOnline: true });
  await online.close();
});
