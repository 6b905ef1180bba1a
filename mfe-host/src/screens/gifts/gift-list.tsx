import type { HostGift } from '@gift-registry/bff-contract';
import { GiftRow } from './gift-row.tsx';
import styles from './gift-list.module.css';
import type { useMarkReceived } from './use-mark-received.ts';
import type { Selection } from './use-selection.ts';

interface Props {
  readonly gifts: readonly HostGift[];
  readonly showsRegistry: boolean;
  readonly selection: Selection;
  readonly received: ReturnType<typeof useMarkReceived>;
  readonly onThank: (gifts: readonly HostGift[]) => void;
}

export function GiftList({ gifts, showsRegistry, selection, received, onThank }: Props) {
  return (
    <ul className={styles.list} aria-label="Gifts">
      {gifts.map((gift) => (
        <GiftRow
          key={gift.id}
          gift={gift}
          showsRegistry={showsRegistry}
          selected={selection.isSelected(gift.id)}
          onToggle={() => selection.toggle(gift.id)}
          onReceived={(isReceived) => received.mutate({ giftIds: [gift.id], received: isReceived })}
          onThank={() => onThank([gift])}
        />
      ))}
    </ul>
  );
}
