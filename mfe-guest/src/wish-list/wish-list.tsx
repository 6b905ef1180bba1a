import type { SharedItem } from '@gift-registry/bff-contract';
import { Card } from '@gift-registry/design-system/card';
import { ItemList } from '@gift-registry/design-system/item-row';
import { Section, Stack } from '@gift-registry/design-system/layout';
import type { GiftActions } from '../gift-buttons/gift-buttons.tsx';
import { Fold } from '../fold/fold.tsx';
import { GiftRow, isOnFirstScreen } from '../gift-list/gift-row.tsx';
import { NothingFound } from '../gift-list/nothing-found.tsx';
import { SortControl } from '../gift-list/tools/sorting/sort-control.tsx';
import { useFilteredGifts } from '../gift-list/view/use-filtered-gifts.ts';
import { ChangeAnnouncement } from '../live-changes/change-announcement.tsx';
import { isOfCatalogue } from '../gift-state/gift-state.ts';
import print from '../print/print.module.css';
import { ReloadHint } from '../scripts/reload-hint.tsx';
import { FilterPanel } from './filter-panel.tsx';
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
  const view = useFilteredGifts(items, { atLeast: sliderBounds, fallback: sliderBounds });
  const groups = [
    { title: 'From Our Catalogue', gifts: view.shown.filter(isOfCatalogue) },
    { title: 'From External Websites', gifts: view.shown.filter((gift) => !isOfCatalogue(gift)) },
  ];

  return (
    <Section
      title="Our Wish List"
      actions={<SortControl order={view.order} labels={orderLabels} onChange={view.setOrder} />}
    >
      <ChangeAnnouncement items={items} changes={view.changes} />
      <div className={styles.columns}>
        <Card tone="sunken" as="section" aria-label="Filters" className={print.screenOnly}>
          <Fold summary={<strong>Filters</strong>} summaryOnWide={false}>
            <FilterPanel view={view} />
          </Fold>
        </Card>
        <Stack gap={6}>
          {groups.map(
            ({ title, gifts }) =>
              gifts.length > 0 && (
                <section key={title} aria-label={title}>
                  <Stack gap={3}>
                    <h3 className={styles.group}>{title}</h3>
                    <ItemList label={title} columns={['PRODUCT', 'PRICE', 'QTY']}>
                      {gifts.map((item) => (
                        <GiftRow
                          key={item.id}
                          item={item}
                          isFirst={isOnFirstScreen(view.shown.indexOf(item))}
                          headingLevel={4}
                          changedNow={view.changes.has(item.id)}
                          ribbonNow={false}
                          part={view.partOf(item)}
                          {...actions}
                        />
                      ))}
                    </ItemList>
                  </Stack>
                </section>
              ),
          )}
          {view.shown.length === 0 && <NothingFound onClear={view.clearFilters} />}
          <ReloadHint />
        </Stack>
      </div>
    </Section>
  );
}
