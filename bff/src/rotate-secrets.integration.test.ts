import { randomBytes } from 'node:crypto';
import { getSession } from '@gift-registry/bff-contract';
import { createMailSettingsLinks } from './features/mails/mail-settings-link.ts';
import type { Config } from './platform/config/config.ts';
import { createDataCipher } from './platform/keys/data-cipher.ts';
import { createSigner } from './platform/keys/signer.ts';
import { signUpAndIn } from './testing/accounts.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';
import { createTestClient, type TestClient } from './testing/test-client.ts';

const [before, after] = ['b'.repeat(32), 'a'.repeat(32)];
const [keyBefore, keyAfter] = [randomBytes(32), randomBytes(32)];

let app: TestApp;
let client: TestClient;
beforeAll(async () => {
  app = await createTestApp({
    config: { sessionSecrets: [before], dataEncryptionKeys: [keyBefore] },
  });
  ({ client } = await signUpAndIn(app));
});
afterAll(() => app.close());

/** The next process, with the cookies of the browser. */
async function restarted<Result>(
  config: Partial<Config>,
  use: (next: TestApp, browser: TestClient) => Promise<Result>,
): Promise<Result> {
  const next = await createTestApp({ database: app.database, config });
  const { cookies } = client;
  const origin = app.deps.config.publicBaseUrl;
  try {
    return await use(next, createTestClient({ baseUrl: next.baseUrl, origin, cookies }));
  } finally {
    await next.close();
  }
}

const userOf = async (browser: TestClient) => (await browser.call(getSession, {})).user;

test('a replaced secret signs nobody out while it stands behind the new one', async () => {
  expect(await userOf(client)).not.toBeNull();
  await restarted({ sessionSecrets: [after, before] }, async (_next, browser) =>
    expect(await userOf(browser)).not.toBeNull(),
  );
  await restarted({ sessionSecrets: [before, after] }, async (_next, browser) =>
    expect(await userOf(browser)).not.toBeNull(),
  );
});

test('control: without it, browsers are signed out', async () => {
  await restarted({ sessionSecrets: [after] }, async (_next, browser) =>
    expect(await userOf(browser)).toBeNull(),
  );
});

test('a link that was mailed before still opens', () => {
  const links = (sessionSecrets: Config['sessionSecrets']) =>
    createMailSettingsLinks({ sessionSecrets, publicBaseUrl: 'https://gifts.example' });
  const userId = '01a2221d-0307-76e7-bfb5-a54620a24504';
  const token = new URL(links([before]).settings(userId, 'gifts')).searchParams.get('token') ?? '';
  expect(links([after, before]).verify(token)?.userId).toBe(userId);
  expect(links([after]).verify(token)).toBeNull();
});

test('the first key signs and seals, each of them verifies and opens', () => {
  const signer = createSigner([keyAfter, keyBefore]);
  expect(signer.sign('asha')).toBe(createSigner(keyAfter).sign('asha'));
  expect(signer.unsign(createSigner(keyBefore).sign('asha'))).toBe('asha');
  expect(signer.unsign(createSigner(randomBytes(32)).sign('asha'))).toBeNull();
  const cipher = createDataCipher([keyAfter, keyBefore]);
  const sealedBefore = createDataCipher(keyBefore).seal('asha@upi', 'upi');
  expect(cipher.open(sealedBefore, 'upi')).toBe('asha@upi');
  expect(() => cipher.open(sealedBefore, 'outbox')).toThrow();
  expect(createDataCipher(keyAfter).open(cipher.seal('asha@upi', 'upi'), 'upi')).toBe('asha@upi');
  expect(() => createDataCipher(keyAfter).open(sealedBefore, 'upi')).toThrow();
});
