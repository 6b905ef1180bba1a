import { listUnusualGivers } from '@gift-registry/bff-contract';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useApi } from '../../api.ts';
import { giftBookKey } from '../../gift-book/use-gift-book.ts';

export function useUnusualGivers(registryId: string | undefined) {
  const api = useApi();
  return useQuery({
    queryKey: [...giftBookKey, 'unusual-givers', registryId],
    queryFn:
      registryId === undefined
        ? skipToken
        : ({ signal }) => api(listUnusualGivers, { params: { registryId } }, { signal }),
  });
}
