import type { GuestGift } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { useHistoryLayer } from '@gift-registry/shell-contract';
import { giftCodeLayer } from './gift-code.tsx';

export function EnterCodeButton({ gift }: { readonly gift: GuestGift }) {
  const { show } = useHistoryLayer(giftCodeLayer);
  return (
    <Button
      variant="primary"
      aria-label={`Enter the code: ${gift.productName}`}
      onClick={() => show(gift.id)}
    >
      Enter the code
    </Button>
  );
}
