import {
  formatDay,
  formatPrice,
  type SharedItem,
  type SharedRegistry,
} from '@gift-registry/bff-contract';
import { Badge } from '@gift-registry/design-system/badge';
import { Price } from '@gift-registry/design-system/price';
import { TextLink } from '@gift-registry/design-system/text-link';
import type { ReactNode } from 'react';
import { anyAmount, giftWords, shopName } from './gift-words.ts';
import { deliveryText } from './delivery-text.ts';
import { AskLink } from './more-gift-actions.tsx';
import { holdsOf, OwnHold } from '../own-gifts/own-hold.tsx';
import { ReservedByOthers } from './reserved-by-others.tsx';
import { giftState, isGivenTogether } from './gift-state.ts';
import { useMyGifts } from '../own-gifts/use-my-gifts.ts';
import { NotPaidYet, unpaidOrderOf } from '../own-gifts/unpaid-order.tsx';
import { SharedProgress } from './shared-progress.tsx';
import { JoinUs } from './join-us.tsx';
import styles from './gift-view.module.css';

interface Props {
  readonly shareCode: string;
  readonly item: SharedItem;
  readonly registry: SharedRegistry;
}

/** The brand and price of a gift, and what is left of it: all that stands before its buttons. */
export function GiftOffer({ shareCode, item }: Props) {
  const words = giftWords(item);
  const { data } = useMyGifts(shareCode);
  const hold = holdsOf(data?.gifts ?? []).get(item.id);
  const unpaid = hold && unpaidOrderOf(hold);
  return (
    <>
      {item.brand !== null && <p className={styles.brand}>{item.brand}</p>}
      <p className={styles.price}>
        <Price size="lg">{item.fund ? anyAmount : formatPrice(item.price, item.currency)}</Price>
        {item.priceSeenOn !== null && item.price !== null && (
          <span>{`Price as of ${formatDay(item.priceSeenOn, 'UTC')}`}</span>
        )}
      </p>
      <div className={styles.badges}>
        {item.isMostWanted && <Badge tone="accent">Most wanted</Badge>}
        <Badge tone={unpaid ? 'warning' : words.tone}>
          {unpaid ? <NotPaidYet order={unpaid} /> : words.label}
        </Badge>
      </div>
      {hold && <OwnHold shareCode={shareCode} gift={hold} />}
      {!hold &&
        words.unavailable !== undefined &&
        (giftState(item) === 'reserved' ? (
          <ReservedByOthers shareCode={shareCode} item={item} />
        ) : (
          <p>{words.unavailable}</p>
        ))}
      <SharedProgress item={item} />
    </>
  );
}

/** The delivery of a gift, the words about it, and whom to ask. */
export function GiftAbout({ shareCode, item, registry }: Props) {
  return (
    <>
      <dl className={styles.facts}>
        <Fact term="Delivery">{deliveryText(item, registry)}</Fact>
        {!item.fund && <Fact term="Wanted">{item.quantityRequested}</Fact>}
      </dl>
      {item.note !== null && <p className={styles.note}>{item.note}</p>}
      {item.description !== '' && <p className={styles.description}>{item.description}</p>}
      {item.externalUrl !== null && (
        <p className={styles.shop}>
          <TextLink
            external
            variant="standalone"
            href={item.externalUrl}
            rel="nofollow ugc noopener noreferrer"
          >
            {`Look at it at ${shopName(item.externalUrl) ?? 'the shop'}`}
          </TextLink>
          <span>Opening the shop doesn’t reserve it.</span>
        </p>
      )}
      <AskLink shareCode={shareCode} item={item} />
      {isGivenTogether(item) && <JoinUs shareCode={shareCode} item={item} />}
    </>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
