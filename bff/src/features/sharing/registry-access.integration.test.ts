import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import {
  claimItem,
  getRegistryAccess,
  getSharedRegistry,
  listLinks,
  openRegistryForm,
  removePasscode,
  removeRegistryAddress,
  setPasscode,
  setRegistryAddress,
} from '@gift-registry/bff-contract';
import { signUpAndIn } from '../../testing/accounts.ts';
import { readEvents } from '../../testing/requests/event-reader.ts';
import { failureOf } from '../../testing/failures.ts';
import { postForm } from '../../testing/requests/post-form.ts';
import { createSampleRegistry } from '../../testing/samples/sample-registry.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ config: { requestsPerMinute: 100_000 } });
});
afterAll(() => testApp.close());

async function hostWithRegistry() {
  const { client, user } = await signUpAndIn(testApp);
  const sample = await createSampleRegistry(testApp, user.id);
  return { client, ...sample, params: { registryId: sample.registryId } };
}

let count = 0;
const newAddress = (): string => `asha-weds-dev-${(count += 1)}x${Date.now() % 100_000}`;
const statusOf = async (client: TestClient, address: string): Promise<number> =>
  (await client.fetch(`/api/shared/${address}`)).status;
const open = (client: TestClient, shareCode: string, passcode: string, then?: string) =>
  postForm(client, openRegistryForm, {
    params: { shareCode },
    fields: { passcode, ...(then === undefined ? {} : { then }) },
  });

describe('a readable address', () => {
  test('opens the registry beside the code, in any case', async () => {
    const { client, params, registryId } = await hostWithRegistry();
    const address = newAddress();
    const access = await client.call(setRegistryAddress, { params, body: { address } });
    expect(access.address).toStrictEqual({
      name: address,
      url: `${testApp.deps.config.publicBaseUrl}/r/${address}`,
    });
    for (const shareCode of [address, address.toUpperCase()])
      expect(
        await testApp.client().call(getSharedRegistry, { params: { shareCode } }),
      ).toMatchObject({ registryId });
  });

  test('takes gifts, and the gifts show under the code too', async () => {
    const { client, params, itemIds, shareCode } = await hostWithRegistry();
    const address = newAddress();
    await client.call(setRegistryAddress, { params, body: { address } });
    const guest = testApp.client();
    await guest.call(claimItem, {
      params: { shareCode: address, itemId: itemIds[0] ?? '' },
      headers: { 'idempotency-key': crypto.randomUUID() },
      body: { guestName: 'Ravi', quantity: 1 },
    });
    const gifts = (at: string) => guest.fetch(`/api/shared/${at}/gifts`).then((r) => r.text());
    expect(await gifts(address)).toContain('Ravi');
    expect(await gifts(shareCode)).toBe(await gifts(address));
  });

  test('of another registry, or one that looks like it, is taken; for a year after its end too', async () => {
    const first = await hostWithRegistry();
    const second = await hostWithRegistry();
    const address = newAddress();
    const take = ({ client, params }: typeof first, wanted = address) =>
      client.call(setRegistryAddress, { params, body: { address: wanted } });
    await take(first);
    for (const wanted of [address, address.replace('asha', 'a5ha'), address.replaceAll('-', '')])
      expect(await failureOf(take(second, wanted))).toMatchObject({
        status: 409,
        field: 'address',
      });
    await first.client.call(removeRegistryAddress, { params: first.params });
    expect(await statusOf(testApp.client(), address)).toBe(404);
    expect((await failureOf(take(second))).status).toBe(409);
    await take(first);
    expect(await statusOf(testApp.client(), address)).toBe(200);
    await first.client.call(removeRegistryAddress, { params: first.params });
    await sql`update registry_addresses set released_at = now() - interval '366 days'
               where address = ${address}`.execute(testApp.deps.db);
    await take(second);
    expect(await statusOf(testApp.client(), address)).toBe(200);
  });

  test('two registries that want it at once: one gets it', async () => {
    const hosts = await Promise.all([1, 2, 3, 4].map(hostWithRegistry));
    const address = newAddress();
    const outcomes = await Promise.allSettled(
      hosts.map(({ client, params }) =>
        client.call(setRegistryAddress, { params, body: { address } }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('stops with a pause of the main link', async () => {
    const { client, params } = await hostWithRegistry();
    const address = newAddress();
    await client.call(setRegistryAddress, { params, body: { address } });
    await testApp.deps.db
      .updateTable('registryShares')
      .set({ pausedAt: new Date() })
      .where('registryId', '=', params.registryId)
      .execute();
    expect(await statusOf(testApp.client(), address)).toBe(404);
  });
});

describe('a passcode', () => {
  test('is asked once per browser, and opens one registry', async () => {
    const { client, params, shareCode } = await hostWithRegistry();
    const other = await hostWithRegistry();
    await client.call(setPasscode, { params, body: { passcode: ' Mango  Tree ' } });
    await other.client.call(setPasscode, {
      params: other.params,
      body: { passcode: 'mango tree' },
    });
    expect(await client.call(getRegistryAccess, { params })).toMatchObject({
      passcode: 'mango tree',
    });
    const guest = testApp.client();
    expect(await statusOf(guest, shareCode)).toBe(403);
    const wrong = await open(guest, shareCode, 'papaya');
    expect(wrong.status).toBe(403);
    expect(await statusOf(guest, shareCode)).toBe(403);
    const opened = await open(guest, shareCode, 'MANGO tree ', `/r/${shareCode}/mine?done=held`);
    expect(opened.status).toBe(303);
    expect(opened.headers.get('location')).toBe(`/r/${shareCode}/mine?done=held`);
    expect(await statusOf(guest, shareCode)).toBe(200);
    expect(await statusOf(guest, other.shareCode)).toBe(403);
    expect(await statusOf(testApp.client(), shareCode)).toBe(403);
  });

  test('never leads to another page than the registry’s', async () => {
    const { shareCode } = await hostWithRegistry();
    for (const then of ['https://evil.example/', '//evil.example', `/r/${shareCode}x`, '/host'])
      expect((await open(testApp.client(), shareCode, 'x', then)).headers.get('location')).toBe(
        `/r/${shareCode}`,
      );
  });

  test('keeps document, preview and events to itself', async () => {
    const { client, params, shareCode } = await hostWithRegistry();
    const address = newAddress();
    await client.call(setRegistryAddress, { params, body: { address } });
    await client.call(setPasscode, { params, body: { passcode: 'mango tree' } });
    const guest = testApp.client();
    for (const path of [`/r/${shareCode}`, `/r/${address}/mine`, `/guest?code=${shareCode}`]) {
      const response = await guest.fetch(path, {
        redirect: 'manual',
        headers: { accept: 'text/html' },
      });
      expect([200, 303, 404, 503]).toContain(response.status);
      expect(await response.text()).not.toContain('Meera');
    }
    const stream = await readEvents((init) => guest.fetch(`/api/events?share=${shareCode}`, init));
    expect(stream.status).toBe(404);
  });

  test('that changes ends what was opened: reads within the reply, and streams', async () => {
    const { client, params, shareCode } = await hostWithRegistry();
    await client.call(setPasscode, { params, body: { passcode: 'mango tree' } });
    const guest = testApp.client();
    await open(guest, shareCode, 'mango tree');
    // The event of the first passcode has passed.
    await delay(500);
    const stream = await readEvents((init) => guest.fetch(`/api/events?share=${shareCode}`, init));
    expect(stream.status).toBe(200);
    await client.call(setPasscode, { params, body: { passcode: 'mango tree' } });
    expect(await statusOf(guest, shareCode)).toBe(403);
    let event = await stream.next();
    while (event.type === 'registry-changed') event = await stream.next();
    expect(event.type).toBe('share-revoked');
    await stream.ended;
    await client.call(removePasscode, { params });
    expect(await statusOf(testApp.client(), shareCode)).toBe(200);
  });

  test('a changed cookie opens nothing', async () => {
    const { client, params, shareCode, registryId } = await hostWithRegistry();
    await client.call(setPasscode, { params, body: { passcode: 'mango tree' } });
    const guest = testApp.client();
    await open(guest, shareCode, 'mango tree');
    const name = [...guest.cookies.keys()].find((each) => each.includes('open-')) ?? '';
    const value = guest.cookies.get(name) ?? '';
    expect(name).toContain(registryId.slice(-12));
    guest.cookies.set(name, value.replace('~1~', '~2~'));
    expect(await statusOf(guest, shareCode)).toBe(403);
    guest.cookies.set(name, value);
    expect(await statusOf(guest, shareCode)).toBe(200);
  });
});

test('the visitors of a link are counted per day, each once, without their addresses', async () => {
  const { client, params, shareCode } = await hostWithRegistry();
  const { db } = testApp.deps;
  const visit = (agent: string) =>
    testApp.client().fetch(`/api/shared/${shareCode}`, { headers: { 'user-agent': agent } });
  for (const agent of ['Phone', 'Phone', 'Laptop', 'WhatsApp/2.23', 'Googlebot'])
    await visit(agent);
  let openings: readonly { count: number }[] = [];
  while ((openings[0]?.count ?? 0) < 2) {
    openings = (await client.call(listLinks, { params })).links[0]?.openings ?? [];
    await delay(20);
  }
  expect(openings).toStrictEqual([{ day: expect.stringMatching(/^\d{4}-/), count: 2 }]);
  const rows = await db.selectFrom('shareVisitors').selectAll().execute();
  expect(JSON.stringify(rows)).not.toMatch(/127\.0\.0\.1|Phone/);
});
