import { randomUUID } from 'node:crypto';
import {
  answerGiftQuestion,
  ApiError,
  askHost,
  deleteGiftQuestion,
  forgetMe,
  getMailedAnswer,
  listGiftQuestions,
  listOwnQuestions,
  listSharedItems,
  openGiftsLink,
  saveMailSettings,
  todayInIndia,
} from '@gift-registry/bff-contract';
import { signUpAndIn } from '../../testing/accounts.ts';
import { failureOf } from '../../testing/failures.ts';
import { lastMail, lastPart, linkValue, mailsTo } from '../../testing/mailbox.ts';
import { giveGift } from '../../testing/samples/given-gifts.ts';
import { createSampleRegistry } from '../../testing/samples/sample-registry.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { sweepGuestData } from '../giving/forget-guest.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

const newAddress = () => `${randomUUID()}@example.com`;

async function newRegistry() {
  const host = await signUpAndIn(testApp);
  const { shareCode, itemIds, registryId } = await createSampleRegistry(testApp, host.user.id, {
    items: 2,
  });
  const [itemId = '', otherItemId = ''] = itemIds;
  return { host, shareCode, itemId, otherItemId, registryId };
}
type TestRegistry = Awaited<ReturnType<typeof newRegistry>>;

const ask = (
  guest: TestClient,
  { shareCode, itemId }: Pick<TestRegistry, 'shareCode' | 'itemId'>,
  fields: Readonly<Record<string, string>> = {},
) =>
  guest.call(askHost, {
    params: { shareCode, itemId },
    body: { question: 'Which colour?', guestName: '', guestEmail: '', ...fields },
  });

const questionsOf = async ({ host, registryId }: TestRegistry) =>
  (await host.client.call(listGiftQuestions, { params: { registryId } })).questions;

const hostVersionOf = ({ registryId }: TestRegistry) =>
  testApp.deps.db
    .selectFrom('registries')
    .select('hostVersion')
    .where('id', '=', registryId)
    .executeTakeFirstOrThrow();

async function answerFirst(
  registry: TestRegistry,
  body: { readonly answer: string; readonly isPublic: boolean },
) {
  const [question] = await questionsOf(registry);
  const params = { questionId: question?.id ?? '' };
  return registry.host.client.call(answerGiftQuestion, { params, body });
}

const ownQuestions = async (
  guest: TestClient,
  { shareCode, itemId }: Pick<TestRegistry, 'shareCode' | 'itemId'>,
) => (await guest.call(listOwnQuestions, { params: { shareCode, itemId } })).questions;

const shownOnGift = async ({ shareCode, itemId }: TestRegistry) =>
  (await testApp.client().call(listSharedItems, { params: { shareCode } })).items.find(
    ({ id }) => id === itemId,
  )?.answers ?? [];

test('a question is news for the open pages of hosts', async () => {
  const registry = await newRegistry();
  const { hostVersion: before } = await hostVersionOf(registry);
  await ask(testApp.client(), registry);
  expect(await hostVersionOf(registry)).toStrictEqual({ hostVersion: before + 1 });
});

test('a guest asks, the host is mailed, answers, and the guest reads the answer', async () => {
  const registry = await newRegistry();
  const guest = testApp.client();
  await ask(guest, registry);
  expect(await ownQuestions(guest, registry)).toStrictEqual([
    { question: 'Which colour?', answer: null },
  ]);
  const { data } = await lastMail(testApp, registry.host.user.email, 'gift-question');
  expect(data).toMatchObject({ guestName: 'A guest', question: 'Which colour?' });
  expect(new URL(data.questionsLink).pathname).toBe(`/questions/${registry.registryId}`);
  const saved = await answerFirst(registry, { answer: 'Blue.', isPublic: false });
  expect(saved).toMatchObject({ answer: 'Blue.', isPublic: false, guestName: '' });
  expect(await ownQuestions(guest, registry)).toStrictEqual([
    { question: 'Which colour?', answer: 'Blue.' },
  ]);
});

test('only the asking guest and the hosts see a question, until the host shows the answer', async () => {
  const registry = await newRegistry();
  await ask(testApp.client(), registry, { guestName: 'Ravi', guestEmail: newAddress() });
  await answerFirst(registry, { answer: 'Blue.', isPublic: false });
  const other = testApp.client();
  expect(await ownQuestions(other, registry)).toStrictEqual([]);
  expect(await shownOnGift(registry)).toStrictEqual([]);
  await answerFirst(registry, { answer: 'Dark blue.', isPublic: true });
  expect(await shownOnGift(registry)).toStrictEqual([
    { question: 'Which colour?', answer: 'Dark blue.' },
  ]);
  await answerFirst(registry, { answer: 'Dark blue.', isPublic: false });
  expect(await shownOnGift(registry)).toStrictEqual([]);
});

test('a host sees the name that the guest left, and never the address', async () => {
  const registry = await newRegistry();
  const address = newAddress();
  await ask(testApp.client(), registry, { guestName: 'Ravi', guestEmail: address });
  const [question] = await questionsOf(registry);
  expect(question).toMatchObject({ guestName: 'Ravi', mailsAnswer: true });
  expect(JSON.stringify(question)).not.toContain(address);
});

describe('the mailed answer', () => {
  async function answered(confirm: boolean) {
    const registry = await newRegistry();
    const guestEmail = newAddress();
    const guest = testApp.client();
    if (confirm) {
      const { guest: giver } = await giveGift(
        testApp,
        { shareCode: registry.shareCode, itemId: registry.otherItemId },
        { guestEmail },
      );
      const { data } = await lastMail(testApp, guestEmail, 'gift-confirmation');
      await giver.call(openGiftsLink, { body: { token: linkValue(data.giftsLink, 'gifts') } });
    }
    await ask(guest, registry, { guestEmail, question: 'See evil.example?' });
    await answerFirst(registry, { answer: 'Blue, see https://evil.example/x', isPublic: false });
    await answerFirst(registry, { answer: 'Blue.', isPublic: false });
    const mails = (await mailsTo(testApp, guestEmail)).filter(
      ({ template }) => template === 'question-answer',
    );
    expect(mails).toHaveLength(1);
    const { data } = await lastMail(testApp, guestEmail, 'question-answer');
    return { registry, data };
  }

  test('to an unconfirmed address repeats no words and leads to the answer', async () => {
    const { registry, data } = await answered(false);
    expect(data).toStrictEqual({
      answerLink: expect.any(String),
      event: {
        ...{ occasion: 'birthday', date: todayInIndia(), hostName: 'Meera' },
        theme: 'marigold',
      },
    });
    const token = lastPart(data.answerLink);
    const { shareCode, itemId } = registry;
    expect(
      await testApp.client().call(getMailedAnswer, { params: { shareCode, token } }),
    ).toStrictEqual({ question: 'See evil.example?', answer: 'Blue.', itemId });
    for (const params of [
      { shareCode, token: `${token}x` },
      { shareCode: (await newRegistry()).shareCode, token },
    ])
      await expect(testApp.client().call(getMailedAnswer, { params })).rejects.toThrow(ApiError);
  });

  test('control: to a confirmed address it has the words, without links', async () => {
    const { data } = await answered(true);
    expect(data).toMatchObject({ answer: 'Blue, see', hostName: 'Meera Rao' });
    expect(JSON.stringify({ ...data, answerLink: '' })).not.toContain('evil');
  });
});

test('a host who wants no mails gets none, and the question is there', async () => {
  const registry = await newRegistry();
  await registry.host.client.call(saveMailSettings, {
    body: { giftMails: 'never', eventMails: true, questionMails: false },
  });
  await ask(testApp.client(), registry);
  expect(
    (await mailsTo(testApp, registry.host.user.email)).filter(
      ({ template }) => template === 'gift-question',
    ),
  ).toHaveLength(0);
  expect(await questionsOf(registry)).toHaveLength(1);
});

test('a form that is sent twice asks once', async () => {
  const registry = await newRegistry();
  const guest = testApp.client();
  await guest.csrfToken();
  await Promise.all([ask(guest, registry), ask(guest, registry)]);
  expect(await questionsOf(registry)).toHaveLength(1);
});

test('one guest asks five questions an hour; control: others still ask', async () => {
  const registry = await newRegistry();
  const guest = testApp.client();
  for (let count = 0; count < 5; count += 1)
    await ask(guest, registry, { question: `Question ${count}?` });
  for (let count = 5; count < 7; count += 1)
    expect(await failureOf(ask(guest, registry, { question: `Question ${count}?` }))).toMatchObject(
      { status: 429 },
    );
  await ask(testApp.client(), registry);
  expect(await questionsOf(registry)).toHaveLength(6);
});

test('another host neither reads, answers nor deletes', async () => {
  const registry = await newRegistry();
  await ask(testApp.client(), registry);
  const [question] = await questionsOf(registry);
  const other = await signUpAndIn(testApp);
  const params = { questionId: question?.id ?? '' };
  const { registryId } = registry;
  await expect(other.client.call(listGiftQuestions, { params: { registryId } })).rejects.toThrow(
    ApiError,
  );
  await expect(
    other.client.call(answerGiftQuestion, { params, body: { answer: 'x', isPublic: true } }),
  ).rejects.toThrow(ApiError);
  await expect(other.client.call(deleteGiftQuestion, { params })).rejects.toThrow(ApiError);
  expect(await questionsOf(registry)).toStrictEqual([question]);
});

test('a deleted question leaves the gift', async () => {
  const registry = await newRegistry();
  await ask(testApp.client(), registry);
  const { id: questionId } = await answerFirst(registry, { answer: 'Blue.', isPublic: true });
  await registry.host.client.call(deleteGiftQuestion, { params: { questionId } });
  expect(await questionsOf(registry)).toStrictEqual([]);
  expect(await shownOnGift(registry)).toStrictEqual([]);
});

test('a guest who asks to be forgotten, and guests long after the event, leave without a trace', async () => {
  for (const forget of [
    async ({ shareCode }: TestRegistry, guest: TestClient) =>
      guest.call(forgetMe, { params: { shareCode } }),
    async ({ registryId }: TestRegistry) => {
      await testApp.deps.db
        .updateTable('registries')
        .set({ eventDate: '2020-01-01' })
        .where('id', '=', registryId)
        .execute();
      await sweepGuestData(testApp.deps);
    },
  ]) {
    const registry = await newRegistry();
    const guest = testApp.client();
    const fields = { guestName: 'Ravi', guestEmail: newAddress() };
    await ask(guest, registry, { ...fields, question: 'Shown?' });
    await answerFirst(registry, { answer: 'Yes.', isPublic: true });
    await ask(guest, registry, { ...fields, question: 'Hidden?' });
    await forget(registry, guest);
    expect(await questionsOf(registry)).toMatchObject([
      { question: 'Shown?', guestName: '', mailsAnswer: false },
    ]);
  }
});
