import {
  getRegistryAccess,
  listRegistries,
  openRegistryForm,
  setPasscode,
} from '@gift-registry/bff-contract';
import { createDataCipher } from '../../platform/keys/data-cipher.ts';
import type { Config } from '../../platform/config/config.ts';
import { signUpAndIn } from '../../testing/accounts.ts';
import { mailsTo } from '../../testing/mailbox.ts';
import { postForm } from '../../testing/requests/post-form.ts';
import { createSampleRegistry } from '../../testing/samples/sample-registry.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

const passcodes: Config['passcodes'] = {
  wrongPerBrowser: 5,
  wrongPerNetwork: 8,
  wrongPerRegistry: 40,
  delayMs: 1_000,
};
const trustedProxies = ['127.0.0.1/32'];
const right = 'mango tree';

let app: TestApp;
let control: TestApp;
beforeAll(async () => {
  app = await createTestApp({ config: { passcodes, trustedProxies } });
  control = await createTestApp({
    config: { passcodes: { ...passcodes, wrongPerNetwork: 1_000 }, trustedProxies },
  });
});
afterAll(() => Promise.all([app.close(), control.close()]));

async function lockedRegistry(testApp = app) {
  const { client: host, user } = await signUpAndIn(testApp);
  const { registryId, shareCode } = await createSampleRegistry(testApp, user.id);
  const params = { registryId };
  await host.call(setPasscode, { params, body: { passcode: right } });
  const open = async (passcode: string, network: string, browser?: TestClient) => {
    const { status, headers } = await postForm(
      browser ?? testApp.client(),
      openRegistryForm,
      { params: { shareCode }, fields: { passcode } },
      { headers: { 'x-forwarded-for': network } },
    );
    return { status, retryAfter: Number(headers.get('retry-after')) };
  };
  const guess = async (tries: number, network: (n: number) => string) => {
    const counts: Record<number, number> = {};
    const guesses = Array.from({ length: tries }, (_, n) => open(`wrong ${n}`, network(n)));
    for (const { status } of await Promise.all(guesses)) counts[status] = (counts[status] ?? 0) + 1;
    return counts;
  };
  return { host, user, params, shareCode, open, guess };
}

test('five wrong tries of a browser are the last for 15 minutes, and others open the registry', async () => {
  const { open } = await lockedRegistry();
  const browser = app.client();
  for (let tries = 0; tries < 5; tries += 1)
    expect((await open(`wrong ${tries}`, '203.0.113.1', browser)).status).toBe(403);
  const refused = await open(right, '203.0.113.1', browser);
  expect(refused.status).toBe(429);
  expect(refused.retryAfter).toBeGreaterThan(600);
  expect((await open(right, '203.0.113.1')).status).toBe(303);
});

test('right passcodes use up nothing: a hall of guests gets in over one network', async () => {
  const { open, guess } = await lockedRegistry();
  const hall = '203.0.113.2';
  for (let guests = 0; guests < 12; guests += 1) expect((await open(right, hall)).status).toBe(303);
  expect(await guess(8, () => hall)).toEqual({ 403: 8 });
});

test('wrong tries of a network are judged at once up to its limit, then one a turn; the right passcode still opens', async () => {
  const { open, guess } = await lockedRegistry();
  const hall = '203.0.113.3';
  const regular = app.client();
  expect((await open(right, hall, regular)).status).toBe(303);
  // New cookies for each try, all in parallel: eight and the one of the first turn are judged.
  expect(await guess(24, () => hall)).toEqual({ 403: 9, 429: 15 });
  expect((await open(right, hall, regular)).status).toBe(303);
  const started = Date.now();
  expect((await open(right, hall)).status).toBe(303);
  expect(Date.now() - started).toBeGreaterThanOrEqual(1_000);
  expect((await open(right, '203.0.113.4')).status).toBe(303);
});

test('control: without the limit of a network all wrong tries are judged', async () => {
  const { guess } = await lockedRegistry(control);
  expect(await guess(24, () => '203.0.113.3')).toEqual({ 403: 24 });
});

test('beyond the wrong tries of a registry hosts are told once, unknown networks wait, and nobody is refused', async () => {
  const { host, user, params, open, guess } = await lockedRegistry();
  expect((await open(right, '203.0.113.5')).status).toBe(303);
  const spread = (n: number) => `198.51.100.${n % 8}`;
  expect(await guess(40, spread)).toEqual({ 403: 40 });
  expect(await host.call(getRegistryAccess, { params })).toMatchObject({ passcodeGuessedAt: null });

  const started = Date.now();
  expect((await open(right, '203.0.113.5')).status).toBe(303);
  const known = Date.now() - started;
  const [unknown] = await Promise.all([
    open(right, '203.0.113.6'),
    open('wrong', '203.0.113.7'),
    open('wrong', '203.0.113.8'),
  ]);
  expect(unknown.status).toBe(303);
  expect(Date.now() - started - known).toBeGreaterThanOrEqual(1_000);

  const guessed = expect.objectContaining({ passcodeGuessedAt: expect.any(String) });
  expect(await host.call(getRegistryAccess, { params })).toEqual(guessed);
  expect((await host.call(listRegistries, {})).registries).toEqual([guessed]);
  const mails = await mailsTo(app, user.email);
  expect(mails.filter(({ template }) => template === 'passcode-guessed')).toHaveLength(1);
  await host.call(setPasscode, { params, body: { passcode: 'another tree' } });
  expect(await host.call(getRegistryAccess, { params })).toMatchObject({ passcodeGuessedAt: null });
});

test('a passcode from before the present rules opens its registry', async () => {
  const { params, open } = await lockedRegistry();
  await app.deps.db
    .updateTable('registries')
    .set({
      passcodeSealed: createDataCipher(app.deps.config.dataEncryptionKeys).seal('0000', 'passcode'),
    })
    .where('id', '=', params.registryId)
    .execute();
  expect((await open('0000', '203.0.113.9')).status).toBe(303);
});
