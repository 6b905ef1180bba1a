import { plural } from '@gift-registry/bff-contract';
import { CountBadge } from '@gift-registry/design-system/badge';
import { Button } from '@gift-registry/design-system/button';
import { ChipRow } from '@gift-registry/design-system/chip';
import { DialogBoundary } from '@gift-registry/design-system/dialog-boundary';
import { ErrorBoundary } from '@gift-registry/design-system/error-boundary';
import { FilterIcon, PlusIcon } from '@gift-registry/design-system/icon';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { VisuallyHidden } from '@gift-registry/design-system/visually-hidden';
import {
  Link,
  useHistoryLayer,
  useLazyComponent,
  useSession,
  useNavigation,
} from '@gift-registry/shell-contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ChecklistButton } from '../../features/catalogue/checklist-button.tsx';
import { useBoxRequest } from '../../features/scraping/use-box-request.ts';
import { QueryFailure } from '../../features/platform/query-failure.tsx';
import { countUnits } from '../../features/items/group-items.ts';
import { useAddItem, useUndoAddition } from '../../features/items/use-add-item.ts';
import { AddFund } from '../../features/money/add-fund.tsx';
import { useItems } from '../../features/items/use-items.ts';
import { LiveRegistryUpdates } from '../../features/registries/live-registry-updates.tsx';
import { RegistryLoadFailure } from '../../features/registries/registry-load-failure.tsx';
import { useSelectedRegistryPath } from '../../features/registries/registry-path.ts';
import { useRegistryToFill } from '../../features/registries/registry-queries.ts';
import { Screen } from '../../features/platform/screen.tsx';
import { ScreenHeader } from '../../features/platform/screen-header.tsx';
import { CreateRegistryButton } from '../../features/accounts/create-registry-button.tsx';
import { useAccountOfPage, useIsHost } from '../../features/accounts/use-is-host.ts';
import { useGiftInHand } from '../../features/accounts/gift-in-hand.ts';
import { ActiveFilters } from './filters/active-filters.tsx';
import { addFailureTitle } from './catalogue-product.tsx';
import {
  activeFilterCount,
  catalogueOccasion,
  catalogueTitle,
  emptyResultText,
  noFilters,
  type CatalogueView,
  parseCatalogueView,
  rememberedOccasion,
  rememberOccasion,
  replaceCatalogueView,
} from './catalogue-view.ts';
import { AddFromWebsite } from './add-from-website.tsx';
import { ProductGrid } from './product-grid.tsx';
import { ProductSearch } from './product-search.tsx';
import { AddedBar } from './added-bar.tsx';
import { RecentlyAdded } from './recently-added.tsx';
import { useRecentlyAdded } from './use-recently-added.ts';
import { RegistryButton } from './registry-button.tsx';
import { RegistryToFill } from './registry-to-fill.tsx';
import { SortSelect } from './filters/sort-select.tsx';
import { SuggestionChips } from './filters/suggestion-chips.tsx';
import { useOrderOfDocument, useProducts, productsKey } from './use-products.ts';
import { useQueryState } from '../../features/platform/use-query-state.ts';
import styles from './products-page.module.css';

function useCatalogueView() {
  const { search } = useNavigation().location;
  const client = useQueryClient();
  const [asked, writeView] = useQueryState(parseCatalogueView);
  // Read once: the page remembers the occasion itself, and products that are seen keep their order.
  const [remembered] = useState(rememberedOccasion);
  const view: CatalogueView = { ...asked, firstOccasion: asked.firstOccasion ?? remembered };
  return {
    view,
    setView(next: CatalogueView): void {
      client.removeQueries({ queryKey: productsKey(next), type: 'inactive' });
      const query = replaceCatalogueView(new URLSearchParams(search), next);
      writeView(next, query, next.search === view.search ? undefined : 'search');
    },
  };
}

const loadFilters = async () =>
  (await import(/* webpackChunkName: "filters-drawer" */ './filters/filters-drawer.tsx'))
    .FiltersDrawer;

export default function ProductsPage() {
  const { view: asked, setView } = useCatalogueView();
  const { state } = useSession();
  const isHost = useIsHost();
  const { registry, registryId } = useRegistryToFill();
  const keepsOrder = useOrderOfDocument(asked, registry.isPending);
  const firstOccasion = catalogueOccasion(registry.data?.occasion);
  const isKnown = isHost ? registry.isSuccess : state.status === 'signed-out';
  useEffect(() => {
    if (isKnown) rememberOccasion(firstOccasion);
  }, [isKnown, firstOccasion]);
  const view: CatalogueView = isKnown && !keepsOrder ? { ...asked, firstOccasion } : asked;
  const products = useProducts(view, !isHost || !registry.isPending);
  const items = useItems(registryId);
  const waiting = useItems(null).data ?? [];
  const pathFor = useSelectedRegistryPath();
  const account = useAccountOfPage();
  const recent = useRecentlyAdded();
  const undo = useUndoAddition(recent.additions, ({ key }) => recent.remove(key));
  const { add } = useAddItem({ registryId, failureTitle: addFailureTitle, onAdded: recent.add });
  useGiftInHand(registryId !== undefined, add);
  const box = useBoxRequest();
  const filtersLayer = useHistoryLayer('filters');
  const FiltersDrawer = useLazyComponent(loadFilters, filtersLayer.open, filtersLayer.close);

  const total = products.isPlaceholderData ? undefined : products.data?.pages.at(-1)?.total;
  const itemsUnknown = items.isError || registry.isError;
  return (
    <>
      {isHost && <LiveRegistryUpdates />}
      <ScreenHeader
        sticky
        width="wide"
        back={isHost ? { to: '/host', label: 'Dashboard' } : undefined}
        actions={
          isHost ? (
            <RegistryButton
              to={pathFor('/registry')}
              count={itemsUnknown ? null : countUnits(items.data ?? [])}
            />
          ) : (
            state.status === 'signed-out' && <CreateRegistryButton />
          )
        }
      >
        <ProductSearch
          searched={view.search}
          products={products}
          onSearch={(search) => setView({ ...view, search })}
          onLinkPasted={box.openBox}
        />
      </ScreenHeader>
      <Screen width="wide">
        <div className={styles.top}>
          <PageHeading title={catalogueTitle(view, total)} className={styles.heading} />
          {(isHost || state.status === 'loading') && (
            <>
              <RegistryToFill
                registry={registry.isError ? undefined : registry.data}
                ready={isHost && products.isSuccess}
              />
              <div className={styles.ideas}>
                {isHost && (
                  <ErrorBoundary part="checklist">
                    <ChecklistButton
                      ready={products.isSuccess}
                      registryId={registryId}
                      occasion={registry.data?.occasion ?? 'other'}
                      items={items.data ?? []}
                      onCategory={(categoryId) =>
                        setView({ ...view, search: '', ...noFilters, categories: [categoryId] })
                      }
                    />
                  </ErrorBoundary>
                )}
              </div>
            </>
          )}
          <ChipRow label="Find gifts" scroll>
            <Button
              size="sm"
              startIcon={<FilterIcon />}
              endIcon={<CountBadge count={activeFilterCount(view)} label="active filters" />}
              aria-haspopup="dialog"
              onClick={() => filtersLayer.show()}
            >
              Filters
            </Button>
            <SortSelect view={view} onChange={(sort) => setView({ ...view, sort })} />
            <Button size="sm" startIcon={<PlusIcon />} onClick={() => box.openBox()}>
              From any website
            </Button>
            <ErrorBoundary part="suggestions">
              <SuggestionChips
                occasion={registry.data?.occasion}
                filters={view}
                onChange={(filters) => setView({ ...view, ...filters })}
              />
            </ErrorBoundary>
          </ChipRow>
          <ActiveFilters filters={view} onChange={(filters) => setView({ ...view, ...filters })} />
        </div>
        <VisuallyHidden>
          <span role="status">
            {total === undefined ? '' : plural(total, '# product', '# products')}
          </span>
        </VisuallyHidden>
        <RegistryLoadFailure query={registry} headingLevel={2} title="Failed to find registry" />
        <QueryFailure query={items} title="Failed to check existing items" />
        <ErrorBoundary part="products">
          <ProductGrid
            products={products}
            registryId={registryId}
            items={items.data ?? []}
            emptyText={emptyResultText(view)}
            onClear={() => setView({ ...view, search: '', ...noFilters })}
            onAdded={recent.add}
          />
        </ErrorBoundary>
        <ErrorBoundary part="add-from-website">
          <AddFromWebsite
            key={account}
            account={account}
            registryId={registryId}
            pageShown={!products.isPending}
            request={box.request}
            onAdded={recent.add}
          />
        </ErrorBoundary>
        <ErrorBoundary part="add-fund">
          <AddFund registryId={registryId} onAdded={recent.add} />
        </ErrorBoundary>
        <ErrorBoundary part="recently-added">
          <RecentlyAdded
            additions={recent.additions}
            held={recent.held}
            onElapsed={recent.remove}
          />
        </ErrorBoundary>
      </Screen>
      {waiting.length > 0 && (
        <div className={styles.floating} data-raised={recent.additions.length > 0 || undefined}>
          <Button variant="primary" size="lg" href={pathFor('/registry')} linkComponent={Link}>
            View Registry
          </Button>
        </div>
      )}
      <AddedBar addition={recent.additions[0]} onHold={recent.setHeld} onUndo={undo} />
      {FiltersDrawer && (
        <DialogBoundary part="filters" layer={filtersLayer}>
          <FiltersDrawer
            layer={filtersLayer}
            filters={view}
            total={total}
            onChange={(filters) => setView({ ...view, ...filters })}
          />
        </DialogBoundary>
      )}
    </>
  );
}
