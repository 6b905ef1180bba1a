import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { createAccount } from '../../testing/accounts.ts';
import { claim, gatherGuests, tally } from '../../testing/guest-crowd.ts';
import { readBalances } from '../../testing/item-balances.ts';
import { createSampleRegistry } from '../../testing/sample-registry.ts';
import { startServerProcess, type ServerProcess } from '../../testing/server-process.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

const RACES = 100;
const GUESTS = 200;

let testApp: TestApp;
let servers: ServerProcess[];
let guests: TestClient[];
let ownerId: string;

before(async () => {
  testApp = await createTestApp();
  ownerId = (await createAccount(testApp)).id;
  const settings = { REQUESTS_PER_MINUTE: '10000000' };
  servers = await Promise.all([0, 1].map(() => startServerProcess(testApp.database, settings)));
  guests = await gatherGuests(
    servers.map(({ baseUrl }) => baseUrl),
    GUESTS,
  );
});

after(async () => {
  for (const { child } of servers) child.kill('SIGTERM');
  await Promise.all(servers.map(({ exited }) => exited));
  await testApp.close();
});

test(`${GUESTS} guests at two processes want an item of three: exactly three get it, in ${RACES} of ${RACES} races`, async () => {
  const { shareCode, itemIds } = await createSampleRegistry(testApp, ownerId, {
    items: RACES,
    quantity: 3,
  });
  for (const itemId of itemIds) {
    const outcomes = await tally(guests.map((guest) => claim(guest, { shareCode, itemId })));
    assert.deepEqual(
      Object.fromEntries(outcomes),
      { claimed: 3, 'already-purchased': GUESTS - 3 },
      `race for ${itemId}`,
    );
  }
  for (const item of await readBalances(testApp.deps.db)) {
    if (!itemIds.includes(item.itemId)) continue;
    assert.equal(item.fulfilled, 3);
    assert.equal(item.boughtByClaims, 3);
  }
});

test('30 guests claim 30 different items of one registry at once, and all succeed', async () => {
  const { shareCode, itemIds } = await createSampleRegistry(testApp, ownerId, { items: 30 });
  const outcomes = await tally(
    itemIds.map(async (itemId, index) => {
      const guest = guests[index];
      assert.ok(guest);
      return claim(guest, { shareCode, itemId });
    }),
  );
  assert.deepEqual(Object.fromEntries(outcomes), { claimed: 30 });
});

test('one key used 32 times in parallel at two processes makes one claim and 32 equal answers', async () => {
  const { shareCode, itemIds } = await createSampleRegistry(testApp, ownerId, { quantity: 50 });
  const [itemId = ''] = itemIds;
  const key = randomUUID();
  const [first] = guests;
  assert.ok(first);
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
  assert.equal(new Set(answers.map(({ text }) => text)).size, 1);
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([201]));
  const item = (await readBalances(testApp.deps.db)).find((one) => one.itemId === itemId);
  assert.equal(item?.fulfilled, 1 + 2);
  assert.equal(item?.boughtByClaims, 1 + 2);
});
