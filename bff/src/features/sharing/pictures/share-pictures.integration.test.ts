import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { removePasscode, setPasscode } from '@gift-registry/bff-contract';
import { signUpAndIn } from '../../../testing/accounts.ts';
import { createSampleRegistry } from '../../../testing/samples/sample-registry.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { previewContent, previewUrl } from './picture-content.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

async function hostWithRegistry() {
  const { client, user } = await signUpAndIn(testApp);
  const sample = await createSampleRegistry(testApp, user.id);
  return { client, params: { registryId: sample.registryId }, ...sample };
}

const open = (url: string) => testApp.app.inject({ url });

async function urlNow(registryId: string, shareCode: string): Promise<string> {
  const registry = await testApp.deps.db
    .selectFrom('registries')
    .select(['registryName', 'occasion', 'eventDate', 'status', 'giftsPausedAt'])
    .where('id', '=', registryId)
    .executeTakeFirstOrThrow();
  const { status, giftsPausedAt } = registry;
  const state = { completed: status === 'completed', giftsPaused: giftsPausedAt !== null };
  return previewUrl(
    shareCode,
    previewContent({ ...registry, ...state }, testApp.deps.config.brand),
  );
}

const neutral = async () => (await open('/share-pictures/unknown/x.jpg')).rawPayload;
const foldersOf = (): Promise<string[]> =>
  readdir(join(testApp.deps.config.dataDir, 'share-pictures')).catch(() => []);

test('an edit gives the picture a new address; the old one answers with the picture of now', async () => {
  const { registryId, shareCode } = await hostWithRegistry();
  const before = await urlNow(registryId, shareCode);
  const first = await open(before);
  expect(first.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, no-cache',
  });
  const again = await testApp.app.inject({
    url: before,
    headers: { 'if-none-match': first.headers.etag },
  });
  expect([again.statusCode, again.body]).toStrictEqual([304, '']);
  await testApp.deps.db
    .updateTable('registries')
    .set({ registryName: 'आशा weds Dev' })
    .where('id', '=', registryId)
    .execute();
  const after = await urlNow(registryId, shareCode);
  expect(after).not.toBe(before);
  const second = await open(after);
  expect(second.rawPayload.equals(first.rawPayload)).toBe(false);
  const old = await open(before);
  expect(old.rawPayload.equals(second.rawPayload)).toBe(true);
  expect(old.headers['cache-control']).toBe('public, no-cache');
});

test('a paused and a completed registry have pictures of their own', async () => {
  const { registryId, shareCode } = await hostWithRegistry();
  const pictures = [await open(await urlNow(registryId, shareCode))];
  for (const change of [{ giftsPausedAt: new Date() }, { status: 'completed' as const }]) {
    await testApp.deps.db
      .updateTable('registries')
      .set(change)
      .where('id', '=', registryId)
      .execute();
    pictures.push(await open(await urlNow(registryId, shareCode)));
  }
  expect(new Set(pictures.map(({ headers }) => headers.etag)).size).toBe(3);
});

test('a passcode, a pause and an end tell as little as an unknown link', async () => {
  const { client, params, registryId, shareCode } = await hostWithRegistry();
  const url = await urlNow(registryId, shareCode);
  const unknown = await neutral();
  const before = await open(url);
  expect(before.rawPayload.equals(unknown)).toBe(false);
  expect(await foldersOf()).toContain(registryId);
  await client.call(setPasscode, { params, body: { passcode: '482913' } });
  const locked = await open(url);
  expect(locked.rawPayload.equals(unknown)).toBe(true);
  expect(locked.headers['cache-control']).toBe('no-store');
  const { etag } = before.headers;
  const copy = await testApp.app.inject({ url, headers: { 'if-none-match': etag } });
  expect(copy.rawPayload.equals(unknown)).toBe(true);
  for (let tries = 0; (await foldersOf()).includes(registryId); tries += 1) {
    expect(tries).toBeLessThan(100);
    await delay(100);
  }
  expect((await client.fetch(url)).status).toBe(200);
  await client.call(removePasscode, { params });
  expect((await open(url)).rawPayload.equals(unknown)).toBe(false);
  for (const change of [{ pausedAt: new Date() }, { pausedAt: null, isActive: false }]) {
    await testApp.deps.db
      .updateTable('registryShares')
      .set(change)
      .where('shareCode', '=', shareCode)
      .execute();
    expect((await open(url)).rawPayload.equals(unknown)).toBe(true);
  }
  expect((await open('/share-pictures/a%20b/x.jpg')).rawPayload.equals(unknown)).toBe(true);
});

test('pictures that many ask for at once are all drawn, and none is refused to the host afterwards', async () => {
  const { client, user } = await signUpAndIn(testApp);
  const registries = await Promise.all(
    Array.from({ length: 12 }, () => createSampleRegistry(testApp, user.id)),
  );
  const asked = registries.flatMap(({ registryId, shareCode }) => [
    `/share-pictures/${shareCode}/x.jpg`,
    `/api/registries/${registryId}/qr-code?format=png`,
    `/api/registries/${registryId}/invitation-picture`,
  ]);
  const answers = await Promise.all(asked.map(async (path) => client.fetch(path)));
  expect(answers.map(({ status }) => status)).toStrictEqual(asked.map(() => 200));
  const types = answers.map(({ headers }) => headers.get('cache-control'));
  expect(types.filter((caching) => caching === 'public, no-cache').length).toBe(registries.length);
});
