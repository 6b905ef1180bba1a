import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import {
  claimItem,
  getRegistry,
  getSharedRegistry,
  getTeamMail,
  getTeamRegistry,
  giftMessages,
  giveBackGuestGifts,
  handOverTeamRegistry,
  pauseRegistryGifts,
  publishTeamRegistry,
  restoreTeamRegistry,
  revokeRegistryLinks,
  stopGuest,
} from '@gift-registry/bff-contract';
import { createAccount, signUpAndIn } from '../../testing/accounts.ts';
import { failureOf } from '../../testing/failures.ts';
import { promiseGift } from '../../testing/samples/given-gifts.ts';
import { createSampleRegistry } from '../../testing/samples/sample-registry.ts';
import { stepUp } from '../../testing/step-up.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let app: TestApp;
let admin: TestClient;
const why = 'The owner asked for it.';

beforeAll(async () => {
  app = await createTestApp();
  ({ client: admin } = await signUpAndIn(app, { role: 'admin' }));
});
afterAll(() => app.close());

async function givenRegistry() {
  const { client: owner, user } = await signUpAndIn(app);
  const { registryId, shareCode, itemIds } = await createSampleRegistry(app, user.id);
  const guest = app.client();
  const give = (guestEmail?: string) =>
    guest.call(claimItem, {
      params: { shareCode, itemId: itemIds[0] ?? '' },
      headers: { 'idempotency-key': randomUUID() },
      body: { guestName: 'Ravi', quantity: 1, ...(guestEmail && { guestEmail }) },
    });
  const target = { shareCode, itemId: itemIds[0] ?? '' };
  return { owner, registryId, shareCode, target, give, params: { registryId } };
}

test('all gifts of one guest are given back, once, and the items are free', async () => {
  const { give, params } = await givenRegistry();
  await give();
  const before = await admin.call(getTeamRegistry, { params });
  const [giver] = before.givers;
  expect(giver).toMatchObject({ name: 'Ravi', gifts: 1, returnable: 1 });
  const gift = { params: { ...params, giftId: giver?.giftId ?? '' }, body: { why } };
  const after = await admin.call(giveBackGuestGifts, gift);
  expect(after.givers).toStrictEqual([]);
  expect(after.itemList.reduce((sum, { taken }) => sum + taken, 0)).toBe(0);
  expect(after.history.map(({ event }) => event)).toContain('gifts-given-back');
  expect((await failureOf(admin.call(giveBackGuestGifts, gift))).status).toBe(409);
});

test('an item names what guests promised, paid and gave together', async () => {
  const { target, params } = await givenRegistry();
  for (const amount of [1000, 200, 30]) await promiseGift(app, target, amount);
  const { db } = app.deps;
  await sql`update contributions set paid_at = now() where amount < 1000`.execute(db);
  await sql`update contributions set received_at = now() where amount = 30`.execute(db);
  const { itemList } = await admin.call(getTeamRegistry, { params });
  expect(itemList.find(({ id }) => id === target.itemId)).toMatchObject({
    ...{ isFund: false, pledgedAmount: 1230, paidAmount: 200, receivedAmount: 30 },
  });
});

test('the history holds mails of the registry, with addresses that only a reader of the mail log learns', async () => {
  const { give, params } = await givenRegistry();
  const other = await givenRegistry();
  await give('ravi@guests.example');
  await other.give('mira@guests.example');
  const { history } = await admin.call(getTeamRegistry, { params });
  const mails = history.filter(({ mail }) => mail);
  expect(mails).toMatchObject([
    {
      event: 'mail-waiting',
      subject: 'gift-confirmation',
      mail: { recipient: 'r•••@guests.example' },
    },
  ]);
  const mailId = mails[0]?.mail?.id ?? '';
  const { recipient } = await admin.call(getTeamMail, { params: { mailId } });
  expect(recipient).toBe('ravi@guests.example');
});

test('a stopped guest loses all gifts and gives nothing more to this registry, until the team lets the guest give again', async () => {
  const { give, params } = await givenRegistry();
  await give();
  const [giver] = (await admin.call(getTeamRegistry, { params })).givers;
  const gift = { ...params, giftId: giver?.giftId ?? '' };
  const stop = (stopped: boolean) =>
    admin.call(stopGuest, { params: gift, body: { stopped, why } });
  const stopped = await stop(true);
  expect(stopped.givers).toMatchObject([{ name: 'Ravi', gifts: 0, returnable: 0, stopped: true }]);
  expect(stopped.itemList.reduce((sum, { taken }) => sum + taken, 0)).toBe(0);
  expect(await failureOf(give())).toMatchObject({
    status: 409,
    message: giftMessages.guestStopped,
  });
  expect((await failureOf(stop(true))).status).toBe(409);
  const other = await givenRegistry();
  await other.give();

  expect((await stop(false)).givers).toStrictEqual([]);
  await give();
  expect((await failureOf(stop(false))).status).toBe(409);
});

test('support pauses gifts and lets them go on, and guests notice', async () => {
  const { client: support } = await signUpAndIn(app, { role: 'support' });
  const { give, params } = await givenRegistry();
  await support.call(pauseRegistryGifts, { params, body: { paused: true, why } });
  expect((await failureOf(give())).status).toBe(409);
  await support.call(pauseRegistryGifts, { params, body: { paused: false, why } });
  await give();
});

test('an unpublished registry can not be opened until it is published again', async () => {
  const { params, shareCode } = await givenRegistry();
  const open = () => app.client().call(getSharedRegistry, { params: { shareCode } });
  await open();
  await admin.call(publishTeamRegistry, { params, body: { published: false, why } });
  expect((await failureOf(open())).status).toBe(404);
  await admin.call(publishTeamRegistry, { params, body: { published: true, why } });
  await open();
});

test('revoked links stay closed', async () => {
  const { params, shareCode } = await givenRegistry();
  const { links } = await admin.call(revokeRegistryLinks, { params, body: { why } });
  expect(links.map(({ state }) => state)).toStrictEqual(['revoked']);
  const open = app.client().call(getSharedRegistry, { params: { shareCode } });
  expect((await failureOf(open)).status).toBe(404);
});

test('a registry is handed over to a confirmed account, after a confirmed password', async () => {
  const { owner, params } = await givenRegistry();
  const { client: heir, user } = await signUpAndIn(app);
  const body = { email: user.email, why };
  const refusal = await failureOf(admin.call(handOverTeamRegistry, { params, body }));
  expect(refusal.code).toBe('step-up-required');
  await stepUp(admin);
  const { email } = await createAccount(app);
  await app.deps.db
    .updateTable('users')
    .set({ emailVerifiedAt: null })
    .where('email', '=', email)
    .execute();
  const unconfirmed = admin.call(handOverTeamRegistry, { params, body: { email, why } });
  expect((await failureOf(unconfirmed)).field).toBe('email');
  await admin.call(handOverTeamRegistry, { params, body });
  expect((await heir.call(getRegistry, { params })).id).toBe(params.registryId);
  expect((await failureOf(owner.call(getRegistry, { params }))).status).toBe(404);
});

test('a deleted registry comes back with its links', async () => {
  const { params, shareCode } = await givenRegistry();
  await app.deps.db
    .updateTable('registries')
    .set({ deletedAt: new Date() })
    .where('id', '=', params.registryId)
    .execute();
  await stepUp(admin);
  expect((await admin.call(restoreTeamRegistry, { params, body: { why } })).state).toBe(
    'published',
  );
  await app.client().call(getSharedRegistry, { params: { shareCode } });
});
