import { createSecretKey, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import {
  forgetMe,
  giveBackGifts,
  listGifts,
  listMyGifts,
  listRegistries,
  listSharedItems,
  listUnusualGivers,
  releaseGift,
  setSurprise,
} from '@gift-registry/bff-contract';
import { deletePastNetworks } from '../../../subjects/unusual-giving/gift-networks.repository.ts';
import { networkHash } from '../../../subjects/unusual-giving/network-hash.ts';
import { createMailSettingsLinks } from '../../../subjects/host-mails/mail-settings-link.ts';
import { mailUnusualNetworks } from '../../../subjects/host-mails/host-mails.service.ts';
import { signUpAndIn } from '../../../testing/accounts.ts';
import { failureOf } from '../../../testing/failures.ts';
import { claim } from '../../../testing/samples/guest-crowd.ts';
import { isBalanced, readBalances } from '../../../testing/samples/item-balances.ts';
import { mailsTo } from '../../../testing/mails/mailbox.ts';
import { createSampleRegistry } from '../../../testing/samples/sample-registry.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createTestClient, type TestClient } from '../../../testing/test-client.ts';

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

async function taken(gifts: number, guests: number, addressOf: (guest: number) => string) {
  const { client, user } = await signUpAndIn(testApp);
  const { registryId, shareCode, itemIds } = await createSampleRegistry(testApp, user.id, {
    items: 16,
    quantity: 2,
  });
  const crowd = Array.from({ length: guests }, (_, place) => guestAt(addressOf(place)));
  const giftIds: string[] = [];
  for (const [place, itemId] of itemIds.slice(0, gifts).entries()) {
    const guest = crowd[place % guests] ?? testApp.client();
    const form = { guestName: `Guest ${place % guests}` };
    giftIds.push((await claim(guest, { shareCode, itemId, form })).gift.id);
  }
  const params = { registryId };
  const list = () => client.call(listUnusualGivers, { params });
  return {
    client,
    email: user.email,
    crowd,
    params,
    shareCode,
    giftIds,
    list,
    networks: async () => (await list()).networks ?? [],
    giveBack: (giftId = '', of: 'giver' | 'network' = 'giver') =>
      client.call(giveBackGifts, { params, body: { giftId, of } }),
  };
}

const hall = '203.0.113.9';

const itemOf = async (shareCode: string): Promise<string> => {
  const { items } = await testApp.client().call(listSharedItems, { params: { shareCode } });
  return items.find(({ quantityFulfilled }) => quantityFulfilled === 0)?.id ?? '';
};

const versionOf = (registryId: string) =>
  testApp.deps.db
    .selectFrom('registries')
    .select(['version', 'hostVersion'])
    .where('id', '=', registryId)
    .executeTakeFirstOrThrow();

const atOneAddress = (gifts: number, guests = 5) => {
  const address = newAddress();
  return taken(gifts, guests, () => address);
};

test('fifteen different gifts of several guests over one network are unusual; fourteen are not', async () => {
  expect(await (await atOneAddress(14)).networks()).toEqual([]);
  const { list, giftIds } = await atOneAddress(15);
  const { givers, networks } = await list();
  expect(givers).toEqual([]);
  expect(networks).toMatchObject([{ gifts: 15, guests: 5 }]);
  expect(networks?.[0]?.givers).toHaveLength(5);
  expect(networks?.[0]?.givers[0]).toEqual({
    giftId: giftIds[10],
    giverName: 'Guest 0',
    gifts: 3,
    returnable: 3,
  });
});

test('control: as many gifts over as many networks are not unusual', async () => {
  const addresses = Array.from({ length: 5 }, newAddress);
  expect(await (await taken(15, 5, (guest) => addresses[guest] ?? '')).networks()).toEqual([]);
});

test('fifteen gifts of one guest are the matter of that guest alone', async () => {
  const { givers, networks } = await (await atOneAddress(15, 1)).list();
  expect(givers).toHaveLength(1);
  expect(networks).toEqual([]);
});

test('the host gives back the gifts of one guest after the other, while the alert stays', async () => {
  const { networks, giveBack } = await atOneAddress(15);
  const [first, second] = (await networks())[0]?.givers ?? [];
  expect(await giveBack(first?.giftId)).toEqual({ givenBack: 3 });
  expect(await networks()).toMatchObject([{ gifts: 15 }]);
  expect((await networks())[0]?.givers).toHaveLength(4);
  expect(await giveBack(second?.giftId)).toEqual({ givenBack: 3 });
  expect(await giveBack(first?.giftId)).toEqual({ givenBack: 0 });
  for (const { giftId } of (await networks())[0]?.givers ?? []) await giveBack(giftId);
  expect(await networks()).toEqual([]);
  const balances = await readBalances(testApp.deps.db);
  expect(balances.filter((item) => !isBalanced(item))).toEqual([]);
});

test('the host gives back the gifts of all guests of a network with one press; others keep theirs', async () => {
  const { client, params, crowd, shareCode, networks, giveBack } = await atOneAddress(15);
  const stranger = guestAt(newAddress());
  const itemId = await itemOf(shareCode);
  const { gift: other } = await claim(stranger, { shareCode, itemId });
  const itself = (await networks())[0];
  expect(itself).toMatchObject({ gifts: 15, units: 15, unconfirmedUnits: 15, returnable: 15 });
  expect(await giveBack(other.id, 'network')).toEqual({ givenBack: 0 });
  const before = await versionOf(params.registryId);
  expect(await giveBack(itself?.giftId, 'network')).toEqual({ givenBack: 15 });
  const after = await versionOf(params.registryId);
  expect([after.version - before.version, after.hostVersion - before.hostVersion]).toEqual([1, 1]);
  expect(await giveBack(itself?.giftId, 'network')).toEqual({ givenBack: 0 });
  expect(await networks()).toEqual([]);
  const states = async (guest: TestClient | undefined) =>
    ((await guest?.call(listMyGifts, { params: { shareCode } }))?.gifts ?? []).map(
      ({ status }) => status,
    );
  expect(await states(crowd[0])).toEqual(['released', 'released', 'released']);
  expect(await states(stranger)).toEqual(['purchased']);
  const { gifts } = await client.call(listGifts, { query: params });
  expect(gifts.map(({ id }) => id)).toEqual([other.id]);
});

test('while guests of the network take and undo, one press loses no unit and counts none twice', async () => {
  const { crowd, shareCode, giftIds, networks, giveBack } = await atOneAddress(16);
  const giftId = (await networks())[0]?.giftId;
  const itemId = await itemOf(shareCode);
  await Promise.all([
    giveBack(giftId, 'network'),
    giveBack(giftId, 'network'),
    ...crowd.map(async (guest, place) => {
      await claim(guest, { shareCode, itemId }).catch(() => undefined);
      await guest.call(releaseGift, { params: { shareCode, giftId: giftIds[place] ?? '' } });
    }),
  ]);
  const balances = await readBalances(testApp.deps.db);
  expect(balances.filter((item) => !isBalanced(item))).toEqual([]);
});

describe('a network whose guests were asked for a mailbox', () => {
  test('is told to the hosts at once: on their pages, in the dashboard and by one mail a day', async () => {
    const { client, email, params, giftIds, list, crowd, shareCode } = await taken(
      4,
      2,
      () => hall,
    );
    const onDashboard = async () =>
      (await client.call(listRegistries, {})).registries.map((each) => each.unusualNetworks);
    expect([(await list()).networks, await onDashboard()]).toEqual([[], [0]]);
    await sql`update gift_network_usage set tokens = -100 where registry_id = ${params.registryId}`.execute(
      testApp.deps.db,
    );
    const before = await versionOf(params.registryId);
    const itemId = await itemOf(shareCode);
    const refusal = await failureOf(claim(crowd[0] ?? testApp.client(), { shareCode, itemId }));
    expect(refusal.field).toBe('guestEmail');
    expect((await versionOf(params.registryId)).version).toBe(before.version + 1);
    expect((await list()).networks).toMatchObject([{ asked: true, gifts: 4, returnable: 4 }]);
    expect(await onDashboard()).toEqual([1]);
    const deps = { ...testApp.deps, links: createMailSettingsLinks(testApp.deps.config) };
    for (let round = 0; round < 2; round += 1) await mailUnusualNetworks(deps);
    const mails = (await mailsTo(testApp, email)).filter(
      ({ template }) => template === 'unusual-gifts',
    );
    expect(mails).toHaveLength(1);
    expect(giftIds).toContain((await list()).networks?.[0]?.giftId);
  });

  test('mails only those givers about their loss who have confirmed a mailbox', async () => {
    const { params, giftIds, networks, giveBack } = await taken(3, 3, () => hall);
    await sql`update gift_network_usage set unusual_at = now() where registry_id = ${params.registryId}`.execute(
      testApp.deps.db,
    );
    const [invented, real] = [`${randomUUID()}@example.com`, `${randomUUID()}@example.com`];
    for (const [place, email] of [invented, real].entries())
      await sql`update claims set guest_email = ${email} where id = ${giftIds[place]}`.execute(
        testApp.deps.db,
      );
    await sql`insert into guest_mailboxes (guest_id, email, confirmed_at)
      select guest_id, guest_email, now() from claims where id = ${giftIds[1]}`.execute(
      testApp.deps.db,
    );
    const [network] = await networks();
    expect(network).toMatchObject({ units: 3, unconfirmedUnits: 2 });
    expect(await giveBack(network?.giftId, 'network')).toEqual({ givenBack: 3 });
    expect(await mailsTo(testApp, real)).toMatchObject([{ template: 'gifts-given-back' }]);
    expect(await mailsTo(testApp, invented)).toEqual([]);
  });
});

test('control: a guest who undoes a gift takes the network below the limit', async () => {
  const { crowd, shareCode, giftIds, networks, giveBack } = await atOneAddress(15);
  const [giftId = '', other] = giftIds;
  await crowd[0]?.call(releaseGift, { params: { shareCode, giftId } });
  expect(await networks()).toEqual([]);
  expect(await giveBack(other)).toEqual({ givenBack: 0 });
});

test('gifts over several days are not unusual', async () => {
  const { giftIds, networks } = await atOneAddress(15);
  await sql`
    update claims set created_at = created_at - interval '30 hours'
     where id = any(${giftIds.slice(0, 2)}::uuid[])`.execute(testApp.deps.db);
  expect(await networks()).toEqual([]);
});

test('a surprise is silent, also on the dashboard', async () => {
  const { client, params, networks } = await atOneAddress(15);
  const onDashboard = async () =>
    (await client.call(listRegistries, {})).registries.map(
      ({ unusualNetworks }) => unusualNetworks,
    );
  expect(await onDashboard()).toEqual([1]);
  const until = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  await client.call(setSurprise, { params, body: { until } });
  expect(await networks()).toEqual([]);
  expect(await onDashboard()).toEqual([0]);
});

describe('the hash of a network', () => {
  const rows = (giftIds: readonly string[]) =>
    testApp.deps.db.selectFrom('giftNetworks').selectAll().where('giftId', 'in', giftIds).execute();

  test('is deleted after three days', async () => {
    const { giftIds, networks } = await atOneAddress(15);
    const age = (hours: number) =>
      sql`update gift_networks set created_at = now() - make_interval(hours => ${hours})
           where gift_id = any(${giftIds}::uuid[])`.execute(testApp.deps.db);
    await age(71);
    await deletePastNetworks(testApp.deps.db);
    expect(await rows(giftIds)).toHaveLength(15);
    await age(73);
    await deletePastNetworks(testApp.deps.db);
    expect(await rows(giftIds)).toEqual([]);
    expect(await networks()).toEqual([]);
  });

  test('leaves with the details of a guest who asks for that', async () => {
    const { crowd, shareCode, giftIds } = await atOneAddress(5);
    await crowd[0]?.call(forgetMe, { params: { shareCode } });
    expect(await rows(giftIds)).toHaveLength(4);
  });

  test('is another one in each registry, and with another key', () => {
    const giver = { registryId: randomUUID(), network: '198.51.100.7' };
    const key = createSecretKey(Buffer.alloc(32));
    expect(networkHash(key, giver)).toEqual(networkHash(key, giver));
    expect(networkHash(key, { ...giver, registryId: randomUUID() })).not.toEqual(
      networkHash(key, giver),
    );
    expect(networkHash(createSecretKey(Buffer.alloc(32, 1)), giver)).not.toEqual(
      networkHash(key, giver),
    );
  });
});
