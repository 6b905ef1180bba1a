import {
  changeRole,
  deletePerson,
  exportPeople,
  getPerson,
  getSession,
  listAuditEntries,
  listPeople,
  lockPerson,
  mailPersonConfirmation,
  confirmPersonEmail,
  signIn,
  signPersonOut,
  urlOf,
  type SessionUser,
} from '@gift-registry/bff-contract';
import { createAccount, signUpAndIn, testPassword } from '../../testing/accounts.ts';
import { failureOf } from '../../testing/failures.ts';
import { mailsTo } from '../../testing/mailbox.ts';
import { stepUp } from '../../testing/step-up.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let app: TestApp;
let admin: TestClient;
let adminUser: SessionUser;
const why = 'Asked by phone.';

beforeAll(async () => {
  app = await createTestApp();
  ({ client: admin, user: adminUser } = await signUpAndIn(app, { role: 'admin' }));
});
afterAll(() => app.close());

const of = ({ id: userId }: SessionUser) => ({ userId });
const signInAs = (email: string) =>
  app.client().call(signIn, { body: { email, password: testPassword } });

test('people are found by part of a name or address, and by role and state', async () => {
  const asha = await createAccount(app, { firstName: 'Ashalata', lastName: 'Deshpande' });
  await createAccount(app, { role: 'viewer', firstName: 'Vivek' });
  const emails = async (query: object) =>
    (await admin.call(listPeople, { query })).rows.map(({ email }) => email);
  expect(await emails({ search: 'lata desh' })).toStrictEqual([asha.email]);
  expect(await emails({ search: asha.email.slice(3, 20) })).toStrictEqual([asha.email]);
  expect((await admin.call(listPeople, { query: { role: 'viewer' } })).rows).toHaveLength(1);
  expect(await emails({ state: 'locked' })).toStrictEqual([]);
});

test('a new role needs a confirmed password, ends all sessions, and is written down with its reason', async () => {
  const { client, user } = await signUpAndIn(app);
  const body = { role: 'support', why } as const;
  const refusal = await failureOf(admin.call(changeRole, { params: of(user), body }));
  expect(refusal.code).toBe('step-up-required');
  expect((await client.call(getSession, {})).user?.role).toBe('host');
  await stepUp(admin);
  const person = await admin.call(changeRole, { params: of(user), body });
  expect([person.role, person.devices]).toStrictEqual(['support', 0]);
  expect(person.history[0]).toMatchObject({ event: 'role-changed', actorId: adminUser.id, why });
  expect((await client.call(getSession, {})).user).toBeNull();
  expect((await signInAs(user.email)).user?.role).toBe('support');
});

test('the only admin keeps the role', async () => {
  await stepUp(admin);
  const body = { role: 'host', why } as const;
  const refusal = await failureOf(admin.call(changeRole, { params: of(adminUser), body }));
  expect(refusal.message).toContain('only admin');
});

test('a locked person is signed out and can not sign in until the account is unlocked', async () => {
  const { client, user } = await signUpAndIn(app);
  await admin.call(lockPerson, { params: of(user), body: { locked: true, why } });
  expect((await client.call(getSession, {})).user).toBeNull();
  const refusal = await failureOf(signInAs(user.email));
  expect([refusal.status, refusal.message]).toStrictEqual([
    403,
    'This account is locked. Please write to hello@tohfa.example.',
  ]);
  const wrong = app
    .client()
    .call(signIn, { body: { email: user.email, password: 'not-this-one' } });
  expect((await failureOf(wrong)).message).not.toContain('locked');
  const { rows } = await admin.call(listAuditEntries, { query: { action: 'sign-in-failed' } });
  expect(rows.map(({ subject, reason }) => [subject, reason])).toStrictEqual([
    [`user:${user.id}`, null],
    [`user:${user.id}`, 'The account is locked'],
  ]);
  await admin.call(lockPerson, { params: of(user), body: { locked: false, why } });
  expect((await signInAs(user.email)).user?.id).toBe(user.id);
  const self = { params: of(adminUser), body: { locked: true, why } };
  expect((await failureOf(admin.call(lockPerson, self))).status).toBe(409);
});

test('support signs a person out and sends the confirmation again, and may do no more', async () => {
  const { client: support } = await signUpAndIn(app, { role: 'support' });
  const { client, user } = await signUpAndIn(app);
  await support.call(signPersonOut, { params: of(user), body: { why } });
  expect((await client.call(getSession, {})).user).toBeNull();
  await app.deps.db
    .updateTable('users')
    .set({ emailVerifiedAt: null })
    .where('id', '=', user.id)
    .execute();
  await support.call(mailPersonConfirmation, { params: of(user), body: { why } });
  expect((await mailsTo(app, user.email)).map(({ template }) => template)).toStrictEqual([
    'verify-email',
  ]);
  const refusals = await Promise.all(
    [
      support.call(confirmPersonEmail, { params: of(user), body: { why } }),
      support.call(changeRole, { params: of(user), body: { role: 'admin', why } }),
      support.call(lockPerson, { params: of(user), body: { locked: true, why } }),
    ].map(failureOf),
  );
  expect(refusals.map(({ status }) => status)).toStrictEqual([403, 403, 403]);
  const confirmed = await admin.call(confirmPersonEmail, { params: of(user), body: { why } });
  expect(confirmed.state).toBe('active');
});

test('support changes no account of an admin', async () => {
  const { client: support } = await signUpAndIn(app, { role: 'support' });
  const { client: colleague, user } = await signUpAndIn(app, { role: 'admin' });
  for (const change of [signPersonOut, mailPersonConfirmation]) {
    const refusal = await failureOf(support.call(change, { params: of(user), body: { why } }));
    expect([refusal.status, refusal.message]).toStrictEqual([
      403,
      'Only an admin may change the account of an admin.',
    ]);
  }
  expect((await colleague.call(getSession, {})).user?.id).toBe(user.id);
  await admin.call(signPersonOut, { params: of(user), body: { why } });
  expect((await colleague.call(getSession, {})).user).toBeNull();
});

test('an account without a confirmed mailbox joins no team', async () => {
  const user = await createAccount(app);
  const setConfirmed = (emailVerifiedAt: Date | null) =>
    app.deps.db.updateTable('users').set({ emailVerifiedAt }).where('id', '=', user.id).execute();
  await setConfirmed(null);
  await stepUp(admin);
  for (const role of ['support', 'admin'] as const) {
    const refusal = await failureOf(
      admin.call(changeRole, { params: of(user), body: { role, why } }),
    );
    expect([refusal.status, refusal.message]).toStrictEqual([
      409,
      'This person has not confirmed the email address yet, so the role waits.',
    ]);
  }
  await setConfirmed(new Date());
  const joined = await admin.call(changeRole, {
    params: of(user),
    body: { role: 'support', why },
  });
  expect(joined.role).toBe('support');
});

test('support exports one page of the people, an admin all of them', async () => {
  const { client: support } = await signUpAndIn(app, { role: 'support' });
  await Promise.all(Array.from({ length: 55 }, () => createAccount(app)));
  const linesOf = async (client: TestClient, query = {}) => {
    const file = await client.fetch(urlOf(exportPeople.path, { query }));
    return (await file.text()).trim().split('\r\n').slice(1);
  };
  const all = await linesOf(admin);
  expect(all.length).toBeGreaterThan(55);
  const { nextCursor } = await support.call(listPeople, { query: {} });
  const [first, second] = [
    await linesOf(support),
    await linesOf(support, { cursor: nextCursor ?? undefined }),
  ];
  expect(first).toStrictEqual(all.slice(0, 50));
  expect(second).toStrictEqual(all.slice(50, 100));
});

test('a deletion on request waits 14 days, and can be taken back', async () => {
  const user = await createAccount(app);
  await stepUp(admin);
  const leaving = await admin.call(deletePerson, {
    params: of(user),
    body: { deleted: true, why },
  });
  expect(leaving.state).toBe('leaving');
  await admin.call(deletePerson, { params: of(user), body: { deleted: false, why } });
  const { state, history } = await admin.call(getPerson, { params: of(user) });
  expect(state).toBe('active');
  expect(history.map(({ event }) => event)).toStrictEqual([
    'account-kept-by-team',
    'deletion-asked-by-team',
  ]);
});
