import { listUnusualNetworks } from '@gift-registry/bff-contract';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useApi } from '../../api.ts';
import { giftBookKey } from '../../features/gift-book/use-gift-book.ts';

export function useUnusualNetworks(registryId: string | undefined) {
  const api = useApi();
  return useQuery({
    queryKey: [...giftBookKey, 'unusual-networks', registryId],
    queryFn:
      registryId === undefined
        ? skipToken
        : ({ signal }) => api(listUnusualNetworks, { params: { registryId } }, { signal }),
  });
}
