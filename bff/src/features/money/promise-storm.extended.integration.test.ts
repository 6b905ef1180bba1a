import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { ApiError, contributeToItem, releaseGift, sayPaid } from '@gift-registry/bff-contract';
import { createAccount } from '../../testing/accounts.ts';
import { startServerProcess, type ServerProcess } from '../../testing/processes/server-process.ts';
import { createGuests, withoutGiftCaps } from '../../testing/samples/guest-crowd.ts';
import { isBalanced, readBalances } from '../../testing/samples/item-balances.ts';
import { createSampleRegistry } from '../../testing/samples/sample-registry.ts';
import { takeUpi } from '../../testing/samples/upi-payee.ts';
import { seededRandom } from '../../testing/seeded-random.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { markReceived } from '../gift-book/change-gift.ts';
import { createClaimsDependencies } from '../giving/claims-dependencies.ts';
import { sweepOverduePromises } from './promises.ts';

const SECONDS = 12;
const GUESTS = 16;

let app: TestApp;
let servers: ServerProcess[];
beforeAll(async () => {
  app = await createTestApp();
  servers = await Promise.all([0, 1].map(() => startServerProcess(app.database, withoutGiftCaps)));
});
afterAll(async () => {
  for (const { child } of servers) child.kill('SIGTERM');
  await Promise.all(servers.map(({ exited }) => exited));
  await app.close();
});

function tolerateRefusal(error: unknown): void {
  if (error instanceof ApiError && error.status >= 400 && error.status < 500) return;
  throw error;
}

interface Target {
  readonly shareCode: string;
  readonly itemIds: readonly string[];
}

async function storm(
  guest: TestClient,
  { shareCode, itemIds }: Target,
  random: () => number,
  until: number,
): Promise<void> {
  const gifts: string[] = [];
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  while (Date.now() < until) {
    const params = { shareCode, giftId: pick(gifts) ?? randomUUID() };
    const dice = random();
    const action =
      dice < 0.45
        ? guest.call(contributeToItem, {
            params: { shareCode, itemId: pick(itemIds) ?? '' },
            headers: { 'idempotency-key': randomUUID() },
            body: { guestName: 'Dev', amount: Math.ceil(random() * 60_000) / 100 },
          })
        : dice < 0.75
          ? guest.call(sayPaid, { params, body: { paid: dice < 0.68 } })
          : guest.call(releaseGift, { params });
    await action.then(({ gift }) => gifts.push(gift.id), tolerateRefusal);
  }
}

/** Units whose promises are not what they hold, or exceed their price, to the paisa. */
async function wrongUnits(): Promise<unknown[]> {
  const { rows } = await sql`
    select unit.id, unit.pledged_amount, unit.unit_price, coalesce(sum(pledge.amount), 0) as active
      from claims unit
      left join contributions pledge on pledge.claim_id = unit.id and pledge.status = 'purchased'
     where unit.kind = 'group'
     group by unit.id
    having coalesce(sum(pledge.amount), 0) <> unit.pledged_amount
        or unit.pledged_amount > unit.unit_price
        or (unit.status = 'released') <> (unit.pledged_amount = 0)`.execute(app.deps.db);
  return rows;
}

test(`promises, payments, receipts, ends and withdrawals of ${SECONDS} s through two processes keep all sums`, async () => {
  const { id: ownerId } = await createAccount(app);
  const registry = await createSampleRegistry(app, ownerId, { items: 6, quantity: 2 });
  await takeUpi(app, registry.registryId);
  const guests = await createGuests(
    servers.map(({ baseUrl }) => baseUrl),
    GUESTS,
  );
  const seed = Date.now() % 1_000_000;
  const until = Date.now() + SECONDS * 1_000;
  const random = seededRandom(seed - 1);
  const deps = createClaimsDependencies(app.deps);
  const wrong: unknown[] = [];
  let looks = 0;
  const weather = async () => {
    for (; Date.now() < until; looks += 1) {
      await sql`
        update contributions set pay_by = now() - interval '1 minute'
         where status = 'purchased' and paid_at is null and received_at is null and random() < 0.1`.execute(
        app.deps.db,
      );
      if (random() < 0.5) await sweepOverduePromises(deps);
      const { rows } = await sql<{ id: string }>`
        select id from contributions where status = 'purchased' order by random() limit 2`.execute(
        app.deps.db,
      );
      const giftIds = rows.map(({ id }) => id);
      if (giftIds.length > 0)
        await markReceived(app.deps, ownerId, { giftIds, received: random() < 0.5 });
      wrong.push(...(await wrongUnits()));
      wrong.push(...(await readBalances(app.deps.db)).filter((item) => !isBalanced(item)));
      await delay(30);
    }
  };
  await Promise.all([
    ...guests.map((guest, index) => storm(guest, registry, seededRandom(seed + index), until)),
    weather(),
  ]);
  expect({ case: `seed ${seed}`, got: wrong }).toStrictEqual({ case: `seed ${seed}`, got: [] });
  expect(looks).toBeGreaterThan(10);
}, 60_000);

test('control: promises that read before they write, without a lock, exceed the price', async () => {
  const { db } = app.deps;
  await sql`create table naive_promises (amount numeric not null)`.execute(db);
  const promise = async () => {
    const { rows } = await sql<{ sum: number }>`
      select coalesce(sum(amount), 0) as sum from naive_promises`.execute(db);
    await delay(5);
    if ((rows[0]?.sum ?? 0) + 500 <= 1_000)
      await sql`insert into naive_promises values (500)`.execute(db);
  };
  await Promise.all(Array.from({ length: 50 }, promise));
  const { rows } = await sql<{
    sum: number;
  }>`select sum(amount) as sum from naive_promises`.execute(db);
  expect(rows[0]?.sum).toBeGreaterThan(1_000);
});
