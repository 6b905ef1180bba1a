import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { claimForm as schema, type GiftChange } from '@gift-registry/bff-contract';
import { readConfig } from '../../../platform/config/config.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { createAccount } from '../../../testing/accounts.ts';
import { failureOf } from '../../../testing/failures.ts';
import { claim, claimForm, countOutcomes } from '../../../testing/samples/guest-crowd.ts';
import { isBalanced, readBalances } from '../../../testing/samples/item-balances.ts';
import { allMails } from '../../../testing/mails/mailbox.ts';
import { passMinutes } from '../../../testing/pass-minutes.ts';
import {
  createSampleRegistry,
  type SampleRegistry,
} from '../../../testing/samples/sample-registry.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { claimGift } from '../giving/claim.service.ts';
import type { ClaimsDependencies } from '../claims-dependencies.ts';
import { createClaimsDependencies } from '../create-claims-dependencies.ts';
import { sweepExpiredHolds } from '../holds/holds.service.ts';
import { confirmByCode } from '../confirmation/confirm-code.service.ts';

const { giftLimits } = readConfig({ DATABASE_URL: 'postgres://nowhere' });

let testApp: TestApp;
let otherProcess: TestApp;
let unlimited: TestApp;
let deps: ClaimsDependencies;
let ownerId: string;
beforeAll(async () => {
  testApp = await createTestApp({ config: { giftLimits } });
  const { database } = testApp;
  otherProcess = await createTestApp({ database, config: { giftLimits } });
  unlimited = await createTestApp({ database });
  deps = createClaimsDependencies(testApp.deps);
  ownerId = (await createAccount(testApp)).id;
});
afterAll(async () => {
  await unlimited.close();
  await otherProcess.close();
  await testApp.close();
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
  const { shareCode, itemIds } = await createRegistry(18);
  return countOutcomes(
    itemIds.map(async (itemId, index) => {
      const client = clients[index % clients.length];
      if (!client) throw new Error('The client is missing.');
      return claim(client, { shareCode, itemId });
    }),
  );
}

describe('a browser', () => {
  test('takes three of 18 gifts without a mailbox, also at two processes at once', async () => {
    const outcomes = await takeAllAtOnce(await browserAt(testApp, otherProcess));
    expect(Object.fromEntries(outcomes)).toStrictEqual({ claimed: 3, 'invalid-input': 15 });
  });

  test('control: without limits takes all 18', async () => {
    const outcomes = await takeAllAtOnce(await browserAt(unlimited));
    expect(Object.fromEntries(outcomes)).toStrictEqual({ claimed: 18 });
  });

  test('is asked after three units of one gift, in a message at the email', async () => {
    const { shareCode, itemIds } = await createRegistry(1, 18);
    const wanted = { shareCode, itemId: itemIds[0] ?? '' };
    const guest = testApp.client();
    const all = await failureOf(claim(guest, { ...wanted, form: { quantity: 15 } }));
    expect([all.status, all.field, all.message]).toStrictEqual([
      422,
      'guestEmail',
      'That is a generous list! Please add your email, so that we can keep this gift for you.',
    ]);
    await claim(guest, { ...wanted, form: { quantity: 3 } });
    expect((await failureOf(claim(guest, wanted))).field).toBe('guestEmail');
    expect((await claim(testApp.client(), wanted)).gift.status).toBe('purchased');
  });

  test('with a mailbox takes 20 units an hour', async () => {
    const { shareCode, registryId, itemIds } = await createRegistry(1, 60);
    const wanted = { shareCode, registryId, itemId: itemIds[0] ?? '' };
    const guestId = randomUUID();
    await sql`insert into guest_mailboxes (guest_id, email, confirmed_at)
      values (${guestId}, ${`${guestId}@example.com`}, now())`.execute(testApp.deps.db);
    const take = (quantity: number) => give({ ...wanted, guestId, form: { quantity } });
    expect((await refusalOf(take(21))).field).toBe('quantity');
    expect((await take(19)).gift.status).toBe('purchased');
    const refusal = await refusalOf(take(2));
    expect(refusal.message).toMatch(/^How generous! .* Please choose more in 60 minutes\.$/);
    await passMinutes(testApp, 60);
    expect((await take(20)).gift.status).toBe('purchased');
  });
});

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
  readonly form?: Parameters<typeof claimForm>[0];
}

const give = ({ guestId = randomUUID(), form, ...wanted }: Given): Promise<GiftChange> =>
  claimGift(deps, {
    ...wanted,
    key: randomUUID(),
    guestId,
    network: '203.0.113.7',
    form: schema.parse(claimForm(form)),
  });

const emailOf = (guestId: string) => `${guestId}@example.com`;

interface Crowd {
  readonly guests: number;
  readonly emailOfEach?: number;
}

async function crowd(registry: SampleRegistry, { guests, emailOfEach = Infinity }: Crowd) {
  const results: PromiseSettledResult<GiftChange>[] = [];
  for (let first = 0; first < guests; first += 100) {
    const chosen = Array.from({ length: Math.min(100, guests - first) }, async (_, place) => {
      const guestId = randomUUID();
      const form = (place + 1) % emailOfEach === 0 ? { guestEmail: emailOf(guestId) } : {};
      const itemId = registry.itemIds[place % registry.itemIds.length] ?? '';
      return give({ ...registry, itemId, guestId, form });
    });
    results.push(...(await Promise.allSettled(chosen)));
  }
  return results;
}

/** Holds the clock of the network's bucket, so that a slow machine refills nothing. */
async function stopRefill(registry: SampleRegistry): Promise<void> {
  await crowd(registry, { guests: 1 });
  await sql`update gift_network_usage set refilled_at = now() + interval '1 day'
    where registry_id = ${registry.registryId}`.execute(testApp.deps.db);
}

const giftsOf = (results: readonly PromiseSettledResult<GiftChange>[]) =>
  results.flatMap((result) => (result.status === 'fulfilled' ? [result.value.gift] : []));

async function unitsOf(registryId: string) {
  const { rows } = await sql<{ given: number; held: number }>`
    select coalesce(sum(quantity) filter (where confirm_by is null), 0)::int as given,
           coalesce(sum(quantity) filter (where confirm_by is not null), 0)::int as held
      from claims where registry_id = ${registryId} and status <> 'released'`.execute(
    testApp.deps.db,
  );
  return rows[0] ?? { given: 0, held: 0 };
}

describe('600 guests behind one address', () => {
  test('give 600 gifts within 30 minutes, and none is asked', async () => {
    const registry = await createRegistry(14, 99);
    for (let minute = 0; minute < 30; minute += 1) {
      const gifts = giftsOf(await crowd(registry, { guests: 20 }));
      expect(gifts.filter(({ status }) => status === 'purchased')).toHaveLength(20);
      await passMinutes(testApp, 1);
    }
    expect(await unitsOf(registry.registryId)).toStrictEqual({ given: 600, held: 0 });
  });

  test('at the same time each have the gift, or are asked for a code and then have it', async () => {
    const registry = await createRegistry(14, 99);
    await stopRefill(registry);
    const gifts = giftsOf(await crowd(registry, { guests: 599, emailOfEach: 1 }));
    expect(gifts).toHaveLength(599);
    const asked = gifts.filter(({ needsConfirmation }) => needsConfirmation);
    expect(asked).toHaveLength(570);
    expect(new Set(asked.map(({ held }) => held))).toStrictEqual(new Set([true, false]));
    const codes = new Map(
      (await allMails(testApp)).map((mail) => [mail.to, 'code' in mail.data ? mail.data.code : '']),
    );
    expect(asked.filter(({ codeSentTo }) => !codes.get(codeSentTo ?? ''))).toStrictEqual([]);
    const some = asked.filter((_, place) => place % 6 === 0);
    const confirmed = await Promise.all(
      some.map(async ({ id: giftId, codeSentTo }) => {
        const email = codeSentTo ?? '';
        const guestId = email.split('@')[0] ?? '';
        const code = codes.get(email) ?? '';
        return confirmByCode(deps, { shareCode: registry.shareCode, giftId, guestId, code });
      }),
    );
    expect(confirmed.filter(({ gift }) => gift.status === 'purchased')).toHaveLength(some.length);
    expect((await unitsOf(registry.registryId)).given).toBe(30 + some.length);
  }, 120_000);
});

describe('a thief with 1,000 cookies, invented mailboxes and no inbox', () => {
  test('never holds more than a fifth of what is left, and not longer than 30 minutes', async () => {
    const registry = await createRegistry(3, 99);
    await stopRefill(registry);
    const results = await crowd(registry, { guests: 999, emailOfEach: 10 });
    const refused = results.filter(({ status }) => status === 'rejected');
    const isAsked = (result: PromiseSettledResult<GiftChange>): boolean => {
      const reason: unknown = result.status === 'rejected' ? result.reason : undefined;
      return reason instanceof AppError && reason.field === 'guestEmail';
    };
    expect(refused.length).toBeGreaterThan(800);
    expect(refused.filter(isAsked)).toHaveLength(refused.length);
    expect(await unitsOf(registry.registryId)).toStrictEqual({
      given: giftLimits.networkUnits,
      held: Math.floor((297 - giftLimits.networkUnits) / 5),
    });
    const honest = { ...registry, itemId: registry.itemIds[0] ?? '' };
    expect((await claim(testApp.client(), honest)).gift.status).toBe('purchased');
    await passMinutes(testApp, 31);
    for (let isMore = true; isMore;) isMore = await sweepExpiredHolds(deps);
    expect(await unitsOf(registry.registryId)).toStrictEqual({
      given: giftLimits.networkUnits + 1,
      held: 0,
    });
  }, 120_000);

  test('takes half of the units when he has time, and is asked then', async () => {
    const registry = await createRegistry(1, 90);
    for (let hour = 0; hour < 3; hour += 1) {
      await crowd(registry, { guests: 30 });
      await passMinutes(testApp, 60);
    }
    expect(await unitsOf(registry.registryId)).toMatchObject({ given: 45 });
  });

  test('control: without limits takes everything', async () => {
    const registry = await createRegistry(1, 60);
    const itemId = registry.itemIds[0] ?? '';
    const claims = Array.from({ length: 60 }, async () =>
      claim(unlimited.client(), { ...registry, itemId }),
    );
    expect(Object.fromEntries(await countOutcomes(claims))).toStrictEqual({ claimed: 60 });
  });
});

test('a guest without an email is told why the network matters, and other registries are free', async () => {
  const registry = await createRegistry(1, 99);
  const wanted = { ...registry, itemId: registry.itemIds[0] ?? '' };
  await stopRefill(registry);
  await crowd(registry, { guests: 35 });
  const refusal = await refusalOf(give(wanted));
  expect([refusal.field, refusal.message]).toStrictEqual([
    'guestEmail',
    'Many gifts of this registry are being chosen right now. Please add your email, and confirm this gift with the code that we send you.',
  ]);
  const other = await createRegistry(1);
  expect((await give({ ...other, itemId: other.itemIds[0] ?? '' })).gift.status).toBe('purchased');
  await passMinutes(testApp, 24 * 60 + 1);
  expect((await give(wanted)).gift.status).toBe('purchased');
});

test('2,000 units of one network in an hour are the end, until the hour has passed', async () => {
  const registry = await createRegistry(1, 9);
  const wanted = { ...registry, itemId: registry.itemIds[0] ?? '' };
  await give(wanted);
  await sql`update gift_network_usage set hour_units = 1999
    where registry_id = ${registry.registryId}`.execute(testApp.deps.db);
  expect((await give(wanted)).gift.status).toBe('purchased');
  const refusal = await refusalOf(give(wanted));
  expect([refusal.status, refusal.code]).toStrictEqual([429, 'rate-limited']);
  expect(refusal.message).toMatch(/over another connection such as mobile data\.$/);
  await passMinutes(testApp, 60);
  expect((await give(wanted)).gift.status).toBe('purchased');
});
