import {
  changeRole,
  deletePerson,
  getPerson,
  getSession,
  listPeople,
  lockPerson,
  mailPersonConfirmation,
  confirmPersonEmail,
  signIn,
  signPersonOut,
  type SessionUser,
} from '@gift-registry/bff-contract';
import { createAccount, signUpAndIn, testPassword } from '../../../testing/accounts.ts';
import { failureOf } from '../../../testing/failures.ts';
import { mailsTo } from '../../../testing/mails/mailbox.ts';
import { stepUp } from '../../../testing/step-up.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';

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
  expect((await failureOf(signInAs(user.email))).status).toBe(401);
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
