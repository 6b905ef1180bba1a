import type { SharedItem } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Card } from '@gift-registry/design-system/card';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { ItemList } from '@gift-registry/design-system/item-row';
import { Section, Stack } from '@gift-registry/design-system/layout';
import { useState } from 'react';
import { GiftFilters } from '../gift-list/gift-filters.tsx';
import type { GiftActions } from '../gift-list/gift-row.tsx';
import { GiftRow } from '../gift-list/gift-row.tsx';
import { SortSelect } from '../gift-list/sort-select.tsx';
import { useFilteredGifts } from '../gift-list/use-filtered-gifts.ts';
import styles from './wish-list.module.css';

const sliderBounds = [1000, 15_000] as const;
const orderLabels = {
  'price-low': 'Price Low to High',
  'price-high': 'Price High to Low',
  'name-az': 'Name A-Z',
};

interface Props extends GiftActions {
  readonly items: readonly SharedItem[];
}

export function WishList({ items, ...actions }: Props) {
  const view = useFilteredGifts(items, sliderBounds);
  const [draft, setDraft] = useState<typeof view.filters>();
  const groups = [
    { title: 'From Our Catalogue', gifts: view.shown.filter(({ externalUrl }) => !externalUrl) },
    { title: 'From External Websites', gifts: view.shown.filter((gift) => gift.externalUrl) },
  ];

  return (
    <Section
      title="Our Wish List"
      actions={<SortSelect order={view.order} labels={orderLabels} onChange={view.setOrder} />}
    >
      <div className={styles.columns}>
        <Card tone="sunken" as="section" aria-label="Filters">
          <Stack gap={5}>
            <GiftFilters
              filters={draft ?? view.filters}
              bounds={view.bounds}
              fallback={sliderBounds}
              onChange={setDraft}
            />
            <Button disabled={!draft} onClick={() => draft && view.setFilters(draft)}>
              Apply Filter
            </Button>
          </Stack>
        </Card>
        <Stack gap={6}>
          {groups.map(
            ({ title, gifts }) =>
              gifts.length > 0 && (
                <section key={title} aria-label={title}>
                  <Stack gap={3}>
                    <h3 className={styles.group}>{title}</h3>
                    <ItemList label={title}>
                      {gifts.map((item) => (
                        <GiftRow key={item.id} item={item} headingLevel={4} {...actions} />
                      ))}
                    </ItemList>
                  </Stack>
                </section>
              ),
          )}
          {view.shown.length === 0 && (
            <EmptyState title="No products found">
              Try adjusting your filters to see more items.
            </EmptyState>
          )}
        </Stack>
      </div>
    </Section>
  );
}
