import { formatPrice, type Product, type RegistryItem } from '@gift-registry/bff-contract';
import { Badge } from '@gift-registry/design-system/badge';
import { Button } from '@gift-registry/design-system/button';
import { PlusIcon } from '@gift-registry/design-system/icon';
import { ProductCard } from '@gift-registry/design-system/product-card';
import { Link } from '@gift-registry/shell-contract';
import { useAddItem } from '../../features/items/use-add-item.ts';
import { useSelectedRegistryPath } from '../../features/registries/registry-path.ts';

export const addFailureTitle = 'Failed to add item to registry.';

interface Props {
  readonly product: Product;
  readonly registryId: string | null | undefined;
  readonly quantityInRegistry: number;
  readonly eager: boolean;
  readonly onAdded: (item: RegistryItem) => void;
}

export function CatalogueProduct({
  product,
  registryId,
  quantityInRegistry,
  eager,
  onAdded,
}: Props) {
  const { add, isPending } = useAddItem({
    registryId,
    failureTitle: addFailureTitle,
    onAdded,
  });
  const pathFor = useSelectedRegistryPath();
  const external = product.source === 'external';
  const outOfStock = !external && product.stockQuantity <= 0;
  return (
    <ProductCard
      name={product.name}
      brand={product.brand}
      price={formatPrice(product.price, product.currency)}
      imageUrl={product.thumbnailUrl}
      href={pathFor(`/product/${product.id}`)}
      headingLevel={2}
      linkComponent={Link}
      eager={eager}
      badge={
        <>
          {outOfStock && <Badge>Out of Stock</Badge>}
          {external && (
            <Badge tone="info">{product.externalUrl ? 'From a website' : 'Added by hand'}</Badge>
          )}
          {quantityInRegistry > 0 && (
            <Badge tone="success">{`${quantityInRegistry} in your registry`}</Badge>
          )}
        </>
      }
      action={
        <Button
          size="sm"
          startIcon={<PlusIcon />}
          aria-label={`Add ${product.name} to registry`}
          disabled={outOfStock || registryId === undefined}
          busy={isPending}
          onClick={() => add(product)}
        >
          Add
        </Button>
      }
    />
  );
}
