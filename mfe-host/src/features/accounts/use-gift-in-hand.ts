import { useNavigation } from '@gift-registry/shell-contract';
import { useEffect, useEffectEvent } from 'react';
import { takeGiftInHand, type GiftInHand } from './gift-in-hand.ts';
import { useIsHost } from './use-is-host.ts';

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
