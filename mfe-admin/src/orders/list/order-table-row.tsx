import { formatPaise, formatTime, type OrderRow } from '@gift-registry/bff-contract';
import { Badge } from '@gift-registry/design-system/badge';
import { Checkbox } from '@gift-registry/design-system/checkbox';
import { VisuallyHidden } from '@gift-registry/design-system/visually-hidden';
import { Link, useNavigation } from '@gift-registry/shell-contract';
import { orderPath } from '../../team-orders/order-paths.ts';
import {
  ageText,
  destinationText,
  giftsText,
  orderMarks,
  orderState,
} from '../../team-orders/order-words.ts';
import styles from './order-table.module.css';

interface Props {
  readonly order: OrderRow;
  readonly readAt: number;
  readonly selected: boolean;
  readonly onToggle: (whole: boolean) => void;
}

const isWithShift = (event: Event): boolean => event instanceof MouseEvent && event.shiftKey;

export function OrderTableRow({ order, readAt, selected, onToggle }: Props) {
  const { search } = useNavigation().location;
  const { number, createdAt, guestName, registryName, totalPaise } = order;
  const state = orderState(order);
  return (
    <tr data-order={number} data-selected={selected || undefined}>
      <td className={styles.tick}>
        <Checkbox
          label={<VisuallyHidden>Choose {number}</VisuallyHidden>}
          checked={selected}
          onChange={({ nativeEvent }) => onToggle(isWithShift(nativeEvent))}
        />
      </td>
      <th scope="row" className={styles.order}>
        <Link to={orderPath(number)} state={{ list: search }} className={styles.number}>
          {number}
        </Link>
        <time dateTime={createdAt} title={formatTime(createdAt)} className={styles.soft}>
          {ageText(createdAt, readAt)}
        </time>
      </th>
      <td className={styles.gift}>
        <span className={styles.line}>{giftsText(order)}</span>
        <span className={`${styles.soft} ${styles.registry}`} title={registryName ?? undefined}>
          {registryName ?? 'Its registry is gone'}
        </span>
      </td>
      <td className={styles.giver}>
        <span className={styles.line}>{guestName}</span>
        <span className={styles.soft}>{destinationText(order)}</span>
      </td>
      <td className={styles.state}>
        <Badge tone={state.tone}>{state.line}</Badge>
        {orderMarks(order).map((mark) => (
          <Badge key={mark.line} tone={mark.tone}>
            {mark.line}
          </Badge>
        ))}
      </td>
      <td className={styles.total}>{formatPaise(totalPaise)}</td>
    </tr>
  );
}
