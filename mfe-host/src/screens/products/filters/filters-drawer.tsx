import { Button } from '@gift-registry/design-system/button';
import { Checkbox } from '@gift-registry/design-system/checkbox';
import { Drawer } from '@gift-registry/design-system/drawer';
import { Skeleton } from '@gift-registry/design-system/skeleton';
import type { HistoryLayer } from '@gift-registry/shell-contract';
import { type CatalogueFilters, activeFilterCount, noFilters } from '../catalogue-view.ts';
import {
  occasionChoices,
  priceChoices,
  statusChoices,
  type FilterChoice,
} from './filter-groups.ts';
import { useCategories } from './use-categories.ts';
import { giftCount } from '../../../features/items/item-totals.ts';
import styles from './filters-drawer.module.css';

interface FilterGroupProps<Value extends string> {
  readonly title: string;
  readonly choices: readonly FilterChoice<Value>[];
  readonly chosen: readonly Value[];
  readonly onChange: (chosen: Value[]) => void;
}

function FilterGroup<Value extends string>(props: FilterGroupProps<Value>) {
  const { title, choices, chosen, onChange } = props;
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      {choices.map(({ value, label }) => (
        <Checkbox
          key={value}
          label={label}
          checked={chosen.includes(value)}
          onChange={({ target }) =>
            onChange(
              target.checked ? [...chosen, value] : chosen.filter((other) => other !== value),
            )
          }
        />
      ))}
    </fieldset>
  );
}

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
