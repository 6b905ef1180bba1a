import { randomUUID } from 'node:crypto';
import * as contract from '@gift-registry/bff-contract';
import { createAccount, signUpAndIn, testPassword } from '../../testing/accounts.ts';
import { failureOf, tally } from '../../testing/failures.ts';
import { lastMail, linkValue, mailsTo } from '../../testing/mailbox.ts';
import { stepUp } from '../../testing/step-up.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => (testApp = await createTestApp()));
afterAll(() => testApp.close());

const newAddress = () => `${randomUUID()}@example.com`;

const tokenOf = async (
  email: string,
  template: 'email-change-old' | 'email-change-new' | 'email-changed',
) => linkValue((await lastMail(testApp, email, template)).data.link, 'token');

const answer = (token: string, accept = true) =>
  testApp.client().call(contract.answerEmailLink, { body: { token, accept } });
const read = (token: string) => testApp.client().call(contract.readEmailLink, { body: { token } });

async function askForChange(newEmail = newAddress()) {
  const { client, user } = await signUpAndIn(testApp);
  await stepUp(client);
  const account = await client.call(contract.changeEmail, { body: { email: newEmail } });
  return { client, user, newEmail, account };
}

const addressOf = async (userId: string) =>
  (
    await testApp.deps.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
  ).email;

test('an address changes when both mailboxes have confirmed, in any order, and not before', async () => {
  for (const order of [
    ['old', 'new'],
    ['new', 'old'],
  ] as const) {
    const { client, user, newEmail, account } = await askForChange();
    expect(account.newEmail).toBe(newEmail);
    const tokens = {
      old: await tokenOf(user.email, 'email-change-old'),
      new: await tokenOf(newEmail, 'email-change-new'),
    };
    expect(await read(tokens.old)).toMatchObject({ kind: 'old', newEmail });
    expect(await read(tokens.new)).toMatchObject({ kind: 'new', oldEmail: user.email });
    expect((await answer(tokens[order[0]])).outcome).toBe('waits-for-other');
    expect(await addressOf(user.id)).toBe(user.email);
    expect((await failureOf(answer(tokens[order[0]]))).code).toBe('token-invalid');
    expect((await answer(tokens[order[1]])).outcome).toBe('changed');
    expect(await addressOf(user.id)).toBe(newEmail);
    expect(await client.call(contract.getAccount, {})).toMatchObject({
      email: newEmail,
      newEmail: null,
    });
  }
});

test('of parallel presses of one link one counts', async () => {
  const { user } = await askForChange();
  const token = await tokenOf(user.email, 'email-change-old');
  const { succeeded } = await tally(Array.from({ length: 8 }, () => answer(token)));
  expect(succeeded).toBe(1);
});

test('the old address takes the change back: sessions, password and later ways to sign in end', async () => {
  const { client, user, newEmail } = await askForChange();
  await answer(await tokenOf(user.email, 'email-change-old'));
  await answer(await tokenOf(newEmail, 'email-change-new'));
  await testApp.deps.db
    .insertInto('identities')
    .values({ issuer: 'https://accounts.example', subject: randomUUID(), userId: user.id })
    .execute();
  const token = await tokenOf(user.email, 'email-changed');
  expect(await read(token)).toMatchObject({ kind: 'restore', oldEmail: user.email, newEmail });
  expect((await answer(token)).outcome).toBe('restored');
  expect(await addressOf(user.id)).toBe(user.email);
  expect((await client.call(contract.getSession, {})).user).toBeNull();
  const signIn = testApp
    .client()
    .call(contract.signIn, { body: { email: user.email, password: testPassword } });
  expect((await failureOf(signIn)).code).toBe('invalid-credentials');
  const identities = await testApp.deps.db
    .selectFrom('identities')
    .selectAll()
    .where('userId', '=', user.id)
    .execute();
  expect(identities).toStrictEqual([]);
  await lastMail(testApp, user.email, 'email-restored');
  expect((await failureOf(answer(token))).code).toBe('token-invalid');
});

test('the old address refuses: nothing changes, and everybody is signed out', async () => {
  const { client, user, newEmail } = await askForChange();
  const forNew = await tokenOf(newEmail, 'email-change-new');
  expect((await answer(await tokenOf(user.email, 'email-change-old'), false)).outcome).toBe(
    'refused',
  );
  expect((await client.call(contract.getSession, {})).user).toBeNull();
  expect((await failureOf(read(forNew))).code).toBe('token-invalid');
  expect((await failureOf(answer(forNew))).code).toBe('token-invalid');
  expect(await addressOf(user.id)).toBe(user.email);
});

test('cancelling, another change and a new password end the links', async () => {
  for (const end of ['cancel', 'again', 'password'] as const) {
    const { client, user, newEmail } = await askForChange();
    const tokens = [
      await tokenOf(user.email, 'email-change-old'),
      await tokenOf(newEmail, 'email-change-new'),
    ];
    if (end === 'cancel') await client.call(contract.cancelEmailChange, {});
    if (end === 'again') await client.call(contract.changeEmail, { body: { email: newAddress() } });
    if (end === 'password')
      await client.call(contract.changePassword, {
        body: { currentPassword: testPassword, password: 'Copper-pan-92' },
      });
    for (const token of tokens)
      expect({ end, code: (await failureOf(answer(token))).code }).toStrictEqual({
        end,
        code: 'token-invalid',
      });
    expect(await addressOf(user.id)).toBe(user.email);
  }
});

test('an expired change is never applied', async () => {
  const { user, newEmail } = await askForChange();
  const old = await tokenOf(user.email, 'email-change-old');
  await answer(await tokenOf(newEmail, 'email-change-new'));
  await testApp.deps.db
    .updateTable('emailChanges')
    .set({ createdAt: new Date(0), expiresAt: new Date(1) })
    .where('userId', '=', user.id)
    .execute();
  expect((await failureOf(answer(old))).code).toBe('token-invalid');
  expect(await addressOf(user.id)).toBe(user.email);
});

test('an address of another account gets the same answer, and no link', async () => {
  const taken = await createAccount(testApp);
  const free = await askForChange();
  const { user, account } = await askForChange(taken.email);
  expect(Object.keys(account)).toStrictEqual(Object.keys(free.account));
  expect(account.newEmail).toBe(taken.email);
  const templates = (await mailsTo(testApp, taken.email)).map(({ template }) => template);
  expect(templates).toStrictEqual(['account-exists']);
  const outcome = await answer(await tokenOf(user.email, 'email-change-old'));
  expect(outcome.outcome).toBe('waits-for-other');
  expect(await addressOf(user.id)).toBe(user.email);
});

test('an account that signs up with the new address meanwhile keeps it', async () => {
  const { user, newEmail } = await askForChange();
  await answer(await tokenOf(user.email, 'email-change-old'));
  await createAccount(testApp, { email: newEmail });
  const last = answer(await tokenOf(newEmail, 'email-change-new'));
  expect((await failureOf(last)).code).toBe('conflict');
  expect(await addressOf(user.id)).toBe(user.email);
});

test('links are stored as hashes', async () => {
  const { user } = await askForChange();
  const token = await tokenOf(user.email, 'email-change-old');
  const rows = await testApp.deps.db.selectFrom('authTokens').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(rows.filter(({ purpose }) => purpose === 'email-change').length).toBeGreaterThan(0);
});
