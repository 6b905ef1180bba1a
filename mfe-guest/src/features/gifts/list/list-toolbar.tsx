import { Button } from '@gift-registry/design-system/button';
import { FilterIcon } from '@gift-registry/design-system/icon';
import { Cluster } from '@gift-registry/design-system/layout';
import { useScriptsRun } from '../../platform/use-scripts-run.ts';
import type { SortOrder } from './filter-and-sort.ts';
import { FilterForm } from './filter-form.tsx';
import { ListMenu } from './list-menu.tsx';
import menu from './list-menu.module.css';
import { countFilters } from './list-query.ts';
import { SortControl } from './sort-control.tsx';
import type { FilteredGifts } from './use-filtered-gifts.ts';

interface Props {
  readonly view: FilteredGifts;
  readonly orderLabels: Partial<Record<SortOrder, string>>;
  readonly panelId: string;
  readonly filtersOpen: boolean;
  readonly onToggle: () => void;
}

const filtersLabel = (active: number): string => (active > 0 ? `Filters (${active})` : 'Filters');

export function ListToolbar({ view, orderLabels, panelId, filtersOpen, onToggle }: Props) {
  const scriptsRun = useScriptsRun();
  const label = filtersLabel(countFilters(view.list));
  return (
    <Cluster className={menu.menus}>
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
