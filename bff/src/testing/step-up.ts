import { confirmIdentity } from '@gift-registry/bff-contract';
import { testPassword } from './accounts.ts';
import type { TestClient } from './test-client.ts';

export async function stepUp(client: TestClient): Promise<void> {
  await client.call(confirmIdentity, { body: { password: testPassword } });
}
