import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import {
  forgetMe,
  giveBackGifts,
  listGifts,
  listMyGifts,
  listRegistries,
  listSharedItems,
  listUnusualNetworks,
  releaseGift,
  setSurprise,
} from '@gift-registry/bff-contract';
import { signUpAndIn } from '../../testing/accounts.ts';
import { mailsTo } from '../../testing/mailbox.ts';
import { passMinutes } from '../../testing/pass-minutes.ts';
import { claim } from '../../testing/samples/guest-crowd.ts';
import { isBalanced, readBalances } from '../../testing/samples/item-balances.ts';
import { order } from '../../testing/samples/orders.ts';
import { createSampleRegistry } from '../../testing/samples/sample-registry.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestClient, type TestClient } from '../../testing/test-client.ts';
import { deletePastFlags, deletePastNetworks } from '../giving/unusual-networks.repository.ts';
import { createMailSettingsLinks } from '../mails/mail-settings-link.ts';
import { tellOfUnusualNetworks } from './host-mails.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ config: { trustedProxies: ['127.0.0.1', '::1'] } });
});
afterAll(() => testApp.close());

function guestAt(address: string): TestClient {
  const send: typeof fetch = (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('x-forwarded-for', address);
    return fetch(input, { ...init, headers });
  };
  return createTestClient({ baseUrl: testApp.baseUrl, origin: testApp.baseUrl, fetch: send });
}

let lastAddress = 0;
const newAddress = () => `198.51.100.${++lastAddress}`;

const tell = () =>
  tellOfUnusualNetworks({
    ...testApp.deps,
    links: createMailSettingsLinks(testApp.deps.config),
  });

interface Sample {
  readonly items?: number;
  readonly quantity?: number;
}

async function newRegistry({ items = 4, quantity = 99 }: Sample = {}) {
  const { client, user } = await signUpAndIn(testApp);
  const registry = await createSampleRegistry(testApp, user.id, { items, quantity });
  const params = { registryId: registry.registryId };
  const { shareCode, itemIds } = registry;
  return {
    ...{ client, params, shareCode, itemIds, email: user.email },
    async give(guest: TestClient, units: number, guestEmail?: string) {
      const ids: string[] = [];
      for (let left = units, place = 0; left > 0; place += 1) {
        const part = Math.min(left, quantity, 10);
        const itemId = itemIds[place % itemIds.length] ?? '';
        const form = { guestName: 'Dev', quantity: part, ...(guestEmail && { guestEmail }) };
        ids.push((await claim(guest, { shareCode, itemId, form })).gift.id);
        left -= part;
      }
      return ids;
    },
    async flagged() {
      await tell();
      return (await client.call(listUnusualNetworks, { params })).networks;
    },
    giveBack: (giftId = '', of: 'giver' | 'network' = 'network') =>
      client.call(giveBackGifts, { params, body: { giftId, of } }),
    warnings: async () =>
      (await mailsTo(testApp, user.email)).filter(({ template }) => template === 'unusual-gifts'),
    onDashboard: async () =>
      (await client.call(listRegistries, {})).registries.map((each) => each.unusualNetworks),
  };
}

const ownGifts = async (guest: TestClient, shareCode: string) =>
  (await guest.call(listMyGifts, { params: { shareCode } })).gifts;

const versionOf = (registryId: string) =>
  testApp.deps.db
    .selectFrom('registries')
    .select(['version', 'hostVersion'])
    .where('id', '=', registryId)
    .executeTakeFirstOrThrow();

const unbalanced = async () =>
  (await readBalances(testApp.deps.db)).filter((item) => !isBalanced(item));

async function floodedRegistry() {
  const registry = await newRegistry();
  const address = newAddress();
  const guests = [guestAt(address), guestAt(address), guestAt(address)];
  const giftIds: string[] = [];
  for (const guest of guests) giftIds.push(...(await registry.give(guest, 10)));
  return { ...registry, address, guests, giftIds };
}

describe('a network is flagged', () => {
  test('for 30 unpaid units within ten minutes; 29 are not unusual', async () => {
    const { give, flagged } = await newRegistry();
    const address = newAddress();
    const first = await give(guestAt(address), 10);
    await give(guestAt(address), 19);
    expect(await flagged()).toEqual([]);
    await give(guestAt(address), 1);
    const [network] = await flagged();
    expect(network).toMatchObject({ units: 30, guests: 3, returnable: 30 });
    expect(network?.givers.map(({ gifts }) => gifts)).toEqual([19, 10, 1]);
    expect(network?.givers[1]).toMatchObject({ giftId: first[0], giverName: 'Dev' });
  });

  test('control: not for as many units of as many networks, or in more time', async () => {
    const spread = await newRegistry();
    for (let place = 0; place < 3; place += 1) await spread.give(guestAt(newAddress()), 10);
    expect(await spread.flagged()).toEqual([]);
    const slow = await newRegistry();
    const address = newAddress();
    await slow.give(guestAt(address), 29);
    await passMinutes(testApp, 11);
    await slow.give(guestAt(address), 1);
    expect(await slow.flagged()).toEqual([]);
  });

  test('for more than half of a registry’s units, from ten on', async () => {
    const small = await newRegistry({ items: 4, quantity: 4 });
    const address = newAddress();
    await small.give(guestAt(address), 9);
    expect(await small.flagged()).toEqual([]);
    await passMinutes(testApp, 60);
    const { shareCode, itemIds } = small;
    await claim(guestAt(address), { shareCode, itemId: itemIds[3] ?? '' });
    expect(await small.flagged()).toMatchObject([{ units: 10 }]);
    const larger = await newRegistry({ items: 5, quantity: 4 });
    await larger.give(guestAt(address), 10);
    expect(await larger.flagged()).toEqual([]);
  });

  test('never for paid orders', async () => {
    const { itemIds, shareCode, flagged } = await newRegistry();
    const guest = guestAt(newAddress());
    const form = { lines: [{ itemId: itemIds[0] ?? '', quantity: 30 }] };
    const { order: placed } = await order(guest, { shareCode, itemIds, form });
    const pay = (paise: string) =>
      sql`update orders set paid_paise = ${sql.raw(paise)} where number = ${placed.number}`.execute(
        testApp.deps.db,
      );
    await pay('total_paise');
    expect(await flagged()).toEqual([]);
    await pay('0');
    expect(await flagged()).toMatchObject([{ units: 30 }]);
  });
});

test('its hosts are told at once: on open pages, on the dashboard and by one mail an hour', async () => {
  const { params, onDashboard, warnings, give } = await floodedRegistry();
  expect([await onDashboard(), await warnings()]).toEqual([[0], []]);
  const before = await versionOf(params.registryId);
  await tell();
  const after = await versionOf(params.registryId);
  expect(after.hostVersion).toBe(before.hostVersion + 1);
  expect(await onDashboard()).toEqual([1]);
  const other = newAddress();
  await give(guestAt(other), 30);
  for (let round = 0; round < 2; round += 1) await tell();
  expect(await onDashboard()).toEqual([2]);
  expect(await warnings()).toHaveLength(1);
  await passMinutes(testApp, 61);
  await tell();
  expect(await warnings()).toHaveLength(2);
});

test('one press gives the whole group back; others keep theirs, and each guest is told', async () => {
  const { client, params, shareCode, guests, address, give, flagged, giveBack } =
    await floodedRegistry();
  const stranger = guestAt(newAddress());
  const [kept] = await give(stranger, 1);
  const unconfirmed = `${randomUUID()}@example.com`;
  await give(guests[0] ?? stranger, 1, unconfirmed);
  const [network] = await flagged();
  expect(network).toMatchObject({ units: 31, guests: 3, returnable: 31 });
  expect(await giveBack(kept)).toEqual({ givenBack: 0 });
  const before = await versionOf(params.registryId);
  expect(await giveBack(network?.giftId)).toEqual({ givenBack: 31 });
  const after = await versionOf(params.registryId);
  expect([after.version - before.version, after.hostVersion - before.hostVersion]).toEqual([1, 1]);
  expect(await giveBack(network?.giftId)).toEqual({ givenBack: 0 });
  expect(await flagged()).toEqual([]);
  for (const guest of guests)
    for (const gift of await ownGifts(guest, shareCode))
      expect(gift).toMatchObject({ status: 'released', givenBackAt: expect.any(String) });
  expect(await ownGifts(stranger, shareCode)).toMatchObject([
    { status: 'purchased', givenBackAt: null },
  ]);
  expect((await mailsTo(testApp, unconfirmed)).map(({ template }) => template)).toContain(
    'gifts-given-back',
  );
  const { gifts } = await client.call(listGifts, { query: params });
  expect(gifts.map(({ id }) => id)).toEqual([kept]);
  await give(guestAt(address), 30);
  expect(await flagged()).toMatchObject([{ units: 30 }]);
  expect(await unbalanced()).toEqual([]);
});

test('the host gives back the gifts of one guest, while the group stays', async () => {
  const { flagged, giveBack, giftIds } = await floodedRegistry();
  await flagged();
  expect(await giveBack(giftIds[0], 'giver')).toEqual({ givenBack: 10 });
  expect(await flagged()).toMatchObject([{ units: 20, guests: 2 }]);
  expect(await giveBack(giftIds[0], 'giver')).toEqual({ givenBack: 0 });
  for (const giftId of giftIds.slice(1)) await giveBack(giftId, 'giver');
  expect(await flagged()).toEqual([]);
});

test('while guests of the network take and undo, one press loses no unit and counts none twice', async () => {
  const { guests, shareCode, giftIds, itemIds, flagged, giveBack } = await floodedRegistry();
  const [network] = await flagged();
  await Promise.all([
    giveBack(network?.giftId),
    giveBack(network?.giftId),
    ...guests.map(async (guest, place) => {
      await claim(guest, { shareCode, itemId: itemIds[place] ?? '' }).catch(() => undefined);
      await guest.call(releaseGift, { params: { shareCode, giftId: giftIds[place] ?? '' } });
    }),
  ]);
  expect(await unbalanced()).toEqual([]);
});

test('a surprise is silent, also on the dashboard and by mail', async () => {
  const { client, params, flagged, onDashboard, warnings } = await floodedRegistry();
  const until = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  await client.call(setSurprise, { params, body: { until } });
  expect(await flagged()).toEqual([]);
  expect([await onDashboard(), await warnings()]).toEqual([[0], []]);
});

describe('the hash of a network', () => {
  const rowsOf = async (registryId: string) => {
    const { rows } = await sql`
      select network from gift_networks where registry_id = ${registryId}
      union all select network from unusual_networks where registry_id = ${registryId}`.execute(
      testApp.deps.db,
    );
    return rows.length;
  };
  const clean = async () => {
    await deletePastNetworks(testApp.deps.db);
    await deletePastFlags(testApp.deps.db);
  };

  test('is deleted after three days', async () => {
    const { params, flagged } = await floodedRegistry();
    await flagged();
    await passMinutes(testApp, 71 * 60);
    await clean();
    expect(await rowsOf(params.registryId)).toBe(4);
    await passMinutes(testApp, 2 * 60);
    await clean();
    expect(await rowsOf(params.registryId)).toBe(0);
  });

  test('leaves with the details of a guest who asks for that', async () => {
    const { guests, shareCode, params } = await floodedRegistry();
    await guests[0]?.call(forgetMe, { params: { shareCode } });
    expect(await rowsOf(params.registryId)).toBe(2);
  });
});

test('the items of a group are free for others at once', async () => {
  const { shareCode, flagged, giveBack } = await floodedRegistry();
  await giveBack((await flagged())[0]?.giftId);
  const { items } = await testApp.client().call(listSharedItems, { params: { shareCode } });
  expect(items.map((item) => item.quantityFulfilled)).toEqual([0, 0, 0, 0]);
});
