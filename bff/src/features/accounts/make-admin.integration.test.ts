import {
  confirmEmail,
  getSession,
  listAuditEntries,
  signIn,
  type SessionReply,
} from '@gift-registry/bff-contract';
import { createAccount, testPassword } from '../../testing/accounts.ts';
import { failureOf } from '../../testing/failures.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { makeAdmin } from './make-admin.ts';

let app: TestApp;
beforeAll(async () => (app = await createTestApp()));
afterAll(() => app.close());

const linkFor = (email: string): Promise<string> => makeAdmin(app.deps.db, app.deps.config, email);

const open = (browser: TestClient, link: string): Promise<SessionReply> => {
  const query = new URL(link).searchParams;
  const [token, type] = [query.get('token_hash') ?? '', query.get('type')];
  expect(type).toBe('magiclink');
  return browser.call(confirmEmail, { body: { token, type: 'magiclink' } });
};

test('the first admin signs in once with the printed link, and the audit log names the command', async () => {
  const link = await linkFor('first@example.com');
  const browser = app.client();
  expect((await open(browser, link)).user).toMatchObject({
    email: 'first@example.com',
    role: 'admin',
  });
  expect((await failureOf(open(app.client(), link))).status).toBeGreaterThanOrEqual(400);
  const { rows } = await browser.call(listAuditEntries, { query: { action: 'admin-made' } });
  expect(rows.map(({ actorName, subjectName }) => [actorName, subjectName])).toStrictEqual([
    ['A command', 'first@example.com'],
  ]);
});

test('a host becomes an admin and keeps the password', async () => {
  const { email } = await createAccount(app);
  await linkFor(email);
  const browser = app.client();
  await browser.call(signIn, { body: { email, password: testPassword } });
  expect((await browser.call(getSession, {})).user?.role).toBe('admin');
});

test('a stranger who signed up with the address first gets in neither before nor after', async () => {
  const { id, email } = await createAccount(app);
  const { db } = app.deps;
  await db.updateTable('users').set({ emailVerifiedAt: null }).where('id', '=', id).execute();
  const link = await linkFor(email);
  const signInAsStranger = () =>
    failureOf(app.client().call(signIn, { body: { email, password: testPassword } }));
  expect((await signInAsStranger()).status).toBe(403);
  expect((await open(app.client(), link)).user?.role).toBe('admin');
  expect((await signInAsStranger()).status).toBe(401);
});

test('a locked account stays locked', async () => {
  const { id, email } = await createAccount(app);
  const { db } = app.deps;
  await db.updateTable('users').set({ lockedAt: new Date() }).where('id', '=', id).execute();
  await expect(linkFor(email)).rejects.toThrow('is locked');
});
