import type { Product, RegistryItem } from '@gift-registry/bff-contract';
import { Badge } from '@gift-registry/design-system/badge';
import { Button } from '@gift-registry/design-system/button';
import { PlusIcon } from '@gift-registry/design-system/icon';
import { ProductCard } from '@gift-registry/design-system/product-card';
import { Link } from '@gift-registry/shell-contract';
import { useAddItem } from '../items/use-add-item.ts';
import { useSameChoice } from '../registries/use-chosen-registry.ts';

interface Props {
  readonly product: Product;
  readonly registryId: string | null | undefined;
  /** How many of it the registry holds already. */
  readonly wished: number;
  /** Whether it stands on the first screen. */
  readonly eager: boolean;
  readonly onAdded: (item: RegistryItem) => void;
}

export function CatalogueProduct({ product, registryId, wished, eager, onAdded }: Props) {
  const add = useAddItem({
    registryId,
    failureTitle: 'Failed to add item to registry.',
    success: () => ({ title: 'Added to Registry', description: product.name }),
    onAdded,
  });
  const sameChoice = useSameChoice();
  const outOfStock = product.stockQuantity <= 0;
  return (
    <ProductCard
      name={product.name}
      brand={product.brand}
      price={product.price}
      currency={product.currency}
      imageUrl={product.thumbnailUrl}
      href={sameChoice(`/product/${product.id}`)}
      headingLevel={2}
      linkComponent={Link}
      eager={eager}
      badge={
        outOfStock ? (
          <Badge>Out of Stock</Badge>
        ) : (
          wished > 0 && <Badge tone="success">{`${wished} in your registry`}</Badge>
        )
      }
      action={
        <Button
          size="sm"
          startIcon={<PlusIcon />}
          aria-label={`Add ${product.name} to registry`}
          disabled={outOfStock || registryId === undefined}
          busy={add.isPending}
          onClick={() => add.mutate(product)}
        >
          Add
        </Button>
      }
    />
  );
}
