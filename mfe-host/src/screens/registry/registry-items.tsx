import type { Registry } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { ErrorBoundary } from '@gift-registry/design-system/error-boundary';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { TextLink } from '@gift-registry/design-system/text-link';
import { Link, useLazyComponent } from '@gift-registry/shell-contract';
import { useState } from 'react';
import { DismissibleHint } from '../../features/registries/hints/dismissible-hint.tsx';
import { GiftIdeas } from '../../features/catalogue/checklist/gift-ideas.tsx';
import { ItemGroups } from '../../features/items/item-groups.tsx';
import { ItemsStatus } from '../../features/items/loading/items-status.tsx';
import { sortItems, type ItemSort } from '../../features/items/order/sort-items.ts';
import { useArrangedItems } from '../../features/items/use-arranged-items.ts';
import { registryPath, useSelectedRegistryPath } from '../../features/registries/registry-path.ts';
import { GoAheadBar } from './go-ahead-bar.tsx';
import { ItemTools } from './item-tools.tsx';
import { RegistryBanner } from './registry-banner.tsx';

const loadArrangeItems = async () =>
  (await import(/* webpackChunkName: "arrange-items" */ './arrange/arrange-items.tsx'))
    .ArrangeItems;

export function RegistryItems({ registry }: { readonly registry: Registry }) {
  const arranged = useArrangedItems(registry.id);
  const catalogue = useSelectedRegistryPath()('/products');
  const [sort, setSort] = useState<ItemSort>('own');
  const { items = [], sections = [] } = arranged.data ?? {};
  const [arranging, setArranging] = useState(false);
  const [hasArranged, setHasArranged] = useState(false);
  const ArrangeItems = useLazyComponent(loadArrangeItems, arranging, () => setArranging(false));
  const stopArranging = () => {
    setSort('own');
    setArranging(false);
    setHasArranged(true);
  };
  return (
    <>
      {arranging ? (
        <PageHeading title={registry.registryName} />
      ) : (
        <RegistryBanner title={registry.registryName} catalogue={catalogue} />
      )}
      <ItemsStatus items={arranged} />
      {arranged.data && items.length === 0 && (
        <>
          <EmptyState
            title="Your Registry is Empty"
            action={
              <Button variant="primary" href={catalogue} linkComponent={Link}>
                Browse Products
              </Button>
            }
          >
            Choose gifts from the catalogue, or{' '}
            <TextLink href={registryPath('/add', registry.id)} linkComponent={Link}>
              add them from any website
            </TextLink>
            .
          </EmptyState>
          <ErrorBoundary part="gift-ideas">
            <GiftIdeas registryId={registry.id} occasion={registry.occasion} items={items} />
          </ErrorBoundary>
        </>
      )}
      {arranged.data && arranging && ArrangeItems ? (
        <ErrorBoundary part="arrange-items">
          <ArrangeItems registryId={registry.id} arranged={arranged.data} onDone={stopArranging} />
        </ErrorBoundary>
      ) : (
        <>
          {items.length > 1 && (
            <ErrorBoundary part="item-tools">
              <ItemTools
                sort={sort}
                onSort={setSort}
                focusArrange={hasArranged}
                onArrange={() => setArranging(true)}
              />
            </ErrorBoundary>
          )}
          {arranged.data && (
            <ErrorBoundary part="items">
              <ItemGroups registry={registry} items={sortItems(items, sort)} sections={sections} />
            </ErrorBoundary>
          )}
          {items.length > 2 && (
            <DismissibleHint hint="arrange-gifts" title="Your gifts, in your order">
              “Arrange” sets the order that guests see, and sorts gifts into sections.
            </DismissibleHint>
          )}
        </>
      )}
      {!arranging && <GoAheadBar registryId={registry.id} items={items} back={catalogue} />}
    </>
  );
}
