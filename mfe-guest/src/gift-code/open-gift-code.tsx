import type { GiftChange, GuestGift, SharedItem } from '@gift-registry/bff-contract';
import { useHistoryLayer, useToast } from '@gift-registry/shell-contract';
import { formResultOf, resultText } from '../my-gifts/gift-results.ts';
import { GiftCode, giftCodeLayer } from './gift-code.tsx';

interface Props {
  readonly shareCode: string;
  readonly gifts: readonly GuestGift[] | undefined;
  readonly items: readonly SharedItem[];
}

export function OpenGiftCode(props: Props) {
  const layer = useHistoryLayer(giftCodeLayer);
  const showToast = useToast();
  const onGiven = ({ gift }: GiftChange) => {
    layer.close();
    if (gift.status === 'reserved' && gift.externalUrl)
      window.open(gift.externalUrl, '_blank', 'noopener,noreferrer');
    showToast({ type: 'success', ...resultText(formResultOf(gift), gift) });
  };
  return <GiftCode {...props} layer={layer} onGiven={onGiven} />;
}
