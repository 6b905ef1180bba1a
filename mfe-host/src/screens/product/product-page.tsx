import { getProduct, ApiError } from '@gift-registry/bff-contract';
import { ErrorBoundary } from '@gift-registry/design-system/error-boundary';
import { ArrowLeftIcon } from '@gift-registry/design-system/icon';
import { Skeleton } from '@gift-registry/design-system/skeleton';
import { TextLink } from '@gift-registry/design-system/text-link';
import { VisuallyHidden } from '@gift-registry/design-system/visually-hidden';
import {
  Link,
  usePathParams,
  useSession,
  useNavigation,
  useToast,
} from '@gift-registry/shell-contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../api.ts';
import { QueryFailure } from '../../features/platform/query-failure.tsx';
import { useItems } from '../../features/items/use-items.ts';
import { LiveRegistryUpdates } from '../../features/registries/live-registry-updates.tsx';
import { RegistryLoadFailure } from '../../features/registries/registry-load-failure.tsx';
import { useSelectedRegistryPath } from '../../features/registries/registry-path.ts';
import { useRegistryToFill } from '../../features/registries/registry-queries.ts';
import { ScreenHeader } from '../../features/platform/screen-header.tsx';
import { Screen } from '../../features/platform/screen.tsx';
import { CreateRegistryButton } from '../../features/accounts/create-registry-button.tsx';
import { useIsHost } from '../../features/accounts/use-is-host.ts';
import { MoreLikeThis } from './more-like-this.tsx';
import { ProductDetails } from './product-details.tsx';
import styles from './product-page.module.css';

function useRedirectOnProductError(error: Error | null, catalogue: string): void {
  const showToast = useToast();
  const { navigate } = useNavigation();
  useEffect(() => {
    if (!error) return;
    const missing = error instanceof ApiError && error.status === 404;
    showToast(
      missing
        ? { type: 'error', title: 'Product not found' }
        : { type: 'error', title: 'Failed to load product details', description: error.message },
    );
    navigate(catalogue, { replace: true });
  }, [error, catalogue, showToast, navigate]);
}

function useProduct(productId: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['catalogue', 'product', productId],
    queryFn: ({ signal }) => api(getProduct, { params: { productId } }, { signal }),
  });
}

export default function ProductPage() {
  const product = useProduct(usePathParams()['id'] ?? '');
  const { registry, registryId } = useRegistryToFill();
  const items = useItems(registryId);
  const isHost = useIsHost();
  const signedOut = useSession().state.status === 'signed-out';
  const catalogue = useSelectedRegistryPath()('/products');
  useRedirectOnProductError(product.error, catalogue);

  return (
    <>
      {isHost && <LiveRegistryUpdates />}
      {signedOut && <ScreenHeader actions={<CreateRegistryButton />} />}
      <Screen>
        <TextLink
          href={catalogue}
          linkComponent={Link}
          variant="standalone"
          className={styles.back}
        >
          <ArrowLeftIcon />
          Back to Products
        </TextLink>
        {product.data && !registry.data && (
          <RegistryLoadFailure query={registry} headingLevel={2} title="Failed to find registry" />
        )}
        {product.data && <QueryFailure query={items} title="Failed to check existing items" />}
        {product.data ? (
          <>
            <ProductDetails
              key={product.data.id}
              product={product.data}
              registryId={registryId}
              item={items.data?.find((item) => item.product.id === product.data.id)}
              onPriceLooked={() => void product.refetch()}
            />
            <ErrorBoundary part="more-like-this">
              <MoreLikeThis product={product.data} />
            </ErrorBoundary>
          </>
        ) : (
          <div className={styles.product} role="status">
            <VisuallyHidden role="heading" aria-level={1}>
              Loading the product...
            </VisuallyHidden>
            <Skeleton shape="picture" />
            <Skeleton lines={5} />
          </div>
        )}
        <div className={styles.end} />
      </Screen>
    </>
  );
}
