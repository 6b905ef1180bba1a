import { formatPrice, formatRupees, type SharedItem } from '@gift-registry/bff-contract';
import { Badge } from '@gift-registry/design-system/badge';
import { ItemRow } from '@gift-registry/design-system/item-row';
import { memo, useState, type ReactNode } from 'react';
import { type GiftActions, GiftButtons } from '../gift-buttons.tsx';
import { canBePurchased, giftState, isGivenTogether, canBeGiven } from '../gift-state.ts';
import { SharedProgress } from '../shared-progress.tsx';
import { giftPath, rowIdOf } from '../../platform/gift-paths.ts';
import { anyAmount, giftWords, shopName } from '../gift-words.ts';
import { GiftLink } from '../gift-link.tsx';
import { cardSizes, cardSources } from '../card-picture.ts';
import { NotPaidYet, unpaidOrderOf } from '../../own-gifts/unpaid-order.tsx';
import styles from './gift-row.module.css';
import { AskLink } from '../more-gift-actions.tsx';
import { OwnHold } from '../../own-gifts/own-hold.tsx';
import { ReservedByOthers } from '../reserved-by-others.tsx';

interface Props extends GiftActions {
  readonly item: SharedItem;
  /** On the first screen, where its picture loads before others. */
  readonly isFirst: boolean;
  readonly headingLevel?: 3 | 4;
  readonly changedNow: boolean;
  readonly ribbonNow: boolean;
  readonly part: number | undefined;
}

const rowsOfFirstScreen = 3;

export const isOnFirstScreen = (position: number): boolean => position < rowsOfFirstScreen;

/** Rendered again only when its own gift changes: a list has many, and a press must not wait for them. */
export const GiftRow = memo(function GiftRow(props: Props) {
  const { item, isFirst, headingLevel, changedNow, ribbonNow, part, ...actions } = props;
  const state = giftState(item);
  const words = giftWords(item);
  const hold = actions.holds?.get(item.id);
  const unpaid = hold && unpaidOrderOf(hold);
  const place = canBePurchased(item) ? styles.edge : styles.inPlace;
  // The progress below says the whole sum, and a second line of the badge would move the card.
  const label =
    isGivenTogether(item) && !item.fund && item.quantityRequested === 1
      ? `${formatRupees(item.pledgedAmount)} so far`
      : words.label;
  const ownWords = actions.ownWords?.get(item.id);
  return (
    <ItemRow
      id={rowIdOf(item.id)}
      name={item.name}
      headingLevel={headingLevel}
      href={giftPath(actions.shareCode, item.id)}
      linkComponent={GiftLink}
      meta={item.externalUrl ? shopName(item.externalUrl) : item.brand}
      priceLabel={item.fund ? 'Amount' : 'Price'}
      price={item.fund ? anyAmount : formatPrice(item.price, item.currency)}
      imageUrl={item.imageUrl}
      large={item.isMostWanted}
      imageSources={cardSources(item.imageUrl)}
      imageSizes={cardSizes}
      imageColour={item.imageColour}
      imageFit={item.imageIsCutOut ? 'contain' : 'cover'}
      imageFirst={isFirst}
      quantity={item.fund ? undefined : `${item.quantityFulfilled}/${item.quantityRequested}`}
      muted={state === 'purchased'}
      wrapped={state === 'purchased' ? (ribbonNow ? 'now' : 'before') : undefined}
      badges={
        <>
          {item.isMostWanted && (
            <Badge tone="accent" className={styles.wanted}>
              Most wanted
            </Badge>
          )}
          <Badge tone={unpaid ? 'warning' : ownWords ? 'info' : words.tone}>
            {unpaid ? <NotPaidYet order={unpaid} /> : (ownWords ?? label)}
          </Badge>
          {part !== undefined && <Badge tone="info">{`Give ${formatRupees(part)} of it`}</Badge>}
          {changedNow && <span className={styles.now}>just now</span>}
        </>
      }
      note={item.note}
      progress={item.fund && <SharedProgress item={item} />}
      actions={
        <GiftRowActions
          item={item}
          part={part}
          progress={!item.fund && <SharedProgress item={item} className={place} />}
          {...actions}
        />
      }
    />
  );
});

interface GiftRowActionsProps extends GiftActions {
  readonly item: SharedItem;
  /** Rupees that fit the guest's budget, for a gift that is too dear alone. */
  readonly part: number | undefined;
  readonly progress: ReactNode;
}

function GiftRowActions({ item, progress, ...actions }: GiftRowActionsProps) {
  const [first] = useState(item);
  const { unavailable } = giftWords(item);
  const hold = actions.holds?.get(item.id);
  // On a phone the gift's own view has the link; there the row keeps a line for answers alone.
  const askClass = item.answers?.length ? undefined : styles.ask;
  const asked = { item, shareCode: actions.shareCode, className: askClass };
  const own = hold && <OwnHold shareCode={actions.shareCode} gift={hold} />;
  if (unavailable === undefined)
    return (
      <div className={styles.line}>
        {progress}
        {own && <div className={styles.unavailable}>{own}</div>}
        <GiftButtons item={item} {...actions} />
        <AskLink {...asked} />
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
      {state !== 'purchased' && <AskLink {...asked} />}
    </>
  );
  if (!canBeGiven(first)) return <div className={styles.line}>{said}</div>;
  return (
    <div className={styles.steady}>
      <div className={styles.line}>{said}</div>
      {/* The row keeps its height when its buttons go, so that nothing moves under a finger. */}
      <div className={styles.line} inert aria-hidden="true">
        <GiftButtons item={first} within="before" {...actions} />
        <AskLink {...asked} />
      </div>
    </div>
  );
}
