import { listGifts, type HostGift, type SurpriseRegistry } from '@gift-registry/bff-contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api.ts';
import { giftBookKey } from '../../features/gift-book/use-gift-book.ts';

const PAGE = 500;

interface AllGifts {
  readonly gifts: readonly HostGift[];
  readonly surprises: readonly SurpriseRegistry[];
}

export function useAllGifts(registryId: string | undefined) {
  const api = useApi();
  return useQuery({
    queryKey: [...giftBookKey, 'booklet', registryId ?? 'all'],
    queryFn: async ({ signal }): Promise<AllGifts> => {
      const gifts: HostGift[] = [];
      for (let cursor: string | undefined; ;) {
        const page = await api(
          listGifts,
          {
            query: {
              sort: 'oldest',
              limit: PAGE,
              ...(registryId === undefined ? {} : { registryId }),
              ...(cursor === undefined ? {} : { cursor }),
            },
          },
          { signal },
        );
        gifts.push(...page.gifts);
        if (page.nextCursor === null) return { gifts, surprises: page.surprises };
        cursor = page.nextCursor;
      }
    },
  });
}
