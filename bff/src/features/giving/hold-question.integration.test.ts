import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import {
  answerForm,
  ApiError,
  getMailedGift,
  listMyGifts,
  openGiftsLink,
  postponeQuestion,
  type GuestGift,
  type HoldAnswer,
} from '@gift-registry/bff-contract';
import { createAccount } from '../../testing/accounts.ts';
import { lastMail, lastPart } from '../../testing/mailbox.ts';
import { postForm } from '../../testing/requests/post-form.ts';
import { giveGift } from '../../testing/samples/given-gifts.ts';
import { claim } from '../../testing/samples/guest-crowd.ts';
import { createSampleRegistry } from '../../testing/samples/sample-registry.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { createGuestMailer } from '../mails/guest-mailer.ts';
import { createGiftsLinks } from './claims-dependencies.ts';
import { remindOfHolds } from './hold-gift.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

async function oneExternalItem() {
  const { id } = await createAccount(testApp);
  const { shareCode, itemIds, registryId } = await createSampleRegistry(testApp, id);
  const itemId = itemIds[0] ?? '';
  await sql`
    update products set source_type = 'external', external_url = ${`https://shop.example/${itemId}`}
      from registry_items where registry_items.id = ${itemId} and products.id = product_id`.execute(
    testApp.deps.db,
  );
  return { shareCode, itemId, registryId };
}

async function giftOf(guest: TestClient, shareCode: string): Promise<GuestGift | undefined> {
  return (await guest.call(listMyGifts, { params: { shareCode } })).gifts[0];
}

async function remindedHold() {
  const target = await oneExternalItem();
  const guestEmail = `${randomUUID()}@example.com`;
  const laptop = testApp.client();
  const { gift } = await claim(laptop, { ...target, form: { guestEmail } });
  const { config, db, outbox } = testApp.deps;
  await sql`
    update claims set expires_at = expires_at - interval '13 hours' where id = ${gift.id}`.execute(
    db,
  );
  const giftsLinks = createGiftsLinks(config);
  await remindOfHolds({
    db,
    outbox,
    giftsLinks,
    guestMailer: createGuestMailer({ outbox }),
  });
  const { data } = await lastMail(testApp, guestEmail, 'claim-reminder');
  return { ...target, laptop, giftId: gift.id, token: lastPart(data.giftsLink) };
}

const answer = (
  guest: TestClient,
  params: { readonly shareCode: string; readonly token: string },
  value: HoldAnswer,
) => postForm(guest, answerForm, { params, fields: { answer: value } });

const rowOf = (giftId: string) =>
  testApp.deps.db.selectFrom('claims').selectAll().where('id', '=', giftId).executeTakeFirst();

test('opening the link of a reminder shows the gift and changes nothing', async () => {
  const { shareCode, token, giftId } = await remindedHold();
  const before = await rowOf(giftId);
  const phone = testApp.client();
  const gift = await phone.call(getMailedGift, { params: { shareCode, token } });
  expect(gift).toMatchObject({ id: giftId, status: 'reserved', extendable: true });
  expect(await rowOf(giftId)).toStrictEqual(before);
  expect(await giftOf(phone, shareCode)).toBeUndefined();
});

test.each([
  ['bought', 'confirmed', 'purchased'],
  ['not-bought', 'released', 'released'],
  ['longer', 'extended', 'reserved'],
  ['tomorrow', 'postponed', 'reserved'],
] as const)("one press answers '%s', on any device", async (value, done, status) => {
  const { laptop, giftId, ...params } = await remindedHold();
  const phone = testApp.client();
  const response = await answer(phone, params, value);
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe(
    `/r/${params.shareCode}/mine?done=${done}&gift=${giftId}`,
  );
  expect(await giftOf(phone, params.shareCode)).toMatchObject({ id: giftId, status });
  expect(await giftOf(laptop, params.shareCode)).toStrictEqual(
    await giftOf(phone, params.shareCode),
  );
});

test('a hold is extended once by mail, too', async () => {
  const { laptop: _, giftId, ...params } = await remindedHold();
  await answer(testApp.client(), params, 'longer');
  const { expiresAt } = (await rowOf(giftId)) ?? {};
  const second = await answer(testApp.client(), params, 'longer');
  expect(second.status).toBe(409);
  expect((await rowOf(giftId))?.expiresAt).toStrictEqual(expiresAt);
});

test.each(['', 'x', 'gift~', 'changed'])('a token %p answers nothing', async (changed) => {
  const { giftId, shareCode, token } = await remindedHold();
  const forged = changed === 'changed' ? `${token}x` : changed || 'none';
  const phone = testApp.client();
  await expect(phone.call(getMailedGift, { params: { shareCode, token: forged } })).rejects.toThrow(
    ApiError,
  );
  const response = await answer(phone, { shareCode, token: forged }, 'not-bought');
  expect(response.status).toBe(404);
  expect((await rowOf(giftId))?.status).toBe('reserved');
});

test('the link does not open the gift under the code of another registry', async () => {
  const { token, giftId } = await remindedHold();
  const other = await oneExternalItem();
  const response = await answer(testApp.client(), { ...other, token }, 'not-bought');
  expect(response.status).toBe(404);
  expect((await rowOf(giftId))?.status).toBe('reserved');
});

describe("'Ask me tomorrow'", () => {
  test("waits until midnight in the registry's time zone, on all devices", async () => {
    const { shareCode, laptop, giftId, registryId, token } = await remindedHold();
    await testApp.deps.db
      .updateTable('registries')
      .set({ timeZone: 'Pacific/Kiritimati' })
      .where('id', '=', registryId)
      .execute();
    const phone = testApp.client();
    await phone.call(openGiftsLink, { body: { token } });
    const { gift } = await laptop.call(postponeQuestion, { params: { shareCode, giftId } });
    const askAfter = new Date(gift.askAfter ?? '');
    const inZone = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Pacific/Kiritimati',
      timeStyle: 'medium',
    });
    expect(inZone.format(askAfter)).toBe('00:00:00');
    expect(askAfter.getTime() - Date.now()).toBeLessThanOrEqual(86_400_000);
    expect(askAfter.getTime()).toBeGreaterThan(Date.now());
    expect((await giftOf(phone, shareCode))?.askAfter).toBe(gift.askAfter);
  });

  test("can't be chosen for the gift of another guest", async () => {
    const target = await oneExternalItem();
    const { giftId } = await giveGift(testApp, target);
    await expect(
      testApp.client().call(postponeQuestion, {
        params: { shareCode: target.shareCode, giftId },
      }),
    ).rejects.toThrow(ApiError);
    expect((await rowOf(giftId))?.askAfter).toBeNull();
  });
});
