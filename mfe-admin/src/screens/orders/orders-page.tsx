import { exportOrders, urlOf } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { ErrorBoundary } from '@gift-registry/design-system/error-boundary';
import { Stack } from '@gift-registry/design-system/layout';
import { useNavigation } from '@gift-registry/shell-contract';
import { useRef } from 'react';
import { ControlCenter } from '../../features/team/control-center.tsx';
import { SavedFilters } from '../../features/team/lists/saved-filters.tsx';
import {
  listQuery,
  pageOf,
  parseListView,
  type OrderListView,
} from '../../features/orders/order-paths.ts';
import { useOrders } from '../../features/orders/order-reads.ts';
import { EventCases } from './event-cases.tsx';
import { useExportWords } from '../../features/team/use-may.ts';
import { OrderList } from './order-list.tsx';
import { NextOrderButton } from './next-order-button.tsx';
import { OrderTools } from './order-tools.tsx';
import { OrderViews } from './order-views.tsx';

function useListView() {
  const { location, pushQuery } = useNavigation();
  const list = parseListView(new URLSearchParams(location.search));
  return {
    list,
    change(changes: Partial<OrderListView>): void {
      const control = changes.search === undefined ? undefined : 'search';
      pushQuery(listQuery({ ...list, after: undefined, ...changes }), control);
    },
  };
}

export default function OrdersPage() {
  const { list, change } = useListView();
  const exportWords = useExportWords();
  const orders = useOrders(list);
  const searchBox = useRef<HTMLInputElement>(null);
  return (
    <ControlCenter
      action={
        <>
          <Button href={urlOf(exportOrders.path, { query: pageOf(list) })} download="orders.csv">
            {exportWords}
          </Button>
          <NextOrderButton />
        </>
      }
    >
      <Stack gap={4}>
        <OrderViews list={list} />
        <OrderTools
          {...{ list, searchBox }}
          registryName={
            orders.data?.orders.find(({ registryId }) => registryId === list.registryId)
              ?.registryName
          }
          busy={orders.isPlaceholderData}
          onChange={change}
        >
          <SavedFilters list="orders" current={listQuery({ ...list, after: undefined })} />
        </OrderTools>
        {(list.view === 'attention' || list.view === 'cases') && (
          <ErrorBoundary part="event-cases">
            <EventCases />
          </ErrorBoundary>
        )}
        <OrderList key={list.view} {...{ list, orders, searchBox }} />
      </Stack>
    </ControlCenter>
  );
}
