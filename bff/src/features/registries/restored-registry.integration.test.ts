import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import {
  bookPayment,
  cancelOrder,
  closeFund,
  confirmGift,
  deleteRegistry,
  extendGift,
  getGiftTotals,
  getHosts,
  getOrder,
  getRegistry,
  getSharedRegistry,
  getUpiSettings,
  listGiftQuestions,
  listGifts,
  listItems,
  listMyGifts,
  listSharedItems,
  markGiftsReceived,
  releaseGift,
  restoreRegistry,
  sayPaid,
  type GuestOrder,
} from '@gift-registry/bff-contract';
import { signUpAndIn, type SignedIn } from '../../testing/accounts.ts';
import { mailsTo } from '../../testing/mailbox.ts';
import { giveGift, promiseGift, type GivenGift } from '../../testing/samples/given-gifts.ts';
import { isBalanced, readBalances } from '../../testing/samples/item-balances.ts';
import { order } from '../../testing/samples/orders.ts';
import { createSampleFund } from '../../testing/samples/sample-fund.ts';
import { createSampleRegistry } from '../../testing/samples/sample-registry.ts';
import { takeUpi } from '../../testing/samples/upi-payee.ts';
import { stepUp } from '../../testing/step-up.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { createClaimsDependencies } from '../giving/claims-dependencies.ts';
import { remindOfHolds, sweepExpiredHolds } from '../giving/hold-gift.ts';
import { tellGiversOfRemovals } from '../giving/removed-gifts.ts';
import { remindOfPayments, sweepOverduePromises, tellOfEndedPromises } from '../money/promises.ts';
import { purgeDeleted } from './registry-life.repository.ts';

let app: TestApp;
let admin: SignedIn['client'];
beforeAll(async () => {
  app = await createTestApp();
  ({ client: admin } = await signUpAndIn(app, { role: 'admin' }));
});
afterAll(() => app.close());

const PRICE = 1499;

async function hostedRegistry() {
  const { client: host, user } = await signUpAndIn(app);
  const sample = await createSampleRegistry(app, user.id, { items: 4, quantity: 40 });
  const { registryId, shareCode, itemIds } = sample;
  await takeUpi(app, registryId);
  const [catalogue = '', website = '', shared = '', whole = ''] = itemIds;
  await sql`
    update products set source_type = 'external', external_url = ${`https://shop.example/${randomUUID()}`}
      from registry_items item where item.product_id = products.id and item.id = ${website}`.execute(
    app.deps.db,
  );
  const fund = await createSampleFund(app, registryId, user.id);
  const at = (itemId: string) => ({ shareCode, itemId });
  return {
    ...{ host, registryId, shareCode, fund: at(fund) },
    ...{ catalogue: at(catalogue), website: at(website), shared: at(shared), whole: at(whole) },
  };
}
type List = Awaited<ReturnType<typeof hostedRegistry>>;

interface Given {
  readonly guest: TestClient;
  readonly orderNumber?: string;
}
type Give = (list: List) => Promise<Given>;

const own = ({ shareCode }: List, { giftId }: GivenGift) => ({ params: { shareCode, giftId } });

const markReceived = ({ host }: List, { giftId }: GivenGift) =>
  host.call(markGiftsReceived, { body: { giftIds: [giftId], received: true } });

const say = (list: List, gift: GivenGift) =>
  gift.guest.call(sayPaid, { ...own(list, gift), body: { paid: true, reference: null } });

/** Gives, takes the next steps in their order, and resolves to the guest. */
const then =
  (
    give: (list: List) => Promise<GivenGift>,
    ...steps: readonly ((list: List, gift: GivenGift) => Promise<unknown>)[]
  ): Give =>
  async (list) => {
    const gift = await give(list);
    for (const step of steps) await step(list, gift);
    return gift;
  };

const ordered =
  (...steps: readonly ((guest: TestClient, placed: GuestOrder) => Promise<unknown>)[]): Give =>
  async ({ shareCode, catalogue }) => {
    const guest = app.client();
    const placed = await order(guest, { shareCode, itemIds: [catalogue.itemId] });
    for (const step of steps) await step(guest, placed.order);
    return { guest, orderNumber: placed.order.number };
  };

const guestEmail = () => `${randomUUID()}@example.com`;
const hold = (list: List) => giveGift(app, list.website, { guestEmail: guestEmail() });
const buy = (list: List) => giveGift(app, list.catalogue, { message: 'With love' });
const share = (list: List) => promiseGift(app, list.shared, 100, { guestEmail: guestEmail() });
const giveMoney = (list: List) => promiseGift(app, list.fund, 2_100, { guestEmail: guestEmail() });

const waysToGive: Readonly<Record<string, Give>> = {
  held: then(hold),
  'held for longer': then(hold, (list, gift) => gift.guest.call(extendGift, own(list, gift))),
  'held, then bought': then(hold, (list, gift) => gift.guest.call(confirmGift, own(list, gift))),
  'held, then given back': then(hold, (list, gift) =>
    gift.guest.call(releaseGift, own(list, gift)),
  ),
  bought: then(buy),
  'bought and received': then(buy, markReceived),
  'part of a gift, promised': then(share),
  'part of a gift, paid': then(share, say),
  'part of a gift, received': then(share, say, markReceived),
  'part of a gift, taken back': then(share, (list, gift) =>
    gift.guest.call(releaseGift, own(list, gift)),
  ),
  'a whole gift in one part, received': then(
    (list) => promiseGift(app, list.whole, PRICE),
    markReceived,
  ),
  'money, promised': then(giveMoney),
  'money, paid': then(giveMoney, say),
  'money, received': then(giveMoney, markReceived),
  'money of a fund that was closed': then(giveMoney, async ({ host, fund: { itemId } }) => {
    for (const closed of [true, false])
      await host.call(closeFund, { params: { itemId }, body: { closed } });
  }),
  'order that waits for money': ordered(),
  'order, paid': ordered((_guest, { number, totalPaise }) =>
    admin.call(bookPayment, {
      params: { number },
      body: { paise: totalPaise, why: 'By UPI from Meera.' },
    }),
  ),
  'order, cancelled': ordered((guest, { number }) =>
    guest.call(cancelOrder, { params: { number }, query: {} }),
  ),
};

/** In whole ten minutes from now: a test takes less. */
const fromNow = (value: string) => Math.round((Date.parse(value) - Date.now()) / 600_000);

const withoutClock = (reply: object): unknown =>
  JSON.parse(JSON.stringify(reply), (key, value: unknown) => {
    if (key === 'version' || key.endsWith('Version') || key === 'updatedAt') return null;
    if ((key === 'expiresAt' || key === 'payBy') && typeof value === 'string')
      return fromNow(value);
    return value;
  });

/** All that hosts and guests read about the gifts of a registry. */
async function read({ host, registryId, shareCode }: List, given: readonly Given[]) {
  const ofHost = { params: { registryId } };
  const shared = { params: { shareCode } };
  const visitor = app.client();
  const replies: object[] = [
    await host.call(getRegistry, ofHost),
    await host.call(listItems, ofHost),
    await host.call(listGifts, { query: { registryId, sort: 'oldest' } }),
    await host.call(getGiftTotals, { query: { registryId } }),
    await host.call(getHosts, ofHost),
    await host.call(getUpiSettings, ofHost),
    await host.call(listGiftQuestions, ofHost),
    await visitor.call(getSharedRegistry, shared),
    await visitor.call(listSharedItems, shared),
  ];
  for (const { guest, orderNumber } of given) {
    replies.push(await guest.call(listMyGifts, shared));
    if (orderNumber !== undefined)
      replies.push(
        (await guest.call(getOrder, { params: { number: orderNumber }, query: {} })) ?? {},
      );
  }
  return replies.map(withoutClock);
}

/** Orders keep their own time. */
async function passHours(registryId: string, hours: number): Promise<void> {
  const past = sql`make_interval(hours => ${hours})`;
  const { db } = app.deps;
  await sql`update registries set deleted_at = deleted_at - ${past} where id = ${registryId}`.execute(
    db,
  );
  await sql`
    update claims set expires_at = expires_at - ${past}
     where registry_id = ${registryId}
       and not exists (select from order_lines where claim_id = claims.id)`.execute(db);
  await sql`update contributions set pay_by = pay_by - ${past} where registry_id = ${registryId}`.execute(
    db,
  );
}

async function runTasks(): Promise<void> {
  const claims = createClaimsDependencies(app.deps);
  await sweepExpiredHolds(claims);
  await sweepOverduePromises(claims);
  await remindOfHolds(claims);
  await remindOfPayments(claims);
  await tellOfEndedPromises(claims);
  await tellGiversOfRemovals(app.deps);
  await purgeDeleted(app.deps.db);
}

async function deleteAndRestore(
  { host, registryId }: List,
  hours: number,
  meanwhile: (registryId: string) => Promise<void>,
): Promise<void> {
  const params = { registryId };
  await stepUp(host);
  await host.call(deleteRegistry, { params, body: { word: 'delete' } });
  await meanwhile(registryId);
  await passHours(registryId, hours);
  await runTasks();
  await host.call(restoreRegistry, { params });
  await runTasks();
}

async function readAround(
  ways: readonly string[],
  hours: number,
  meanwhile: (registryId: string) => Promise<void> = async () => {},
) {
  const list = await hostedRegistry();
  const given: Given[] = [];
  for (const way of ways) {
    const giver = await waysToGive[way]?.(list);
    if (giver) given.push(giver);
  }
  const before = await read(list, given);
  await deleteAndRestore(list, hours, meanwhile);
  return { before, after: await read(list, given) };
}

const allWays = Object.keys(waysToGive);
const mixed = fc
  .subarray(allWays, { minLength: 3, maxLength: 7 })
  .chain((ways) => fc.shuffledSubarray(ways, { minLength: ways.length }));

test('a restored registry shows guests and hosts what it showed before, whatever was given and however long it was away', async () => {
  const all = await readAround(allWays, 29 * 24);
  expect(all.after).toStrictEqual(all.before);
  await fc.assert(
    fc.asyncProperty(mixed, fc.integer({ min: 0, max: 719 }), async (ways, hours) => {
      const { before, after } = await readAround(ways, hours);
      expect(after).toStrictEqual(before);
    }),
    { numRuns: 8 },
  );
  expect((await readBalances(app.deps.db)).filter((item) => !isBalanced(item))).toStrictEqual([]);
});

/** Deletes as if open gifts left their items. */
const detachOpenGifts = async (registryId: string): Promise<void> => {
  await sql`
    with held as (
      update claims set removed_item_id = item_id, item_id = null, removed_at = now()
       where registry_id = ${registryId} and status = 'reserved'
      returning removed_item_id, quantity
    ), units as (select removed_item_id as item_id, sum(quantity) as units from held group by 1)
    update registry_items set quantity_reserved = quantity_reserved - units.units
      from units where registry_items.id = units.item_id`.execute(app.deps.db);
};

test.each(['held', 'money, received', 'part of a gift, paid'])(
  'control: the comparison sees a registry that lost a gift (%s)',
  async (way) => {
    const { before, after } = await readAround([way], 1, detachOpenGifts);
    expect(after).not.toStrictEqual(before);
  },
);

test('givers of holds and of money on its way are told once that the list was taken down; an undo tells nobody', async () => {
  const list = await hostedRegistry();
  const addresses = { held: guestEmail(), promised: guestEmail(), paid: guestEmail() };
  await giveGift(app, list.website, { guestEmail: addresses.held });
  await promiseGift(app, list.fund, 501, { guestEmail: addresses.promised });
  const paid = await promiseGift(app, list.shared, 501, { guestEmail: addresses.paid });
  await say(list, paid);
  const received = guestEmail();
  await markReceived(list, await promiseGift(app, list.fund, 501, { guestEmail: received }));
  const news = async (address: string) =>
    (await mailsTo(app, address)).filter(({ template }) => template === 'gift-removed');

  await deleteAndRestore(list, 0, async () => runTasks());
  for (const address of Object.values(addresses)) expect(await news(address)).toStrictEqual([]);
  await deleteAndRestore(list, 1, async () => {});
  await deleteAndRestore(list, 0, async () => {});
  for (const [state, address] of Object.entries(addresses))
    expect((await news(address)).map(({ data }) => data)).toMatchObject([
      { state, isListDeleted: true, registryLink: null },
    ]);
  expect(await news(received)).toStrictEqual([]);
});
