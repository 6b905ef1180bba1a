import { getProduct } from '@gift-registry/bff-contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api.ts';

export function useProduct(productId: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['catalogue', 'product', productId],
    queryFn: ({ signal }) => api(getProduct, { params: { productId } }, { signal }),
  });
}
