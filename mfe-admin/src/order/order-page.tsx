import type { ApiError } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { LoadFailure } from '@gift-registry/design-system/load-failure';
import { Loading } from '@gift-registry/design-system/loading';
import { Link, usePathParams } from '@gift-registry/shell-contract';
import { ControlCenter } from '../control-center/control-center.tsx';
import { useOrder } from '../team-orders/order-reads.ts';
import { OrderHeading } from './order-heading.tsx';
import { OrderView } from './order-view.tsx';

const isUnknown = (error: Error): boolean => 'status' in error && error.status === 404;

function Missing({ number, error, onRetry, busy }: MissingProps) {
  if (!isUnknown(error))
    return <LoadFailure title="The order could not be loaded" {...{ error, onRetry, busy }} />;
  return (
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
  );
}

interface MissingProps {
  readonly number: string;
  readonly error: Error | ApiError;
  readonly onRetry: () => unknown;
  readonly busy: boolean;
}

export default function OrderPage() {
  const number = (usePathParams()['number'] ?? '').toUpperCase();
  const { data, error, isFetching, refetch } = useOrder(number);
  return (
    <ControlCenter heading={<OrderHeading number={number} order={data} />}>
      {error && !data && <Missing {...{ number, error }} onRetry={refetch} busy={isFetching} />}
      {!data && !error && <Loading label="Loading the order..." lines={8} />}
      {data && <OrderView order={data} />}
    </ControlCenter>
  );
}
