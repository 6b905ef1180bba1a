import { saveProduct, type TeamProduct } from '@gift-registry/bff-contract';
import { ErrorBoundary } from '@gift-registry/design-system/error-boundary';
import { Stack } from '@gift-registry/design-system/layout';
import { useMay } from '../../features/team/use-may.ts';
import { ProductPreview } from '../../features/catalogue/product-preview.tsx';
import { typedOf } from '../../features/catalogue/typed-product.ts';
import { EditProduct } from './edit-product.tsx';
import { StockSection } from './stock-section.tsx';

interface Props {
  readonly product: TeamProduct;
}

export function ProductView({ product }: Props) {
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
