import type { OrderView } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { Link } from '@gift-registry/shell-contract';
import { listPath } from '../../features/orders/order-paths.ts';
import type { ListQuery } from '../../features/team/lists/admin-list.ts';
import { viewNames } from '../../features/orders/order-words.ts';

const words: Readonly<Record<OrderView, readonly [title: string, text: string]>> = {
  attention: [
    'Nothing needs you',
    'Orders that wait too long, open cases and refunds to make by hand stand here.',
  ],
  'to-pack': ['Nothing to pack', 'Paid orders stand here, the oldest first.'],
  packed: ['No parcel waits to be sent', 'Packed orders stand here until a carrier has them.'],
  shipped: ['Nothing is on its way', 'Sent parcels stand here until they are delivered.'],
  waiting: ['Nobody owes us money', 'Orders stand here until they are paid.'],
  cases: ['No open case', 'Orders about which a person has to decide stand here.'],
  ended: ['No order has ended yet', 'Delivered and cancelled orders stand here.'],
  all: ['No orders yet', 'Orders of gifts from the catalogue stand here.'],
};

interface Props {
  readonly query: ListQuery;
  readonly view: OrderView;
}

export function NoOrders({ query, view }: Props) {
  const { cursor, search, olderThanHours, registryId } = query;
  if (cursor)
    return (
      <EmptyState
        title="No further orders"
        action={
          <Button href={listPath(query)} linkComponent={Link}>
            To the first page
          </Button>
        }
      />
    );
  if (search ?? olderThanHours ?? registryId) {
    const elsewhere = view !== 'all';
    return (
      <EmptyState
        title={elsewhere ? `No such order in “${viewNames[view]}”` : 'No order matches'}
        action={
          <Button
            href={listPath(elsewhere ? { ...query, view: 'all' } : { view: 'all' })}
            linkComponent={Link}
          >
            {elsewhere ? 'Look in all orders' : 'Show all orders'}
          </Button>
        }
      >
        A search finds the beginning of a number, a giver’s name or email, or a registry’s name.
      </EmptyState>
    );
  }
  const [title, text] = words[view];
  return <EmptyState title={title}>{text}</EmptyState>;
}
