import { orderActions, type OrderRow, type TeamOrder } from '@gift-registry/bff-contract';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/tables.ts';
import { transact } from '../../platform/database/transact.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Booking } from './book-payment.ts';
import { withTrackingUrls } from './guest-order.ts';
import { orderTransitions, type OrderAction, type OrderState } from './order-transitions.ts';
import { findTeamsOrder } from './order-views.repository.ts';
import { findOrderId } from './orders.repository.ts';
import { closeCase, insertNote } from './team-order.repository.ts';

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

const actionsOfOrder = (order: Omit<TeamOrder, 'actions' | 'history' | 'cases'>): string[] => [
  ...movesOf(order).filter((action) => action !== 'cancel' || order.parcels.length === 0),
  ...(order.missingPaise > 0 || order.paidPaise < order.totalPaise ? ['book-payment'] : []),
  ...(order.refundablePaise > 0 ? ['refund'] : []),
  'note',
];

export type TeamAction = (typeof orderActions)[number];
export type Trx = Transaction<Database>;

export const orderNotFound = () => new AppError('not-found', 'There is no order with this number.');

export const elsewhere = () =>
  new AppError('conflict', 'Somebody has changed this order meanwhile. Please look at it again.');

const caseNotFound = () =>
  new AppError('not-found', 'This case is closed already. Please look at the order again.');

export async function showTeamOrder(
  { db }: Pick<Booking, 'db'>,
  number: string,
): Promise<TeamOrder> {
  const order = await findTeamsOrder(db, number);
  if (!order) throw orderNotFound();
  const shown = { ...order, parcels: withTrackingUrls(order.parcels) };
  return { ...shown, actions: actionsOfOrder(shown) };
}

export async function changeTeamOrder(
  team: Booking,
  number: string,
  change: (trx: Trx, orderId: string) => Promise<void>,
): Promise<TeamOrder> {
  const orderId = await findOrderId(team.db, number);
  if (orderId === undefined) throw orderNotFound();
  await transact(team.db, (trx) => change(trx, orderId));
  return showTeamOrder(team, number);
}

export const noteOrder =
  (userId: string, why: string) =>
  (trx: Trx, orderId: string): Promise<void> =>
    insertNote(trx, orderId, userId, why);

export const decideCase =
  (userId: string, caseId: string, decision: string) =>
  async (trx: Trx, orderId: string): Promise<void> => {
    if (!(await closeCase(trx, orderId, caseId, { userId, decision }))) throw caseNotFound();
  };

export async function decideEventCase(
  { db }: Booking,
  userId: string,
  caseId: string,
  decision: string,
): Promise<void> {
  if (!(await closeCase(db, null, caseId, { userId, decision }))) throw caseNotFound();
}

export const unitsOf = (lines: readonly { readonly quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);
