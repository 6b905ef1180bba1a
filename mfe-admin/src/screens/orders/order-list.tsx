import { LoadFailure } from '@gift-registry/design-system/load-failure';
import { Table } from '@gift-registry/design-system/table';
import { useNavigation } from '@gift-registry/shell-contract';
import { useMemo, useState, type RefObject } from 'react';
import { ListKeys } from '../../features/team/lists/list-keys.tsx';
import { PageLinks } from '../../features/team/lists/page-links.tsx';
import { useSearchKey } from '../../features/team/lists/use-search-key.ts';
import { listPath, type OrderListView } from '../../features/orders/order-paths.ts';
import type { useOrders } from '../../features/orders/order-reads.ts';
import { NoOrders } from './no-orders.tsx';
import { OrderBar } from './order-bar.tsx';
import { orderColumns } from './order-columns.tsx';

interface Props {
  readonly list: OrderListView;
  readonly orders: ReturnType<typeof useOrders>;
  readonly searchBox: RefObject<HTMLInputElement | null>;
}

export function OrderList({ list, orders, searchBox }: Props) {
  const { data, error, isFetching, refetch, isPlaceholderData, dataUpdatedAt } = orders;
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const shortcuts = useNavigation().layers.length === 0;
  useSearchKey(searchBox, shortcuts);
  const rows = useMemo(
    () => data?.orders.map((order) => ({ ...order, readAt: dataUpdatedAt })),
    [data, dataUpdatedAt],
  );
  const next = data?.nextCursor;
  return (
    <>
      <Table
        label="Orders"
        rows={rows}
        columns={orderColumns}
        rowId={({ number }) => number}
        selected={selected}
        onSelectedChange={setSelected}
        stale={isPlaceholderData}
        shortcuts={shortcuts}
        empty={<NoOrders list={list} />}
        failure={
          error && !data ? (
            <LoadFailure
              title="The orders could not be loaded"
              error={error}
              onRetry={refetch}
              busy={isFetching}
            />
          ) : undefined
        }
      />
      {rows && rows.length > 0 && <ListKeys choosing />}
      <OrderBar
        selected={rows?.filter(({ number }) => selected.has(number)) ?? []}
        clear={() => setSelected(new Set())}
      />
      {!isPlaceholderData && (
        <PageLinks
          first={list.after && listPath({ ...list, after: undefined })}
          next={next ? listPath({ ...list, after: next }) : undefined}
        />
      )}
    </>
  );
}
