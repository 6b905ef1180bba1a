import { ArrowLeftIcon } from '@gift-registry/design-system/icon';
import { Skeleton } from '@gift-registry/design-system/skeleton';
import { TextLink } from '@gift-registry/design-system/text-link';
import { VisuallyHidden } from '@gift-registry/design-system/visually-hidden';
import { Link, usePathParams } from '@gift-registry/shell-contract';
import { RegistryLoadFailure } from '../registries/registry-load-failure.tsx';
import { useSelectedRegistryPath } from '../registries/registry-path.ts';
import { useSelectedRegistry } from '../registries/use-selected-registry.ts';
import { Screen } from '../screen/screen.tsx';
import { ProductDetails } from './product-details.tsx';
import styles from './product-page.module.css';
import { useRedirectOnProductError } from './use-redirect-on-product-error.ts';
import { useProduct } from './use-product.ts';

export default function ProductPage() {
  const product = useProduct(usePathParams()['id'] ?? '');
  const registry = useSelectedRegistry();
  const catalogue = useSelectedRegistryPath()('/products');
  useRedirectOnProductError(product.error, catalogue);

  return (
    <Screen>
      <TextLink href={catalogue} linkComponent={Link} variant="standalone" className={styles.back}>
        <ArrowLeftIcon />
        Back to Products
      </TextLink>
      {product.data && registry.error && !registry.data && (
        <RegistryLoadFailure
          headingLevel={2}
          title="Failed to find registry"
          error={registry.error}
          onRetry={registry.refetch}
        />
      )}
      {product.data ? (
        <ProductDetails
          product={product.data}
          registryId={registry.data === null ? null : registry.data?.id}
        />
      ) : (
        <div className={styles.product} role="status">
          <VisuallyHidden>Loading the product...</VisuallyHidden>
          <Skeleton shape="picture" />
          <Skeleton lines={5} />
        </div>
      )}
    </Screen>
  );
}
