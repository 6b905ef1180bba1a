import { removePasscode, setPasscode } from '@gift-registry/bff-contract';
import { signUpAndIn } from '../testing/accounts.ts';
import { createSampleRegistry } from '../testing/sample-registry.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { pictureContent, previewUrl } from './picture-content.ts';

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
    .select(['registryName', 'occasion', 'eventDate'])
    .where('id', '=', registryId)
    .executeTakeFirstOrThrow();
  return previewUrl(shareCode, pictureContent(registry, 'preview', testApp.deps.config.brand));
}

const general = async () => (await open('/share-pictures/unknown/x.jpg')).rawPayload;

test('an edit gives the picture a new address; the old one answers with the picture of now', async () => {
  const { registryId, shareCode } = await hostWithRegistry();
  const before = await urlNow(registryId, shareCode);
  const first = await open(before);
  expect(first.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=3600',
  });
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
  expect(old.headers['cache-control']).toBe('public, max-age=300');
});

test('a passcode, a pause and an end tell as little as an unknown link', async () => {
  const { client, params, registryId, shareCode } = await hostWithRegistry();
  const url = await urlNow(registryId, shareCode);
  const unknown = await general();
  expect((await open(url)).rawPayload.equals(unknown)).toBe(false);
  await client.call(setPasscode, { params, body: { passcode: '482913' } });
  expect((await open(url)).rawPayload.equals(unknown)).toBe(true);
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

test('no registry is drawn without bound', async () => {
  const { registryId, shareCode } = await hostWithRegistry();
  const unknown = await general();
  const rename = async (registryName: string) => {
    await testApp.deps.db
      .updateTable('registries')
      .set({ registryName })
      .where('id', '=', registryId)
      .execute();
    return (await open(await urlNow(registryId, shareCode))).rawPayload.equals(unknown);
  };
  const refused: boolean[] = [];
  for (let count = 0; count < 42; count += 1) refused.push(await rename(`Asha ${count}`));
  expect(refused.filter(Boolean)).toHaveLength(2);
  expect(await rename('Asha 0')).toBe(false);
});
