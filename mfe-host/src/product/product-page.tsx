import { ArrowLeftIcon } from '@gift-registry/design-system/icon';
import { Skeleton } from '@gift-registry/design-system/skeleton';
import { TextLink } from '@gift-registry/design-system/text-link';
import { VisuallyHidden } from '@gift-registry/design-system/visually-hidden';
import { Link, usePathParams, useSession } from '@gift-registry/shell-contract';
import { RegistryLoadFailure } from '../registries/registry-load-failure.tsx';
import { useSelectedRegistryPath } from '../registries/registry-path.ts';
import { useRegistryToFill } from '../registries/use-registry-to-fill.ts';
import { CreateRegistryButton } from '../sign-in/create-registry-button.tsx';
import { Screen } from '../screen/screen.tsx';
import { ScreenHeader } from '../screen/screen-header.tsx';
import { ProductDetails } from './product-details.tsx';
import styles from './product-page.module.css';
import { useRedirectOnProductError } from './use-redirect-on-product-error.ts';
import { useProduct } from './use-product.ts';

export default function ProductPage() {
  const product = useProduct(usePathParams()['id'] ?? '');
  const { registry, registryId } = useRegistryToFill();
  const signedOut = useSession().state.status === 'signed-out';
  const catalogue = useSelectedRegistryPath()('/products');
  useRedirectOnProductError(product.error, catalogue);

  return (
    <>
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
        {product.data && registry.error && !registry.data && (
          <RegistryLoadFailure
            headingLevel={2}
            title="Failed to find registry"
            error={registry.error}
            onRetry={registry.refetch}
          />
        )}
        {product.data ? (
          <ProductDetails product={product.data} registryId={registryId} />
        ) : (
          <div className={styles.product} role="status">
            <VisuallyHidden>Loading the product...</VisuallyHidden>
            <Skeleton shape="picture" />
            <Skeleton lines={5} />
          </div>
        )}
      </Screen>
    </>
  );
}
