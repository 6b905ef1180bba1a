import { getGiftSupply } from '@gift-registry/bff-contract';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useApi } from '../../api.ts';
import { giftBookKey } from '../../features/gift-book/use-gift-book.ts';

export function useGiftSupply(registryId: string | undefined) {
  const api = useApi();
  return useQuery({
    queryKey: [...giftBookKey, 'supply', registryId],
    queryFn:
      registryId === undefined
        ? skipToken
        : ({ signal }) => api(getGiftSupply, { params: { registryId } }, { signal }),
  });
}
