import {
  getOrderCounts,
  getTeamOrder,
  listOrders,
  queryKeyOf,
  bookPayment,
  cancelTeamOrder,
  changeOrders,
  noteOrder,
  refundOrder,
  shipOrder,
} from '@gift-registry/bff-contract';
import { useRead } from '../../api.ts';
import { useMay, type May } from '../team/use-may.ts';

const routeOf = (action: string) => {
  switch (action) {
    case 'ship':
      return shipOrder;
    case 'cancel':
      return cancelTeamOrder;
    case 'book-payment':
      return bookPayment;
    case 'refund':
      return refundOrder;
    case 'note':
      return noteOrder;
    default:
      return changeOrders;
  }
};

export const offeredActions = (may: May, actions: readonly string[]): string[] =>
  actions.filter((action) => may(routeOf(action)));

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
