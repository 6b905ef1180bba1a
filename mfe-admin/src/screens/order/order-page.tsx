import { formatTime, type TeamOrder } from '@gift-registry/bff-contract';
import { Badge } from '@gift-registry/design-system/badge';
import { Button } from '@gift-registry/design-system/button';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { Link, usePathParams } from '@gift-registry/shell-contract';
import { useOrder } from '../../features/orders/order-reads.ts';
import { orderMarks, orderState } from '../../features/orders/order-words.ts';
import { DetailLayout } from '../../features/team/detail-layout.tsx';
import styles from './order-page.module.css';
import { OrderView } from './order-view.tsx';

const marksOf = ({ cases, refundDuePaise }: TeamOrder) =>
  orderMarks({
    overdue: false,
    refundDuePaise,
    openCases: cases.filter(({ closedAt }) => closedAt === null).map(({ kind }) => kind),
  });

function State({ order }: { readonly order: TeamOrder }) {
  const state = orderState(order);
  return (
    <span className={styles.state}>
      <Badge tone={state.tone}>{state.line}</Badge>
      {marksOf(order).map(({ line, tone }) => (
        <Badge key={line} tone={tone}>
          {line}
        </Badge>
      ))}
      <span className={styles.placed}>
        Placed <time dateTime={order.createdAt}>{formatTime(order.createdAt)}</time>
      </span>
    </span>
  );
}

export default function OrderPage() {
  const number = (usePathParams()['number'] ?? '').toUpperCase();
  return (
    <DetailLayout
      thing="order"
      read={useOrder(number)}
      list={{ href: '/admin/orders', title: 'Order Management' }}
      title={() => number}
      lede={(order) => <State order={order} />}
      missing={
        <EmptyState
          title="No such order"
          action={
            <Button variant="primary" href="/admin/orders?view=all" linkComponent={Link}>
              All orders
            </Button>
          }
        >
          {number} is no number of an order. Please check it.
        </EmptyState>
      }
    >
      {(order) => <OrderView order={order} />}
    </DetailLayout>
  );
}
