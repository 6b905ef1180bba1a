import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import {
  ApiError,
  confirmUpiDraft,
  freePromise,
  getSharedRegistry,
  getUpiHandOver,
  getUpiSettings,
  listGifts,
  listMyGifts,
  listSharedItems,
  markGiftsReceived,
  releaseGift,
  saveUpiDraft,
  sayPaid,
} from '@gift-registry/bff-contract';
import { signUpAndIn } from '../../testing/accounts.ts';
import { failureOf } from '../../testing/failures.ts';
import { lastMail, mailsTo } from '../../testing/mailbox.ts';
import { promiseGift } from '../../testing/samples/given-gifts.ts';
import { createSampleRegistry } from '../../testing/samples/sample-registry.ts';
import { samplePayee, takeUpi } from '../../testing/samples/upi-payee.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { mailEndedPromises } from '../gift-book/host-mails.ts';
import { createClaimsDependencies } from '../giving/claims-dependencies.ts';
import { createMailSettingsLinks } from '../mails/mail-settings-link.ts';
import { remindOfPayments, sweepOverduePromises, tellOfEndedPromises } from './promises.ts';
import { createPayeeCipher } from './upi-address.ts';

const PRICE = 1499;

let app: TestApp;
beforeAll(async () => (app = await createTestApp()));
afterAll(() => app.close());

async function registryWithUpi() {
  const { client: owner, user } = await signUpAndIn(app);
  const { registryId, shareCode, itemIds } = await createSampleRegistry(app, user.id);
  await takeUpi(app, registryId);
  const target = { shareCode, itemId: itemIds[0] ?? '' };
  return { owner, user, registryId, shareCode, target };
}

const passDays = (days: number) =>
  sql`update contributions set created_at = created_at - make_interval(days => ${days}),
    pay_by = pay_by - make_interval(days => ${days}), paid_at = paid_at - make_interval(days => ${days})`.execute(
    app.deps.db,
  );

const giftOf = async (guest: TestClient, shareCode: string) =>
  (await guest.call(listMyGifts, { params: { shareCode } })).gifts[0];

const itemOf = async (shareCode: string) =>
  (await app.client().call(listSharedItems, { params: { shareCode } })).items[0];

test('an address reaches guests after its owner has tried it, and the owner is mailed', async () => {
  const { client: owner, user } = await signUpAndIn(app);
  const { registryId, shareCode, itemIds } = await createSampleRegistry(app, user.id);
  const params = { registryId };
  const { draft } = await owner.call(saveUpiDraft, { params, body: samplePayee });
  expect(draft).toMatchObject(samplePayee);
  const takesUpi = async () =>
    (await app.client().call(getSharedRegistry, { params: { shareCode } })).takesUpi;
  expect(await takesUpi()).toBe(false);
  const early = await promiseGift(app, { shareCode, itemId: itemIds[0] ?? '' }, 100);
  const request = { params: { shareCode, giftId: early.giftId } };
  expect((await failureOf(early.guest.call(getUpiHandOver, request))).status).toBe(404);

  await owner.call(confirmUpiDraft, { params, body: samplePayee });
  expect(await takesUpi()).toBe(true);
  expect(await early.guest.call(getUpiHandOver, request)).toMatchObject(samplePayee);
  await expect(lastMail(app, user.email, 'upi-address')).resolves.toMatchObject({
    data: { news: 'changed' },
  });
  expect((await owner.call(getUpiSettings, { params })).use?.looks).toBe(1);

  const moved = { ...samplePayee, address: 'asha@other' };
  await owner.call(saveUpiDraft, { params, body: moved });
  await owner.call(confirmUpiDraft, { params, body: moved });
  expect((await giftOf(early.guest, shareCode))?.payment).toMatchObject({ isAddressChanged: true });
  expect(await early.guest.call(getUpiHandOver, request)).toMatchObject({
    ...moved,
    changed: true,
  });
  expect(await early.guest.call(getUpiHandOver, request)).toMatchObject({ changed: false });
});

test('a sealed address opens for its own registry alone', async () => {
  const payees = createPayeeCipher(app.deps.config);
  const registryId = randomUUID();
  const sealed = payees.seal(samplePayee, registryId);
  expect(sealed).not.toContain('okbank');
  expect(payees.open(sealed, registryId)).toStrictEqual(samplePayee);
  expect(() => payees.open(sealed, randomUUID())).toThrow();
});

test('a guest opens an address 20 times an hour, each look is counted, and others never', async () => {
  const { target, owner, registryId, shareCode } = await registryWithUpi();
  const { guest, giftId } = await promiseGift(app, target, 100);
  const params = { shareCode, giftId };
  for (let look = 0; look < 20; look += 1) await guest.call(getUpiHandOver, { params });
  const refusal = await failureOf(guest.call(getUpiHandOver, { params }));
  expect([refusal.status, refusal.code]).toStrictEqual([429, 'rate-limited']);
  const other = await promiseGift(app, target, 100);
  expect((await failureOf(other.guest.call(getUpiHandOver, { params }))).status).toBe(404);
  expect((await failureOf(owner.call(getUpiHandOver, { params }))).status).toBe(404);
  const settings = await owner.call(getUpiSettings, { params: { registryId } });
  expect(settings.use).toStrictEqual({ looks: 20, openPromises: 2 });
  await app.deps.db
    .updateTable('registries')
    .set({ surpriseUntil: '2099-01-01' })
    .where('id', '=', registryId)
    .execute();
  const surprised = await owner.call(getUpiSettings, { params: { registryId } });
  expect(surprised.use).toBeNull();
});

test('promised, paid, received: the gift is complete with the last payment, and the host can undo', async () => {
  const { target, owner, shareCode } = await registryWithUpi();
  const first = await promiseGift(app, target, 1000);
  const last = await promiseGift(app, target, PRICE - 1000);
  expect((await itemOf(shareCode))?.quantityFulfilled).toBe(0);

  const paid = { paid: true, reference: '1234 5678 9012' };
  const { gift } = await first.guest.call(sayPaid, {
    params: { shareCode, giftId: first.giftId },
    body: paid,
  });
  expect(gift.payment).toMatchObject({ reference: '123456789012', isReferenceRepeated: false });
  expect(gift.undoable).toBe(false);
  const release = { params: { shareCode, giftId: first.giftId } };
  expect((await failureOf(first.guest.call(releaseGift, release))).status).toBe(409);
  const repeated = await last.guest.call(sayPaid, {
    params: { shareCode, giftId: last.giftId },
    body: paid,
  });
  expect(repeated.gift.payment?.isReferenceRepeated).toBe(true);
  expect(repeated.item.quantityFulfilled).toBe(1);

  const look = { params: { shareCode, giftId: first.giftId } };
  expect((await failureOf(first.guest.call(getUpiHandOver, look))).status).toBe(404);
  const book = async (states: string) =>
    (await owner.call(listGifts, { query: { states } })).gifts.map(({ id }) => id);
  expect(await book('paid')).toHaveLength(2);
  expect(await book('unpaid')).toHaveLength(0);
  const giftIds = [first.giftId, last.giftId];
  const mark = (received: boolean) =>
    owner.call(markGiftsReceived, { body: { giftIds, received } });
  expect((await mark(true)).giftIds).toHaveLength(2);
  expect(await book('received')).toHaveLength(2);
  await mark(false);
  expect(await book('paid')).toHaveLength(2);
});

test('money that the host received completes a gift, too', async () => {
  const { target, owner, shareCode } = await registryWithUpi();
  const { giftId } = await promiseGift(app, target, PRICE);
  await owner.call(markGiftsReceived, { body: { giftIds: [giftId], received: true } });
  expect((await itemOf(shareCode))?.quantityFulfilled).toBe(1);
});

test('the first mail of a promise says amount and end to an address that nobody has confirmed', async () => {
  const { target } = await registryWithUpi();
  const guestEmail = `${randomUUID()}@example.com`;
  const { guest } = await promiseGift(app, target, 500, { guestEmail });
  const gift = await giftOf(guest, target.shareCode);
  const [mail] = await mailsTo(app, guestEmail);
  expect(mail).toMatchObject({
    template: 'contribution-receipt',
    data: { amount: 500, payBy: gift?.payment?.payBy, event: { occasion: 'birthday' } },
  });
  expect(gift?.payment?.payBy).toBeDefined();
});

test('an unpaid promise is free for the next guest in time though no task ran, and both are told', async () => {
  const { target, user, shareCode } = await registryWithUpi();
  const guestEmail = `${randomUUID()}@example.com`;
  const late = await promiseGift(app, target, PRICE, { guestEmail });
  await expect(promiseGift(app, target, 100)).rejects.toThrow(ApiError);
  await passDays(3);
  const deps = createClaimsDependencies(app.deps);
  await remindOfPayments(deps);
  await remindOfPayments(deps);
  const templates = async () => (await mailsTo(app, guestEmail)).map(({ template }) => template);
  expect((await templates()).filter((template) => template === 'promise-reminder')).toHaveLength(1);

  await passDays(5);
  await promiseGift(app, target, PRICE);
  expect(await giftOf(late.guest, shareCode)).toMatchObject({
    status: 'released',
    payment: { endedBy: 'time' },
  });
  const params = { shareCode, giftId: late.giftId };
  const pay = late.guest.call(sayPaid, { params, body: { paid: true } });
  expect((await failureOf(pay)).status).toBe(409);
  await tellOfEndedPromises(deps);
  await mailEndedPromises({ ...app.deps, links: createMailSettingsLinks(app.deps.config) });
  expect((await mailsTo(app, user.email)).map(({ template }) => template)).toContain(
    'promises-ended',
  );
});

test('a guest reads an overdue promise as free before it is swept; the sweep frees it and a paid one stays', async () => {
  const { target, shareCode } = await registryWithUpi();
  const paid = await promiseGift(app, target, 400);
  await paid.guest.call(sayPaid, {
    params: { shareCode, giftId: paid.giftId },
    body: { paid: true },
  });
  await promiseGift(app, target, 600);
  await passDays(8);
  expect((await itemOf(shareCode))?.pledgedAmount).toBe(400);
  await sweepOverduePromises(createClaimsDependencies(app.deps));
  const unit = await app.deps.db
    .selectFrom('claims')
    .select('pledgedAmount')
    .where('itemId', '=', target.itemId)
    .executeTakeFirstOrThrow();
  expect(unit.pledgedAmount).toBe(400);
});

test('a host frees a payment that never came after 7 days, also of a complete gift', async () => {
  const { target, owner, shareCode } = await registryWithUpi();
  const { guest, giftId } = await promiseGift(app, target, PRICE);
  await guest.call(sayPaid, { params: { shareCode, giftId }, body: { paid: true } });
  expect((await itemOf(shareCode))?.quantityFulfilled).toBe(1);
  const free = () => owner.call(freePromise, { params: { giftId } });
  expect((await failureOf(free())).status).toBe(409);
  await passDays(8);
  await free();
  expect(await itemOf(shareCode)).toMatchObject({ quantityFulfilled: 0, quantityReserved: 0 });
  expect((await giftOf(guest, shareCode))?.payment?.endedBy).toBe('host');
});

test('a registry that is handed over takes no address along', async () => {
  const { registryId } = await registryWithUpi();
  const { user: heir } = await signUpAndIn(app);
  await app.deps.db
    .updateTable('registries')
    .set({ ownerId: heir.id })
    .where('id', '=', registryId)
    .execute();
  const left = await app.deps.db
    .selectFrom('upiPayees')
    .select('registryId')
    .where('registryId', '=', registryId)
    .execute();
  expect(left).toStrictEqual([]);
});
