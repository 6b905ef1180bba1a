import { sql } from 'kysely';
import { countOutcomes, promise } from '../../testing/samples/guest-crowd.ts';
import { isBalanced, readBalances } from '../../testing/samples/item-balances.ts';
import { createSampleFund } from '../../testing/samples/sample-fund.ts';
import { createSampleRegistry } from '../../testing/samples/sample-registry.ts';
import { seededRandom } from '../../testing/seeded-random.ts';
import { startTwoServers, type TwoServers } from '../../testing/processes/two-servers.ts';

const GUESTS = 200;
const RACES = 5;
const PRICE = 1499;

let crowd: TwoServers;
beforeAll(async () => {
  crowd = await startTwoServers(GUESTS);
}, 120_000);
afterAll(() => crowd.close());

/** In paise, as text: the database adds exactly. */
async function sumsOf(itemId: string) {
  const { rows } = await sql<{ pledged: string; active: string }>`
    select (unit.pledged_amount * 100)::bigint::text as pledged,
      (select coalesce(sum(amount) * 100, 0)::bigint::text from contributions
        where claim_id = unit.id and status <> 'released') as active
      from claims unit where unit.item_id = ${itemId} and unit.kind = 'group'`.execute(
    crowd.testApp.deps.db,
  );
  return rows;
}

const seed = Number(process.env['STORM_SEED'] ?? Date.now() % 1_000_000);

test(`${GUESTS} promises at two processes towards one unit never exceed its price, to the paisa`, async () => {
  const { shareCode, itemIds } = await createSampleRegistry(crowd.testApp, crowd.ownerId, {
    items: RACES,
  });
  const random = seededRandom(seed);
  for (const itemId of itemIds) {
    const outcomes = await countOutcomes(
      crowd.guests.map((guest) => {
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
  const unbalanced = (await readBalances(crowd.testApp.deps.db)).filter(
    (item) => !isBalanced(item),
  );
  expect(unbalanced).toStrictEqual([]);
}, 180_000);

test(`${GUESTS} parallel promises to a fund add up exactly`, async () => {
  const { registryId, shareCode } = await createSampleRegistry(crowd.testApp, crowd.ownerId, {
    items: 0,
  });
  const itemId = await createSampleFund(crowd.testApp, registryId, crowd.ownerId);
  const random = seededRandom(seed + 1);
  const paise = crowd.guests.map(() => Math.round(5_100 + random() * 500_000));
  const answers = await Promise.allSettled(
    crowd.guests.map((guest, index) =>
      promise(guest, { shareCode, itemId, amount: (paise[index] ?? 0) / 100 }),
    ),
  );
  const accepted = paise.filter((_, index) => answers[index]?.status === 'fulfilled');
  expect(accepted.length).toBeGreaterThan(0);
  const total = String(accepted.reduce((sum, amount) => sum + amount, 0));
  expect(await sumsOf(itemId)).toStrictEqual([{ pledged: total, active: total }]);
}, 60_000);
