import {
  formatTime,
  getTeamProduct,
  plural,
  saveProduct,
  setProductSale,
  type TeamProduct,
} from '@gift-registry/bff-contract';
import { useHistoryLayer, usePathParams } from '@gift-registry/shell-contract';
import { ErrorBoundary } from '@gift-registry/design-system/error-boundary';
import { Stack } from '@gift-registry/design-system/layout';
import { Button } from '@gift-registry/design-system/button';
import { DialogBoundary } from '@gift-registry/design-system/dialog-boundary';
import { useRead } from '../../api.ts';
import { DetailLayout } from '../../features/team/detail-layout.tsx';
import { catalogPaths, heldText } from '../../features/catalogue/product-words.ts';
import { useMay } from '../../features/team/use-may.ts';
import { ProductPreview } from '../../features/catalogue/product-form.tsx';
import { typedOf } from '../../features/catalogue/typed-product.ts';
import { EditProduct } from './edit-product.tsx';
import { StockSection } from './count-dialog.tsx';
import { SaleDialog } from '../../features/catalogue/sale-dialog.tsx';

function SaleButton({ product }: ProductProps) {
  const may = useMay();
  const sale = useHistoryLayer('sale', { momentary: true });
  if (!may(setProductSale)) return null;
  return (
    <>
      <Button variant={product.isActive ? 'secondary' : 'primary'} onClick={() => sale.show()}>
        {product.isActive ? 'Take out of sale' : 'Sell again'}
      </Button>
      {sale.open && (
        <DialogBoundary part="sale" layer={sale}>
          <SaleDialog product={product} layer={sale} />
        </DialogBoundary>
      )}
    </>
  );
}

interface ProductProps {
  readonly product: TeamProduct;
}

function ProductView({ product }: ProductProps) {
  const may = useMay();
  return (
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
  );
}

function productLede(product: TeamProduct): string {
  const { isActive, registries, openUnits, editedAt, editedBy } = product;
  const parts = [
    isActive ? 'On sale.' : 'Out of sale.',
    heldText(registries),
    openUnits > 0 &&
      plural(openUnits, '1 unit is still wished for.', '# units are still wished for.'),
    editedAt && `Changed ${editedBy ? `by ${editedBy} ` : ''}on ${formatTime(editedAt)}.`,
  ];
  return parts.filter((part) => typeof part === 'string').join(' ');
}

export default function CatalogProductPage() {
  const { productId = '' } = usePathParams();
  const read = useRead(getTeamProduct, { params: { productId } });
  return (
    <DetailLayout
      thing="product"
      read={read}
      list={{ href: catalogPaths.list, title: 'Product Catalog' }}
      title={({ name }) => name}
      lede={productLede}
      actions={(product) => <SaleButton product={product} />}
    >
      {(product) => <ProductView product={product} />}
    </DetailLayout>
  );
}
