import { getOrderCounts, getTeamOrder, listOrders, queryKeyOf } from '@gift-registry/bff-contract';
import { useRead } from '../../api.ts';
import { useMay } from '../team/use-may.ts';
import { offeredActions } from './offered-actions.ts';

export const ordersKey = queryKeyOf(listOrders);

export const orderKey = (number: string) => queryKeyOf(getTeamOrder, { params: { number } });

// Colleagues and payments change the lists, too.
const refetchInterval = 60_000;

export function useOrderCounts() {
  return useRead(getOrderCounts, {}, { refetchInterval });
}

export function useOrder(number: string) {
  const may = useMay();
  return useRead(
    getTeamOrder,
    { params: { number } },
    { select: (order) => ({ ...order, actions: offeredActions(may, order.actions) }) },
  );
}
