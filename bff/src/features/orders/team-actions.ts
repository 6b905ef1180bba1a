import { orderActions, type OrderRow, type TeamOrder } from '@gift-registry/bff-contract';
import { orderTransitions, type OrderAction, type OrderState } from './order-transitions.ts';

const moves: readonly OrderAction[] = [...orderActions, 'ship', 'cancel'];

export function movesOf({
  state,
  parcel,
  shipTo,
}: Pick<OrderRow, 'state' | 'parcel' | 'shipTo'>): readonly OrderAction[] {
  const whole = `${state} ${parcel}`;
  return moves.filter(
    (action) =>
      orderTransitions[action].from.some((from: OrderState) => from === whole) &&
      !(action === 'ship' && shipTo === 'pick-up'),
  );
}

export const actionsOfOrder = (
  order: Omit<TeamOrder, 'actions' | 'history' | 'cases'>,
): string[] => [
  ...movesOf(order).filter((action) => action !== 'cancel' || order.parcels.length === 0),
  ...(order.missingPaise > 0 || order.paidPaise < order.totalPaise ? ['book-payment'] : []),
  ...(order.refundablePaise > 0 ? ['refund'] : []),
  'note',
];
