import { useLazyComponent } from '@gift-registry/shell-contract';
import type { SharedItem } from '@gift-registry/bff-contract';
import { Card } from '@gift-registry/design-system/card';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { Section, Stack } from '@gift-registry/design-system/layout';
import { useDeferredValue, useId, useState } from 'react';
import { ChangeAnnouncement } from '../change-announcement.tsx';
import { useNewRibbons } from '../use-new-ribbons.ts';
import { ReloadHint } from '../../platform/scripts.tsx';
import type { GiftActions } from '../gift-buttons.tsx';
import { BudgetForm } from './budget-form.tsx';
import { GiftRows, sectionsOf } from './gift-rows.tsx';
import { GiftSearch } from './gift-search.tsx';
import { firstOf, MoreGifts, useIsPrinting, useListPart } from './list-part.tsx';
import { LookSwitch, useLook } from './look-switch.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import styles from './gift-list.module.css';
import { NothingFound } from './nothing-found.tsx';
import { QuickChoices } from './quick-choices.tsx';
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
  recommended: 'Recommended',
};

const fewestToSearch = 30;

/** Rupees, for amounts in the address that are no numbers. */
const unreadableRange = [0, 100_000] as const;

interface Props extends GiftActions {
  readonly items: readonly SharedItem[];
  readonly covered?: boolean;
}

export function GiftList({ items, covered = false, ...actions }: Props) {
  const view = useFilteredGifts(items, { fallback: unreadableRange });
  const ribbons = useNewRibbons(items, covered);
  const [look, setLook] = useLook(view.list.look);
  const [filtersOpen, setFiltersOpen] = useState(false);
  // The button answers before the panel is drawn.
  const showsFilters = useDeferredValue(filtersOpen);
  const Filters = useLazyComponent(loadFilters, filtersOpen, () => setFiltersOpen(false));
  const panelId = useId();
  const sections =
    view.order === 'recommended' ? sectionsOf(view.shown) : [{ name: null, items: view.shown }];
  const arranged = sections.flatMap(({ items: own }) => own);
  const count = useListPart(arranged);
  const all = (
    <>
      <GiftRows
        sections={firstOf(sections, count)}
        look={look}
        changes={view.changes}
        ribbons={ribbons}
        partOf={view.partOf}
        {...actions}
      />
      <MoreGifts items={arranged} count={count} />
    </>
  );
  // Controls answer a press before the rows, of which there may be many, are drawn again.
  const deferred = useDeferredValue(all);
  const rows = useIsPrinting() ? all : deferred;

  return (
    <Section
      className={styles.gifts}
      title={`Registry Items (${view.shown.length})`}
      lede="Items the registry owner would love to receive"
      actions={
        items.length > 0 && (
          <>
            <LookSwitch look={look} onChange={setLook} />
            <ListToolbar
              {...{ view, orderLabels, panelId, filtersOpen }}
              onToggle={() => setFiltersOpen(!filtersOpen)}
            />
          </>
        )
      }
    >
      <Stack gap={5}>
        <ChangeAnnouncement items={items} changes={view.changes} />
        {items.length >= fewestToSearch && <GiftSearch view={view} />}
        <QuickChoices items={items} view={view} />
        {view.list.budget !== undefined && <BudgetForm view={view} />}
        <div id={panelId} hidden={!showsFilters || !Filters}>
          {showsFilters && Filters && (
            <Card tone="sunken">
              <Filters
                filters={view.filters}
                bounds={view.bounds}
                fallback={view.fallback}
                onChange={view.setFilters}
              />
            </Card>
          )}
        </div>
        {view.shown.length > 0 && rows}
        {items.length === 0 && (
          <EmptyState title="No Items Yet">
            The registry owner hasn't added any items yet.
          </EmptyState>
        )}
        {items.length > 0 && view.shown.length === 0 && (
          <NothingFound onClear={view.clearFilters} />
        )}
        {items.length > 0 && <ReloadHint />}
      </Stack>
    </Section>
  );
}
