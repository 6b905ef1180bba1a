import { type OrderRow, type OrderView, changeOrders } from '@gift-registry/bff-contract';
import { Table } from '@gift-registry/design-system/table';
import { useNavigation, Link } from '@gift-registry/shell-contract';
import { useMemo, useState, type RefObject } from 'react';
import { ListFooter, PageLinks } from '../../features/team/lists/list-footer.tsx';
import { useSearchKey } from '../../features/team/lists/list-tools.tsx';
import { offeredActions } from '../../features/orders/order-reads.ts';
import { listPath, slipsPath } from '../../features/orders/order-paths.ts';
import type { ListQuery, useAdminList } from '../../features/team/lists/admin-list.ts';
import { readFailure } from '../../features/team/loaded.tsx';
import { useMay } from '../../features/team/use-may.ts';
import { NoOrders } from './no-orders.tsx';
import { orderColumns } from './order-columns.tsx';
import { Button } from '@gift-registry/design-system/button';
import { SelectionBar } from '../../features/team/lists/selection-bar.tsx';
import {
  moveWords,
  numbersWith,
  possibleMoves,
  useAskedMove,
} from '../../features/orders/use-asked-move.tsx';
import { ShipChosen } from './ship-chosen.tsx';

interface Props {
  readonly query: ListQuery;
  readonly view: OrderView;
  readonly page: ReturnType<typeof useAdminList<OrderRow>>['page'];
  readonly searchBox: RefObject<HTMLInputElement | null>;
}

export function OrderList({ query, view, page, searchBox }: Props) {
  const { data, isPlaceholderData, dataUpdatedAt } = page;
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
        failure={readFailure(page, 'orders')}
      />
      {rows && rows.length > 0 && <ListFooter things="orders" total={data?.total} choosing />}
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

interface OrderBarProps {
  readonly selected: readonly OrderRow[];
  readonly clear: () => void;
}

/** A step that some of the chosen orders have says how many it moves. */
const someOf = (label: string, count: number, chosen: number): string =>
  count === chosen ? label : `${label} (${count} of ${chosen})`;

function OrderBar({ selected, clear }: OrderBarProps) {
  const may = useMay();
  const move = useAskedMove(clear);
  const numbers = selected.map(({ number }) => number);
  const moves = possibleMoves(selected);
  const parcels = numbersWith(selected, 'ship');
  return (
    <>
      <SelectionBar
        thing="order"
        things="orders"
        count={selected.length}
        onClear={clear}
        note={
          may(changeOrders) && moves.length === 0 && parcels.length === 0
            ? '. They have no next step.'
            : undefined
        }
      >
        <Button size="sm" href={slipsPath(numbers)} linkComponent={Link}>
          Print slips
        </Button>
        {moves.map((action, index) => (
          <Button
            key={action}
            size="sm"
            variant={index === 0 ? 'primary' : 'secondary'}
            busy={move.busy}
            onClick={() => move.start(action, numbersWith(selected, action))}
          >
            {someOf(moveWords[action].button, numbersWith(selected, action).length, numbers.length)}
          </Button>
        ))}
        {parcels.length > 0 && (
          <ShipChosen
            numbers={parcels}
            leftOut={selected.filter(({ number }) => !parcels.includes(number))}
            clear={clear}
          />
        )}
      </SelectionBar>
      {move.question}
    </>
  );
}
