import { Button } from '@gift-registry/design-system/button';
import { Card } from '@gift-registry/design-system/card';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { Stack } from '@gift-registry/design-system/layout';
import { Skeleton } from '@gift-registry/design-system/skeleton';
import { Link } from '@gift-registry/shell-contract';
import { PageBody } from '../../features/platform/page-body.tsx';
import { isNotFound } from '../../features/registries/shared-reads.ts';
import { OrderView } from './order-view.tsx';
import { useOrder, useOrderRequest } from './use-order.ts';

function OrderSkeleton() {
  return (
    <Stack gap={6} role="status">
      <p>Loading your order...</p>
      <Skeleton shape="title" />
      <Card padding="lg">
        <Skeleton lines={4} />
      </Card>
      <Card padding="lg">
        <Skeleton lines={3} />
      </Card>
    </Stack>
  );
}

export default function OrderPage() {
  const request = useOrderRequest();
  const { data, error, refetch, isFetching } = useOrder(request);
  if (data) return <OrderView request={request} order={data} refetch={refetch} />;
  return (
    <PageBody width="narrow">
      <title>Your order</title>
      {!error && <OrderSkeleton />}
      {error && isNotFound(error) && (
        <EmptyState
          headingLevel={1}
          title="This order stays private"
          action={
            <Button variant="primary" href="/guest" linkComponent={Link}>
              Find a registry
            </Button>
          }
        >
          {error.message}
        </EmptyState>
      )}
      {error && !isNotFound(error) && (
        <EmptyState
          headingLevel={1}
          title="We couldn’t load your order"
          action={
            <Button variant="primary" busy={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          {error.message}
        </EmptyState>
      )}
    </PageBody>
  );
}
