import type { HostGift } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { canBeReceived, canBeThanked } from '../../features/gift-book/gift-words.ts';
import styles from './selection-bar.module.css';
import type { useMarkReceived } from './use-mark-received.ts';
import type { Selection } from './use-selection.ts';
import { giftCount } from '../../features/items/item-totals.ts';

interface Props {
  readonly shown: readonly HostGift[];
  readonly selection: Selection;
  readonly received: ReturnType<typeof useMarkReceived>;
  readonly onThank: (gifts: readonly HostGift[]) => void;
}

export function SelectionBar({ shown, selection, received, onThank }: Props) {
  const { selected, select, clear } = selection;
  const choosable = shown.filter(canBeThanked);
  const arrived = selected.filter(canBeReceived).map(({ id }) => id);
  if (choosable.length === 0) return null;
  return (
    <div className={styles.bar} data-active={selected.length > 0 || undefined}>
      <p role="status" className={styles.count}>
        {selected.length > 0
          ? `${giftCount(selected.length)} chosen`
          : 'Tick gifts to change several at once.'}
      </p>
      {selected.length < choosable.length && (
        <Button size="sm" variant="quiet" onClick={() => select(choosable)}>
          Choose all {choosable.length} shown
        </Button>
      )}
      {selected.length > 0 && (
        <>
          <Button size="sm" variant="quiet" onClick={clear}>
            Clear selection
          </Button>
          <Button
            size="sm"
            disabled={arrived.length === 0}
            busy={received.isPending}
            onClick={() => received.mutate({ giftIds: arrived, received: true })}
          >
            Mark as received
          </Button>
          <Button size="sm" variant="primary" onClick={() => onThank(selected)}>
            Say thanks
          </Button>
        </>
      )}
    </div>
  );
}
