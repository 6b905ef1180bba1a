import { SelectField } from '@gift-registry/design-system/select-field';
import { useNavigation } from '@gift-registry/shell-contract';
import { useScriptsRun } from '../../platform/use-scripts-run.ts';
import { type SortOrder, sortOrders } from './filter-and-sort.ts';
import styles from './sort-control.module.css';
import { ListMenu } from './list-menu.tsx';
import menu from './list-menu.module.css';
import { listAddress, readListQuery } from './list-query.ts';

interface Props {
  readonly order: SortOrder;
  readonly labels: Partial<Record<SortOrder, string>>;
  readonly onChange: (order: SortOrder) => void;
}

function SortSelect({ order, labels, onChange }: Props) {
  return (
    <SelectField
      label="Sort by"
      hideLabel
      size="compact"
      value={order}
      onValueChange={onChange}
      options={sortOrders.flatMap((value) => {
        const label = labels[value];
        return label ? [{ value, label }] : [];
      })}
    />
  );
}

export function SortControl({ order, labels, onChange }: Props) {
  const scriptsRun = useScriptsRun();
  return (
    <div className={styles.sort}>
      {scriptsRun ? (
        <SortSelect order={order} labels={labels} onChange={onChange} />
      ) : (
        <SortLinks order={order} labels={labels} />
      )}
    </div>
  );
}

interface SortLinksProps {
  readonly order: SortOrder;
  readonly labels: Partial<Record<SortOrder, string>>;
}

function SortLinks({ order, labels }: SortLinksProps) {
  const { location } = useNavigation();
  const list = readListQuery(location.search);
  return (
    <ListMenu label={labels[order] ?? 'Sort by'}>
      <ul className={menu.links} aria-label="Sort by">
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
