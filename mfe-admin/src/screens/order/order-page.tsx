import { Button } from '@gift-registry/design-system/button';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { Link, usePathParams, useNavigation } from '@gift-registry/shell-contract';
import { ControlCenter } from '../../features/team/control-center.tsx';
import { Loaded } from '../../features/team/loaded.tsx';
import { useOrder } from '../../features/orders/order-reads.ts';
import { OrderView } from './order-view.tsx';
import { formatTime, type TeamOrder } from '@gift-registry/bff-contract';
import { Badge } from '@gift-registry/design-system/badge';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { BackLink } from '../../features/team/detail-layout.tsx';
import { orderMarks, orderState } from '../../features/orders/order-words.ts';
import styles from './order-page.module.css';

interface Props {
  readonly number: string;
  readonly order: TeamOrder | undefined;
}

function useListPath(): string {
  const { state } = useNavigation().location;
  const list =
    typeof state === 'object' && state !== null && 'list' in state ? state.list : undefined;
  return typeof list === 'string' && list.startsWith('?')
    ? `/admin/orders${list}`
    : '/admin/orders';
}

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

function OrderHeading({ number, order }: Props) {
  const listPath = useListPath();
  return (
    <PageHeading
      eyebrow={<BackLink href={listPath}>Order Management</BackLink>}
      title={number}
      lede={order && <State order={order} />}
    />
  );
}

export default function OrderPage() {
  const number = (usePathParams()['number'] ?? '').toUpperCase();
  const read = useOrder(number);
  return (
    <ControlCenter heading={<OrderHeading number={number} order={read.data} />}>
      <Loaded
        read={read}
        name="order"
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
      </Loaded>
    </ControlCenter>
  );
}
