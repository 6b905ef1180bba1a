import { getOrderCounts, getTeamOrder, listOrders, queryKeyOf } from '@gift-registry/bff-contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api.ts';
import { useMay } from '../team/use-may.ts';
import { offeredActions } from './offered-actions.ts';

export const ordersKey = queryKeyOf(listOrders);

export const orderKey = (number: string) => queryKeyOf(getTeamOrder, { params: { number } });

// Colleagues and payments change the lists, too.
const refetchInterval = 60_000;

export function useOrderCounts() {
  const api = useApi();
  return useQuery({
    queryKey: queryKeyOf(getOrderCounts),
    queryFn: ({ signal }) => api(getOrderCounts, {}, { signal }),
    refetchInterval,
  });
}

export function useOrder(number: string) {
  const api = useApi();
  const may = useMay();
  return useQuery({
    queryKey: orderKey(number),
    queryFn: ({ signal }) => api(getTeamOrder, { params: { number } }, { signal }),
    select: (order) => ({ ...order, actions: offeredActions(may, order.actions) }),
  });
}
