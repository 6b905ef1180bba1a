import { randomUUID } from 'node:crypto';
import {
  claimItem,
  createRegistry,
  createShare,
  errorReply,
  requestPasswordReset,
  signIn,
  signUp,
} from '@gift-registry/bff-contract';
import { createAccount, testPassword } from '../../testing/accounts.ts';
import { lastMail } from '../../testing/mailbox.ts';
import { fetchAtHost } from '../../testing/requests/fetch-at-host.ts';
import { registryForm } from '../../testing/samples/registry-form.ts';
import { createSampleRegistry } from '../../testing/samples/sample-registry.ts';
import { signUpForm } from '../../testing/samples/sign-up-form.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestClient } from '../../testing/test-client.ts';

const google = { issuer: 'http://127.0.0.1:1', clientId: 'gift-registry', clientSecret: 'secret' };
const usual = 'http://localhost:3000';
const phone = 'http://192.168.1.20:3000';

let testApp: TestApp;
let fixed: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ config: { google, followRequestOrigin: true } });
  fixed = await createTestApp({ database: testApp.database, config: { google } });
});
afterAll(async () => {
  await fixed.close();
  await testApp.close();
});

const browserAt = ({ baseUrl }: TestApp, address: string, origin = address) =>
  createTestClient({ baseUrl, origin, fetch: fetchAtHost(new URL(address).host) });

const originsOf = (...links: string[]) => links.map((link) => new URL(link).origin);

async function linksMadeAt(app: TestApp, address: string, origin = address) {
  const browser = browserAt(app, address, origin);
  const host = await createAccount(app);
  await browser.call(signIn, { body: { email: host.email, password: testPassword } });
  const { id: registryId } = await browser.call(createRegistry, { body: registryForm() });
  const share = await browser.call(createShare, { params: { registryId } });

  await browserAt(app, address, origin).call(requestPasswordReset, {
    body: { email: host.email },
  });
  const reset = await lastMail(app, host.email, 'reset-password');

  const { shareCode, itemIds } = await createSampleRegistry(app, host.id);
  const email = `${randomUUID()}@example.com`;
  await browserAt(app, address, origin).call(claimItem, {
    params: { shareCode, itemId: itemIds[0] ?? '' },
    headers: { 'idempotency-key': randomUUID() },
    body: { guestName: 'Ravi', guestEmail: email, quantity: 1 },
  });
  const gift = await lastMail(app, email, 'gift-confirmation');

  const start = await app.app.inject({
    url: '/api/auth/google/start',
    headers: { host: new URL(address).host },
  });
  const location = new URL(String(start.headers.location), address);
  const callback = location.searchParams.get('redirect_uri') ?? location.href;
  return {
    links: originsOf(share.url, reset.data.link, gift.data.giftsLink, callback),
    footers: [reset.origin, gift.origin],
  };
}

const all = (origin: string) => ({
  links: [origin, origin, origin, origin],
  footers: [origin, origin],
});

test.each([phone, 'http://10.0.0.5:8080', 'http://127.0.0.1:3000', 'http://[fd00::20]:3000'])(
  'share links, mails and the way back from Google follow %s',
  async (address) => {
    expect(await linksMadeAt(testApp, address)).toStrictEqual(all(address));
  },
);

test.each(['http://evil.example', 'http://192.168.1.20.evil.example:3000', 'http://8.8.8.8'])(
  'the Host header of %s changes no link',
  async (address) => {
    expect(await linksMadeAt(testApp, address, usual)).toStrictEqual(all(usual));
  },
);

test('with PUBLIC_BASE_URL no Host header changes a link', async () => {
  for (const address of [phone, 'http://127.0.0.1:4000', 'http://evil.example'])
    expect({ case: address, ...(await linksMadeAt(fixed, address, usual)) }).toStrictEqual({
      case: address,
      links: [usual, usual, usual, usual],
      footers: [undefined, undefined],
    });
});

test('links of parallel requests each have their own origin', async () => {
  const origins = Array.from({ length: 20 }, (_, count) => `http://192.168.1.${count + 1}:3000`);
  const mailed = await Promise.all(
    origins.map(async (origin) => {
      const email = `${randomUUID()}@example.com`;
      await browserAt(testApp, origin).call(signUp, {
        body: signUpForm(email),
      });
      return new URL((await lastMail(testApp, email, 'verify-email')).data.link).origin;
    }),
  );
  expect(mailed).toStrictEqual(origins);
});

describe('the check of origins', () => {
  async function signOut(app: TestApp, address: string, page: string) {
    const browser = browserAt(app, address, page);
    const token = await browser.csrfToken();
    const response = await browser.fetch('/api/auth/logout', {
      method: 'POST',
      headers: { 'x-csrf-token': token },
    });
    if (response.ok) return 'accepted';
    return errorReply.parse(await response.json()).error.code;
  }

  test.each([phone, 'http://[fd00::20]:3000', 'http://127.0.0.1:3000', usual])(
    'accepts pages of %s there',
    async (address) => {
      expect(await signOut(testApp, address, address)).toBe('accepted');
    },
  );

  test.each([
    [phone, 'http://192.168.1.21:3000'],
    [phone, 'http://192.168.1.20:3001'],
    [phone, 'https://192.168.1.20:3000'],
    [phone, 'http://evil.example'],
    ['http://evil.example', 'http://evil.example'],
    ['http://192.168.1.20.evil.example', 'http://192.168.1.20.evil.example'],
    ['http://8.8.8.8', 'http://8.8.8.8'],
    [usual, phone],
  ])('at %s rejects pages of %s', async (address, page) => {
    expect(await signOut(testApp, address, page)).toBe('csrf');
  });

  test('with PUBLIC_BASE_URL rejects pages of private addresses', async () => {
    expect(await signOut(fixed, phone, phone)).toBe('csrf');
  });
});
