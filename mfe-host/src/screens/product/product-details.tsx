import {
  formatPrice,
  type Product,
  type RegistryItem,
  itemState,
  itemStateText,
} from '@gift-registry/bff-contract';
import { Badge } from '@gift-registry/design-system/badge';
import { Button } from '@gift-registry/design-system/button';
import { ErrorBoundary } from '@gift-registry/design-system/error-boundary';
import { PlusIcon, SuccessIcon } from '@gift-registry/design-system/icon';
import { Cluster, Stack } from '@gift-registry/design-system/layout';
import { LazyImage } from '@gift-registry/design-system/lazy-image';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { Price } from '@gift-registry/design-system/price';
import { TextLink } from '@gift-registry/design-system/text-link';
import { Link } from '@gift-registry/shell-contract';
import { useAddItem } from '../../features/items/use-add-item.ts';
import { useGiftInHand } from '../../features/accounts/gift-in-hand.ts';
import { useIsHost } from '../../features/accounts/use-is-host.ts';
import { PriceHistory } from './price-history.tsx';
import { useSelectedRegistryPath } from '../../features/registries/registry-path.ts';
import styles from './product-page.module.css';

function InRegistry({ item }: { readonly item: RegistryItem }) {
  const pathFor = useSelectedRegistryPath();
  const { quantityRequested, quantityFulfilled, product } = item;
  const isTaken = quantityFulfilled > 0 || itemState(item) !== 'needed';
  return (
    <div className={styles.inRegistry} role="status">
      <SuccessIcon />
      <p>
        {`${quantityRequested} in your registry`}
        {isTaken && ` (${itemStateText({ ...item, price: product.price })})`}
      </p>
      <TextLink href={pathFor('/registry')} linkComponent={Link} variant="standalone">
        View Registry
      </TextLink>
    </div>
  );
}

interface Props {
  readonly product: Product;
  readonly registryId: string | null | undefined;
  readonly item: RegistryItem | undefined;
  readonly onPriceLooked: () => void;
}

export function ProductDetails({ product, registryId, item, onPriceLooked }: Props) {
  const isHost = useIsHost();
  const external = product.source === 'external';
  const outOfStock = !external && product.stockQuantity <= 0;
  const { add, isPending } = useAddItem({
    registryId,
    failureTitle: 'Failed to add item. Please try again.',
    success: () => ({ title: 'Item added to registry.', description: product.name }),
  });
  useGiftInHand(registryId !== undefined, add);

  return (
    <article className={styles.product}>
      <LazyImage
        src={product.imageUrl}
        alt={product.imageAlt ?? product.name}
        loading="eager"
        className={styles.picture}
      />
      <Stack gap={5}>
        <PageHeading title={product.name} eyebrow={product.brand} />
        <Price size="lg">{formatPrice(product.price, product.currency)}</Price>
        <Cluster>
          {external && <Badge tone="info">External Product</Badge>}
          {!external && (
            <Badge tone={outOfStock ? 'danger' : 'success'}>
              {outOfStock ? 'Out of Stock' : 'In Stock'}
            </Badge>
          )}
        </Cluster>
        {item && <InRegistry item={item} />}
        {product.description && <p className={styles.description}>{product.description}</p>}
        {product.externalUrl && (
          <TextLink href={product.externalUrl} external variant="standalone">
            View on Original Site
          </TextLink>
        )}
        {external && product.externalUrl !== null && isHost && (
          <ErrorBoundary part="price-history">
            <PriceHistory productId={product.id} onLooked={onPriceLooked} />
          </ErrorBoundary>
        )}
        <div className={styles.add}>
          <Button
            variant="primary"
            size="lg"
            startIcon={<PlusIcon />}
            disabled={outOfStock || registryId === undefined}
            busy={isPending}
            busyLabel="Adding..."
            onClick={() => add(product)}
          >
            Add to Registry
          </Button>
        </div>
      </Stack>
    </article>
  );
}
