import type { RegistryItem } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { Stack } from '@gift-registry/design-system/layout';
import { LoadFailure } from '@gift-registry/design-system/load-failure';
import { LoadMore } from '@gift-registry/design-system/load-more';
import { CatalogueProduct } from './catalogue-product.tsx';
import styles from './product-grid.module.css';
import { ProductsSkeleton } from './products-skeleton.tsx';
import type { useProducts } from './use-products.ts';

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
        <div className={styles.grid}>
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
