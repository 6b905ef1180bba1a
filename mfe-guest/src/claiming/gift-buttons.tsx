import type { SharedItem } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { contributePath, purchasePath } from './gift-paths.ts';
import { useScriptsRun } from '../scripts/use-scripts-run.ts';
import { takesContributions, unitsLeft } from '../gift-state/gift-state.ts';

export interface GiftActions {
  readonly shareCode: string;
  readonly onPurchase: (item: SharedItem) => void;
  readonly onContribute: (item: SharedItem) => void;
}

interface Props extends GiftActions {
  readonly item: SharedItem;
}

/** Buttons that open dialogs, or without scripts links to pages with the same forms. */
export function GiftButtons({ item, shareCode, onPurchase, onContribute }: Props) {
  const scriptsRun = useScriptsRun();
  const actionOf = (path: string, onClick: (chosen: SharedItem) => void) =>
    scriptsRun ? { onClick: () => onClick(item) } : { href: path };
  return (
    <>
      {unitsLeft(item) > 0 && (
        <Button
          // The focus stays here when the scripts replace the link.
          id={`purchase-${item.id}`}
          variant="primary"
          aria-label={`Purchase ${item.name}`}
          {...actionOf(purchasePath(shareCode, item.id), onPurchase)}
        >
          Purchase
        </Button>
      )}
      {takesContributions(item) && (
        <Button
          id={`contribute-${item.id}`}
          aria-label={`Contribute to ${item.name}`}
          {...actionOf(contributePath(shareCode, item.id), onContribute)}
        >
          Contribute
        </Button>
      )}
    </>
  );
}
