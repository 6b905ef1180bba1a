import { setTimeout as delay } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { sql } from 'kysely';
import { eventsPath, listSharedItems, signOut } from '@gift-registry/bff-contract';
import { signUpAndIn, type SignedIn } from '../../testing/accounts.ts';
import { readEvents } from '../../testing/requests/event-reader.ts';
import {
  createSampleRegistry,
  type SampleRegistry,
} from '../../testing/samples/sample-registry.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { ServerMessage } from '../../platform/event-bus/server-message.ts';
import { registryChanged } from '../../testing/registry-changed.ts';

let here: TestApp;
let elsewhere: TestApp;
let host: SignedIn;
let registry: SampleRegistry;

beforeAll(async () => {
  here = await createTestApp();
  elsewhere = await createTestApp({ database: here.database });
  host = await signUpAndIn(here);
  registry = await createSampleRegistry(here, host.user.id);
});

afterAll(async () => {
  await elsewhere.close();
  await here.close();
});

const openAs = (app: TestApp, cookies: string, query = '') =>
  readEvents((init) =>
    fetch(`${app.baseUrl}${eventsPath}${query}`, {
      ...init,
      headers: { ...init.headers, cookie: cookies },
    }),
  );

const cookiesOf = ({ client }: SignedIn): string =>
  [...client.cookies].map((pair) => pair.join('=')).join('; ');

async function happen(message: ServerMessage): Promise<void> {
  const { db, outbox } = here.deps;
  await db
    .transaction()
    .execute((trx) => outbox.enqueue(trx, { topic: 'event', payload: message }));
  outbox.wake();
}

test('guests and the host on another process receive a change', async () => {
  const guest = await openAs(elsewhere, '', `?share=${registry.shareCode}`);
  const owner = await openAs(elsewhere, cookiesOf(host));
  await happen(registryChanged(registry.registryId, 2));
  const expected = { type: 'registry-changed', registryId: registry.registryId, version: 2 };
  expect(await guest.next()).toStrictEqual(expected);
  expect(await owner.next()).toStrictEqual(expected);
  guest.stop();
  owner.stop();
});

test('streams receive no events of other registries', async () => {
  const stranger = await signUpAndIn(here);
  const other = await createSampleRegistry(here, stranger.user.id);
  const streams = [
    await openAs(elsewhere, cookiesOf(stranger)),
    await openAs(elsewhere, '', `?share=${other.shareCode}`),
  ];
  await happen(registryChanged(registry.registryId, 3));
  await happen(registryChanged(other.registryId, 9));
  for (const stream of streams) {
    const event = await stream.next();
    expect(event.type === 'registry-changed' && event.version).toBe(9);
    stream.stop();
  }
});

test("a guest's stream begins with the versions of its shares, a host's with none", async () => {
  const { shareCode, registryId } = await createSampleRegistry(here, host.user.id);
  const list = await here.client().call(listSharedItems, { params: { shareCode } });
  const query = `?share=${shareCode}&share=nobody-knows-this-code`;
  const guest = await openAs(elsewhere, '', query);
  const owner = await openAs(elsewhere, cookiesOf(host), query);
  await happen(registryChanged(registryId, 99));
  for (const stream of [guest, owner]) await stream.next();
  expect(guest.joined).toStrictEqual([
    { type: 'joined', shares: { [shareCode]: { registryId, version: list.version } } },
  ]);
  expect(owner.joined).toStrictEqual([]);
  guest.stop();
  owner.stop();
});

test('one stream carries several shares, each authorized by its code', async () => {
  const other = await createSampleRegistry(here, host.user.id);
  const unknown = 'nobody-knows-this-code';
  const shares = [registry.shareCode, other.shareCode, unknown].map((code) => `share=${code}`);
  const guest = await openAs(elsewhere, '', `?${shares.join('&')}`);
  const stranger = await openAs(elsewhere, '', `?share=${other.shareCode}&share=${unknown}`);
  await happen(registryChanged(registry.registryId, 3));
  await happen(registryChanged(other.registryId, 8));
  const first = { type: 'registry-changed', registryId: registry.registryId, version: 3 };
  const second = { type: 'registry-changed', registryId: other.registryId, version: 8 };
  // A registry that has just changed waits for its window, so their order is open.
  expect([await guest.next(), await guest.next()]).toEqual(expect.arrayContaining([first, second]));
  expect(await stranger.next()).toStrictEqual(second);
  await happen({ type: 'share-revoked', registryId: other.registryId });
  expect((await guest.next()).type).toBe('share-revoked');
  await stranger.ended;
  await happen(registryChanged(registry.registryId, 4));
  expect((await guest.next()).type).toBe('registry-changed');
  guest.stop();
});

test('revoking a share ends its guests’ streams but not the host’s', async () => {
  const guest = await openAs(elsewhere, '', `?share=${registry.shareCode}`);
  const owner = await openAs(elsewhere, cookiesOf(host));
  await happen({ type: 'share-revoked', registryId: registry.registryId });
  expect((await guest.next()).type).toBe('share-revoked');
  await guest.ended;
  await happen(registryChanged(registry.registryId, 4));
  expect((await owner.next()).type).toBe('registry-changed');
  owner.stop();
});

test('signing out ends the session’s streams on every process', async () => {
  const { client } = await signUpAndIn(here);
  const phone = await openAs(
    elsewhere,
    [...client.cookies].map((pair) => pair.join('=')).join('; '),
  );
  expect(phone.status).toBe(200);
  await client.call(signOut, {});
  expect((await phone.next()).type).toBe('signed-out');
  await phone.ended;
});

test('a stream without session and share is 401, with an unknown share 404', async () => {
  expect((await openAs(here, '')).status).toBe(401);
  expect((await openAs(here, '', '?share=nobody-knows-this-code')).status).toBe(404);
  expect((await openAs(here, '', '?share=x&more=y')).status).toBe(400);
  expect((await openAs(here, '', '?share=%00')).status).toBe(400);
  expect((await openAs(here, '', `?${'share=x&'.repeat(21)}`)).status).toBe(400);
});

test('a stream is neither cached nor buffered', async () => {
  const guest = await openAs(here, '', `?share=${registry.shareCode}`);
  expect(guest.headers.get('content-type')).toBe('text/event-stream');
  expect(guest.headers.get('cache-control')).toBe('no-store');
  expect(guest.headers.get('x-accel-buffering')).toBe('no');
  guest.stop();
});

async function closeEventConnections(): Promise<void> {
  const { redisUrl } = here.deps.config;
  if (redisUrl === undefined) {
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'bff-events' and datname = current_database()`.execute(
      here.deps.db,
    );
    return;
  }
  const redis = new Redis(redisUrl);
  await redis.client('KILL', 'TYPE', 'pubsub');
  redis.disconnect();
}

test('a lost connection ends the streams, so pages refetch, and events work again afterwards', async () => {
  const guest = await openAs(elsewhere, '', `?share=${registry.shareCode}`);
  await closeEventConnections();
  await guest.ended;
  for (let version = 5; ; version += 1) {
    const again = await openAs(elsewhere, '', `?share=${registry.shareCode}`);
    await happen(registryChanged(registry.registryId, version));
    const event = await again.next(500).catch(() => undefined);
    again.stop();
    if (event) break;
    expect(version).toBeLessThan(20);
    await delay(100);
  }
});
