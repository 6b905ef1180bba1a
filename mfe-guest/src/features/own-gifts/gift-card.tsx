import {
  shownStateNames,
  type ShownState,
  formatPrice,
  formatRupees,
  type GuestGift,
  pictureSources,
  type SharedItem,
  type SharedRegistry,
} from '@gift-registry/bff-contract';
import { Badge } from '@gift-registry/design-system/badge';
import { Button } from '@gift-registry/design-system/button';
import { ItemRow } from '@gift-registry/design-system/item-row';
import { TextLink } from '@gift-registry/design-system/text-link';
import { Link } from '@gift-registry/shell-contract';
import type { ReactNode } from 'react';
import { orderPath } from '../platform/gift-paths.ts';
import { arrangeWithHost } from './gift-results.ts';
import { NotPaidYet, PayOrderLink, unpaidOrderOf, type UnpaidOrder } from './unpaid-order.tsx';
import { GiftAction } from './gift-action.tsx';
import styles from './gift-card.module.css';
import { PaymentActions, paymentText } from './payment-actions.tsx';
import { useFormatTime, useFormatDay } from '../platform/use-format-instant.ts';

type Answer = Pick<GuestGift, 'receivedAt' | 'thanks'>;

export type Host = Pick<SharedRegistry, 'ownerFirstName' | 'ownerLastName'>;

interface ReceivedNoteProps {
  readonly registry: Host;
  readonly gift: Answer;
}

export const isAnswered = ({ receivedAt, thanks }: Answer): boolean =>
  Boolean(receivedAt) || Boolean(thanks?.length);

export function ReceivedNote({ registry, gift: { receivedAt, thanks } }: ReceivedNoteProps) {
  const formatDay = useFormatDay();
  const host = `${registry.ownerFirstName} ${registry.ownerLastName}`.trim() || 'the host';
  return (
    <>
      {receivedAt && (
        <span className={styles.received}>{`Received by ${host} on ${formatDay(receivedAt)}`}</span>
      )}
      {thanks?.map(({ note, from, createdAt }) => (
        <span key={createdAt} className={styles.thanks}>
          <q className={styles.words}>{note}</q>
          <cite className={styles.from}>{`${from}, ${formatDay(createdAt)}`}</cite>
        </span>
      ))}
    </>
  );
}

/** The guest reads of the own gifts. */
export const stateNames: Readonly<Record<ShownState, string>> = {
  ...shownStateNames,
  paid: 'Paid',
};

interface Props {
  readonly shareCode: string;
  readonly registry: Host;
  readonly gift: GuestGift;
  readonly item: SharedItem | undefined;
  readonly headingLevel?: 2 | 3;
}

export function GiftCard({ shareCode, registry, gift, item, headingLevel }: Props) {
  const formatTime = useFormatTime();
  const own = { shareCode, gift };
  const { orderNumber } = gift;
  const unpaid = Boolean(orderNumber) && gift.status === 'reserved';
  const unpaidOrder = unpaidOrderOf(gift);
  const held = gift.status === 'reserved' && gift.kind === 'claim' && !unpaid;
  const undoLabel = held ? 'No, give it back' : 'Undo';

  return (
    <ItemRow
      name={gift.productName}
      headingLevel={headingLevel}
      imageUrl={gift.imageUrl}
      imageSources={pictureSources(gift.imageUrl)}
      priceLabel={gift.amount === null ? 'Price' : 'Amount'}
      price={priceOf(gift, item)}
      quantity={gift.kind === 'claim' ? gift.quantity : undefined}
      meta={describe(gift, formatTime)}
      badges={
        <Badge tone={held || unpaid || gift.isShortPaid ? 'warning' : 'success'}>
          {unpaidOrder && <NotPaidYet order={unpaidOrder} />}
          {unpaid && !unpaidOrder && 'Waiting for the payment'}
          {!unpaid && stateNames[stateOf(gift)]}
        </Badge>
      }
      note={isAnswered(gift) && <ReceivedNote registry={registry} gift={gift} />}
      actions={
        <>
          {held && gift.externalUrl && (
            <TextLink external variant="standalone" href={gift.externalUrl}>
              Go to the shop
            </TextLink>
          )}
          {held && (
            <GiftAction {...own} kind="confirm" variant="primary">
              Yes, I bought it
            </GiftAction>
          )}
          {held && gift.extendable && (
            <GiftAction {...own} kind="extend">
              Hold for another 24 hours
            </GiftAction>
          )}
          <PaymentActions shareCode={shareCode} gift={gift} />
          {orderNumber && (
            <OrderActions number={orderNumber} unpaid={unpaidOrder} name={gift.productName} />
          )}
          {gift.undoable && (
            <GiftAction
              {...own}
              kind="release"
              variant="quiet"
              aria-label={`${undoLabel} ${gift.productName}`}
            >
              {undoLabel}
            </GiftAction>
          )}
        </>
      }
    />
  );
}

interface OrderActionsProps {
  readonly number: string;
  readonly unpaid: UnpaidOrder | undefined;
  readonly name: string;
}

export function OrderActions({ number, unpaid, name }: OrderActionsProps) {
  return (
    <>
      {unpaid && <PayOrderLink order={unpaid} name={name} />}
      <Button
        variant="secondary"
        href={orderPath(number)}
        linkComponent={Link}
        aria-label={`See your order ${number}: ${name}`}
      >
        See your order
      </Button>
    </>
  );
}

function priceOf({ amount }: GuestGift, item: SharedItem | undefined): string | undefined {
  if (amount !== null) return formatRupees(amount);
  return item && formatPrice(item.price, item.currency);
}

function stateOf({ kind, status, receivedAt, payment, isShortPaid }: GuestGift): ShownState {
  if (receivedAt) return 'received';
  if (status === 'reserved' && kind === 'claim') return 'reserved';
  if (kind === 'claim') return isShortPaid ? 'short-paid' : 'bought';
  return payment?.paidAt ? 'paid' : 'promised';
}

function describe(gift: GuestGift, formatTime: (time: string) => string): ReactNode {
  const order = gift.orderNumber && (
    <>
      Order <span className={styles.order}>{gift.orderNumber}</span>.
    </>
  );
  if (order && gift.status === 'reserved') return <>{order} We hold it for you while you pay.</>;
  if (gift.expiresAt)
    return `Did you buy it? We hold it for you until ${formatTime(gift.expiresAt)}.`;
  if (gift.amount !== null)
    return [`You contribute ${formatRupees(gift.amount)}.`, paymentText(gift, formatTime)]
      .filter(Boolean)
      .join(' ');
  if (gift.receivedAt) return undefined;
  if (gift.isShortPaid) return <>{order} It is not fully paid yet. Our team looks at it.</>;
  const thanks = 'Thank you! The host can look forward to it.';
  if (order)
    return (
      <>
        {thanks} {order}
      </>
    );
  return gift.externalUrl === null ? `${thanks} ${arrangeWithHost}` : thanks;
}
