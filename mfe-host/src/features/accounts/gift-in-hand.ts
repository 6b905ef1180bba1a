import { storedValue, useNavigation, useToast, withReturnTo } from '@gift-registry/shell-contract';
import { useEffect, useEffectEvent } from 'react';
import { z } from 'zod';
import { useIsHost } from './use-is-host.ts';

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

const keepGiftInHand = (page: string, product: GiftInHand['product']): void =>
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

export function useGiftInHand(
  ready: boolean,
  add: (product: NonNullable<GiftInHand['product']>) => void,
): void {
  const isHost = useIsHost();
  const { location } = useNavigation();
  const addGift = useEffectEvent(() => {
    const gift = takeGiftInHand(location.pathname + location.search, 'catalogue');
    if (gift?.product) add(gift.product);
  });
  useEffect(() => {
    if (isHost && ready) addGift();
  }, [isHost, ready]);
}

/** The gift is kept for the return: null is the gift of another website; nothing is kept without one. */
export function useAskToSignIn(): (reason: string, gift?: GiftInHand['product']) => void {
  const showToast = useToast();
  const { location, navigate } = useNavigation();
  return (reason, gift) => {
    const page = location.pathname + location.search;
    if (gift !== undefined) keepGiftInHand(page, gift);
    showToast({
      type: 'error',
      title: 'Authentication Required',
      description: reason,
      // Stays until the success of the login dismisses it.
      duration: 0,
    });
    navigate(withReturnTo('/email-login', page));
  };
}
