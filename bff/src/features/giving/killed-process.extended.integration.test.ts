import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { ApiError, type GiftChange } from '@gift-registry/bff-contract';
import { createAccount } from '../../testing/accounts.ts';
import { claim, createGuests, withoutGiftCaps } from '../../testing/samples/guest-crowd.ts';
import { isBalanced, readBalances } from '../../testing/samples/item-balances.ts';
import { createSampleRegistry } from '../../testing/samples/sample-registry.ts';
import { startServerProcess } from '../../testing/processes/server-process.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

const MOST_ROUNDS = 12;
const INTERRUPTED_ROUNDS = 2;
const GUESTS = 20;

test('a process killed during claims loses no confirmed claim and doubles no repeated one', async () => {
  const owner = await createAccount(testApp);
  let interrupted = 0;
  for (let round = 0; round < MOST_ROUNDS && interrupted < INTERRUPTED_ROUNDS; round += 1) {
    const { shareCode, itemIds } = await createSampleRegistry(testApp, owner.id, {
      quantity: GUESTS,
    });
    const wanted = { shareCode, itemId: itemIds[0] ?? '' };
    const doomed = await startServerProcess(testApp.database, withoutGiftCaps);
    const guests = await createGuests([doomed.baseUrl], GUESTS);
    const keys = guests.map(() => randomUUID());

    const firstTries = guests.map((guest, index) =>
      claim(guest, { ...wanted, key: keys[index] ?? '' }).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 0) return undefined;
        throw error;
      }),
    );
    await Promise.race([...firstTries, delay(2_000)]);
    await delay(round * 3);
    doomed.child.kill('SIGKILL');
    const answered = await Promise.all(firstTries);
    await doomed.exited;

    if (answered.some((change) => change) && answered.some((change) => !change)) interrupted += 1;

    const second = await startServerProcess(testApp.database, withoutGiftCaps);
    const survivors = await createGuests([second.baseUrl], GUESTS);
    const repeated: GiftChange[] = await Promise.all(
      survivors.map((survivor, index) => {
        for (const [name, value] of guests[index]?.cookies ?? []) survivor.cookies.set(name, value);
        return claim(survivor, { ...wanted, key: keys[index] ?? '' });
      }),
    );
    second.child.kill('SIGTERM');
    await second.exited;

    for (const [index, change] of answered.entries())
      if (change) expect(repeated[index]?.gift.id).toBe(change.gift.id);
    const item = (await readBalances(testApp.deps.db)).find((one) => one.itemId === wanted.itemId);
    if (!item) throw new Error('The item is gone.');
    expect(isBalanced(item)).toBe(true);
    expect(item.fulfilled).toBe(GUESTS);
  }
  expect(interrupted).toBe(INTERRUPTED_ROUNDS);
});
