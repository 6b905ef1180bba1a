import {
  addFund,
  claimItem,
  closeFund,
  getGiftTotals,
  listGifts,
  listItems,
  listSharedItems,
  listRegistries,
  markGiftsReceived,
  releaseGift,
  removeItem,
  saveFund,
  sayPaid,
  updateItem,
  type FundForm,
} from '@gift-registry/bff-contract';
import { signUpAndIn } from '../../testing/accounts.ts';
import { failureOf } from '../../testing/failures.ts';
import { promiseGift } from '../../testing/samples/given-gifts.ts';
import { isBalanced, readBalances } from '../../testing/samples/item-balances.ts';
import { createSampleRegistry } from '../../testing/samples/sample-registry.ts';
import { takeUpi } from '../../testing/samples/upi-payee.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function hostWithFund(changes: Partial<FundForm> = {}) {
  const { client, user } = await signUpAndIn(app);
  const { registryId, shareCode } = await createSampleRegistry(app, user.id, { items: 0 });
  const fund: FundForm = { kind: 'honeymoon', name: 'Our honeymoon', goal: 5000, ...changes };
  const { id: itemId } = await client.call(addFund, { body: { registryId, fund } });
  const target = { shareCode, itemId };
  const shown = async () => {
    const { items } = await app.client().call(listSharedItems, { params: { shareCode } });
    return items[0];
  };
  const hosted = async () => (await client.call(listItems, { params: { registryId } })).items[0];
  return { client, registryId, shareCode, itemId, target, fund, shown, hosted };
}

test('guests give any amount to a fund, also beyond its goal, and it stays open', async () => {
  const { client, registryId, target, shown, hosted } = await hostWithFund();
  expect(await shown()).toMatchObject({
    price: null,
    source: 'external',
    pledgedAmount: 0,
    joinedGuests: 0,
    fund: { goal: 5000, showsProgress: true, closed: false },
  });
  await promiseGift(app, target, 2100.5, { guestName: 'Sunita' });
  await promiseGift(app, target, 4000, { guestName: 'Ravi' });
  expect(await shown()).toMatchObject({
    pledgedAmount: 6100.5,
    joinedGuests: 2,
    quantityReserved: 0,
    quantityFulfilled: 0,
  });
  expect(await hosted()).toMatchObject({ pledgedAmount: 6100.5, quantityReserved: 0 });
  const { gifts } = await client.call(listGifts, { query: { registryId } });
  expect(gifts.map(({ giverName, amount }) => [giverName, amount])).toStrictEqual([
    ['Ravi', 4000],
    ['Sunita', 2100.5],
  ]);
  const { registries } = await client.call(listRegistries, {});
  expect(registries[0]).toMatchObject({ itemCount: 1, pledgedAmount: 6100.5, reservedCount: 0 });
  expect((await readBalances(app.deps.db)).filter((item) => !isBalanced(item))).toStrictEqual([]);
});

test('promised, paid and received money of a fund are three numbers for guests and hosts', async () => {
  const { client, registryId, shareCode, target, shown, hosted } = await hostWithFund();
  await takeUpi(app, registryId);
  await promiseGift(app, target, 1000);
  const paid = await promiseGift(app, target, 2000);
  await paid.guest.call(sayPaid, {
    params: { shareCode, giftId: paid.giftId },
    body: { paid: true, reference: null },
  });
  const { giftId } = await promiseGift(app, target, 4000);
  await client.call(markGiftsReceived, { body: { giftIds: [giftId], received: true } });
  const money = { pledgedAmount: 7000, paidAmount: 2000, receivedAmount: 4000 };
  expect(await shown()).toMatchObject(money);
  expect(await hosted()).toMatchObject(money);
  expect((await client.call(listRegistries, {})).registries[0]).toMatchObject(money);
  expect(await client.call(getGiftTotals, { query: { registryId } })).toMatchObject({
    ...{ promised: 1000, paid: 2000, received: 4000 },
  });
});

test.each([
  [50.99, 'Please enter at least ₹51'],
  [1_000_000.01, 'Please enter at most ₹10,00,000'],
  [99.999, 'Please use at most two decimals'],
])('₹%s is refused beside the field', async (amount, message) => {
  const { target } = await hostWithFund();
  expect(await failureOf(promiseGift(app, target, amount))).toMatchObject({
    status: 422,
    field: 'amount',
    message,
  });
});

test('a fund has no units: it is neither claimed nor asked for twice', async () => {
  const { client, target, itemId } = await hostWithFund();
  const claim = app.client().call(claimItem, {
    params: target,
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: { guestName: 'Ravi', quantity: 1 },
  });
  expect((await failureOf(claim)).message).toBe(
    'This is a fund. Please reload the page and choose an amount.',
  );
  const twice = client.call(updateItem, { params: { itemId }, body: { quantityRequested: 2 } });
  expect((await failureOf(twice)).field).toBe('quantityRequested');
});

test('a closed fund takes nothing more, lets guests take back, and opens again', async () => {
  const { client, itemId, shareCode, target, shown } = await hostWithFund();
  const { guest, giftId } = await promiseGift(app, target, 501);
  await client.call(closeFund, { params: { itemId }, body: { closed: true } });
  expect(await shown()).toMatchObject({ fund: { closed: true }, quantityFulfilled: 1 });
  expect((await failureOf(promiseGift(app, target, 501))).message).toBe(
    'This fund is closed. Please choose another gift.',
  );
  await guest.call(releaseGift, { params: { shareCode, giftId } });
  expect(await shown()).toMatchObject({ pledgedAmount: 0 });
  await client.call(closeFund, { params: { itemId }, body: { closed: false } });
  await promiseGift(app, target, 501);
  expect(await shown()).toMatchObject({ pledgedAmount: 501, fund: { closed: false } });
});

test('a fund that hides its progress tells guests neither sums nor numbers (control: one that shows it does)', async () => {
  for (const showsProgress of [false, true]) {
    const { target, shown } = await hostWithFund({ showsProgress });
    const before = await shown();
    const { guest } = await promiseGift(app, target, 501);
    const { items } = await guest.call(listSharedItems, {
      params: { shareCode: target.shareCode },
    });
    expect(items[0]).toStrictEqual(await shown());
    const same = JSON.stringify(await shown()) === JSON.stringify(before);
    expect({ showsProgress, same }).toStrictEqual({ showsProgress, same: !showsProgress });
  }
});

test('a stale save of a fund changes nothing', async () => {
  const { client, itemId, fund, hosted } = await hostWithFund();
  const save = (name: string, fundVersion: number) =>
    client.call(saveFund, { params: { itemId }, body: { fund: { ...fund, name }, fundVersion } });
  expect(await save('Two weeks in Kerala', 1)).toMatchObject({
    product: { name: 'Two weeks in Kerala' },
    fund: { version: 2 },
  });
  expect(await failureOf(save('Elsewhere', 1))).toMatchObject({ code: 'stale' });
  expect((await hosted())?.product.name).toBe('Two weeks in Kerala');
});

test('a fund with promises is removed only when the host agrees', async () => {
  const { client, itemId, target } = await hostWithFund();
  await promiseGift(app, target, 501);
  const removal = client.call(removeItem, { params: { itemId } });
  expect((await failureOf(removal)).code).toBe('needs-confirmation');
});
