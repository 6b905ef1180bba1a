import { Button } from '@gift-registry/design-system/button';
import { CountBadge } from '@gift-registry/design-system/badge';
import { FilterIcon } from '@gift-registry/design-system/icon';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { VisuallyHidden } from '@gift-registry/design-system/visually-hidden';
import { Link, useLazyComponent, useSession } from '@gift-registry/shell-contract';
import { useState } from 'react';
import { countUnits } from '../items/group-items.ts';
import { useItems } from '../items/use-items.ts';
import { useSelectedRegistryPath } from '../registries/registry-path.ts';
import { useRegistryToFill } from '../registries/use-registry-to-fill.ts';
import { RegistryLoadFailure } from '../registries/registry-load-failure.tsx';
import { LiveRegistryUpdates } from '../registries/live-registry-updates.tsx';
import { Screen } from '../screen/screen.tsx';
import { ScreenHeader } from '../screen/screen-header.tsx';
import { CreateRegistryButton } from '../sign-in/create-registry-button.tsx';
import { useIsHost } from '../sign-in/use-is-host.ts';
import { activeFilterCount, catalogueTitle, noFilters, emptyResultText } from './catalogue-view.ts';
import { AddFromWebsite } from './external/add-from-website.tsx';
import { ProductGrid } from './product-grid.tsx';
import { ProductSearch } from './product-search.tsx';
import styles from './products-page.module.css';
import { RecentlyAdded } from './recently-added/recently-added.tsx';
import { useRecentlyAdded } from './recently-added/use-recently-added.ts';
import { RegistryButton } from './registry-button.tsx';
import { useCatalogueView } from './use-catalogue-view.ts';
import { useProducts } from './use-products.ts';

const loadFilters = async () =>
  (await import(/* webpackChunkName: "filters-drawer" */ './filters-drawer.tsx')).FiltersDrawer;

export default function ProductsPage() {
  const { view, setView } = useCatalogueView();
  const products = useProducts(view);
  const { state } = useSession();
  const isHost = useIsHost();
  const { registry, registryId } = useRegistryToFill();
  const items = useItems(registryId).data ?? [];
  const waiting = useItems(null).data ?? [];
  const pathFor = useSelectedRegistryPath();
  const recent = useRecentlyAdded();
  const [filtersOpen, setFiltersOpen] = useState(false);
  const FiltersDrawer = useLazyComponent(loadFilters, filtersOpen, () => setFiltersOpen(false));

  const total = products.isPlaceholderData ? undefined : products.data?.pages.at(-1)?.total;
  const title = catalogueTitle(view, total);
  return (
    <>
      {isHost && <LiveRegistryUpdates />}
      <ScreenHeader
        back={isHost ? { to: '/host', label: 'Dashboard' } : undefined}
        actions={
          isHost ? (
            <RegistryButton to={pathFor('/registry')} count={countUnits(items)} />
          ) : (
            state.status === 'signed-out' && <CreateRegistryButton />
          )
        }
      >
        <ProductSearch
          searched={view.search}
          products={products}
          onSearch={(search) => setView({ ...view, search })}
        />
      </ScreenHeader>
      <Screen>
        <PageHeading
          title={title}
          actions={
            <Button
              startIcon={<FilterIcon />}
              endIcon={<CountBadge count={activeFilterCount(view)} label="active filters" />}
              aria-haspopup="dialog"
              onClick={() => setFiltersOpen(true)}
            >
              Filters
            </Button>
          }
        />
        <VisuallyHidden>
          <span role="status">{total === undefined ? '' : `${total} products`}</span>
        </VisuallyHidden>
        {registry.isError && (
          <RegistryLoadFailure
            headingLevel={2}
            title="Failed to find registry"
            error={registry.error}
            onRetry={registry.refetch}
          />
        )}
        <ProductGrid
          products={products}
          registryId={registryId}
          items={items}
          emptyText={emptyResultText(view)}
          onClear={() => setView({ search: '', ...noFilters })}
          onAdded={recent.add}
        />
        <AddFromWebsite key={state.user?.id} registryId={registryId} onAdded={recent.add} />
        <RecentlyAdded additions={recent.additions} />
      </Screen>
      {waiting.length > 0 && (
        <div className={styles.floating}>
          <Button variant="primary" size="lg" href={pathFor('/registry')} linkComponent={Link}>
            View Registry
          </Button>
        </div>
      )}
      {FiltersDrawer && (
        <FiltersDrawer
          open={filtersOpen}
          filters={view}
          total={total}
          onOpenChange={setFiltersOpen}
          onChange={(filters) => setView({ ...view, ...filters })}
        />
      )}
    </>
  );
}
