import {
  getPrices,
  lookAtPrice,
  queryKeyOf,
  type ApiError,
  type PriceHistory,
} from '@gift-registry/bff-contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useApi } from '../../api.ts';

const pollMilliseconds = 2_000;

export function usePrices(productId: string, onLooked: () => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  const params = { productId };
  const queryKey = queryKeyOf(getPrices, { params });
  const history = useQuery({
    queryKey,
    queryFn: ({ signal }) => api(getPrices, { params }, { signal }),
    refetchInterval: ({ state }) => (state.data?.isLooking ? pollMilliseconds : false),
  });
  const look = useMutation<PriceHistory, ApiError>({
    mutationFn: () => api(lookAtPrice, { params }),
    onSuccess: (found) => queryClient.setQueryData(queryKey, found),
  });
  const isLooking = look.isPending || history.data?.isLooking === true;
  const lookedAt = history.data?.lookedAt;
  const onEnd = useEffectEvent(() => {
    if (look.isSuccess && !isLooking) onLooked();
  });
  useEffect(() => onEnd(), [lookedAt]);
  return { history, look, isLooking };
}
