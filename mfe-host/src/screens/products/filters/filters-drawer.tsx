import { Button } from '@gift-registry/design-system/button';
import { Drawer } from '@gift-registry/design-system/drawer';
import { Skeleton } from '@gift-registry/design-system/skeleton';
import type { HistoryLayer } from '@gift-registry/shell-contract';
import type { CatalogueFilters } from '../view/catalogue-view.ts';
import { activeFilterCount, noFilters } from '../view/catalogue-view.ts';
import { FilterGroup } from './filter-group.tsx';
import { occasionChoices, priceChoices, statusChoices } from './filter-groups.ts';
import { useCategories } from './use-categories.ts';
import { giftCount } from '../../../features/items/gift-count.ts';

interface Props {
  readonly layer: HistoryLayer;
  readonly filters: CatalogueFilters;
  readonly total: number | undefined;
  readonly onChange: (filters: CatalogueFilters) => void;
}

export function FiltersDrawer(props: Props) {
  const { layer, filters, total, onChange } = props;
  const categories = useCategories();
  return (
    <Drawer
      layer={layer}
      title="Filters"
      footer={
        <>
          <Button variant="primary" onClick={layer.close}>
            {total === undefined ? 'Show gifts' : `Show ${giftCount(total)}`}
          </Button>
          <Button disabled={activeFilterCount(filters) === 0} onClick={() => onChange(noFilters)}>
            Clear all
          </Button>
        </>
      }
    >
      <FilterGroup
        title="Event type"
        choices={occasionChoices}
        chosen={filters.occasions}
        onChange={(occasions) => onChange({ ...filters, occasions })}
      />
      <FilterGroup
        title="Price range"
        choices={priceChoices}
        chosen={filters.priceBands}
        onChange={(priceBands) => onChange({ ...filters, priceBands })}
      />
      <FilterGroup
        title="Gift status"
        choices={statusChoices}
        chosen={filters.giftStatuses}
        onChange={(giftStatuses) => onChange({ ...filters, giftStatuses })}
      />
      {categories.isPending && <Skeleton lines={4} />}
      {categories.isError && (
        <Button onClick={() => void categories.refetch()}>Load the categories again</Button>
      )}
      {categories.data && (
        <FilterGroup
          title="Category"
          choices={categories.data.map(({ id, name }) => ({ value: id, label: name }))}
          chosen={filters.categories}
          onChange={(chosen) => onChange({ ...filters, categories: chosen })}
        />
      )}
    </Drawer>
  );
}
