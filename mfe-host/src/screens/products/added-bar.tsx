import { Button } from '@gift-registry/design-system/button';
import { LazyImage } from '@gift-registry/design-system/lazy-image';
import { useRef } from 'react';
import styles from './added-bar.module.css';
import type { RecentAddition } from './use-recently-added.ts';

interface Props {
  readonly addition: RecentAddition | undefined;
  readonly onHold: (held: boolean) => void;
  readonly onUndo: (addition: RecentAddition) => void;
}

export function AddedBar({ addition, onHold, onUndo }: Props) {
  const focusedBefore = useRef<HTMLElement | null>(null);
  const undo = (undone: RecentAddition) => {
    onHold(false);
    focusedBefore.current?.focus({ preventScroll: true });
    onUndo(undone);
  };
  return (
    <div className={styles.place}>
      <div role="status">
        {addition && (
          <div
            className={styles.bar}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onHold(true)}
            onPointerLeave={() => onHold(false)}
            onFocus={({ relatedTarget }) => {
              focusedBefore.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
              onHold(true);
            }}
            onBlur={() => onHold(false)}
          >
            <LazyImage src={addition.item.product.thumbnailUrl} alt="" />
            <p className={styles.text}>
              <strong>Added to Registry</strong>
              <span className={styles.name}>{addition.item.product.name}</span>
              {addition.item.quantityRequested > addition.quantity && (
                <span>Now {addition.item.quantityRequested} in your registry</span>
              )}
            </p>
            <Button size="sm" onClick={() => undo(addition)}>
              Undo
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
