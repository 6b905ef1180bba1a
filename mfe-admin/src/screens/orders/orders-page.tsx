import {
  orderViews,
  teamOrders,
  urlOf,
  changeOrders,
  listOrders,
  type OrderView,
} from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { RemovableChip } from '@gift-registry/design-system/chip';
import { ErrorBoundary } from '@gift-registry/design-system/error-boundary';
import { Stack } from '@gift-registry/design-system/layout';
import { useRef } from 'react';
import { ControlCenter } from '../../features/team/control-center.tsx';
import { listSearch, useAdminList } from '../../features/team/lists/admin-list.ts';
import { ListBeside, type DetailPage } from '../../features/team/lists/list-beside.tsx';
import { ListTools } from '../../features/team/lists/list-tools.tsx';
import { SavedFilters } from '../../features/team/lists/saved-filters.tsx';
import { useExportWords, useMay } from '../../features/team/use-may.ts';
import { EventCases } from './event-cases.tsx';
import { OrderList } from './order-list.tsx';
import { OrderViews } from './order-views.tsx';
import { Link } from '@gift-registry/shell-contract';
import { useRead } from '../../api.ts';
import { listPath, orderPath } from '../../features/orders/order-paths.ts';

const ages = [
  { value: '', label: 'Any age' },
  { value: '24', label: 'Over a day old' },
  { value: '72', label: 'Over 3 days old' },
  { value: '168', label: 'Over a week old' },
  { value: '720', label: 'Over 30 days old' },
] as const;

/** An age from somebody's link is shown, too. */
const agesWith = (hours: string) =>
  ages.some(({ value }) => value === hours)
    ? ages
    : [...ages, { value: hours, label: `Over ${hours} hours old` }];

const orderDetail: DetailPage = {
  path: '/admin/orders/:number',
  load: () => import('../order/order-page.tsx').then((page) => page.default),
};

export default function OrdersPage() {
  const { query, page, change } = useAdminList(teamOrders);
  const exportWords = useExportWords();
  const searchBox = useRef<HTMLInputElement>(null);
  const { view: wanted, registryId, olderThanHours = '' } = query;
  const view = orderViews.find((each) => each === wanted) ?? 'attention';
  return (
    <ListBeside detail={orderDetail}>
      {(beside) => (
        <ControlCenter
          beside={beside}
          action={
            <>
              <Button href={urlOf(teamOrders.csv.path, { query })} download="orders.csv">
                {exportWords}
              </Button>
              <NextOrderButton />
            </>
          }
        >
          <Stack gap={4}>
            <OrderViews query={query} shown={view} />
            <ListTools
              label="Search orders"
              placeholder="Order, giver or registry"
              dated
              filters={[
                { name: 'olderThanHours', label: 'Age', options: agesWith(olderThanHours) },
              ]}
              busy={page.isPlaceholderData}
              onChange={change}
              {...{ query, searchBox }}
            >
              {registryId && (
                <RemovableChip
                  label={
                    page.data?.rows.find((order) => order.registryId === registryId)
                      ?.registryName ?? 'One registry'
                  }
                  removeLabel="Show the orders of all registries"
                  onRemove={() => change({ registryId: undefined })}
                />
              )}
              <SavedFilters list="orders" current={listSearch(query)} />
            </ListTools>
            {(view === 'attention' || view === 'cases') && (
              <ErrorBoundary part="event-cases">
                <EventCases />
              </ErrorBoundary>
            )}
            <OrderList key={view} {...{ query, view, page, searchBox }} />
          </Stack>
        </ControlCenter>
      )}
    </ListBeside>
  );
}

function useOldest(view: OrderView, enabled = true) {
  const query = { view, limit: 1 };
  const { data } = useRead(listOrders, { query }, { enabled });
  return data && (data.rows[0]?.number ?? null);
}

const nextStep = (packs: boolean, isToPack: boolean): string => {
  if (!packs) return 'Open the next order';
  return isToPack ? 'Pack the next order' : 'Send the next parcel';
};

/** The section's first action: the order that waits longest to be packed, or else to be sent. */
function NextOrderButton() {
  const packs = useMay()(changeOrders);
  const toPack = useOldest('to-pack');
  const toSend = useOldest('packed', toPack === null);
  const number = toPack ?? toSend;
  if (number)
    return (
      <Button variant="primary" href={orderPath(number)} linkComponent={Link}>
        {nextStep(packs, toPack !== null)}
      </Button>
    );
  return (
    <Button variant="primary" href={listPath({ view: 'all' })} linkComponent={Link}>
      See all orders
    </Button>
  );
}
