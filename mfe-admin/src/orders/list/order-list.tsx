import { LoadFailure } from '@gift-registry/design-system/load-failure';
import { Loading } from '@gift-registry/design-system/loading';
import { useNavigation } from '@gift-registry/shell-contract';
import { useRef, type RefObject } from 'react';
import { orderPath, type OrderListView } from '../../team-orders/order-paths.ts';
import type { useOrders } from '../../team-orders/order-reads.ts';
import { NoOrders } from './no-orders.tsx';
import styles from './order-list.module.css';
import { OrderTable } from './order-table.tsx';
import { PageLinks } from './page-links.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useListKeys } from './use-list-keys.ts';
import { useSelection } from './use-selection.ts';

interface Props {
  readonly list: OrderListView;
  readonly orders: ReturnType<typeof useOrders>;
  readonly searchBox: RefObject<HTMLInputElement | null>;
}

export function OrderList({ list, orders, searchBox }: Props) {
  const { data, error, isFetching, refetch, isPlaceholderData, dataUpdatedAt } = orders;
  const body = useRef<HTMLTableSectionElement>(null);
  const { navigate, location } = useNavigation();
  const selection = useSelection(data?.orders ?? []);
  useListKeys({
    ...{ body, searchBox },
    onToggle: (number) => selection.toggle(number),
    onOpen: (number) => navigate(orderPath(number), { state: { list: location.search } }),
  });
  if (error && !data)
    return (
      <LoadFailure
        title="The orders could not be loaded"
        error={error}
        onRetry={refetch}
        busy={isFetching}
      />
    );
  if (!data) return <Loading label="Loading the orders..." lines={8} />;
  if (data.orders.length === 0 && !isPlaceholderData) return <NoOrders list={list} />;
  return (
    <>
      <OrderTable
        {...{ orders: data.orders, selection, body }}
        readAt={dataUpdatedAt}
        stale={isPlaceholderData}
      />
      <p className={styles.keys}>
        Keys: <kbd>j</kbd> and <kbd>k</kbd> go down and up, <kbd>x</kbd> chooses, <kbd>Enter</kbd>{' '}
        opens, <kbd>/</kbd> searches. Shift and a click choose all between.
      </p>
      <SelectionBar selection={selection} />
      {!isPlaceholderData && <PageLinks list={list} nextCursor={data.nextCursor} />}
    </>
  );
}
