import type { SharedItem } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Card } from '@gift-registry/design-system/card';
import { ItemList } from '@gift-registry/design-system/item-row';
import { Section, Stack } from '@gift-registry/design-system/layout';
import { useState } from 'react';
import type { GiftActions } from '../../features/gifts/gift-buttons.tsx';
import { Fold } from '../../features/platform/fold.tsx';
import { GiftRow, isOnFirstScreen } from '../../features/gifts/list/gift-row.tsx';
import { firstOf, MoreGifts, useListPart } from '../../features/gifts/list/list-part.tsx';
import { NothingFound } from '../../features/gifts/list/nothing-found.tsx';
import { SortControl } from '../../features/gifts/list/list-toolbar.tsx';
import {
  useFilteredGifts,
  type FilteredGifts,
} from '../../features/gifts/list/use-filtered-gifts.ts';
import { ChangeAnnouncement } from '../../features/gifts/change-announcement.tsx';
import { isOfCatalogue } from '../../features/gifts/gift-state.ts';
import print from '../../features/platform/print.module.css';
import { ReloadHint, useScriptsRun } from '../../features/platform/scripts.tsx';
import styles from './wish-list.module.css';
import type { GiftFilters as Filters } from '../../features/gifts/list/filter-and-sort.ts';
import { FilterForm } from '../../features/gifts/list/filter-form.tsx';
import { GiftFilters } from '../../features/gifts/list/gift-filters.tsx';

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
    { title: 'From Our Catalogue', items: view.shown.filter(isOfCatalogue) },
    { title: 'From External Websites', items: view.shown.filter((gift) => !isOfCatalogue(gift)) },
  ];
  const arranged = groups.flatMap((group) => group.items);
  const count = useListPart(arranged);

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
          {firstOf(groups, count).map((group) => (
            <section key={group.title} aria-label={group.title}>
              <Stack gap={3}>
                <h3 className={styles.group}>{group.title}</h3>
                <ItemList label={group.title} columns={['PRODUCT', 'PRICE', 'QTY']}>
                  {group.items.map((item) => (
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
          ))}
          <MoreGifts items={arranged} count={count} />
          {view.shown.length === 0 && <NothingFound onClear={view.clearFilters} />}
          <ReloadHint />
        </Stack>
      </div>
    </Section>
  );
}

function FilterPanel({ view }: { readonly view: FilteredGifts }) {
  const [draft, setDraft] = useState<Filters>();
  // A typed price becomes part of the draft when its box is left, such as by pressing the button.
  const [isTyped, setTyped] = useState(false);
  const scriptsRun = useScriptsRun();
  if (!scriptsRun) return <FilterForm {...view} />;
  return (
    <Stack gap={5} onInput={() => setTyped(true)}>
      <GiftFilters
        filters={draft ?? view.filters}
        bounds={view.bounds}
        fallback={view.fallback}
        onChange={setDraft}
      />
      <Button disabled={!draft && !isTyped} onClick={() => draft && view.setFilters(draft)}>
        Apply Filter
      </Button>
    </Stack>
  );
}
