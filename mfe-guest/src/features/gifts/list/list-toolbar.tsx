import { SelectField } from '@gift-registry/design-system/select-field';
import { useNavigation } from '@gift-registry/shell-contract';
import { useScriptsRun } from '../../platform/scripts.tsx';
import { type SortOrder, sortOrders } from './filter-and-sort.ts';
import styles from './list-toolbar.module.css';
import { listAddress, readListQuery, countFilters } from './list-query.ts';
import { ChevronDownIcon, FilterIcon } from '@gift-registry/design-system/icon';
import type { ReactNode } from 'react';
import { Button } from '@gift-registry/design-system/button';
import { Cluster } from '@gift-registry/design-system/layout';
import { FilterForm } from './filter-form.tsx';
import type { FilteredGifts } from './use-filtered-gifts.ts';

interface ListMenuProps {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

function ListMenu({ label, icon, children }: ListMenuProps) {
  return (
    <details name="list-menu">
      <summary className={styles.button}>
        {icon}
        <span>{label}</span>
        {!icon && <ChevronDownIcon className={styles.chevron} />}
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
}

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

interface ListToolbarProps {
  readonly view: FilteredGifts;
  readonly orderLabels: Partial<Record<SortOrder, string>>;
  readonly panelId: string;
  readonly filtersOpen: boolean;
  readonly onToggle: () => void;
}

const filtersLabel = (active: number): string => (active > 0 ? `Filters (${active})` : 'Filters');

export function ListToolbar({
  view,
  orderLabels,
  panelId,
  filtersOpen,
  onToggle,
}: ListToolbarProps) {
  const scriptsRun = useScriptsRun();
  const label = filtersLabel(countFilters(view.list));
  return (
    <Cluster className={styles.menus}>
      {scriptsRun ? (
        <Button
          startIcon={<FilterIcon />}
          aria-expanded={filtersOpen}
          aria-controls={panelId}
          onClick={onToggle}
        >
          {label}
        </Button>
      ) : (
        <ListMenu label={label} icon={<FilterIcon />}>
          <FilterForm {...view} />
        </ListMenu>
      )}
      <SortControl order={view.order} labels={orderLabels} onChange={view.setOrder} />
    </Cluster>
  );
}
