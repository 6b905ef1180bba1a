import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import {
  addLink,
  answerGiftQuestion,
  answerMailedWait,
  askHost,
  changeLink,
  endLink,
  forgetMe,
  giveBackGifts,
  listGiftQuestions,
  listMyGifts,
  releaseGift,
  rotateLink,
  updateItem,
  waitForGift,
} from '@gift-registry/bff-contract';
import { signUpAndIn } from '../../testing/accounts.ts';
import { lastMail, lastPart } from '../../testing/mailbox.ts';
import { flagNetworks } from '../../testing/samples/given-gifts.ts';
import { claim } from '../../testing/samples/guest-crowd.ts';
import { createSampleRegistry } from '../../testing/samples/sample-registry.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createClaimsDependencies } from './claims-dependencies.ts';
import { remindOfHolds } from './hold-gift.ts';
import { tellGiversOfRemovals } from './removed-gifts.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

const newAddress = () => `${randomUUID()}@example.com`;

async function familyLink() {
  const { client, user } = await signUpAndIn(testApp);
  const { registryId, shareCode, itemIds } = await createSampleRegistry(testApp, user.id, {
    items: 6,
  });
  const params = { registryId };
  const { links } = await client.call(addLink, { params, body: { label: 'Family' } });
  const [main, family] = links;
  if (!main || !family) throw new Error('A link is missing.');
  const pause = (linkId: string, paused = true) =>
    client.call(changeLink, { params: { registryId, linkId }, body: { paused } });
  await pause(main.id);
  const familyCode = lastPart(family.url);
  const [itemId = ''] = itemIds;
  const target = { shareCode: familyCode, itemId };
  return {
    client,
    registryId,
    main,
    mainCode: shareCode,
    family,
    familyCode,
    itemIds,
    target,
    pause,
  };
}

async function makeExternal(itemId: string): Promise<void> {
  await sql`
    update products set source_type = 'external', external_url = ${`https://shop.example/${itemId}`}
      from registry_items where registry_items.id = ${itemId} and products.id = product_id`.execute(
    testApp.deps.db,
  );
}

const leadsTo = (link: string | null) => new URL(link ?? '').pathname.split('/')[2];

describe('a mail to a guest of a named link leads back through that link', () => {
  test('the reminder of a hold', async () => {
    const { target, familyCode } = await familyLink();
    await makeExternal(target.itemId);
    const guestEmail = newAddress();
    const { gift } = await claim(testApp.client(), { ...target, form: { guestEmail } });
    await sql`update claims set expires_at = now() + interval '11 hours' where id = ${gift.id}`.execute(
      testApp.deps.db,
    );
    await remindOfHolds(createClaimsDependencies(testApp.deps));
    const { data } = await lastMail(testApp, guestEmail, 'claim-reminder');
    expect(leadsTo(data.giftsLink)).toBe(familyCode);
  });

  test('the mail that a gift is free', async () => {
    const { target, familyCode } = await familyLink();
    await makeExternal(target.itemId);
    const holder = testApp.client();
    const { gift } = await claim(holder, target);
    const email = newAddress();
    const waiting = testApp.client();
    await waiting.call(waitForGift, { params: target, body: { email } });
    const { data: asked } = await lastMail(testApp, email, 'waiting-confirmation');
    const params = { shareCode: familyCode, token: lastPart(asked.link) };
    await waiting.call(answerMailedWait, { params, body: { answer: 'confirm' } });
    await holder.call(releaseGift, { params: { shareCode: familyCode, giftId: gift.id } });
    const { data } = await lastMail(testApp, email, 'gift-free');
    expect([leadsTo(data.giftLink), leadsTo(data.leaveLink)]).toEqual([familyCode, familyCode]);
  });

  test('the answer to a question', async () => {
    const { client, registryId, target, familyCode } = await familyLink();
    const guestEmail = newAddress();
    await testApp.client().call(askHost, {
      params: target,
      body: { question: 'Which colour?', guestName: '', guestEmail },
    });
    const { questions } = await client.call(listGiftQuestions, { params: { registryId } });
    await client.call(answerGiftQuestion, {
      params: { questionId: questions[0]?.id ?? '' },
      body: { answer: 'Blue', isPublic: false },
    });
    const { data } = await lastMail(testApp, guestEmail, 'question-answer');
    expect(leadsTo(data.answerLink)).toBe(familyCode);
  });

  test('the mail that a gift was removed', async () => {
    const { client, target, familyCode } = await familyLink();
    const guestEmail = newAddress();
    await claim(testApp.client(), { ...target, form: { guestEmail } });
    await client.call(updateItem, {
      params: { itemId: target.itemId },
      body: { quantityRequested: 0, confirmed: true },
    });
    await sql`update claims set removed_at = now() - interval '11 minutes'
      where removed_item_id = ${target.itemId}`.execute(testApp.deps.db);
    await tellGiversOfRemovals(testApp.deps);
    const { data } = await lastMail(testApp, guestEmail, 'gift-removed');
    expect(leadsTo(data.registryLink)).toBe(familyCode);
  });

  test('the mail that the host gave gifts back', async () => {
    const { client, registryId, itemIds, familyCode } = await familyLink();
    const guestEmail = newAddress();
    const guest = testApp.client();
    let giftId = '';
    for (const itemId of itemIds) {
      const wanted = { shareCode: familyCode, itemId, form: { guestEmail } };
      giftId = (await claim(guest, wanted)).gift.id;
    }
    await flagNetworks(testApp, registryId);
    const body = { giftId, of: 'giver' } as const;
    await client.call(giveBackGifts, { params: { registryId }, body });
    const { data } = await lastMail(testApp, guestEmail, 'gifts-given-back');
    expect(leadsTo(data.registryLink)).toBe(familyCode);
  });
});

describe('the link of a guest', () => {
  async function guestOfFamily() {
    const registry = await familyLink();
    const guest = testApp.client();
    const { gift } = await claim(guest, registry.target);
    const { rows } = await sql<{ guestId: string }>`
      select guest_id from claims where id = ${gift.id}`.execute(testApp.deps.db);
    const codeFor = async (guestId: string) => {
      const found = await sql<{ code: string | null }>`
        select share_code_for_guest(${registry.registryId}, ${guestId}) as code`.execute(
        testApp.deps.db,
      );
      return found.rows[0]?.code;
    };
    const code = () => codeFor(rows[0]?.guestId ?? '');
    const params = { registryId: registry.registryId, linkId: registry.family.id };
    return { ...registry, guest, code, codeFor, params };
  }

  test('is the main one for a guest who came through no other', async () => {
    const { codeFor, mainCode } = await guestOfFamily();
    expect(await codeFor(randomUUID())).toBe(mainCode);
  });

  test('is the main one while the own one is paused, and the own one again afterwards', async () => {
    const { code, familyCode, mainCode, family, main, pause } = await guestOfFamily();
    await pause(main.id, false);
    expect(await code()).toBe(familyCode);
    await pause(family.id);
    expect(await code()).toBe(mainCode);
    await pause(main.id);
    expect(await code()).toBe(familyCode);
  });

  test.each([
    ['ended', endLink],
    ['replaced', rotateLink],
  ] as const)('is never one that the host has %s', async (_, change) => {
    const { client, params, code, mainCode } = await guestOfFamily();
    await client.call(change, { params });
    expect(await code()).toBe(mainCode);
  });

  test('opened last counts', async () => {
    const { guest, code, main, mainCode, pause, itemIds } = await guestOfFamily();
    await pause(main.id, false);
    await claim(guest, { shareCode: mainCode, itemId: itemIds[1] ?? '' });
    expect(await code()).toBe(mainCode);
  });

  test('is forgotten with the guest, who is forgotten through it', async () => {
    const { guest, code, familyCode, mainCode, main, pause } = await guestOfFamily();
    const params = { shareCode: familyCode };
    expect(await guest.call(forgetMe, { params })).toEqual({ forgotten: 1 });
    expect((await guest.call(listMyGifts, { params })).gifts).toMatchObject([{ guestName: '' }]);
    await pause(main.id, false);
    expect(await code()).toBe(mainCode);
  });
});
