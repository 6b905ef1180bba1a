import { createRateLimiter } from '../../platform/rate-limits/rate-limiter.ts';
import { testPassword } from '../../testing/accounts.ts';
import {
  hiddenAccounts,
  postFromAnyNetwork as post,
  signUpForm,
  unknownAddresses,
} from '../../testing/hidden-accounts.ts';
import { newSession } from '../../testing/new-session.ts';
import { MAX_ROUNDS, measureAuc } from '../../testing/timing.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createPasswords } from './passwords.ts';
import { signIn } from './sign-in.ts';

/** Of an AUC: 0.5 tells nothing. */
const BOUND = 0.58;
/** Up to 610 requests with a password hash each, on a busy machine. */
const TIMING_LIMIT_MS = 240_000;
const strongHash = await createPasswords().hash(testPassword);

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ config: hiddenAccounts });
});
afterAll(() => testApp.close());

const accounts = async (count: number): Promise<string[]> => {
  const rows = await testApp.deps.db
    .insertInto('users')
    .values(
      Array.from({ length: count }, () => ({
        email: `${crypto.randomUUID()}@example.com`,
        emailVerifiedAt: new Date(),
        passwordHash: strongHash,
      })),
    )
    .returning('email')
    .execute();
  return rows.map(({ email }) => email);
};

test(
  'a wrong password takes as long as an unknown address',
  async () => {
    const client = testApp.client();
    const [known, unknown] = [await accounts(MAX_ROUNDS), unknownAddresses(MAX_ROUNDS)];
    const attempt = (emails: string[]) => () =>
      post(client, '/api/auth/login', { email: emails.pop(), password: 'Wrong-pass-1' });
    expect(await measureAuc(BOUND, attempt(known), attempt(unknown))).toBeLessThan(BOUND);
  },
  TIMING_LIMIT_MS,
);

test(
  'control: without the dummy hash, timing reveals unknown addresses',
  async () => {
    const { config, db, outbox } = testApp.deps;
    const real = createPasswords();
    const naive = {
      config,
      db,
      outbox,
      codeKey: Buffer.alloc(32),
      limiter: createRateLimiter(db, Buffer.alloc(32)),
      passwords: {
        hash: real.hash,
        matches: async (hash: string | null | undefined, password: string) =>
          typeof hash === 'string' && real.matches(hash, password),
      },
    };
    const [known, unknown] = [await accounts(MAX_ROUNDS), unknownAddresses(MAX_ROUNDS)];
    const attempt = (emails: string[]) => async () => {
      const network = crypto.randomUUID();
      const requester = { ip: network, network, userAgent: '', requestId: '' };
      const body = { email: emails.pop() ?? '', password: 'x' };
      await signIn(naive, body, requester, newSession()).catch(() => undefined);
    };
    expect(await measureAuc(1.1, attempt(known), attempt(unknown))).toBeGreaterThan(0.9);
  },
  TIMING_LIMIT_MS,
);

test(
  'asking for a reset takes as long for an unknown address',
  async () => {
    const client = testApp.client();
    const [known, unknown] = [await accounts(MAX_ROUNDS), unknownAddresses(MAX_ROUNDS)];
    const attempt = (emails: string[]) => () =>
      post(client, '/api/auth/password-reset', { email: emails.pop() });
    expect(await measureAuc(BOUND, attempt(known), attempt(unknown))).toBeLessThan(BOUND);
  },
  TIMING_LIMIT_MS,
);

test(
  'signing up takes as long with an address that has an account',
  async () => {
    const client = testApp.client();
    const [known, unknown] = [await accounts(MAX_ROUNDS), unknownAddresses(MAX_ROUNDS)];
    const attempt = (emails: string[]) => () =>
      post(client, '/api/auth/signup', { ...signUpForm, email: emails.pop() });
    expect(await measureAuc(BOUND, attempt(known), attempt(unknown))).toBeLessThan(BOUND);
  },
  TIMING_LIMIT_MS,
);
