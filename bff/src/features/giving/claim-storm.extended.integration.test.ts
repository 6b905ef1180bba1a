import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import {
  ApiError,
  confirmGift,
  contributeToItem,
  extendGift,
  releaseGift,
} from '@gift-registry/bff-contract';
import { createAccount } from '../../testing/accounts.ts';
import { claim, createGuests } from '../../testing/samples/guest-crowd.ts';
import { isBalanced, readBalances, type ItemBalance } from '../../testing/samples/item-balances.ts';
import { createSampleRegistry } from '../../testing/samples/sample-registry.ts';
import { seededRandom } from '../../testing/seeded-random.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { createClaimsDependencies } from './claims-dependencies.ts';
import { sweepExpiredHolds } from './hold-gift.ts';

const SECONDS = 15;
/** Of all guests together; a busy machine goes on until then. */
const LEAST_ACTIONS = 200;
const GUESTS = 24;
const ITEMS = 12;

let testApp: TestApp;
let shareCode: string;
let itemIds: readonly string[];

beforeAll(async () => {
  testApp = await createTestApp();
  const { id } = await createAccount(testApp);
  ({ shareCode, itemIds } = await createSampleRegistry(testApp, id, {
    items: ITEMS,
    quantity: 4,
  }));
  // Every other item is one of another website, which is held before it is bought.
  await sql`
    update products set source_type = 'external', external_url = 'https://shop.example/' || id
    where id in (select product_id from registry_items where id = any(${itemIds.filter((_, index) => index % 2)}::uuid[]))
  `.execute(testApp.deps.db);
});
afterAll(() => testApp.close());

/** Only refusals that a guest is told about are fine; a 500 or a broken answer is not. */
function tolerateRefusal(error: unknown): void {
  if (error instanceof ApiError && error.status >= 400 && error.status < 500) return;
  throw error;
}

async function storm(
  guest: TestClient,
  random: () => number,
  until: () => boolean,
  done: () => void,
): Promise<void> {
  const gifts: string[] = [];
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  while (!until()) {
    const itemId = pick(itemIds) ?? '';
    const giftId = pick(gifts) ?? randomUUID();
    const dice = random();
    const action =
      dice < 0.4
        ? claim(guest, { shareCode, itemId, form: { quantity: 1 + Math.floor(random() * 3) } })
        : dice < 0.5
          ? guest.call(contributeToItem, {
              params: { shareCode, itemId },
              headers: { 'idempotency-key': randomUUID() },
              body: { guestName: 'Dev', amount: 100 + Math.floor(random() * 900) },
            })
          : guest.call(dice < 0.7 ? releaseGift : dice < 0.9 ? confirmGift : extendGift, {
              params: { shareCode, giftId },
            });
    await action.then(({ gift }) => gifts.push(gift.id), tolerateRefusal);
    done();
  }
}

async function weather(random: () => number, until: () => boolean): Promise<void> {
  const { db } = testApp.deps;
  const claims = createClaimsDependencies(testApp.deps);
  while (!until()) {
    await sql`
      update claims set expires_at = now() - interval '1 minute'
      where status = 'reserved' and kind = 'guest' and random() < 0.2
    `.execute(db);
    await sweepExpiredHolds(claims);
    const itemId = itemIds[Math.floor(random() * itemIds.length)];
    const wanted = 1 + Math.floor(random() * 6);
    await sql`
      update registry_items set quantity_requested = ${wanted}
      where id = ${itemId} and quantity_reserved + quantity_fulfilled <= ${wanted}
    `.execute(db);
    await delay(30);
  }
}

test(`whatever guests, time and host do for ${SECONDS} s, the counters are the sums of the claims at every look`, async () => {
  const seed = Number(process.env['STORM_SEED'] ?? Date.now() % 1_000_000);
  const end = Date.now() + SECONDS * 1000;
  let actions = 0;
  const until = () => Date.now() > end && actions > LEAST_ACTIONS;
  const guests = await createGuests([testApp.baseUrl], GUESTS);

  let looks = 0;
  const unbalanced: ItemBalance[] = [];
  const watch = async () => {
    for (; !until(); looks += 1) {
      unbalanced.push(...(await readBalances(testApp.deps.db)).filter((item) => !isBalanced(item)));
      await delay(20);
    }
  };
  await Promise.all([
    Promise.all(
      guests.map((guest, index) =>
        storm(guest, seededRandom(seed + index), until, () => (actions += 1)),
      ),
    ),
    weather(seededRandom(seed - 1), until),
    watch(),
  ]);

  expect({ case: `seed ${seed}`, got: unbalanced }).toStrictEqual({
    case: `seed ${seed}`,
    got: [],
  });
  expect(looks).toBeGreaterThan(20);
});

test('control: a claim without its counter is detected by the next check', async () => {
  const [itemId = ''] = itemIds;
  await testApp.deps.db
    .insertInto('claims')
    .values({ itemId, guestId: randomUUID(), status: 'purchased', quantity: 1 })
    .execute();
  const items = await readBalances(testApp.deps.db);
  expect(items.filter((item) => !isBalanced(item)).length).toBe(1);
});
