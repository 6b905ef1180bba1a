import type { OrderRow } from '@gift-registry/bff-contract';
import { Checkbox } from '@gift-registry/design-system/checkbox';
import { VisuallyHidden } from '@gift-registry/design-system/visually-hidden';
import type { RefObject } from 'react';
import { OrderTableRow } from './order-table-row.tsx';
import styles from './order-table.module.css';
import type { Selection } from './use-selection.ts';

interface Props {
  readonly orders: readonly OrderRow[];
  readonly selection: Selection;
  readonly readAt: number;
  readonly stale: boolean;
  readonly body: RefObject<HTMLTableSectionElement | null>;
}

export function OrderTable({ orders, selection, readAt, stale, body }: Props) {
  const { selected, selectAll, clear } = selection;
  const all = selected.length === orders.length;
  return (
    <div className={styles.frame} aria-busy={stale} inert={stale}>
      <table className={styles.table} aria-label="Orders">
        <thead>
          <tr>
            <td className={styles.tick}>
              <Checkbox
                label={
                  <>
                    <VisuallyHidden>Choose all {orders.length} shown</VisuallyHidden>
                    <span aria-hidden="true" className={styles.all}>
                      Choose all
                    </span>
                  </>
                }
                checked={all}
                onChange={all ? clear : selectAll}
              />
            </td>
            <th scope="col">Order</th>
            <th scope="col">Gift</th>
            <th scope="col">Giver</th>
            <th scope="col">State</th>
            <th scope="col" className={styles.total}>
              Total
            </th>
          </tr>
        </thead>
        <tbody ref={body}>
          {orders.map((order) => (
            <OrderTableRow
              key={order.number}
              order={order}
              readAt={readAt}
              selected={selection.isSelected(order.number)}
              onToggle={(whole) => selection.toggle(order.number, whole)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
