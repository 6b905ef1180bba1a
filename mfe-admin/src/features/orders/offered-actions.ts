import {
  bookPayment,
  cancelTeamOrder,
  changeOrders,
  noteOrder,
  refundOrder,
  shipOrder,
} from '@gift-registry/bff-contract';
import type { May } from '../team/use-may.ts';

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
