import { spawn } from 'node:child_process';
import { createAccount } from '../../testing/accounts.ts';
import { createGuests, claim, countOutcomes } from '../../testing/samples/guest-crowd.ts';
import { startServerProcess } from '../../testing/processes/server-process.ts';
import { createSampleRegistry } from '../../testing/samples/sample-registry.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const GUESTS = 600;
const AT_ONCE = 24;
const LOW_LIMIT = 30;

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

/** Keeps one core busy, as another program of the machine would. */
function busyCore() {
  const child = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' });
  return () => child.kill('SIGKILL');
}

/** Lets guests behind one address give one gift each, and counts the outcomes. */
async function outcomesOf(
  count: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<Record<string, number>> {
  const { id } = await createAccount(testApp);
  const { shareCode, itemIds } = await createSampleRegistry(testApp, id, {
    items: 12,
    quantity: 60,
  });
  const server = await startServerProcess(testApp.database, {
    REQUESTS_PER_MINUTE: '10000000',
    ...settings,
  });
  const stop = busyCore();
  try {
    const waiting = [...(await createGuests([server.baseUrl], count)).entries()];
    const outcomes: Promise<unknown>[] = [];
    const giveOneAfterTheOther = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [place, guest] = next;
        const gift = claim(guest, { shareCode, itemId: itemIds[place % itemIds.length] ?? '' });
        outcomes.push(gift);
        await gift.catch(() => undefined);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, giveOneAfterTheOther));
    return Object.fromEntries(await countOutcomes(outcomes));
  } finally {
    stop();
    server.child.kill('SIGTERM');
    await server.exited;
  }
}

test(`${GUESTS} guests behind one address give, ${AT_ONCE} at once, beside a busy core: none is refused`, async () => {
  // With the limits that a server has by default.
  expect(await outcomesOf(GUESTS)).toStrictEqual({ claimed: GUESTS });
}, 240_000);

test(`control: a limit of ${LOW_LIMIT} gifts for an address refuses the others`, async () => {
  const settings = { GIFT_UNITS_PER_NETWORK_HOUR: String(LOW_LIMIT) };
  const { claimed = 0, 'rate-limited': refused = 0 } = await outcomesOf(LOW_LIMIT * 4, settings);
  expect(claimed + refused).toBe(LOW_LIMIT * 4);
  // Gifts that are recorded at the same moment don't count each other.
  expect(claimed).toBeGreaterThanOrEqual(LOW_LIMIT);
  expect(claimed).toBeLessThan(LOW_LIMIT + AT_ONCE);
});
