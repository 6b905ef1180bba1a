import {
  formatTime,
  plural,
  saveProduct,
  setProductSale,
  type TeamProduct,
} from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { DialogBoundary } from '@gift-registry/design-system/dialog-boundary';
import { ErrorBoundary } from '@gift-registry/design-system/error-boundary';
import { Stack } from '@gift-registry/design-system/layout';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { TextLink } from '@gift-registry/design-system/text-link';
import { Link, useHistoryLayer } from '@gift-registry/shell-contract';
import { ControlCenter } from '../control-center/control-center.tsx';
import { useMay } from '../team-actions/use-may.ts';
import { ProductPreview } from '../team-products/form/product-preview.tsx';
import { typedOf } from '../team-products/form/typed-product.ts';
import { catalogPaths } from '../team-products/product-paths.ts';
import { heldText } from '../team-products/product-words.ts';
import { SaleDialog } from '../team-products/sale-dialog.tsx';
import { EditProduct } from './edit-product.tsx';
import { StockSection } from './stock/stock-section.tsx';

interface Props {
  readonly product: TeamProduct;
}

function ledeOf({ isActive, registries, openUnits, editedAt, editedBy }: TeamProduct): string {
  const parts = [
    isActive ? 'On sale.' : 'Out of sale.',
    heldText(registries),
    openUnits > 0 &&
      plural(openUnits, '1 unit is still wished for.', '# units are still wished for.'),
    editedAt && `Changed ${editedBy ? `by ${editedBy} ` : ''}on ${formatTime(editedAt)}.`,
  ];
  return parts.filter((part) => typeof part === 'string').join(' ');
}

export function ProductView({ product }: Props) {
  const may = useMay();
  const sale = useHistoryLayer('sale', { momentary: true });
  return (
    <ControlCenter
      heading={
        <PageHeading
          eyebrow={
            <TextLink href={catalogPaths.list} linkComponent={Link}>
              Product Catalog
            </TextLink>
          }
          title={product.name}
          lede={ledeOf(product)}
          actions={
            may(setProductSale) && (
              <Button variant={product.isActive ? 'danger' : 'primary'} onClick={() => sale.show()}>
                {product.isActive ? 'Take out of sale' : 'Sell again'}
              </Button>
            )
          }
        />
      }
    >
      <Stack gap={6}>
        <ErrorBoundary part="product">
          {may(saveProduct) ? (
            <EditProduct key={product.id} product={product} />
          ) : (
            <ProductPreview typed={typedOf(product)} />
          )}
        </ErrorBoundary>
        <ErrorBoundary part="stock">
          <StockSection product={product} />
        </ErrorBoundary>
      </Stack>
      {sale.open && (
        <DialogBoundary part="sale" layer={sale}>
          <SaleDialog product={product} layer={sale} />
        </DialogBoundary>
      )}
    </ControlCenter>
  );
}
