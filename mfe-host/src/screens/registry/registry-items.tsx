import type { Registry, Hint } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { ErrorBoundary } from '@gift-registry/design-system/error-boundary';
import { PlusIcon, GripIcon } from '@gift-registry/design-system/icon';
import { Cluster } from '@gift-registry/design-system/layout';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { SelectField } from '@gift-registry/design-system/select-field';
import { TextLink } from '@gift-registry/design-system/text-link';
import { Link, useLazyComponent } from '@gift-registry/shell-contract';
import { useState, type ReactNode } from 'react';
import { GiftIdeas } from '../../features/catalogue/gift-ideas.tsx';
import { ItemGroups } from '../../features/items/item-groups.tsx';
import { ItemsStatus } from '../../features/items/items-status.tsx';
import {
  sortItems,
  type ItemSort,
  itemSortLabels,
  itemSorts,
} from '../../features/items/sort-items.ts';
import { useArrangedItems } from '../../features/items/use-items.ts';
import { registryPath, useSelectedRegistryPath } from '../../features/registries/registry-path.ts';
import { GoAheadBar } from './go-ahead-bar.tsx';
import { useHint } from '../../features/registries/use-hint.ts';
import styles from './registry-items.module.css';

interface ItemToolsProps {
  readonly sort: ItemSort;
  readonly onSort: (sort: ItemSort) => void;
  readonly focusArrange: boolean;
  readonly onArrange: () => void;
}

function ItemTools({ sort, onSort, focusArrange, onArrange }: ItemToolsProps) {
  return (
    <Cluster justify="between">
      <SelectField
        label="Sort"
        hideLabel
        size="compact"
        options={itemSorts.map((value) => ({ value, label: itemSortLabels[value] }))}
        value={sort}
        onValueChange={onSort}
      />
      <Button autoFocus={focusArrange} startIcon={<GripIcon />} onClick={onArrange}>
        Arrange
      </Button>
    </Cluster>
  );
}

interface RegistryBannerProps {
  readonly title: string;
  readonly catalogue: string;
}

function RegistryBanner({ title, catalogue }: RegistryBannerProps) {
  return (
    <div className={styles.banner}>
      <PageHeading
        title={title}
        lede="Forgot Something? Add it to your Registry!"
        actions={
          <Button href={catalogue} linkComponent={Link} startIcon={<PlusIcon />}>
            Add more gifts
          </Button>
        }
      />
    </div>
  );
}

interface Props {
  readonly hint: Hint;
  readonly title: string;
  readonly children: ReactNode;
}

function DismissibleHint({ hint, title, children }: Props) {
  const { isShown, dismiss } = useHint(hint);
  if (!isShown) return null;
  return (
    <Alert title={title} onDismiss={dismiss} duration={0}>
      {children}
    </Alert>
  );
}

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
