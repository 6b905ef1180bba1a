import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { claimItem, contributeToItem } from '@gift-registry/bff-contract';
import type { TestApp } from '../test-app.ts';
import type { TestClient } from '../test-client.ts';

/** Flags the networks of all gifts of a registry, as the clock does for those that gave unusually much. */
export const flagNetworks = ({ deps: { db } }: Pick<TestApp, 'deps'>, registryId: string) =>
  sql`insert into unusual_networks (registry_id, network)
      select distinct registry_id, network from gift_networks where registry_id = ${registryId}
      on conflict do nothing`.execute(db);

interface Giver {
  readonly guestName?: string;
  readonly guestEmail?: string;
  readonly message?: string;
}

export interface GivenGift {
  readonly guest: TestClient;
  readonly giftId: string;
}

export async function giveGift(
  app: TestApp,
  target: { readonly shareCode: string; readonly itemId: string },
  giver: Giver = {},
): Promise<GivenGift> {
  const guest = app.client();
  const { gift } = await guest.call(claimItem, {
    params: target,
    headers: { 'idempotency-key': randomUUID() },
    body: { guestName: 'Ravi', quantity: 1, ...giver },
  });
  return { guest, giftId: gift.id };
}

export async function promiseGift(
  app: TestApp,
  target: { readonly shareCode: string; readonly itemId: string },
  amount: number,
  giver: Giver = {},
): Promise<GivenGift> {
  const guest = app.client();
  const { gift } = await guest.call(contributeToItem, {
    params: target,
    headers: { 'idempotency-key': randomUUID() },
    body: { guestName: 'Ravi', amount, ...giver },
  });
  return { guest, giftId: gift.id };
}

/** Triggers look at each row, and a statement has a timeout. */
const BATCH = 1_000;

export async function insertGifts(
  { deps: { db } }: Pick<TestApp, 'deps'>,
  itemId: string,
  count: number,
): Promise<void> {
  for (let first = 1; first <= count; first += BATCH)
    await sql`
      insert into claims (item_id, guest_id, status, quantity, guest_name, guest_email, message)
      select ${itemId}, gen_random_uuid(), 'purchased', 1, 'Guest ' || lpad(n::text, 5, '0'),
             'guest-' || n || '@example.com', case when n % 3 = 0 then 'With love' end
        from generate_series(${first}::int, ${Math.min(count, first + BATCH - 1)}::int) n`.execute(
      db,
    );
  await sql`analyze claims`.execute(db);
}
