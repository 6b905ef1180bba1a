import {
  formatPaise,
  joinList,
  pictureSources,
  toPaise,
  type GuestGift,
  type SharedItem,
} from '@gift-registry/bff-contract';
import { Badge } from '@gift-registry/design-system/badge';
import { ItemList, ItemRow } from '@gift-registry/design-system/item-row';
import styles from './gift-card.module.css';
import {
  GiftCard,
  isAnswered,
  OrderActions,
  ReceivedNote,
  stateNames,
  type Host,
} from './gift-card.tsx';
import { NotPaidYet, unpaidOrderOf } from './unpaid-order.tsx';

interface Props {
  readonly shareCode: string;
  readonly registry: Host;
  readonly gifts: readonly GuestGift[];
  readonly items: readonly SharedItem[];
  readonly headingLevel?: 2 | 3;
}

/** The own gifts in rows: the gifts of one order share a row, its payment state and its buttons. */
export function OwnGiftList({ gifts, items, ...row }: Props) {
  return (
    <ItemList label="Your gifts">
      {byOrder(gifts).map(([first, ...others]) =>
        first.orderNumber !== null && others.length > 0 ? (
          <OrderCard
            {...row}
            key={first.orderNumber}
            number={first.orderNumber}
            gifts={[first, ...others]}
            items={items}
          />
        ) : (
          <GiftCard
            {...row}
            key={first.id}
            gift={first}
            item={items.find(({ id }) => id === first.itemId)}
          />
        ),
      )}
    </ItemList>
  );
}

type Together = readonly [first: GuestGift, ...others: GuestGift[]];

/** The newest gift of an order gives it its place. */
function byOrder(gifts: readonly GuestGift[]): readonly Together[] {
  const rows = new Map<string, GuestGift[]>();
  for (const gift of gifts) {
    const key = gift.orderNumber ?? gift.id;
    rows.set(key, [...(rows.get(key) ?? []), gift]);
  }
  return [...rows.values()].flatMap(([first, ...others]) => (first ? [[first, ...others]] : []));
}

interface OrderProps extends Omit<Props, 'shareCode' | 'gifts'> {
  readonly number: string;
  readonly gifts: Together;
}

function OrderCard({ number, registry, gifts, items, headingLevel }: OrderProps) {
  const [{ imageUrl }] = gifts;
  const unpaid = gifts.map(unpaidOrderOf).find(Boolean);
  const isWaiting = gifts.some(({ status }) => status === 'reserved');
  const isShortPaid = gifts.some((gift) => gift.isShortPaid);
  const isReceived = gifts.every(({ receivedAt }) => receivedAt);
  const paid = isReceived ? 'received' : 'bought';
  return (
    <ItemRow
      name={`Order ${number}`}
      headingLevel={headingLevel}
      imageUrl={imageUrl}
      imageSources={pictureSources(imageUrl)}
      total={totalOf(gifts, items)}
      quantity={gifts.reduce((sum, { quantity }) => sum + quantity, 0)}
      meta={orderText({ isWaiting, isShortPaid, isReceived })}
      badges={
        <Badge tone={isWaiting || isShortPaid ? 'warning' : 'success'}>
          {unpaid && <NotPaidYet order={unpaid} />}
          {isWaiting && !unpaid && 'Waiting for the payment'}
          {!isWaiting && stateNames[isShortPaid ? 'short-paid' : paid]}
        </Badge>
      }
      note={gifts.map((gift) => (
        <span key={gift.id} className={styles.gift}>
          {gift.quantity > 1 ? `${gift.productName} × ${gift.quantity}` : gift.productName}
          {isAnswered(gift) && <ReceivedNote registry={registry} gift={gift} />}
        </span>
      ))}
      actions={
        <OrderActions
          number={number}
          unpaid={unpaid}
          name={joinList(gifts.map(({ productName }) => productName))}
        />
      }
    />
  );
}

interface OrderState {
  readonly isWaiting: boolean;
  readonly isShortPaid: boolean;
  readonly isReceived: boolean;
}

function orderText({ isWaiting, isShortPaid, isReceived }: OrderState): string | undefined {
  if (isWaiting) return 'We hold the gifts for you while you pay.';
  if (isReceived) return undefined;
  if (isShortPaid) return 'It is not fully paid yet. Our team looks at it.';
  return 'Thank you! The host can look forward to it.';
}

/** Undefined when a gift has left the list, and its price with it. */
function totalOf(gifts: Together, items: readonly SharedItem[]): string | undefined {
  const prices = gifts.map(({ itemId, quantity }) => {
    const price = items.find(({ id }) => id === itemId)?.price;
    return price === undefined || price === null ? undefined : toPaise(price) * quantity;
  });
  return prices.includes(undefined)
    ? undefined
    : formatPaise(prices.reduce<number>((sum, paise) => sum + (paise ?? 0), 0));
}
