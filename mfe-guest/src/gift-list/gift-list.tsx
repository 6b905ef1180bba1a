import { useLazyComponent } from '@gift-registry/shell-contract';
import type { SharedItem } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Card } from '@gift-registry/design-system/card';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { FilterIcon } from '@gift-registry/design-system/icon';
import { ItemList } from '@gift-registry/design-system/item-row';
import { Cluster, Section, Stack } from '@gift-registry/design-system/layout';
import { useId, useState } from 'react';
import type { GiftActions } from './gift-row.tsx';
import { GiftRow } from './gift-row.tsx';
import { SortSelect } from './sort-select.tsx';
import { useFilteredGifts } from './use-filtered-gifts.ts';

const loadFilters = () =>
  import(/* webpackChunkName: "gift-filters" */ './gift-filters.tsx').then(
    (module) => module.GiftFilters,
  );

const orderLabels = {
  'price-low': 'Price: Low to High',
  'price-high': 'Price: High to Low',
  'name-az': 'Name: A to Z',
  'name-za': 'Name: Z to A',
  newest: 'Newest First',
  available: 'Availability: Available First',
};

interface Props extends GiftActions {
  readonly items: readonly SharedItem[];
}

export function GiftList({ items, ...actions }: Props) {
  const view = useFilteredGifts(items);
  const [filtersOpen, setFiltersOpen] = useState(false);
  const Filters = useLazyComponent(loadFilters, filtersOpen, () => setFiltersOpen(false));
  const panelId = useId();

  return (
    <Section
      title={`Registry Items (${view.shown.length})`}
      lede="Items the registry owner would love to receive"
      actions={
        items.length > 0 && (
          <Cluster>
            <Button
              startIcon={<FilterIcon />}
              aria-expanded={filtersOpen}
              aria-controls={panelId}
              onClick={() => setFiltersOpen(!filtersOpen)}
            >
              Filters
            </Button>
            <SortSelect order={view.order} labels={orderLabels} onChange={view.setOrder} />
          </Cluster>
        )
      }
    >
      <Stack gap={5}>
        <div id={panelId} hidden={!filtersOpen || !Filters}>
          {filtersOpen && Filters && (
            <Card tone="sunken">
              <Filters
                filters={view.filters}
                bounds={view.bounds}
                fallback={[0, 100_000]}
                onChange={view.setFilters}
              />
            </Card>
          )}
        </div>
        {view.shown.length > 0 && (
          <ItemList label="Registry Items">
            {view.shown.map((item) => (
              <GiftRow key={item.id} item={item} {...actions} />
            ))}
          </ItemList>
        )}
        {items.length === 0 && (
          <EmptyState title="No Items Yet">
            The registry owner hasn't added any items yet.
          </EmptyState>
        )}
        {items.length > 0 && view.shown.length === 0 && (
          <EmptyState
            title="No products found"
            action={<Button onClick={view.clearFilters}>Clear filters</Button>}
          >
            Try adjusting your filters to see more items.
          </EmptyState>
        )}
      </Stack>
    </Section>
  );
}
