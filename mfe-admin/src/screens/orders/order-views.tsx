import { formatNumber, orderViews, type OrderView } from '@gift-registry/bff-contract';
import { Link, useNavigation } from '@gift-registry/shell-contract';
import { useOrderCounts } from '../../features/orders/order-reads.ts';
import { viewNames } from '../../features/orders/order-words.ts';
import { listPath } from '../../features/orders/order-paths.ts';
import { useCurrentInSight } from '../../features/team/use-current-in-sight.ts';
import { totalText, type ListQuery } from '../../features/team/lists/admin-list.ts';
import styles from './order-views.module.css';

const large: readonly OrderView[] = ['attention', 'to-pack', 'packed', 'shipped', 'waiting'];
const isLarge = (view: OrderView) => large.includes(view);

interface Props {
  readonly query: ListQuery;
  readonly shown: OrderView;
}

export function OrderViews({ query, shown }: Props) {
  const { data } = useOrderCounts();
  const list = useCurrentInSight(useNavigation().location.search);
  const late = new Map<string, number>(Object.entries(data?.overdue ?? {}));
  return (
    <nav aria-label="Lists of orders">
      <ul ref={list} className={styles.views}>
        {orderViews.map((view) => {
          const count = data?.counts[view];
          const waiting = late.get(view) ?? 0;
          return (
            <li key={view} data-large={isLarge(view) || undefined}>
              <Link
                to={listPath({ ...query, view })}
                aria-current={view === shown ? 'page' : undefined}
                className={styles.view}
                data-urgent={(view === 'attention' && Boolean(count)) || undefined}
              >
                <span className={styles.name}>{viewNames[view]}</span>{' '}
                <span className={styles.count}>
                  {count === undefined
                    ? '–'
                    : totalText({ rows: count, isExact: !data?.estimated.includes(view) })}
                </span>{' '}
                {waiting > 0 && (
                  <span className={styles.late}>{formatNumber(waiting)} too long</span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
