import { getTeamProduct } from '@gift-registry/bff-contract';
import { usePathParams } from '@gift-registry/shell-contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api.ts';
import { DetailLayout } from '../../features/team/detail-layout.tsx';
import { catalogPaths } from '../../features/catalogue/product-paths.ts';
import { productKey } from '../../features/catalogue/use-product-change.ts';
import { productLede } from './product-lede.ts';
import { ProductView } from './product-view.tsx';
import { SaleButton } from './sale-button.tsx';

export default function CatalogProductPage() {
  const api = useApi();
  const { productId = '' } = usePathParams();
  const read = useQuery({
    queryKey: productKey(productId),
    queryFn: ({ signal }) => api(getTeamProduct, { params: { productId } }, { signal }),
  });
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
