import { randomUUID } from 'node:crypto';
import {
  confirmGift,
  contributeToItem,
  extendGift,
  listMyGifts,
  openGiftsLink,
} from '@gift-registry/bff-contract';
import { createAccount } from '../../testing/accounts.ts';
import { failureOf } from '../../testing/failures.ts';
import { claim, countOutcomes } from '../../testing/guest-crowd.ts';
import { isBalanced, readBalances } from '../../testing/item-balances.ts';
import { lastMail, linkValue } from '../../testing/mailbox.ts';
import { createSampleRegistry } from '../../testing/sample-registry.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { createClaimsDependencies } from './create-claims-dependencies.ts';
import { sweepExpiredHolds } from './holds.service.ts';
import { sweepUnconfirmedContributions } from './unconfirmed-gifts.service.ts';

const GIFTS = 18;
const anyNumber = 1_000_000;

let testApp: TestApp;
let otherProcess: TestApp;
let uncapped: TestApp;
let ownerId: string;
beforeAll(async () => {
  const caps = { withoutEmail: 3, unitsPerHour: 30 };
  testApp = await createTestApp({ config: { giftCaps: caps } });
  const { database } = testApp;
  otherProcess = await createTestApp({ database, config: { giftCaps: caps } });
  uncapped = await createTestApp({
    database,
    config: { giftCaps: { withoutEmail: anyNumber, unitsPerHour: anyNumber } },
  });
  ownerId = (await createAccount(testApp)).id;
});
afterAll(async () => {
  await uncapped.close();
  await otherProcess.close();
  await testApp.close();
});
afterEach(async () => {
  expect((await readBalances(testApp.deps.db)).filter((item) => !isBalanced(item))).toStrictEqual(
    [],
  );
});

const createRegistry = (items = GIFTS, quantity = 1) =>
  createSampleRegistry(testApp, ownerId, { items, quantity });

/** One browser that reaches both processes. */
const browserAt = async (...apps: readonly TestApp[]): Promise<readonly TestClient[]> => {
  const clients = apps.map((app) => app.client());
  const [first] = clients;
  await first?.csrfToken();
  for (const client of clients)
    for (const [name, value] of first?.cookies ?? []) client.cookies.set(name, value);
  return clients;
};

async function takeAllAtOnce(clients: readonly TestClient[]) {
  const { shareCode, itemIds } = await createRegistry();
  return countOutcomes(
    itemIds.map(async (itemId, index) => {
      const client = clients[index % clients.length];
      if (!client) throw new Error('The client is missing.');
      return claim(client, { shareCode, itemId });
    }),
  );
}

async function takeThree(guest: TestClient, shareCode: string, itemIds: readonly string[]) {
  for (const itemId of itemIds.slice(0, 3)) {
    const { gift } = await claim(guest, { shareCode, itemId });
    expect([gift.status, gift.needsConfirmation]).toStrictEqual(['purchased', false]);
  }
}

const contribute = (guest: TestClient, params: { shareCode: string; itemId: string }, amount = 1) =>
  guest.call(contributeToItem, {
    params,
    headers: { 'idempotency-key': randomUUID() },
    body: { guestName: 'Dev', guestEmail: `${randomUUID()}@example.com`, amount },
  });

async function openLinkMailedTo(email: string): Promise<TestClient> {
  const { data } = await lastMail(testApp, email, 'gift-confirmation');
  const phone = testApp.client();
  await phone.call(openGiftsLink, { body: { token: linkValue(data.giftsLink, 'gifts') } });
  return phone;
}

test('one browser takes three of 18 gifts without an e-mail, also at two processes at once', async () => {
  const outcomes = await takeAllAtOnce(await browserAt(testApp, otherProcess));
  expect(Object.fromEntries(outcomes)).toStrictEqual({ claimed: 3, 'invalid-input': GIFTS - 3 });
});

test('control: without the cap, one browser takes all 18 gifts', async () => {
  const outcomes = await takeAllAtOnce(await browserAt(uncapped));
  expect(Object.fromEntries(outcomes)).toStrictEqual({ claimed: GIFTS });
});

test('the fourth gift asks for an e-mail in a sentence at that field', async () => {
  const { shareCode, itemIds } = await createRegistry(4);
  const guest = testApp.client();
  await takeThree(guest, shareCode, itemIds);
  const failure = await failureOf(claim(guest, { shareCode, itemId: itemIds[3] ?? '' }));
  expect([failure.status, failure.field, failure.message]).toStrictEqual([
    422,
    'guestEmail',
    'That is a generous list! Please add your email, so that we can keep this gift for you.',
  ]);
});

test('more units of a chosen gift, and another guest, need no e-mail', async () => {
  const { shareCode, itemIds } = await createRegistry(3, 5);
  const guest = testApp.client();
  await takeThree(guest, shareCode, itemIds);
  await takeThree(guest, shareCode, itemIds);
  await takeThree(testApp.client(), shareCode, itemIds);
});

test('a fourth gift with an e-mail is held for 30 minutes, and the mailed link buys it', async () => {
  const { shareCode, itemIds } = await createRegistry(5);
  const [, , , itemId = '', nextItemId = ''] = itemIds;
  const guest = testApp.client();
  await takeThree(guest, shareCode, itemIds);
  const email = `${randomUUID()}@example.com`;
  const { gift } = await claim(guest, { shareCode, itemId, form: { guestEmail: email } });
  expect([gift.status, gift.needsConfirmation, gift.extendable]).toStrictEqual([
    'reserved',
    true,
    false,
  ]);
  const minutes = (Date.parse(gift.expiresAt ?? '') - Date.now()) / 60_000;
  expect(Math.round(minutes)).toBe(30);
  for (const shortcut of [confirmGift, extendGift]) {
    const refusal = await failureOf(
      guest.call(shortcut, { params: { shareCode, giftId: gift.id } }),
    );
    expect(refusal.message).toBe(
      'Please open the link in the mail that we sent you. It keeps this gift for you.',
    );
  }

  const phone = await openLinkMailedTo(email);
  const statesSeenBy = async (browser: TestClient) =>
    (await browser.call(listMyGifts, { params: { shareCode } })).gifts.map(
      ({ status, needsConfirmation }) => [status, needsConfirmation],
    );
  expect(await statesSeenBy(phone)).toStrictEqual([['purchased', false]]);
  expect(await statesSeenBy(guest)).toStrictEqual(
    Array.from({ length: 4 }, () => ['purchased', false]),
  );
  const { gift: fifth } = await claim(guest, { shareCode, itemId: nextItemId });
  expect(fifth.status).toBe('purchased');
});

test('a gift whose mail nobody opened is free again after 30 minutes', async () => {
  const { shareCode, itemIds } = await createRegistry(4);
  const guest = testApp.client();
  await takeThree(guest, shareCode, itemIds);
  const itemId = itemIds[3] ?? '';
  const form = { guestEmail: `${randomUUID()}@example.com` };
  const { gift } = await claim(guest, { shareCode, itemId, form });
  const past = new Date(Date.now() - 1_000);
  await testApp.deps.db
    .updateTable('claims')
    .set({ expiresAt: past, confirmBy: past })
    .where('id', '=', gift.id)
    .execute();
  await sweepExpiredHolds(createClaimsDependencies(testApp.deps));
  expect((await claim(testApp.client(), { shareCode, itemId })).gift.status).toBe('purchased');
  await openLinkMailedTo(form.guestEmail);
  const { gifts } = await guest.call(listMyGifts, { params: { shareCode } });
  expect(gifts.find(({ id }) => id === gift.id)?.status).toBe('released');
});

test('a contribution above the cap completes no unit until the mailed link is opened', async () => {
  const { shareCode, itemIds } = await createRegistry(4);
  const guest = testApp.client();
  await takeThree(guest, shareCode, itemIds);
  const itemId = itemIds[3] ?? '';
  const email = `${randomUUID()}@example.com`;
  const { gift, item } = await guest.call(contributeToItem, {
    params: { shareCode, itemId },
    headers: { 'idempotency-key': randomUUID() },
    body: { guestName: 'Dev', guestEmail: email, amount: 1499 },
  });
  expect([gift.needsConfirmation, item.quantityFulfilled]).toStrictEqual([true, 0]);
  const next = await failureOf(contribute(testApp.client(), { shareCode, itemId }));
  expect(next.code).toBe('already-purchased');
  await openLinkMailedTo(email);
  const units = (await readBalances(testApp.deps.db)).find((one) => one.itemId === itemId);
  expect([units?.reserved, units?.fulfilled]).toStrictEqual([0, 1]);
});

test('a contribution whose mail nobody opened is withdrawn after 30 minutes', async () => {
  const { shareCode, itemIds } = await createRegistry(4);
  const guest = testApp.client();
  await takeThree(guest, shareCode, itemIds);
  const itemId = itemIds[3] ?? '';
  const { gift } = await contribute(guest, { shareCode, itemId }, 500);
  await testApp.deps.db
    .updateTable('contributions')
    .set({ confirmBy: new Date(Date.now() - 1_000) })
    .where('id', '=', gift.id)
    .execute();
  await sweepUnconfirmedContributions(createClaimsDependencies(testApp.deps));
  const units = (await readBalances(testApp.deps.db)).find((one) => one.itemId === itemId);
  expect([units?.reserved, units?.fulfilled]).toStrictEqual([0, 0]);
});

/** Every gift is taken by a browser of its own. */
async function takeUnits(app: TestApp, units: number) {
  const { shareCode, itemIds } = await createRegistry(1, 99);
  const claims = Array.from({ length: units }, async () =>
    claim(app.client(), { shareCode, itemId: itemIds[0] ?? '' }),
  );
  return { shareCode, itemId: itemIds[0] ?? '', outcomes: await countOutcomes(claims) };
}

test('one address takes 30 units of a registry an hour, and then waits', async () => {
  const { outcomes, ...wanted } = await takeUnits(testApp, 36);
  expect(Object.fromEntries(outcomes)).toStrictEqual({ claimed: 30, 'rate-limited': 6 });
  const failure = await failureOf(claim(otherProcess.client(), wanted));
  expect(failure.status).toBe(429);
  expect(failure.retryAfter ?? 0).toBeGreaterThan(3_000);
  expect(failure.message).toMatch(
    /^Many gifts of this registry were just chosen from your network\. Please try again in \d+ minutes\.$/,
  );
  const { shareCode, itemIds } = await createRegistry(1);
  const elsewhere = { shareCode, itemId: itemIds[0] ?? '' };
  expect((await claim(testApp.client(), elsewhere)).gift.status).toBe('purchased');
});

test('control: without the cap, one address takes all units', async () => {
  const { outcomes } = await takeUnits(uncapped, 36);
  expect(Object.fromEntries(outcomes)).toStrictEqual({ claimed: 36 });
});

test('more than 30 units at once are refused at the quantity', async () => {
  const { shareCode, itemIds } = await createRegistry(1, 99);
  const failure = await failureOf(
    claim(testApp.client(), { shareCode, itemId: itemIds[0] ?? '', form: { quantity: 31 } }),
  );
  expect([failure.field, failure.message]).toStrictEqual([
    'quantity',
    'Please choose 30 or less at once.',
  ]);
});
