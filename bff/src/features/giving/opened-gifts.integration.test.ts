import { randomUUID } from 'node:crypto';
import {
  ApiError,
  confirmGift,
  extendGift,
  forgetMe,
  listMyGifts,
  openGiftsLink,
  releaseGift,
} from '@gift-registry/bff-contract';
import { createAccount } from '../../testing/accounts.ts';
import { linkValue, mailsTo } from '../../testing/mailbox.ts';
import { giveGift, promiseGift } from '../../testing/samples/given-gifts.ts';
import { claim } from '../../testing/samples/guest-crowd.ts';
import { createSampleRegistry } from '../../testing/samples/sample-registry.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { sweepGuestData } from './forget-guest.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

const newAddress = () => `${randomUUID()}@example.com`;

async function registryOf(items: number) {
  const { id } = await createAccount(testApp);
  return createSampleRegistry(testApp, id, { items });
}

const tokensOf = async (address: string): Promise<string[]> =>
  (await mailsTo(testApp, address)).map((mail) =>
    'giftsLink' in mail.data ? linkValue(mail.data.giftsLink, 'gifts') : '',
  );

const open = (browser: TestClient, token: string) =>
  browser.call(openGiftsLink, { body: { token } });

const seenBy = async (browser: TestClient, shareCode: string): Promise<string[]> =>
  (await browser.call(listMyGifts, { params: { shareCode } })).gifts.map(({ id }) => id).toSorted();

async function ashaWithTwoGifts() {
  const { shareCode, itemIds, registryId } = await registryOf(3);
  const address = newAddress();
  const laptop = testApp.client();
  const giftIds: string[] = [];
  for (const itemId of itemIds.slice(0, 2)) {
    const { gift } = await claim(laptop, { shareCode, itemId, form: { guestEmail: address } });
    giftIds.push(gift.id);
    await open(laptop, (await tokensOf(address))[0] ?? '');
  }
  const [firstToken = '', secondToken = ''] = await tokensOf(address);
  const [first = '', second = ''] = giftIds;
  return {
    shareCode,
    registryId,
    laptop,
    first,
    second,
    firstToken,
    secondToken,
    thirdItem: itemIds[2] ?? '',
  };
}

test('each opened mail adds its gift to those of the browser', async () => {
  const { shareCode, thirdItem, first, second, firstToken, secondToken } = await ashaWithTwoGifts();
  const { guest: phone, giftId: own } = await giveGift(testApp, { shareCode, itemId: thirdItem });
  expect(await open(phone, firstToken)).toStrictEqual({ shareCode });
  expect(await seenBy(phone, shareCode)).toStrictEqual([own, first].toSorted());
  await open(phone, firstToken);
  await open(phone, secondToken);
  expect(await seenBy(phone, shareCode)).toStrictEqual([own, first, second].toSorted());
});

test('a change on one device shows on the other', async () => {
  const { shareCode, laptop, first, firstToken } = await ashaWithTwoGifts();
  const phone = testApp.client();
  await open(phone, firstToken);
  const params = { shareCode, giftId: first };
  const { gift } = await phone.call(releaseGift, { params });
  expect(gift.status).toBe('released');
  const { gifts } = await laptop.call(listMyGifts, { params: { shareCode } });
  expect(gifts.find(({ id }) => id === first)).toStrictEqual(gift);
});

test('a contribution opens on another device, and can be withdrawn there', async () => {
  const { shareCode, itemIds } = await registryOf(1);
  const address = newAddress();
  const target = { shareCode, itemId: itemIds[0] ?? '' };
  const { guest, giftId } = await promiseGift(testApp, target, 500, { guestEmail: address });
  const phone = testApp.client();
  await open(phone, (await tokensOf(address))[0] ?? '');
  expect(await seenBy(phone, shareCode)).toStrictEqual([giftId]);
  await phone.call(releaseGift, { params: { shareCode, giftId } });
  const { gifts } = await guest.call(listMyGifts, { params: { shareCode } });
  expect(gifts[0]?.status).toBe('released');
});

describe('a forwarded mail', () => {
  test('gives away its gift and nothing else', async () => {
    const { shareCode, thirdItem, laptop, first, second, firstToken } = await ashaWithTwoGifts();
    const { guest: ravi, giftId: ravisOwn } = await giveGift(testApp, {
      shareCode,
      itemId: thirdItem,
    });
    await open(ravi, firstToken);
    expect(await seenBy(ravi, shareCode)).toStrictEqual([first, ravisOwn].toSorted());
    for (const route of [confirmGift, extendGift, releaseGift])
      await expect(ravi.call(route, { params: { shareCode, giftId: second } })).rejects.toThrow(
        ApiError,
      );
    expect(await seenBy(laptop, shareCode)).toStrictEqual([first, second].toSorted());
    const { gifts } = await laptop.call(listMyGifts, { params: { shareCode } });
    expect(gifts.find(({ id }) => id === second)?.status).toBe('purchased');
  });

  test('control: the mails of both gifts give away both', async () => {
    const { shareCode, first, second, firstToken, secondToken } = await ashaWithTwoGifts();
    const ravi = testApp.client();
    for (const token of [firstToken, secondToken]) await open(ravi, token);
    expect(await seenBy(ravi, shareCode)).toStrictEqual([first, second].toSorted());
  });

  test('with a changed token opens nothing', async () => {
    const { shareCode, second, firstToken } = await ashaWithTwoGifts();
    const ravi = testApp.client();
    for (const token of [`${firstToken}x`, firstToken.replace(/~[^~]+~/, `~${second}~`)])
      await expect(open(ravi, token)).rejects.toThrow(ApiError);
    expect(await seenBy(ravi, shareCode)).toStrictEqual([]);
  });
});

test("the person's details can be removed on the second device, and the gift stays", async () => {
  const { shareCode, first, second, firstToken } = await ashaWithTwoGifts();
  const phone = testApp.client();
  await open(phone, firstToken);
  expect(await phone.call(forgetMe, { params: { shareCode } })).toStrictEqual({ forgotten: 1 });
  const names = await testApp.deps.db
    .selectFrom('claims')
    .select(['guestName', 'guestEmail'])
    .where('id', 'in', [first, second])
    .orderBy('id')
    .execute();
  expect(names[0]).toStrictEqual({ guestName: '', guestEmail: null });
  expect(names[1]?.guestName).toBe('Asha');
});

test('long after the event other devices forget the gift', async () => {
  const { shareCode, registryId, laptop, first, second, firstToken } = await ashaWithTwoGifts();
  const phone = testApp.client();
  await open(phone, firstToken);
  await testApp.deps.db
    .updateTable('registries')
    .set({ eventDate: '2020-01-01' })
    .where('id', '=', registryId)
    .execute();
  await sweepGuestData(testApp.deps);
  expect(await seenBy(phone, shareCode)).toStrictEqual([]);
  expect(await seenBy(laptop, shareCode)).toStrictEqual([first, second].toSorted());
});
