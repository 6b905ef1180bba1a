import { createAccount } from '../accounts.ts';
import { createGuests, withoutGiftCaps } from '../samples/guest-crowd.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import type { TestClient } from '../test-client.ts';
import { startServerProcess } from './server-process.ts';

export interface TwoServers {
  readonly testApp: TestApp;
  readonly ownerId: string;
  readonly guests: readonly TestClient[];
  readonly addresses: readonly string[];
  close(): Promise<void>;
}

export async function startTwoServers(guestCount: number): Promise<TwoServers> {
  const testApp = await createTestApp();
  const { id: ownerId } = await createAccount(testApp);
  const servers = await Promise.all(
    [0, 1].map(() => startServerProcess(testApp.database, withoutGiftCaps)),
  );
  async function close(): Promise<void> {
    for (const { child } of servers) child.kill('SIGTERM');
    await Promise.all(servers.map(({ exited }) => exited));
    await testApp.close();
  }
  try {
    const addresses = servers.map(({ baseUrl }) => baseUrl);
    const guests = await createGuests(addresses, guestCount);
    return { testApp, ownerId, addresses, guests, close };
  } catch (error) {
    await close();
    throw error;
  }
}
