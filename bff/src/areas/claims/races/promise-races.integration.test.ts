import { sql } from 'kysely';
import { createAccount } from '../../../testing/accounts.ts';
import {
  countOutcomes,
  createGuests,
  promise,
  withoutGiftCaps,
} from '../../../testing/samples/guest-crowd.ts';
import { isBalanced, readBalances } from '../../../testing/samples/item-balances.ts';
import { createSampleFund } from '../../../testing/samples/sample-fund.ts';
import { createSampleRegistry } from '../../../testing/samples/sample-registry.ts';
import { seededRandom } from '../../../testing/seeded-random.ts';
import {
  startServerProcess,
  type ServerProcess,
} from '../../../testing/processes/server-process.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';

const GUESTS = 200;
const RACES = 5;
const PRICE = 1499;

let testApp: TestApp;
let servers: ServerProcess[];
let guests: TestClient[];
let ownerId: string;

beforeAll(async () => {
  testApp = await createTestApp();
  ownerId = (await createAccount(testApp)).id;
  servers = await Promise.all(
    [0, 1].map(() => startServerProcess(testApp.database, withoutGiftCaps)),
  );
  guests = await createGuests(
    servers.map(({ baseUrl }) => baseUrl),
    GUESTS,
  );
}, 120_000);

afterAll(async () => {
  for (const { child } of servers) child.kill('SIGTERM');
  await Promise.all(servers.map(({ exited }) => exited));
  await testApp.close();
});

/** In paise, as text: the database adds exactly. */
async function sumsOf(itemId: string) {
  const { rows } = await sql<{ pledged: string; active: string }>`
    select (unit.pledged_amount * 100)::bigint::text as pledged,
      (select coalesce(sum(amount) * 100, 0)::bigint::text from contributions
        where claim_id = unit.id and status <> 'released') as active
      from claims unit where unit.item_id = ${itemId} and unit.kind = 'group'`.execute(
    testApp.deps.db,
  );
  return rows;
}

const seed = Number(process.env['STORM_SEED'] ?? Date.now() % 1_000_000);

test(`${GUESTS} promises at two processes towards one unit never exceed its price, to the paisa`, async () => {
  const { shareCode, itemIds } = await createSampleRegistry(testApp, ownerId, { items: RACES });
  const random = seededRandom(seed);
  for (const itemId of itemIds) {
    const outcomes = await countOutcomes(
      guests.map((guest) => {
        const amount = Math.round(100 + random() * 9_900) / 100;
        return promise(guest, { shareCode, itemId, amount });
      }),
    );
    expect(['claimed', 'conflict', 'already-purchased']).toEqual(
      expect.arrayContaining([...outcomes.keys()]),
    );
    const [sums, ...others] = await sumsOf(itemId);
    expect({ seed, others, isSum: sums?.pledged === sums?.active }).toStrictEqual({
      seed,
      others: [],
      isSum: true,
    });
    expect(Number(sums?.pledged)).toBeLessThanOrEqual(PRICE * 100);
    expect(Number(sums?.pledged)).toBeGreaterThan(0);
  }
  const unbalanced = (await readBalances(testApp.deps.db)).filter((item) => !isBalanced(item));
  expect(unbalanced).toStrictEqual([]);
}, 180_000);

test(`${GUESTS} parallel promises to a fund add up exactly`, async () => {
  const { registryId, shareCode } = await createSampleRegistry(testApp, ownerId, { items: 0 });
  const itemId = await createSampleFund(testApp, registryId, ownerId);
  const random = seededRandom(seed + 1);
  const paise = guests.map(() => Math.round(5_100 + random() * 500_000));
  const answers = await Promise.allSettled(
    guests.map((guest, index) =>
      promise(guest, { shareCode, itemId, amount: (paise[index] ?? 0) / 100 }),
    ),
  );
  const accepted = paise.filter((_, index) => answers[index]?.status === 'fulfilled');
  expect(accepted.length).toBeGreaterThan(0);
  const total = String(accepted.reduce((sum, amount) => sum + amount, 0));
  expect(await sumsOf(itemId)).toStrictEqual([{ pledged: total, active: total }]);
}, 60_000);
