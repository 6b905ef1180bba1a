import { storedValue } from '@gift-registry/shell-contract';
import { z } from 'zod';

const giftInHand = z.object({
  page: z.string(),
  /** null for the gift of another website, whose draft is stored on its own. */
  product: z.object({ id: z.string(), name: z.string() }).nullable(),
  pressedAt: z.number(),
});
export type GiftInHand = z.infer<typeof giftInHand>;

const keptMilliseconds = 3_600_000;

// One tab only: a sign-out in another tab does not clear it, and no other tab adds the gift a second time.
const storage = storedValue('sessionStorage', 'gr-gift-in-hand', giftInHand);

export const keepGiftInHand = (page: string, product: GiftInHand['product']): void =>
  void storage.write({ page, product, pressedAt: Date.now() });

export function takeGiftInHand(
  page: string,
  kind: 'catalogue' | 'website',
): GiftInHand | undefined {
  const gift = storage.read();
  if (gift?.page !== page || (gift.product === null) !== (kind === 'website')) return undefined;
  storage.remove();
  return Date.now() - gift.pressedAt < keptMilliseconds ? gift : undefined;
}
