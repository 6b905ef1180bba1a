import { randomUUID } from 'node:crypto';
import {
  confirmGift,
  contributeToItem,
  extendGift,
  hideHoldEnd,
  listMyGifts,
  listSharedItems,
  releaseGift,
  type GiftChange,
} from '@gift-registry/bff-contract';
import { createAccount } from '../../testing/accounts.ts';
import { lastMail, mailsTo } from '../../testing/mailbox.ts';
import { claim } from '../../testing/samples/guest-crowd.ts';
import { isBalanced, readBalances } from '../../testing/samples/item-balances.ts';
import {
  createSampleRegistry,
  type SampleRegistry,
} from '../../testing/samples/sample-registry.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { createGuestMailer } from '../mails/guest-mailer.ts';
import { createClaimsDependencies } from './claims-dependencies.ts';
import { createGiftsLinks } from './claims-dependencies.ts';
import { remindOfHolds, sweepExpiredHolds } from './hold-gift.ts';

let testApp: TestApp;
let ownerId: string;

beforeAll(async () => {
  testApp = await createTestApp();
  ownerId = (await createAccount(testApp)).id;
});
afterAll(() => testApp.close());

const refused = (code: string, message = /./): unknown =>
  expect.objectContaining({ name: 'ApiError', code, message: expect.stringMatching(message) });

async function oneItem(quantity = 1): Promise<{ shareCode: string; itemId: string }> {
  const { shareCode, itemIds } = await createSampleRegistry(testApp, ownerId, { quantity });
  return { shareCode, itemId: itemIds[0] ?? '' };
}

/** An item with an address of a shop is held instead of bought. */
async function oneExternalItem(
  quantity = 1,
  externalUrl: string | null = `https://shop.example/${randomUUID()}`,
) {
  const wanted = await oneItem(quantity);
  await testApp.deps.db
    .updateTable('products')
    .set({ sourceType: 'external', externalUrl })
    .where('id', '=', (eb) =>
      eb.selectFrom('registryItems').select('productId').where('id', '=', wanted.itemId),
    )
    .execute();
  return wanted;
}

const ageHold = (giftId: string, hours: number) =>
  testApp.deps.db
    .updateTable('claims')
    .set({ expiresAt: new Date(Date.now() + (24 - hours) * 3_600_000) })
    .where('id', '=', giftId)
    .execute();

const change = (
  guest: TestClient,
  kind: typeof confirmGift | typeof extendGift | typeof hideHoldEnd | typeof releaseGift,
  shareCode: string,
  giftId: string,
): Promise<GiftChange> => guest.call(kind, { params: { shareCode, giftId } });

async function assertBalanced(): Promise<void> {
  expect((await readBalances(testApp.deps.db)).filter((item) => !isBalanced(item))).toStrictEqual(
    [],
  );
}

test('a catalogue item is purchased at once, and the next claim is rejected', async () => {
  const wanted = await oneItem();
  const { gift, item } = await claim(testApp.client(), wanted);
  expect(gift.status).toBe('purchased');
  expect(item.quantityFulfilled).toBe(1);
  await expect(claim(testApp.client(), wanted)).rejects.toThrow(
    refused('already-purchased', /^Someone has already purchased this gift\./),
  );
  await assertBalanced();
});

test('an item of another website is held, and confirming it marks it bought', async () => {
  const wanted = await oneExternalItem();
  const guest = testApp.client();
  const { gift, item } = await claim(guest, wanted);
  expect(gift.status).toBe('reserved');
  expect(item.quantityReserved).toBe(1);
  await expect(claim(testApp.client(), wanted)).rejects.toThrow(
    refused('already-purchased', /^Reserved: someone is buying this gift/),
  );
  const confirmed = await change(guest, confirmGift, wanted.shareCode, gift.id);
  expect(confirmed.gift.status).toBe('purchased');
  expect(confirmed.item.quantityFulfilled).toBe(1);
  expect(confirmed.item.quantityReserved).toBe(0);
  await change(guest, confirmGift, wanted.shareCode, gift.id);
  await assertBalanced();
});

test('an item without an address of a shop is purchased at once, and takes no contributions', async () => {
  const wanted = await oneExternalItem(1, null);
  await expect(contributeTo(testApp.client(), wanted, 100)).rejects.toThrow(refused('conflict'));
  const { gift, item } = await claim(testApp.client(), wanted);
  expect([gift.status, gift.expiresAt, gift.externalUrl]).toStrictEqual(['purchased', null, null]);
  expect([item.source, item.quantityFulfilled, item.quantityReserved]).toStrictEqual([
    'external',
    1,
    0,
  ]);
  await assertBalanced();
});

test('a hold is extended once', async () => {
  const wanted = await oneExternalItem();
  const guest = testApp.client();
  const { gift } = await claim(guest, wanted);
  const { gift: extended } = await change(guest, extendGift, wanted.shareCode, gift.id);
  expect(
    Date.parse(extended.expiresAt ?? '') - Date.parse(gift.expiresAt ?? ''),
  ).toBeGreaterThanOrEqual(86_400_000);
  expect(extended.extendable).toBe(false);
  await expect(change(guest, extendGift, wanted.shareCode, gift.id)).rejects.toThrow(
    refused('conflict', /once/),
  );
});

test('a claim releases an expired hold without waiting for the sweeper', async () => {
  const wanted = await oneExternalItem();
  const late = testApp.client();
  const { gift } = await claim(late, wanted);
  await ageHold(gift.id, 25);
  const { gift: next } = await claim(testApp.client(), wanted);
  expect(next.status).toBe('reserved');
  await expect(change(late, confirmGift, wanted.shareCode, gift.id)).rejects.toThrow(
    refused('already-purchased', /Your hold has ended/),
  );
  await assertBalanced();
});

test('the sweeper releases expired holds; a late confirmation counts while units are left', async () => {
  const wanted = await oneExternalItem();
  const guest = testApp.client();
  const { gift } = await claim(guest, wanted);
  await ageHold(gift.id, 25);
  await sweepExpiredHolds(createClaimsDependencies(testApp.deps));
  const free = (await readBalances(testApp.deps.db)).find(({ itemId }) => itemId === wanted.itemId);
  expect(free?.reserved).toBe(0);
  const { gift: bought } = await change(guest, confirmGift, wanted.shareCode, gift.id);
  expect(bought.status).toBe('purchased');
  await assertBalanced();
});

describe('a hold that ran out', () => {
  const giftOf = async (guest: TestClient, shareCode: string) =>
    (await guest.call(listMyGifts, { params: { shareCode } })).gifts[0];

  async function endedHold(days = 0, { swept = true } = {}) {
    const wanted = await oneExternalItem();
    const guest = testApp.client();
    const { gift } = await claim(guest, wanted);
    await ageHold(gift.id, 25 + 24 * days);
    if (swept) await sweepExpiredHolds(createClaimsDependencies(testApp.deps));
    return { ...wanted, guest, giftId: gift.id };
  }

  test.each([true, false])('is told to its guest, swept: %p', async (swept) => {
    const { guest, shareCode } = await endedHold(0, { swept });
    expect(await giftOf(guest, shareCode)).toMatchObject({
      status: 'released',
      expiresAt: null,
      undoable: false,
      holdEndedAt: expect.any(String),
    });
  });

  test('control: a hold that was given back is not told', async () => {
    const wanted = await oneExternalItem();
    const guest = testApp.client();
    const { gift } = await claim(guest, wanted);
    await change(guest, releaseGift, wanted.shareCode, gift.id);
    expect(await giftOf(guest, wanted.shareCode)).toMatchObject({
      status: 'released',
      holdEndedAt: null,
    });
  });

  test('is told for seven days', async () => {
    const { guest, shareCode } = await endedHold(6);
    expect((await giftOf(guest, shareCode))?.holdEndedAt).not.toBeNull();
    const older = await endedHold(7);
    expect((await giftOf(older.guest, older.shareCode))?.holdEndedAt).toBeNull();
  });

  test.each([true, false])('is hidden on request, swept: %p', async (swept) => {
    const { guest, shareCode, giftId, itemId } = await endedHold(0, { swept });
    const { gift } = await change(guest, hideHoldEnd, shareCode, giftId);
    expect(gift).toMatchObject({ status: 'released', holdEndedAt: null });
    const free = (await readBalances(testApp.deps.db)).find((item) => item.itemId === itemId);
    expect(free?.reserved).toBe(0);
    await assertBalanced();
  });

  test('is hidden with the earlier ones of the same gift', async () => {
    const { guest, giftId, ...wanted } = await endedHold();
    const { gift: second } = await claim(guest, wanted);
    await ageHold(second.id, 25);
    await change(guest, hideHoldEnd, wanted.shareCode, second.id);
    const { gifts } = await guest.call(listMyGifts, { params: wanted });
    expect(gifts).toMatchObject([
      { id: second.id, holdEndedAt: null },
      { id: giftId, holdEndedAt: null },
    ]);
  });

  test('hiding changes nothing about a hold or a gift', async () => {
    const wanted = await oneExternalItem();
    const guest = testApp.client();
    const { gift: hold } = await claim(guest, wanted);
    const { gift: still } = await change(guest, hideHoldEnd, wanted.shareCode, hold.id);
    expect(still).toStrictEqual(hold);
    await change(guest, confirmGift, wanted.shareCode, hold.id);
    const { gift: bought } = await change(guest, hideHoldEnd, wanted.shareCode, hold.id);
    expect(bought.status).toBe('purchased');
  });

  test('and was bought after all is not told when that is undone', async () => {
    const { guest, shareCode, giftId } = await endedHold();
    await change(guest, confirmGift, shareCode, giftId);
    const { gift } = await change(guest, releaseGift, shareCode, giftId);
    expect(gift.holdEndedAt).toBeNull();
  });
});

test('a guest undoes a purchase until the host has received it', async () => {
  const wanted = await oneItem();
  const guest = testApp.client();
  const { gift } = await claim(guest, wanted);
  const { gift: undone, item } = await change(guest, releaseGift, wanted.shareCode, gift.id);
  expect(undone.status).toBe('released');
  expect(item.quantityFulfilled).toBe(0);

  const { gift: second } = await claim(guest, wanted);
  await testApp.deps.db
    .updateTable('claims')
    .set({ receivedAt: new Date() })
    .where('id', '=', second.id)
    .execute();
  await expect(change(guest, releaseGift, wanted.shareCode, second.id)).rejects.toThrow(
    refused('conflict', /received/),
  );
  await assertBalanced();
});

test("other guests can't read or change a gift", async () => {
  const wanted = await oneItem();
  const guest = testApp.client();
  const { gift } = await claim(guest, wanted);
  const other = testApp.client();
  const params = { shareCode: wanted.shareCode };
  expect((await other.call(listMyGifts, { params })).gifts).toStrictEqual([]);
  expect((await guest.call(listMyGifts, { params })).gifts.length).toBe(1);
  for (const kind of [confirmGift, extendGift, releaseGift])
    await expect(change(other, kind, wanted.shareCode, gift.id)).rejects.toThrow(
      refused('not-found'),
    );
  const forged = testApp.client();
  forged.cookies.set('gr-guest', `${randomUUID()}.forged`);
  expect((await forged.call(listMyGifts, { params })).gifts).toStrictEqual([]);
});

test('a guest with an e-mail address gets one reminder at half of the hold', async () => {
  const wanted = await oneExternalItem();
  const email = `${randomUUID()}@example.com`;
  const { gift } = await claim(testApp.client(), { ...wanted, form: { guestEmail: email } });
  const { config, db, outbox } = testApp.deps;
  const deps = {
    db,
    outbox,
    giftsLinks: createGiftsLinks(config),
    guestMailer: createGuestMailer({ outbox }),
  };
  await remindOfHolds(deps);
  await expect(lastMail(testApp, email, 'claim-reminder')).rejects.toThrow();
  await ageHold(gift.id, 13);
  await remindOfHolds(deps);
  await remindOfHolds(deps);
  expect((await mailsTo(testApp, email)).map(({ template }) => template)).toStrictEqual([
    'gift-confirmation',
    'claim-reminder',
  ]);
});

test('an idempotency key repeats its first reply, rejects another body and belongs to one guest', async () => {
  const wanted = { ...(await oneItem(5)), key: randomUUID() };
  const guest = testApp.client();
  const first = await claim(guest, wanted);
  expect(await claim(guest, wanted)).toStrictEqual(first);
  await expect(claim(guest, { ...wanted, form: { quantity: 2 } })).rejects.toThrow(
    refused('idempotency-mismatch'),
  );
  const other = testApp.client();
  const { gift } = await claim(other, wanted);
  expect(gift.id).not.toBe(first.gift.id);
  const { gifts } = await other.call(listMyGifts, { params: { shareCode: wanted.shareCode } });
  expect(gifts.map(({ id }) => id)).toStrictEqual([gift.id]);
});

test('a browser that lost the first reply repeats it as the same guest', async () => {
  const wanted = { ...(await oneItem()), key: randomUUID() };
  const browser = testApp.client();
  const { gift } = await claim(browser, wanted);
  expect(browser.cookies.delete('gr-guest')).toBeTruthy();
  expect((await claim(browser, wanted)).gift.id).toBe(gift.id);
  const { gifts } = await browser.call(listMyGifts, { params: { shareCode: wanted.shareCode } });
  expect(gifts.length).toBe(1);
});

test('reading a list sets no guest cookie', async () => {
  const { shareCode } = await oneItem();
  const visitor = testApp.client();
  await visitor.call(listMyGifts, { params: { shareCode } });
  expect(visitor.cookies.has('gr-guest')).toBe(false);
});

test('units of an expired hold show as available before they are released', async () => {
  const wanted = await oneExternalItem();
  const { gift } = await claim(testApp.client(), wanted);
  await ageHold(gift.id, 25);
  const { items } = await testApp
    .client()
    .call(listSharedItems, { params: { shareCode: wanted.shareCode } });
  expect(items[0]?.quantityReserved).toBe(0);
});

test('a quantity above the available units names how many are needed', async () => {
  const wanted = await oneItem(3);
  await claim(testApp.client(), { ...wanted, form: { quantity: 2 } });
  await expect(claim(testApp.client(), { ...wanted, form: { quantity: 2 } })).rejects.toThrow(
    refused('already-purchased', /^Only 1 is still needed\.$/),
  );
});

test('unknown codes and revoked shares answer 404', async () => {
  const registry: SampleRegistry = await createSampleRegistry(testApp, ownerId);
  const itemId = registry.itemIds[0] ?? '';
  await expect(claim(testApp.client(), { shareCode: 'A'.repeat(22), itemId })).rejects.toThrow(
    refused('not-found'),
  );
  await testApp.deps.db
    .updateTable('registryShares')
    .set({ isActive: false })
    .where('registryId', '=', registry.registryId)
    .execute();
  await expect(claim(testApp.client(), { shareCode: registry.shareCode, itemId })).rejects.toThrow(
    refused('not-found'),
  );
});

const contributeTo = (
  guest: TestClient,
  wanted: { shareCode: string; itemId: string },
  amount: number,
): Promise<GiftChange> =>
  guest.call(contributeToItem, {
    params: wanted,
    headers: { 'idempotency-key': randomUUID() },
    body: { guestName: 'Dev', amount },
  });

test('pledges add up to the price, then the unit counts as bought', async () => {
  const wanted = await oneItem();
  const first = await contributeTo(testApp.client(), wanted, 1000);
  expect(first.item.pledgedAmount).toBe(1000);
  expect(first.item.quantityReserved).toBe(1);
  await expect(claim(testApp.client(), wanted)).rejects.toThrow(refused('already-purchased'));
  await expect(contributeTo(testApp.client(), wanted, 500)).rejects.toThrow(
    refused('conflict', /^Only ₹499 is left to give\.$/),
  );
  const guest = testApp.client();
  const last = await contributeTo(guest, wanted, 499);
  expect(last.item.quantityFulfilled).toBe(1);
  expect(last.item.quantityReserved).toBe(0);
  await expect(change(guest, releaseGift, wanted.shareCode, last.gift.id)).rejects.toThrow(
    refused('conflict', /complete/),
  );
  await assertBalanced();
});

test('the last pledge withdrawn frees the unit', async () => {
  const wanted = await oneItem();
  const guest = testApp.client();
  const { gift } = await contributeTo(guest, wanted, 700);
  const { item } = await change(guest, releaseGift, wanted.shareCode, gift.id);
  expect(item.pledgedAmount).toBe(0);
  expect(item.quantityReserved).toBe(0);
  expect((await claim(testApp.client(), wanted)).gift.status).toBe('purchased');
  await assertBalanced();
});

test('30 guests pledging at once never exceed the price', async () => {
  const wanted = await oneItem();
  const pledges = await Promise.allSettled(
    Array.from({ length: 30 }, () => contributeTo(testApp.client(), wanted, 100)),
  );
  expect(pledges.filter(({ status }) => status === 'fulfilled').length).toBe(14);
  await assertBalanced();
});

test('items of other websites take no contributions', async () => {
  await expect(contributeTo(testApp.client(), await oneExternalItem(), 100)).rejects.toThrow(
    refused('conflict', /takes no contributions/),
  );
});
