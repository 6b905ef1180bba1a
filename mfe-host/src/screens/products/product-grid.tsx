import { type RegistryItem, cataloguePageSize } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Card } from '@gift-registry/design-system/card';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { Stack } from '@gift-registry/design-system/layout';
import { LoadFailure } from '@gift-registry/design-system/load-failure';
import { LoadMore } from '@gift-registry/design-system/load-more';
import { Skeleton } from '@gift-registry/design-system/skeleton';
import { VisuallyHidden } from '@gift-registry/design-system/visually-hidden';
import type { useProducts } from './use-products.ts';
import { CatalogueProduct } from './catalogue-product.tsx';
import styles from './product-grid.module.css';

function ProductsSkeleton() {
  return (
    <div className={styles.grid} role="status">
      <VisuallyHidden>Loading products...</VisuallyHidden>
      {Array.from({ length: cataloguePageSize }, (_, card) => (
        <Card key={card} padding="sm">
          <Skeleton shape="picture" />
          <Skeleton lines={3} />
        </Card>
      ))}
    </div>
  );
}

interface Props {
  readonly products: ReturnType<typeof useProducts>;
  readonly registryId: string | null | undefined;
  readonly items: readonly RegistryItem[];
  readonly emptyText: string;
  readonly onClear: () => void;
  readonly onAdded: (item: RegistryItem) => void;
}

export function ProductGrid(props: Props) {
  const { products, registryId, items, emptyText, onClear, onAdded } = props;
  const shown = products.data?.pages.flatMap((page) => page.products) ?? [];
  const total = products.data?.pages[0]?.total ?? 0;
  const quantities = new Map(items.map((item) => [item.product.id, item.quantityRequested]));

  if (products.isPending) return <ProductsSkeleton />;
  return (
    <Stack gap={6} aria-busy={products.isPlaceholderData}>
      {products.isError && (
        <LoadFailure
          title="Search failed. Retry?"
          error={products.error}
          onRetry={products.isFetchNextPageError ? products.fetchNextPage : products.refetch}
        />
      )}
      {!products.isError && shown.length === 0 && (
        <EmptyState
          title="Nothing found"
          action={<Button onClick={onClear}>Show all products</Button>}
        >
          {emptyText}
        </EmptyState>
      )}
      {shown.length > 0 && (
        // Another order is another grid: cards that stay don't move from place to place.
        <div key={shown[0]?.id} className={styles.grid}>
          {shown.map((product, index) => (
            <CatalogueProduct
              key={product.id}
              product={product}
              registryId={registryId}
              quantityInRegistry={quantities.get(product.id) ?? 0}
              eager={index < 3}
              onAdded={onAdded}
            />
          ))}
        </div>
      )}
      {total > 1 && (
        <LoadMore
          shown={shown.length}
          total={total}
          noun="products"
          busy={products.isFetchingNextPage}
          onLoadMore={() => void products.fetchNextPage()}
        />
      )}
    </Stack>
  );
}
