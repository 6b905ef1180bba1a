import { Button } from '@gift-registry/design-system/button';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { Link, usePathParams } from '@gift-registry/shell-contract';
import { ControlCenter } from '../../features/team/control-center.tsx';
import { Loaded } from '../../features/team/loaded.tsx';
import { useOrder } from '../../features/orders/order-reads.ts';
import { OrderHeading } from './order-heading.tsx';
import { OrderView } from './order-view.tsx';

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
