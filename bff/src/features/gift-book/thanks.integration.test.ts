import { randomUUID } from 'node:crypto';
import {
  forgetMe,
  listGifts,
  listMyGifts,
  listThanks,
  openGiftsLink,
  readThanks,
  sayThanks,
  todayInIndia,
  undoThanks,
} from '@gift-registry/bff-contract';
import { signUpAndIn } from '../../testing/accounts.ts';
import { failureOf } from '../../testing/failures.ts';
import { giveGift, insertGifts } from '../../testing/samples/given-gifts.ts';
import { lastMail, linkValue, mailsTo } from '../../testing/mailbox.ts';
import { createSampleRegistry } from '../../testing/samples/sample-registry.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const newAddress = () => `${randomUUID()}@example.com`;

async function hostWithGift(guestEmail?: string) {
  const { client, user } = await signUpAndIn(app, { firstName: 'Asha', lastName: 'Rao' });
  const { registryId, shareCode, itemIds } = await createSampleRegistry(app, user.id, { items: 2 });
  const [itemId = '', otherItemId = ''] = itemIds;
  const given = await giveGift(
    app,
    { shareCode, itemId },
    {
      guestName: 'Sunita',
      ...(guestEmail ? { guestEmail } : {}),
    },
  );
  return { client, user, registryId, shareCode, otherItemId, ...given };
}

const thanks = (giftId: string, changes: object = {}) => ({
  batchId: randomUUID(),
  channel: 'mail' as const,
  notes: [{ giftId, note: 'Dear Sunita, we love the lamp.' }],
  ...changes,
});

test('a note is mailed once, kept, and readable behind its link', async () => {
  const email = newAddress();
  const { client, registryId, giftId } = await hostWithGift(email);
  const body = thanks(giftId);
  expect(await client.call(sayThanks, { body })).toStrictEqual({
    thanked: [giftId],
    notMailed: [],
  });
  expect(await client.call(sayThanks, { body })).toStrictEqual({
    thanked: [giftId],
    notMailed: [],
  });
  expect(
    (await mailsTo(app, email)).filter(({ template }) => template === 'thank-you'),
  ).toHaveLength(1);

  const { notes } = await client.call(listThanks, { params: { giftId } });
  expect(notes).toMatchObject([
    { channel: 'mail', note: 'Dear Sunita, we love the lamp.', sentBy: 'Asha Rao' },
  ]);
  const { gifts } = await client.call(listGifts, { query: { registryId } });
  expect(gifts[0]).toMatchObject({ state: 'thanked', receivedAt: null });

  const mail = await lastMail(app, email, 'thank-you');
  const token = linkValue(mail.data.noteLink, 'note');
  expect(await app.client().call(readThanks, { body: { token } })).toMatchObject({
    note: 'Dear Sunita, we love the lamp.',
    giverName: 'Sunita',
    productName: 'Brass lamp 0',
    from: 'Asha Rao',
  });
});

test('the giver, and no other guest, reads the thanks at the gift until the details of the guest are forgotten', async () => {
  const { client, shareCode, otherItemId, giftId, guest } = await hostWithGift();
  const other = await giveGift(app, { shareCode, itemId: otherItemId });
  const thanksOf = async (reader: typeof guest) =>
    (await reader.call(listMyGifts, { params: { shareCode } })).gifts.map((gift) => gift.thanks);
  const copied = thanks(giftId, { channel: 'copied' });
  await client.call(sayThanks, { body: copied });
  await client.call(sayThanks, { body: thanks(giftId, { channel: 'in-person' }) });
  expect(await thanksOf(guest)).toMatchObject([
    [{ note: 'Dear Sunita, we love the lamp.', from: 'Asha Rao' }],
  ]);
  expect(await thanksOf(other.guest)).toStrictEqual([null]);
  await client.call(undoThanks, { body: { batchId: copied.batchId } });
  expect(await thanksOf(guest)).toStrictEqual([null]);
  await client.call(sayThanks, { body: thanks(giftId, { channel: 'whatsapp' }) });
  expect(await thanksOf(guest)).toHaveLength(1);
  await guest.call(forgetMe, { params: { shareCode } });
  expect(await thanksOf(guest)).toStrictEqual([null]);
});

test('a mail to an unconfirmed address has no words of the host; afterwards it has, with Reply-To if wished', async () => {
  const email = newAddress();
  const { client, user, guest, giftId } = await hostWithGift(email);
  await client.call(sayThanks, { body: thanks(giftId) });
  const first = await lastMail(app, email, 'thank-you');
  expect(first.data).toStrictEqual({
    guestName: 'there',
    event: { occasion: 'birthday', date: todayInIndia(), hostName: 'Asha', theme: 'marigold' },
    noteLink: expect.stringContaining('/thank-you?note='),
    replyTo: null,
  });
  const { data } = await lastMail(app, email, 'gift-confirmation');
  await guest.call(openGiftsLink, { body: { token: linkValue(data.giftsLink, 'gifts') } });
  await client.call(sayThanks, { body: thanks(giftId, { replyToMe: true }) });
  expect((await lastMail(app, email, 'thank-you')).data).toMatchObject({
    note: 'Dear Sunita, we love the lamp.',
    hostName: 'Asha Rao',
    productName: 'Brass lamp 0',
    replyTo: user.email,
  });
});

test('opening a mailed note confirms the address', async () => {
  const email = newAddress();
  const { client, guest, giftId } = await hostWithGift(email);
  await client.call(sayThanks, { body: thanks(giftId) });
  const { data } = await lastMail(app, email, 'thank-you');
  expect(data.hostName).toBeUndefined();
  await guest.call(readThanks, { body: { token: linkValue(data.noteLink, 'note') } });
  await client.call(sayThanks, { body: thanks(giftId) });
  expect((await lastMail(app, email, 'thank-you')).data.hostName).toBe('Asha Rao');
});

test('without an address nothing is mailed and nothing is recorded', async () => {
  const { client, registryId, giftId } = await hostWithGift();
  expect(await client.call(sayThanks, { body: thanks(giftId) })).toStrictEqual({
    thanked: [],
    notMailed: [giftId],
  });
  expect((await client.call(listGifts, { query: { registryId } })).gifts[0]?.state).toBe('bought');
});

test('thanks that were copied can be taken back; mailed ones stay', async () => {
  const { client, registryId, giftId } = await hostWithGift(newAddress());
  const copied = thanks(giftId, { channel: 'copied' });
  const stateNow = async () =>
    (await client.call(listGifts, { query: { registryId } })).gifts[0]?.state;
  await client.call(sayThanks, { body: copied });
  expect(await stateNow()).toBe('thanked');
  const undo = { body: { batchId: copied.batchId } };
  expect(await client.call(undoThanks, undo)).toStrictEqual({ undone: 1 });
  expect(await stateNow()).toBe('bought');

  const mailed = thanks(giftId);
  await client.call(sayThanks, { body: mailed });
  expect(await client.call(undoThanks, { body: { batchId: mailed.batchId } })).toStrictEqual({
    undone: 0,
  });
  expect(await stateNow()).toBe('thanked');
});

test('an empty note is refused; another host thanks nobody', async () => {
  const { client, giftId } = await hostWithGift(newAddress());
  const refusal = await failureOf(
    client.call(sayThanks, { body: thanks(giftId, { notes: [{ giftId, note: ' ' }] }) }),
  );
  expect(refusal).toMatchObject({ status: 422, message: 'Please write a note' });
  const { client: stranger } = await signUpAndIn(app);
  expect(await stranger.call(sayThanks, { body: thanks(giftId) })).toStrictEqual({
    thanked: [],
    notMailed: [],
  });
  expect((await failureOf(stranger.call(listThanks, { params: { giftId } }))).status).toBe(404);
});

test('three hundred notes are handed over in one transaction, also when the request is repeated at once', async () => {
  const { client, user } = await signUpAndIn(app);
  const { registryId, itemIds } = await createSampleRegistry(app, user.id);
  await insertGifts(app, itemIds[0] ?? '', 300);
  const { gifts } = await client.call(listGifts, { query: { registryId, limit: 300 } });
  const body = {
    batchId: randomUUID(),
    channel: 'mail' as const,
    notes: gifts.map(({ id, giverName }) => ({ giftId: id, note: `Thank you, ${giverName}!` })),
  };
  const replies = await Promise.all([
    client.call(sayThanks, { body }),
    client.call(sayThanks, { body }),
  ]);
  for (const reply of replies) expect(reply.thanked).toHaveLength(300);
  const { notes } = await app.deps.db
    .selectFrom('thankYouNotes')
    .select((eb) => eb.fn.countAll<number>().as('notes'))
    .where('registryId', '=', registryId)
    .executeTakeFirstOrThrow();
  expect(notes).toBe(300);
  for (const number of ['1', '150', '300'])
    expect(await mailsTo(app, `guest-${number}@example.com`)).toHaveLength(1);
});
