import { formatTime, type TeamOrder } from '@gift-registry/bff-contract';
import { Badge } from '@gift-registry/design-system/badge';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { useNavigation } from '@gift-registry/shell-contract';
import { BackLink } from '../../features/team/back-link.tsx';
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

export function OrderHeading({ number, order }: Props) {
  const listPath = useListPath();
  return (
    <PageHeading
      eyebrow={<BackLink href={listPath}>Order Management</BackLink>}
      title={number}
      lede={order && <State order={order} />}
    />
  );
}
