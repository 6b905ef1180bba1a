import { randomUUID } from 'node:crypto';
import { claim, countOutcomes } from '../../testing/samples/guest-crowd.ts';
import { readBalances } from '../../testing/samples/item-balances.ts';
import { createSampleRegistry } from '../../testing/samples/sample-registry.ts';
import { startTwoServers, type TwoServers } from '../../testing/processes/two-servers.ts';

const RACES = 20;
const GUESTS = 200;
const TIMEOUT_MS = 120_000;

let crowd: TwoServers;
beforeAll(async () => {
  crowd = await startTwoServers(GUESTS);
}, 120_000);
afterAll(() => crowd.close());

test(
  `${GUESTS} guests at two processes want an item of three: exactly three get it, in ${RACES} of ${RACES} races`,
  async () => {
    const { shareCode, itemIds } = await createSampleRegistry(crowd.testApp, crowd.ownerId, {
      items: RACES,
      quantity: 3,
    });
    for (const itemId of itemIds) {
      const outcomes = await countOutcomes(
        crowd.guests.map((guest) => claim(guest, { shareCode, itemId })),
      );
      expect({ case: `race for ${itemId}`, got: Object.fromEntries(outcomes) }).toStrictEqual({
        case: `race for ${itemId}`,
        got: { claimed: 3, 'already-purchased': GUESTS - 3 },
      });
    }
    for (const item of await readBalances(crowd.testApp.deps.db)) {
      if (!itemIds.includes(item.itemId)) continue;
      expect(item.fulfilled).toBe(3);
      expect(item.boughtByClaims).toBe(3);
    }
  },
  TIMEOUT_MS,
);

test('30 guests claim 30 different items of one registry at once, and all succeed', async () => {
  const { shareCode, itemIds } = await createSampleRegistry(crowd.testApp, crowd.ownerId, {
    items: 30,
  });
  const outcomes = await countOutcomes(
    itemIds.map(async (itemId, index) => {
      const guest = crowd.guests[index];
      if (!guest) throw new Error('guest is missing.');
      return claim(guest, { shareCode, itemId });
    }),
  );
  expect(Object.fromEntries(outcomes)).toStrictEqual({ claimed: 30 });
});

test('one key used 32 times in parallel at two processes makes one claim and 32 equal answers', async () => {
  const { shareCode, itemIds } = await createSampleRegistry(crowd.testApp, crowd.ownerId, {
    quantity: 50,
  });
  const [itemId = ''] = itemIds;
  const key = randomUUID();
  const [first] = crowd.guests;
  if (!first) throw new Error('first is missing.');
  await claim(first, { shareCode, itemId });

  const cookie = [...first.cookies].map((pair) => pair.join('=')).join('; ');
  const answers = await Promise.all(
    Array.from({ length: 32 }, async (_, index) => {
      const address = crowd.addresses[index % crowd.addresses.length] ?? '';
      const response = await fetch(`${address}/api/shared/${shareCode}/items/${itemId}/claims`, {
        method: 'POST',
        headers: {
          cookie,
          origin: address,
          'content-type': 'application/json',
          'x-csrf-token': await first.csrfToken(),
          'idempotency-key': key,
        },
        body: JSON.stringify({ guestName: 'Asha', quantity: 2 }),
      });
      return { status: response.status, text: await response.text() };
    }),
  );
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(new Set(answers.map(({ status }) => status))).toStrictEqual(new Set([201]));
  const item = (await readBalances(crowd.testApp.deps.db)).find((one) => one.itemId === itemId);
  expect(item?.fulfilled).toBe(1 + 2);
  expect(item?.boughtByClaims).toBe(1 + 2);
});
