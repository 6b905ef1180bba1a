import { useNavigation } from '@gift-registry/shell-contract';
import { sortOrders, type SortOrder } from '../../view/filter-and-sort.ts';
import { ListMenu } from '../list-menu.tsx';
import styles from '../list-menu.module.css';
import { listAddress, readListQuery } from '../../view/list-query.ts';

interface Props {
  readonly order: SortOrder;
  readonly labels: Partial<Record<SortOrder, string>>;
}

export function SortLinks({ order, labels }: Props) {
  const { location } = useNavigation();
  const list = readListQuery(location.search);
  return (
    <ListMenu label={labels[order] ?? 'Sort by'}>
      <ul className={styles.links} aria-label="Sort by">
        {sortOrders.flatMap((each) =>
          labels[each] === undefined ? (
            []
          ) : (
            <li key={each}>
              <a
                href={listAddress(location, { ...list, order: each })}
                aria-current={each === order ? 'true' : undefined}
              >
                {labels[each]}
              </a>
            </li>
          ),
        )}
      </ul>
    </ListMenu>
  );
}
