import { spawn } from 'node:child_process';
import { createAccount } from '../../../testing/accounts.ts';
import { createGuests, claim, countOutcomes } from '../../../testing/samples/guest-crowd.ts';
import { startServerProcess } from '../../../testing/processes/server-process.ts';
import { createSampleRegistry } from '../../../testing/samples/sample-registry.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

const GUESTS = 600;
const AT_ONCE = 24;

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

test(`${GUESTS} guests behind one address give, ${AT_ONCE} at once, beside a busy core: none is refused`, async () => {
  const { id } = await createAccount(testApp);
  const { shareCode, itemIds } = await createSampleRegistry(testApp, id, {
    items: 12,
    quantity: 60,
  });
  // With the limits that a server has by default.
  const server = await startServerProcess(testApp.database, { REQUESTS_PER_MINUTE: '10000000' });
  const guests = await createGuests([server.baseUrl], GUESTS);
  const stop = busyCore();
  try {
    const waiting = [...guests.entries()];
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
    expect(Object.fromEntries(await countOutcomes(outcomes))).toStrictEqual({ claimed: GUESTS });
  } finally {
    stop();
    server.child.kill('SIGTERM');
    await server.exited;
  }
}, 240_000);
