import { randomUUID } from 'node:crypto';
import { createAccount } from '../../../testing/accounts.ts';
import {
  claim,
  createGuests,
  countOutcomes,
  withoutGiftCaps,
} from '../../../testing/samples/guest-crowd.ts';
import { readBalances } from '../../../testing/samples/item-balances.ts';
import { createSampleRegistry } from '../../../testing/samples/sample-registry.ts';
import {
  startServerProcess,
  type ServerProcess,
} from '../../../testing/processes/server-process.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';

const RACES = 20;
const GUESTS = 200;
const TIMEOUT_MS = 120_000;

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
});

afterAll(async () => {
  for (const { child } of servers) child.kill('SIGTERM');
  await Promise.all(servers.map(({ exited }) => exited));
  await testApp.close();
});

test(
  `${GUESTS} guests at two processes want an item of three: exactly three get it, in ${RACES} of ${RACES} races`,
  async () => {
    const { shareCode, itemIds } = await createSampleRegistry(testApp, ownerId, {
      items: RACES,
      quantity: 3,
    });
    for (const itemId of itemIds) {
      const outcomes = await countOutcomes(
        guests.map((guest) => claim(guest, { shareCode, itemId })),
      );
      expect({ case: `race for ${itemId}`, got: Object.fromEntries(outcomes) }).toStrictEqual({
        case: `race for ${itemId}`,
        got: { claimed: 3, 'already-purchased': GUESTS - 3 },
      });
    }
    for (const item of await readBalances(testApp.deps.db)) {
      if (!itemIds.includes(item.itemId)) continue;
      expect(item.fulfilled).toBe(3);
      expect(item.boughtByClaims).toBe(3);
    }
  },
  TIMEOUT_MS,
);

test('30 guests claim 30 different items of one registry at once, and all succeed', async () => {
  const { shareCode, itemIds } = await createSampleRegistry(testApp, ownerId, { items: 30 });
  const outcomes = await countOutcomes(
    itemIds.map(async (itemId, index) => {
      const guest = guests[index];
      if (!guest) throw new Error('guest is missing.');
      return claim(guest, { shareCode, itemId });
    }),
  );
  expect(Object.fromEntries(outcomes)).toStrictEqual({ claimed: 30 });
});

test('one key used 32 times in parallel at two processes makes one claim and 32 equal answers', async () => {
  const { shareCode, itemIds } = await createSampleRegistry(testApp, ownerId, { quantity: 50 });
  const [itemId = ''] = itemIds;
  const key = randomUUID();
  const [first] = guests;
  if (!first) throw new Error('first is missing.');
  await claim(first, { shareCode, itemId });

  const cookie = [...first.cookies].map((pair) => pair.join('=')).join('; ');
  const answers = await Promise.all(
    Array.from({ length: 32 }, async (_, index) => {
      const server = servers[index % servers.length];
      const response = await fetch(
        `${server?.baseUrl}/api/shared/${shareCode}/items/${itemId}/claims`,
        {
          method: 'POST',
          headers: {
            cookie,
            origin: server?.baseUrl ?? '',
            'content-type': 'application/json',
            'x-csrf-token': await first.csrfToken(),
            'idempotency-key': key,
          },
          body: JSON.stringify({ guestName: 'Asha', quantity: 2 }),
        },
      );
      return { status: response.status, text: await response.text() };
    }),
  );
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(new Set(answers.map(({ status }) => status))).toStrictEqual(new Set([201]));
  const item = (await readBalances(testApp.deps.db)).find((one) => one.itemId === itemId);
  expect(item?.fulfilled).toBe(1 + 2);
  expect(item?.boughtByClaims).toBe(1 + 2);
});
