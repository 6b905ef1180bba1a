import { formatAge, formatPaise, formatTime, type OrderRow } from '@gift-registry/bff-contract';
import { Badge } from '@gift-registry/design-system/badge';
import { Cluster } from '@gift-registry/design-system/layout';
import type { TableColumn } from '@gift-registry/design-system/table';
import { RowLink } from '../../features/team/lists/list-beside.tsx';
import { orderPath } from '../../features/orders/order-paths.ts';
import {
  destinationText,
  giftsText,
  orderMarks,
  orderState,
} from '../../features/orders/order-words.ts';
import styles from './order-columns.module.css';

export interface ShownOrder extends OrderRow {
  /** The time of the list, in milliseconds: ages count from it. */
  readonly readAt: number;
}

function OrderName({ order: { number, createdAt, readAt } }: { readonly order: ShownOrder }) {
  return (
    <>
      <RowLink to={orderPath(number)} className={styles.number}>
        {number}
      </RowLink>
      <time dateTime={createdAt} title={formatTime(createdAt)} className={styles.soft}>
        {formatAge(createdAt, new Date(readAt))}
      </time>
    </>
  );
}

function OrderStates({ order }: { readonly order: ShownOrder }) {
  return (
    <Cluster gap={1}>
      {[orderState(order), ...orderMarks(order)].map(({ line, tone }) => (
        <Badge key={line} tone={tone}>
          {line}
        </Badge>
      ))}
    </Cluster>
  );
}

export const orderColumns: readonly TableColumn<ShownOrder>[] = [
  {
    id: 'order',
    header: 'Order',
    cell: (order) => <OrderName order={order} />,
    width: 'medium',
  },
  {
    id: 'gift',
    header: 'Gift',
    cell: (order) => (
      <>
        <span className={styles.line}>{giftsText(order)}</span>
        <span
          className={`${styles.soft} ${styles.registry}`}
          title={order.registryName ?? undefined}
        >
          {order.registryName ?? 'Its registry is gone'}
        </span>
      </>
    ),
    card: 'plain',
  },
  {
    id: 'giver',
    header: 'Giver',
    cell: (order) => (
      <>
        <span className={styles.line}>{order.guestName}</span>
        <span className={styles.soft}>{destinationText(order)}</span>
      </>
    ),
    card: 'plain',
  },
  {
    id: 'state',
    header: 'State',
    cell: (order) => <OrderStates order={order} />,
    width: 'medium',
    card: 'plain',
  },
  {
    id: 'total',
    header: 'Total',
    cell: ({ totalPaise }) => formatPaise(totalPaise),
    align: 'end',
    width: 'narrow',
    card: 'corner',
  },
];
