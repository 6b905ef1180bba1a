import type { OrderRow, OrderView } from '@gift-registry/bff-contract';
import { LoadFailure } from '@gift-registry/design-system/load-failure';
import { Table } from '@gift-registry/design-system/table';
import { useNavigation } from '@gift-registry/shell-contract';
import { useMemo, useState, type RefObject } from 'react';
import { ListKeys } from '../../features/team/lists/list-keys.tsx';
import { PageLinks } from '../../features/team/lists/page-links.tsx';
import { useSearchKey } from '../../features/team/lists/use-search-key.ts';
import { offeredActions } from '../../features/orders/offered-actions.ts';
import { listPath } from '../../features/orders/order-paths.ts';
import type { ListQuery } from '../../features/team/lists/admin-list.ts';
import type { useAdminList } from '../../features/team/lists/use-admin-list.ts';
import { useMay } from '../../features/team/use-may.ts';
import { NoOrders } from './no-orders.tsx';
import { OrderBar } from './order-bar.tsx';
import { orderColumns } from './order-columns.tsx';

interface Props {
  readonly query: ListQuery;
  readonly view: OrderView;
  readonly page: ReturnType<typeof useAdminList<OrderRow>>['page'];
  readonly searchBox: RefObject<HTMLInputElement | null>;
}

export function OrderList({ query, view, page, searchBox }: Props) {
  const { data, error, isFetching, refetch, isPlaceholderData, dataUpdatedAt } = page;
  const may = useMay();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const shortcuts = useNavigation().layers.length === 0;
  useSearchKey(searchBox, shortcuts);
  const rows = useMemo(
    () => data?.rows.map((order) => ({ ...order, readAt: dataUpdatedAt })),
    [data, dataUpdatedAt],
  );
  const chosen = rows?.filter(({ number }) => selected.has(number)) ?? [];
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
        empty={<NoOrders {...{ query, view }} />}
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
        selected={chosen.map((order) => ({
          ...order,
          actions: offeredActions(may, order.actions ?? []),
        }))}
        clear={() => setSelected(new Set())}
      />
      {!isPlaceholderData && (
        <PageLinks
          first={query['cursor'] && listPath(query)}
          next={next ? listPath(query, next) : undefined}
        />
      )}
    </>
  );
}
