import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { claimForm as schema, type GiftChange } from '@gift-registry/bff-contract';
import { readConfig } from '../../platform/config/config.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { createAccount } from '../../testing/accounts.ts';
import { failureOf } from '../../testing/failures.ts';
import { passMinutes } from '../../testing/pass-minutes.ts';
import {
  startPaymentProvider,
  type PaymentProviderProcess,
} from '../../testing/processes/payment-provider.ts';
import { claim, claimForm, countOutcomes } from '../../testing/samples/guest-crowd.ts';
import { isBalanced, readBalances } from '../../testing/samples/item-balances.ts';
import { order } from '../../testing/samples/orders.ts';
import { createSampleRegistry } from '../../testing/samples/sample-registry.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import type { ClaimsDependencies } from './claims-dependencies.ts';
import { createClaimsDependencies } from './claims-dependencies.ts';
import { claimGift } from './claim-gift.ts';

const { giftLimits } = readConfig({ DATABASE_URL: 'postgres://nowhere' });

let testApp: TestApp;
let otherProcess: TestApp;
let unlimited: TestApp;
let online: TestApp;
let provider: PaymentProviderProcess;
let deps: ClaimsDependencies;
let ownerId: string;
beforeAll(async () => {
  testApp = await createTestApp({ config: { giftLimits } });
  const { database } = testApp;
  otherProcess = await createTestApp({ database, config: { giftLimits } });
  unlimited = await createTestApp({ database });
  provider = await startPaymentProvider();
  const payments = { adapter: 'demo', ...provider.settings } as const;
  online = await createTestApp({ database, config: { giftLimits, payments } });
  deps = createClaimsDependencies(testApp.deps);
  ownerId = (await createAccount(testApp)).id;
});
afterAll(async () => {
  for (const app of [online, unlimited, otherProcess, testApp]) await app.close();
  await provider.stop();
});
afterEach(async () => {
  expect((await readBalances(testApp.deps.db)).filter((item) => !isBalanced(item))).toStrictEqual(
    [],
  );
});

const createRegistry = (items: number, quantity = 1) =>
  createSampleRegistry(testApp, ownerId, { items, quantity });

async function browserAt(...apps: readonly TestApp[]): Promise<readonly TestClient[]> {
  const clients = apps.map((app) => app.client());
  const [first] = clients;
  await first?.csrfToken();
  for (const client of clients)
    for (const [name, value] of first?.cookies ?? []) client.cookies.set(name, value);
  return clients;
}

async function takeAllAtOnce(clients: readonly TestClient[]) {
  const { shareCode, itemIds } = await createRegistry(26);
  return countOutcomes(
    itemIds.map(async (itemId, index) => {
      const client = clients[index % clients.length];
      if (!client) throw new Error('The client is missing.');
      return claim(client, { shareCode, itemId });
    }),
  );
}

async function refusalOf(gift: Promise<unknown>): Promise<AppError> {
  const outcome: unknown = await gift.catch((error: unknown) => error);
  if (outcome instanceof AppError) return outcome;
  throw outcome instanceof Error ? outcome : new Error('The gift was not refused.');
}

interface Given {
  readonly shareCode: string;
  readonly registryId: string;
  readonly itemId: string;
  readonly guestId?: string;
  readonly network?: string;
  readonly form?: Parameters<typeof claimForm>[0];
}

const give = ({ guestId = randomUUID(), form, ...wanted }: Given): Promise<GiftChange> =>
  claimGift(deps, {
    network: '203.0.113.7',
    ...wanted,
    key: randomUUID(),
    guestId,
    form: schema.parse(claimForm(form)),
  });

describe('a browser', () => {
  test('gives 20 of 26 units, also at two processes at once', async () => {
    const outcomes = await takeAllAtOnce(await browserAt(testApp, otherProcess));
    expect(Object.fromEntries(outcomes)).toStrictEqual({ claimed: 20, 'rate-limited': 6 });
  });

  test('control: without limits gives all 26', async () => {
    const outcomes = await takeAllAtOnce(await browserAt(unlimited));
    expect(Object.fromEntries(outcomes)).toStrictEqual({ claimed: 26 });
  });

  test('gives 20 units an hour in a registry, and is told when it may go on', async () => {
    const { shareCode, registryId, itemIds } = await createRegistry(1, 60);
    const wanted = { shareCode, registryId, itemId: itemIds[0] ?? '', guestId: randomUUID() };
    const take = (quantity: number) => give({ ...wanted, form: { quantity } });
    expect((await refusalOf(take(21))).field).toBe('quantity');
    expect((await take(19)).gift.status).toBe('purchased');
    const refusal = await refusalOf(take(2));
    expect(refusal.message).toMatch(/^How generous! .* Please choose more in 60 minutes\.$/);
    await passMinutes(testApp, 60);
    expect((await take(20)).gift.status).toBe('purchased');
  });
});

describe('an order', () => {
  const twenty = async (app: TestApp, guest = app.client(), quantity = 20) => {
    const { shareCode, itemIds } = await registry;
    return order(guest, {
      ...{ shareCode, itemIds },
      form: { lines: [{ itemId: itemIds[0] ?? '', quantity }] },
    });
  };
  let registry: ReturnType<typeof createRegistry>;
  beforeEach(async () => {
    registry = createRegistry(1, 99);
    await registry;
  });
  const pay = (number: string) =>
    sql`update orders set paid_paise = total_paise where number = ${number}`.execute(
      testApp.deps.db,
    );

  test('that is paid is neither counted nor refused, whatever its size', async () => {
    const guest = online.client();
    for (const quantity of [25, 20, 20]) {
      const placed = await twenty(online, guest, quantity);
      await pay(placed.order.number);
    }
    expect((await twenty(online, guest, 3)).order.money).toBe('waiting');
  });

  test('control: 20 units of an order that is not paid are the last of the hour', async () => {
    const guest = online.client();
    await twenty(online, guest);
    expect(await failureOf(twenty(online, guest, 1))).toMatchObject({ code: 'rate-limited' });
  });

  test('without a provider counts until the team has booked its money', async () => {
    const guest = testApp.client();
    expect(await failureOf(twenty(testApp, guest, 21))).toMatchObject({ field: 'quantity' });
    const { number } = (await twenty(testApp, guest)).order;
    expect(await failureOf(twenty(testApp, guest, 1))).toMatchObject({ code: 'rate-limited' });
    await pay(number);
    expect((await twenty(testApp, guest, 1)).order.state).toBe('open');
  });
});

describe('a network', () => {
  const floodOf = async (units: number) => {
    const registry = await createRegistry(1, 99);
    const wanted = { ...registry, itemId: registry.itemIds[0] ?? '' };
    const { gift } = await give(wanted);
    await sql`update gift_networks set units = ${units} where gift_id = ${gift.id}`.execute(
      testApp.deps.db,
    );
    return wanted;
  };

  test('of a hall gives 600 units at once, and no guest is refused', async () => {
    const { itemIds, ...registry } = await createRegistry(14, 99);
    for (let first = 0; first < 600; first += 100)
      await Promise.all(
        Array.from({ length: 100 }, (_, place) =>
          give({ ...registry, itemId: itemIds[place % itemIds.length] ?? '' }),
        ),
      );
    const balances = await readBalances(testApp.deps.db);
    const given = balances.filter(({ itemId }) => itemIds.includes(itemId));
    expect(given.reduce((sum, { fulfilled }) => sum + fulfilled, 0)).toBe(600);
  }, 120_000);

  test('gives at most 2,000 units per registry and hour', async () => {
    const wanted = await floodOf(1999);
    expect((await give(wanted)).gift.status).toBe('purchased');
    const refusal = await refusalOf(give(wanted));
    expect([refusal.status, refusal.code]).toStrictEqual([429, 'rate-limited']);
    expect(refusal.message).toMatch(/over another connection such as mobile data\.$/);
    await passMinutes(testApp, 60);
    expect((await give(wanted)).gift.status).toBe('purchased');
  });

  test('control: another network, and another registry, is not refused', async () => {
    const wanted = await floodOf(2000);
    await refusalOf(give(wanted));
    expect((await give({ ...wanted, network: '203.0.113.8' })).gift.status).toBe('purchased');
    const other = await createRegistry(1);
    expect((await give({ ...other, itemId: other.itemIds[0] ?? '' })).gift.status).toBe(
      'purchased',
    );
  });

  test('is kept as a hash that differs for each registry', async () => {
    const gifts = await Promise.all(
      [1, 2].map(async () => {
        const registry = await createRegistry(1, 2);
        const wanted = { ...registry, itemId: registry.itemIds[0] ?? '' };
        return [(await give(wanted)).gift.id, (await give(wanted)).gift.id];
      }),
    );
    const { rows } = await sql<{ id: string; hash: string }>`
      select gift_id as id, encode(network, 'hex') as hash from gift_networks
       where gift_id = any(${gifts.flat()}::uuid[])`.execute(testApp.deps.db);
    const hashes = gifts.map(
      (ids) => new Set(ids.map((id) => rows.find((row) => row.id === id)?.hash)),
    );
    expect(hashes.map(({ size }) => size)).toStrictEqual([1, 1]);
    expect(new Set(rows.map(({ hash }) => hash)).size).toBe(2);
  });
});
