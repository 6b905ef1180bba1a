import type { RegistryItem } from '@gift-registry/bff-contract';
import { Badge } from '@gift-registry/design-system/badge';
import { TrashIcon } from '@gift-registry/design-system/icon';
import { IconButton } from '@gift-registry/design-system/icon-button';
import { ItemRow } from '@gift-registry/design-system/item-row';
import { QuantityStepper } from '@gift-registry/design-system/quantity-stepper';
import { Link } from '@gift-registry/shell-contract';

interface Props {
  readonly item: RegistryItem;
  readonly maxQuantity: number | undefined;
  readonly onQuantityChange: (quantity: number) => void;
  readonly onRemove: () => void;
}

const shopName = (address: string) => URL.parse(address)?.hostname.replace(/^www\./, '');

export function RegistryItemRow({ item, maxQuantity, onQuantityChange, onRemove }: Props) {
  const { product, quantityRequested } = item;
  return (
    <ItemRow
      name={product.name}
      href={`/product/${product.id}`}
      linkComponent={Link}
      meta={product.externalUrl ? shopName(product.externalUrl) : product.brand}
      price={product.price}
      currency={product.currency}
      imageUrl={product.thumbnailUrl}
      badges={item.registryId !== null && <PurchaseBadges item={item} />}
      quantity={
        <QuantityStepper
          label={`Quantity of ${product.name}`}
          value={quantityRequested}
          max={maxQuantity}
          onValueChange={onQuantityChange}
        />
      }
      total={product.price ? product.price * quantityRequested : product.price}
      actions={
        <IconButton
          variant="danger"
          label={`Remove ${product.name} from your registry`}
          onClick={onRemove}
        >
          <TrashIcon />
        </IconButton>
      }
    />
  );
}

function PurchaseBadges({ item }: { readonly item: RegistryItem }) {
  const { quantityFulfilled, quantityRequested, quantityReserved } = item;
  const tone =
    quantityFulfilled === 0
      ? 'neutral'
      : quantityFulfilled < quantityRequested
        ? 'info'
        : 'success';
  return (
    <>
      <Badge tone={tone}>{`${quantityFulfilled}/${quantityRequested} purchased`}</Badge>
      {quantityReserved > 0 && <Badge tone="warning">{`${quantityReserved} reserved`}</Badge>}
    </>
  );
}
