import type { SharedItem } from '@gift-registry/bff-contract';
import { useState, type ReactNode } from 'react';
import { GiftButtons, type GiftActions } from '../gift-buttons.tsx';
import { AskLink } from '../more-gift-actions.tsx';
import { canBeGiven, giftState } from '../gift-state.ts';
import { giftWords } from '../gift-words.ts';
import { OwnHold } from '../../own-gifts/own-hold.tsx';
import { ReservedByOthers } from '../reserved-by-others.tsx';
import styles from './gift-row-actions.module.css';

interface Props extends GiftActions {
  readonly item: SharedItem;
  /** Rupees that fit the guest's budget, for a gift that is too dear alone. */
  readonly part: number | undefined;
  readonly progress: ReactNode;
}

export function GiftRowActions({ item, progress, ...actions }: Props) {
  const [first] = useState(item);
  const { unavailable } = giftWords(item);
  const hold = actions.holds?.get(item.id);
  const own = hold && <OwnHold shareCode={actions.shareCode} gift={hold} />;
  if (unavailable === undefined)
    return (
      <div className={styles.line}>
        {progress}
        {own && <div className={styles.unavailable}>{own}</div>}
        <GiftButtons item={item} {...actions} />
        <AskLink item={item} shareCode={actions.shareCode} />
      </div>
    );

  const state = giftState(item);
  const said = (
    <>
      <div className={styles.unavailable}>
        {own}
        {!own && state === 'reserved' && (
          <ReservedByOthers item={item} shareCode={actions.shareCode} />
        )}
        {!own && state !== 'reserved' && <p>{unavailable}</p>}
      </div>
      {state !== 'purchased' && <AskLink item={item} shareCode={actions.shareCode} />}
    </>
  );
  if (!canBeGiven(first)) return <div className={styles.line}>{said}</div>;
  return (
    <div className={styles.steady}>
      <div className={styles.line}>{said}</div>
      {/* The row keeps its height when its buttons go, so that nothing moves under a finger. */}
      <div className={styles.line} inert aria-hidden="true">
        <GiftButtons item={first} within="before" {...actions} />
        <AskLink item={first} shareCode={actions.shareCode} />
      </div>
    </div>
  );
}
