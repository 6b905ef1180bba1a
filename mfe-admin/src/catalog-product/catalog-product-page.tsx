import { getTeamProduct } from '@gift-registry/bff-contract';
import { LoadFailure } from '@gift-registry/design-system/load-failure';
import { Loading } from '@gift-registry/design-system/loading';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { usePathParams } from '@gift-registry/shell-contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api.ts';
import { ControlCenter } from '../control-center/control-center.tsx';
import { productKey } from '../team-products/use-product-change.ts';
import { ProductView } from './product-view.tsx';

export default function CatalogProductPage() {
  const api = useApi();
  const { productId = '' } = usePathParams();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: productKey(productId),
    queryFn: ({ signal }) => api(getTeamProduct, { params: { productId } }, { signal }),
  });
  if (data) return <ProductView product={data} />;
  return (
    <ControlCenter heading={<PageHeading title="Product" />}>
      {error ? (
        <LoadFailure
          title="The product could not be loaded"
          error={error}
          onRetry={refetch}
          busy={isFetching}
        />
      ) : (
        <Loading label="Loading the product..." lines={8} />
      )}
    </ControlCenter>
  );
}
