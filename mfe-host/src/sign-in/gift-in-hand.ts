import { storedValue } from '@gift-registry/shell-contract';
import { z } from 'zod';

const giftInHand = z.object({
  /** Path and query of the page where it was pressed. */
  page: z.string(),
  /** null for the gift of another website, whose draft is stored on its own. */
  product: z.object({ id: z.string(), name: z.string() }).nullable(),
  pressedAt: z.number(),
});
export type GiftInHand = z.infer<typeof giftInHand>;

/** A press after this time is forgotten, in milliseconds. */
const keptMilliseconds = 3_600_000;

// One tab only: a sign-out in another tab does not clear it, and no other tab adds the gift a second time.
const storage = storedValue('sessionStorage', 'gr-gift-in-hand', giftInHand);

/** Keeps the gift that a visitor pressed to add, for the time of the login. */
export const keepGiftInHand = (page: string, product: GiftInHand['product']): void =>
  void storage.write({ page, product, pressedAt: Date.now() });

/** The gift that was pressed on this page before the login. It is returned once. */
export function takeGiftInHand(
  page: string,
  kind: 'catalogue' | 'website',
): GiftInHand | undefined {
  const gift = storage.read();
  if (gift?.page !== page || (gift.product === null) !== (kind === 'website')) return undefined;
  storage.remove();
  return Date.now() - gift.pressedAt < keptMilliseconds ? gift : undefined;
}
