import type { GuestGift, PlacedOrder, SharedRegistry } from '@gift-registry/bff-contract';
import { leavePage, useNavigation } from '@gift-registry/shell-contract';
import { useState } from 'react';
import { orderPath } from '../address/gift-paths.ts';
import { takesCode } from '../gift-code/gift-code.tsx';

interface Options {
  readonly registry: SharedRegistry;
  readonly readGifts: () => Promise<readonly GuestGift[]>;
  readonly onCode: (giftId: string) => void;
  readonly onShow: (number: string) => void;
}

export function usePlacedOrder({ registry, readGifts, onCode, onShow }: Options) {
  const { navigate } = useNavigation();
  const [placed, setPlaced] = useState<PlacedOrder>();

  const confirm = (ordered: PlacedOrder) => {
    setPlaced(ordered);
    onShow(ordered.order.number);
  };
  async function findCode(ordered: PlacedOrder): Promise<void> {
    const gifts = await readGifts();
    const { number } = ordered.order;
    const waiting = gifts.find((gift) => gift.orderNumber === number && takesCode(gift));
    if (waiting) onCode(waiting.id);
    else confirm(ordered);
  }

  return {
    placed,
    forget: () => setPlaced(undefined),
    leadOn(ordered: PlacedOrder): void {
      const { order, paymentUrl } = ordered;
      if (paymentUrl !== null) {
        confirm(ordered);
        leavePage.to(paymentUrl);
      } else if (registry.paysOnline) navigate(orderPath(order.number), { replace: true });
      else if (order.heldUntil === null) confirm(ordered);
      else void findCode(ordered);
    },
  };
}
