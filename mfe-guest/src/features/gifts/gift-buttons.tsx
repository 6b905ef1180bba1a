import type { GuestGift, SharedItem } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { contributePath, purchasePath } from '../platform/gift-paths.ts';
import { useScriptsRun } from '../platform/scripts.tsx';
import { canBePurchased, takesContributions } from './gift-state.ts';

export interface GiftActions {
  readonly shareCode: string;
  readonly paused?: boolean | undefined;
  /** The holds of this guest, by the ids of the items. */
  readonly holds?: ReadonlyMap<string, GuestGift> | undefined;
  /** 'In your basket' or 'You gave this', by the ids of the items. */
  readonly ownWords?: ReadonlyMap<string, string> | undefined;
  readonly onPurchase: (item: SharedItem) => void;
  /** `amount`: rupees that stand in the form at first. */
  readonly onContribute: (item: SharedItem, amount?: number) => void;
}

interface Props extends GiftActions {
  readonly item: SharedItem;
  /** Keeps the ids apart when a gift's buttons are on the page twice. */
  readonly within?: string;
  readonly part?: number | undefined;
}

export function GiftButtons({ item, within, part, shareCode, paused, ...actions }: Props) {
  const scriptsRun = useScriptsRun();
  const actionOf = (path: string, onClick: () => void) =>
    scriptsRun ? { onClick } : { href: path };
  const idOf = (action: string) => [within, action, item.id].filter(Boolean).join('-');
  if (paused) return null;
  return (
    <>
      {canBePurchased(item) && (
        <Button
          // The focus stays here when the scripts replace the link.
          id={idOf('purchase')}
          variant="primary"
          aria-label={`Purchase ${item.name}`}
          {...actionOf(purchasePath(shareCode, item.id), () => actions.onPurchase(item))}
        >
          Purchase
        </Button>
      )}
      {takesContributions(item) && (
        <Button
          id={idOf('contribute')}
          variant={item.fund ? 'primary' : 'secondary'}
          aria-label={`Contribute to ${item.name}`}
          {...actionOf(contributePath(shareCode, item.id), () => actions.onContribute(item, part))}
        >
          Contribute
        </Button>
      )}
    </>
  );
}
