import { EmptyState } from '@gift-registry/design-system/empty-state';
import { ControlCenter } from '../control-center/control-center.tsx';

export default function OrdersPage() {
  return (
    <ControlCenter title="Order Management">
      <EmptyState title="Nothing to manage here yet">
        Gifts that were bought, and where they are on their way.
      </EmptyState>
    </ControlCenter>
  );
}
