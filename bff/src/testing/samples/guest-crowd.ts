import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import {
  ApiError,
  claimItem,
  contributeToItem,
  type ClaimForm,
  type GiftChange,
} from '@gift-registry/bff-contract';
import { createTestClient, type TestClient } from '../test-client.ts';

export const withoutGiftCaps = {
  REQUESTS_PER_MINUTE: '10000000',
  GIFT_UNITS_PER_BROWSER_HOUR: '1000000',
  GIFT_UNITS_PER_NETWORK_HOUR: '1000000',
} as const;

export async function createGuests(
  baseUrls: readonly string[],
  count: number,
): Promise<TestClient[]> {
  const guests = Array.from({ length: count }, (_, index) => {
    const baseUrl = baseUrls[index % baseUrls.length] ?? '';
    return createTestClient({ baseUrl, origin: baseUrl });
  });
  for (let start = 0; start < guests.length; start += 20)
    await Promise.all(guests.slice(start, start + 20).map((guest) => guest.csrfToken()));
  return guests;
}

export interface WantedGift {
  readonly shareCode: string;
  readonly itemId: string;
  readonly key?: string;
  readonly form?: Partial<ClaimForm>;
}

export const claimForm = (form: Partial<ClaimForm> = {}): ClaimForm => ({
  guestName: 'Asha',
  quantity: 1,
  ...form,
});

export const claim = (guest: TestClient, wanted: WantedGift): Promise<GiftChange> =>
  guest.call(claimItem, {
    params: { shareCode: wanted.shareCode, itemId: wanted.itemId },
    headers: { 'idempotency-key': wanted.key ?? randomUUID() },
    body: claimForm(wanted.form),
  });

const ATTEMPTS = 40;

/** Sends a promise again, with its key, while a busy server refuses it for now. */
export async function promise(
  guest: TestClient,
  { shareCode, itemId, amount }: Pick<WantedGift, 'shareCode' | 'itemId'> & { amount: number },
): Promise<GiftChange> {
  const request = {
    params: { shareCode, itemId },
    headers: { 'idempotency-key': randomUUID() },
    body: { guestName: 'Asha', amount },
  };
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await guest.call(contributeToItem, request);
    } catch (error) {
      const isBusy = error instanceof ApiError && error.status === 503;
      if (!isBusy || attempt === ATTEMPTS) throw error;
      await setTimeout(Math.min(50 * attempt, 500));
    }
  }
}

export async function countOutcomes(
  claims: readonly Promise<unknown>[],
): Promise<Map<string, number>> {
  const outcomes = await Promise.allSettled(claims);
  const counts = new Map<string, number>();
  for (const outcome of outcomes) {
    const name =
      outcome.status === 'fulfilled'
        ? 'claimed'
        : outcome.reason instanceof ApiError
          ? outcome.reason.code
          : String(outcome.reason);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}
