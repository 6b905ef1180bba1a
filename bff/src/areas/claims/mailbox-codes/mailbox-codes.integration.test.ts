import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import {
  claimItem,
  confirmGift,
  confirmMailbox,
  contributeToItem,
  extendGift,
  forgetMe,
  getMailedGift,
  listMyGifts,
  openGiftsLink,
  releaseGift,
  sendMailboxCode,
} from '@gift-registry/bff-contract';
import { readConfig } from '../../../platform/config/config.ts';
import { createAccount } from '../../../testing/accounts.ts';
import { failureOf, tally } from '../../../testing/failures.ts';
import { claim, claimForm } from '../../../testing/samples/guest-crowd.ts';
import { isBalanced, readBalances } from '../../../testing/samples/item-balances.ts';
import { lastMail, linkValue, mailsTo } from '../../../testing/mails/mailbox.ts';
import { passMinutes } from '../../../testing/pass-minutes.ts';
import { createSampleRegistry } from '../../../testing/samples/sample-registry.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { createClaimsDependencies } from '../create-claims-dependencies.ts';
import { sweepExpiredHolds } from '../holds/holds.service.ts';
import { deleteExpiredPendingGifts } from '../giving/pending-gifts.repository.ts';
import { sweepUnconfirmedContributions } from '../confirmation/unconfirmed-gifts.service.ts';

const { giftLimits } = readConfig({ DATABASE_URL: 'postgres://nowhere' });

let testApp: TestApp;
let ownerId: string;
beforeAll(async () => {
  testApp = await createTestApp({ config: { giftLimits } });
  ownerId = (await createAccount(testApp)).id;
});
afterAll(() => testApp.close());
afterEach(async () => {
  expect((await readBalances(testApp.deps.db)).filter((item) => !isBalanced(item))).toStrictEqual(
    [],
  );
});

const newAddress = () => `${randomUUID()}@example.com`;

async function generousGuest({ items = 4, quantity = 10, first = 3 } = {}) {
  const registry = await createSampleRegistry(testApp, ownerId, { items, quantity });
  const { shareCode, itemIds } = registry;
  const guest = testApp.client();
  await claim(guest, { shareCode, itemId: itemIds.at(-1) ?? '', form: { quantity: first } });
  const give = (email: string, form = {}, itemId = itemIds[0] ?? '') =>
    claim(guest, { shareCode, itemId, form: { guestEmail: email, ...form } });
  return { ...registry, guest, give, itemId: itemIds[0] ?? '' };
}

const codeMailedTo = async (email: string) => (await lastMail(testApp, email, 'gift-code')).data;
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

const enter = (guest: TestClient, shareCode: string, giftId: string, code: string) =>
  guest.call(confirmMailbox, { params: { shareCode, giftId }, body: { code } });

const freeUnits = async (itemId: string) => {
  const item = (await readBalances(testApp.deps.db)).find((one) => one.itemId === itemId);
  return item ? item.requested - item.reserved - item.fulfilled : 0;
};

test('a held gift becomes a gift with the mailed code, and nothing is asked afterwards', async () => {
  const { give, guest, shareCode, itemIds } = await generousGuest();
  const email = newAddress();
  const { gift } = await give(email, { quantity: 2 });
  expect(gift).toMatchObject({
    status: 'reserved',
    needsConfirmation: true,
    held: true,
    codeSentTo: email,
    extendable: false,
    undoable: true,
  });
  expect(Math.round((Date.parse(gift.expiresAt ?? '') - Date.now()) / 60_000)).toBe(30);
  for (const shortcut of [confirmGift, extendGift])
    expect(
      (await failureOf(guest.call(shortcut, { params: { shareCode, giftId: gift.id } }))).message,
    ).toBe('Please enter the code from our email, or open its link. It keeps this gift for you.');
  const { code } = await codeMailedTo(email);
  const grouped = `${code.slice(0, 3)} ${code.slice(3)}`;
  const confirmed = await enter(guest, shareCode, gift.id, grouped);
  expect(confirmed.gift).toMatchObject({ status: 'purchased', needsConfirmation: false });
  expect(confirmed.item).toMatchObject({ quantityReserved: 0, quantityFulfilled: 2 });
  expect(await enter(guest, shareCode, gift.id, code)).toStrictEqual(confirmed);
  const { gift: next } = await give(email, {}, itemIds[1]);
  expect(next.status).toBe('purchased');
});

test('the mail repeats the occasion, its day and the first name of the host, and nothing that was typed', async () => {
  const { give, shareCode } = await generousGuest();
  const email = newAddress();
  const { gift } = await give(email, { guestName: 'Evil Bank', message: 'Call 99999' });
  const mail = await lastMail(testApp, email, 'gift-code');
  expect(Object.keys(mail.data).toSorted()).toStrictEqual([
    'code',
    'eventDate',
    'giftsLink',
    'hostName',
    'keptUntil',
    'occasion',
  ]);
  expect(mail.data).toMatchObject({ occasion: 'birthday', keptUntil: gift.expiresAt });
  expect(mail.theme).toBe('marigold');
  expect(mail.data.giftsLink).toContain(`/r/${shareCode}/mine?gifts=`);
});

test('more than a fifth of what is left is not held; the code gives it all the same', async () => {
  const { give, guest, shareCode, itemId, itemIds } = await generousGuest();
  const email = newAddress();
  expect((await give(email, { quantity: 7 })).gift.held).toBe(true);
  const { gift, item } = await give(email, { quantity: 5, guestName: 'Dev' }, itemIds[1]);
  expect(gift).toMatchObject({ status: 'reserved', needsConfirmation: true, held: false });
  expect(item).toMatchObject({ quantityReserved: 0, quantityFulfilled: 0 });
  expect(await freeUnits(itemIds[1] ?? '')).toBe(10);
  expect((await mailsTo(testApp, email)).length).toBe(1);
  const { code } = await codeMailedTo(email);
  const confirmed = await enter(guest, shareCode, gift.id, code);
  expect(confirmed.gift).toMatchObject({ id: gift.id, status: 'purchased', guestName: 'Dev' });
  expect(await freeUnits(itemIds[1] ?? '')).toBe(5);
  expect(await freeUnits(itemId)).toBe(3);
  const { gifts } = await guest.call(listMyGifts, { params: { shareCode } });
  expect(gifts.map(({ status }) => status)).toStrictEqual(['purchased', 'purchased', 'purchased']);
});

test('a gift that somebody else took meanwhile is refused with the right code, and the mailbox is confirmed', async () => {
  const { give, guest, shareCode, itemId, itemIds } = await generousGuest({
    quantity: 2,
    first: 2,
  });
  const email = newAddress();
  expect((await give(email, { quantity: 2 })).gift.held).toBe(false);
  const { gift } = await give(email, { quantity: 2 }, itemIds[1]);
  await claim(testApp.client(), { shareCode, itemId: itemIds[1] ?? '' });
  const { code } = await codeMailedTo(email);
  const refusal = await failureOf(enter(guest, shareCode, gift.id, code));
  expect([refusal.status, refusal.code, refusal.message]).toStrictEqual([
    409,
    'already-purchased',
    'Only 1 is still needed.',
  ]);
  expect(await freeUnits(itemId)).toBe(0);
  expect((await give(email, {}, itemIds[1])).gift.status).toBe('purchased');
});

test('the mailed link gives what was not held, on another device', async () => {
  const { give, guest, shareCode } = await generousGuest({ quantity: 2, first: 2 });
  const email = newAddress();
  const { gift } = await give(email, { quantity: 2 });
  expect(gift.held).toBe(false);
  const token = linkValue((await codeMailedTo(email)).giftsLink, 'gifts');
  const phone = testApp.client();
  const seen = await phone.call(getMailedGift, { params: { shareCode, token } });
  expect(seen).toMatchObject({ id: gift.id, needsConfirmation: true });
  await phone.call(openGiftsLink, { body: { token } });
  for (const browser of [phone, guest]) {
    const { gifts } = await browser.call(listMyGifts, { params: { shareCode } });
    expect(gifts.find(({ id }) => id === gift.id)?.status).toBe('purchased');
  }
});

test('a gift that is not held can be released, and a repeated request gets the same reply', async () => {
  const { guest, shareCode, itemId } = await generousGuest({ quantity: 2, first: 2 });
  const call = {
    params: { shareCode, itemId },
    headers: { 'idempotency-key': randomUUID() },
    body: claimForm({ quantity: 2, guestEmail: newAddress() }),
  };
  const first = await guest.call(claimItem, call);
  expect(await guest.call(claimItem, call)).toStrictEqual(first);
  const { gift } = await guest.call(releaseGift, { params: { shareCode, giftId: first.gift.id } });
  expect(gift).toMatchObject({ status: 'released', needsConfirmation: false, undoable: false });
  const { gifts } = await guest.call(listMyGifts, { params: { shareCode } });
  expect(gifts).toHaveLength(1);
});

test('a gift that is gone is refused before anybody confirms a mailbox for it', async () => {
  const { give, shareCode, itemId, itemIds } = await generousGuest({ quantity: 2, first: 2 });
  await claim(testApp.client(), { shareCode, itemId, form: { quantity: 2 } });
  const email = newAddress();
  expect((await failureOf(give(email))).code).toBe('already-purchased');
  expect((await failureOf(give(email, { quantity: 3 }, itemIds[1]))).code).toBe(
    'already-purchased',
  );
  expect(await mailsTo(testApp, email)).toHaveLength(0);
});

test('a contribution above the limit completes no unit until its code is right, or is withdrawn', async () => {
  const { guest, shareCode, itemIds } = await generousGuest();
  const contribute = (itemId = '', amount = 1_499) =>
    guest.call(contributeToItem, {
      params: { shareCode, itemId },
      headers: { 'idempotency-key': randomUUID() },
      body: { guestName: 'Dev', guestEmail: email, amount },
    });
  const email = newAddress();
  const { gift, item } = await contribute(itemIds[0]);
  expect([gift.needsConfirmation, gift.held, item.quantityFulfilled]).toStrictEqual([
    true,
    true,
    0,
  ]);
  const { code } = await codeMailedTo(email);
  expect((await enter(guest, shareCode, gift.id, code)).item.quantityFulfilled).toBe(1);

  const other = await generousGuest({ first: 2 });
  const pledge = async (amount: number, itemId = other.itemId) =>
    (
      await other.guest.call(contributeToItem, {
        params: { shareCode: other.shareCode, itemId },
        headers: { 'idempotency-key': randomUUID() },
        body: { guestName: 'Dev', guestEmail: newAddress(), amount },
      })
    ).gift.needsConfirmation;
  expect([await pledge(10), await pledge(500)]).toStrictEqual([false, false]);
  expect(await pledge(10, other.itemIds[1])).toBe(true);
  expect(await freeUnits(other.itemIds[1] ?? '')).toBe(9);
  await passMinutes(testApp, 31);
  await sweepUnconfirmedContributions(createClaimsDependencies(testApp.deps));
  expect(await freeUnits(other.itemIds[1] ?? '')).toBe(10);
});

describe('a code', () => {
  test('is one of five tries, also when all arrive at once, and then even the right one is refused', async () => {
    const { give, guest, shareCode } = await generousGuest();
    const email = newAddress();
    const { gift } = await give(email);
    const { code } = await codeMailedTo(email);
    const { succeeded, codes } = await tally(
      Array.from({ length: 12 }, async () => enter(guest, shareCode, gift.id, wrong(code))),
    );
    expect(succeeded).toBe(0);
    expect(codes.filter((each) => each === 'token-invalid')).toHaveLength(5);
    const refusal = await failureOf(enter(guest, shareCode, gift.id, code));
    expect([refusal.status, refusal.code, refusal.field, refusal.message]).toStrictEqual([
      410,
      'token-expired',
      'code',
      'This code no longer works. Please ask for a new one.',
    ]);
    const params = { shareCode, giftId: gift.id };
    await guest.call(sendMailboxCode, { params, body: {} });
    const { code: next } = await codeMailedTo(email);
    expect((await enter(guest, shareCode, gift.id, next)).gift.status).toBe('purchased');
  });

  test('may be right after a wrong try', async () => {
    const { give, guest, shareCode } = await generousGuest();
    const email = newAddress();
    const { gift } = await give(email);
    const { code } = await codeMailedTo(email);
    const refusal = await failureOf(enter(guest, shareCode, gift.id, wrong(code)));
    expect([refusal.status, refusal.code, refusal.field]).toStrictEqual([
      400,
      'token-invalid',
      'code',
    ]);
    expect((await enter(guest, shareCode, gift.id, code)).gift.status).toBe('purchased');
  });

  test('belongs to the browser that asked for it', async () => {
    const email = newAddress();
    const [one, other] = [await generousGuest(), await generousGuest()];
    const { gift } = await one.give(email);
    const { code } = await codeMailedTo(email);
    const { gift: theirs } = await other.give(email);
    expect((await failureOf(enter(other.guest, other.shareCode, theirs.id, code))).code).toBe(
      'token-invalid',
    );
    expect((await failureOf(enter(other.guest, one.shareCode, gift.id, code))).code).toBe(
      'not-found',
    );
    expect((await enter(one.guest, one.shareCode, gift.id, code)).gift.status).toBe('purchased');
  });

  test('is tried 15 times an hour by one browser, whatever the mail', async () => {
    const { give, guest, shareCode } = await generousGuest();
    const { gift } = await give(newAddress());
    const params = { shareCode, giftId: gift.id };
    const codes: string[] = [];
    for (let mail = 0; mail < 4; mail += 1) {
      const email = newAddress();
      await guest.call(sendMailboxCode, { params, body: { guestEmail: email } });
      const { code } = await codeMailedTo(email);
      for (let round = 0; round < 4; round += 1) {
        const refusal = await failureOf(enter(guest, shareCode, gift.id, wrong(code)));
        codes.push(refusal.code);
      }
    }
    expect(codes.slice(0, 15)).toStrictEqual(Array.from({ length: 15 }, () => 'token-invalid'));
    expect(codes.at(-1)).toBe('rate-limited');
  });

  test('is stored as a keyed hash, and ends after 30 minutes with its gift', async () => {
    const { give, guest, shareCode, itemId } = await generousGuest();
    const email = newAddress();
    const { gift } = await give(email);
    const { code } = await codeMailedTo(email);
    const { rows } = await sql<{ text: string }>`
      select guest_mailboxes::text as text from guest_mailboxes where email = ${email}`.execute(
      testApp.deps.db,
    );
    expect(rows[0]?.text).not.toContain(code);
    await passMinutes(testApp, 31);
    const refusal = await failureOf(enter(guest, shareCode, gift.id, code));
    expect(refusal.message).toBe('The time to confirm this gift is over. Please choose it again.');
    const deps = createClaimsDependencies(testApp.deps);
    for (let isMore = true; isMore;) isMore = await sweepExpiredHolds(deps);
    expect(await freeUnits(itemId)).toBe(10);
  });

  test.each(['', '12345', '1234567', 'abcdef', '１２３４５６', '12 34 5'])(
    'has six digits: %p is refused at its field',
    async (code) => {
      const refusal = await failureOf(enter(testApp.client(), 'unknown', randomUUID(), code));
      expect([refusal.status, refusal.field]).toStrictEqual([422, 'code']);
    },
  );
});

describe('mails to one mailbox', () => {
  test('are two a day, from whatever browser and however the address is written', async () => {
    const name = randomUUID().slice(0, 12);
    const variants = [
      `${name}@gmail.com`,
      `${name}+a@gmail.com`,
      `${name.slice(0, 2)}.${name.slice(2)}@googlemail.com`,
    ];
    const [first, second, third] = variants;
    await (await generousGuest()).give(first ?? '');
    await (await generousGuest()).give(second ?? '');
    const stranger = await generousGuest();
    const refusal = await failureOf(stranger.give(third ?? ''));
    expect([refusal.status, refusal.field, refusal.message]).toStrictEqual([
      422,
      'guestEmail',
      'We have sent enough emails to this address for today. Please use another email address, or tell the host which gift you chose.',
    ]);
    const mails = await Promise.all(variants.map((email) => mailsTo(testApp, email)));
    expect(mails.flat()).toHaveLength(2);
    expect((await stranger.give(newAddress())).gift.needsConfirmation).toBe(true);
  });

  test('control: another mailbox gets its own', async () => {
    const addresses = [newAddress(), newAddress(), newAddress()];
    for (const email of addresses) await (await generousGuest()).give(email);
    const mails = await Promise.all(addresses.map((email) => mailsTo(testApp, email)));
    expect(mails.flat()).toHaveLength(3);
  });

  test('a second code replaces the first, a third is refused with the way that remains', async () => {
    const { give, guest, shareCode } = await generousGuest();
    const email = newAddress();
    const { gift } = await give(email);
    const { code: old } = await codeMailedTo(email);
    const params = { shareCode, giftId: gift.id };
    await guest.call(sendMailboxCode, { params, body: {} });
    const { code } = await codeMailedTo(email);
    if (old !== code)
      expect((await failureOf(enter(guest, shareCode, gift.id, old))).code).toBe('token-invalid');
    const refusal = await failureOf(guest.call(sendMailboxCode, { params, body: {} }));
    expect([refusal.status, refusal.message]).toStrictEqual([
      429,
      'We can’t send another email to this address today. Please use the latest one, or another email address.',
    ]);
    const corrected = newAddress();
    const { gift: moved } = await guest.call(sendMailboxCode, {
      params,
      body: { guestEmail: corrected },
    });
    expect(moved).toMatchObject({ id: gift.id, codeSentTo: corrected });
    const { code: last } = await codeMailedTo(corrected);
    expect((await enter(guest, shareCode, gift.id, last)).gift.status).toBe('purchased');
  });
});

describe('the data of a waiting guest', () => {
  const pendingOf = (email: string) =>
    testApp.deps.db
      .selectFrom('pendingGifts')
      .select('id')
      .where('guestEmail', '=', email)
      .execute();

  test('is deleted after 30 minutes when nothing is held', async () => {
    const { give } = await generousGuest({ quantity: 2, first: 2 });
    const email = newAddress();
    await give(email, { quantity: 2 });
    await passMinutes(testApp, 29);
    await deleteExpiredPendingGifts(testApp.deps.db);
    expect(await pendingOf(email)).toHaveLength(1);
    await passMinutes(testApp, 2);
    await deleteExpiredPendingGifts(testApp.deps.db);
    expect(await pendingOf(email)).toHaveLength(0);
  });

  test('goes at once when the guest asks to be forgotten', async () => {
    const { give, guest, shareCode } = await generousGuest({ quantity: 2, first: 2 });
    const email = newAddress();
    await give(email, { quantity: 2 });
    await guest.call(forgetMe, { params: { shareCode } });
    expect(await pendingOf(email)).toHaveLength(0);
    const { rows } = await sql`select from guest_mailboxes where email = ${email}`.execute(
      testApp.deps.db,
    );
    expect(rows).toHaveLength(0);
  });
});
