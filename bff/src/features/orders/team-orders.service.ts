import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type {
  orderActions,
  refundOrder,
  RequestOf,
  shipOrder,
  TeamOrder,
} from '@gift-registry/bff-contract';
import type { Database } from '../../platform/database/tables.ts';
import { transact } from '../../platform/database/transactions/transact.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { changeOrder } from './change-order.repository.ts';
import type { OrderDependencies } from './create-order-dependencies.ts';
import { endOrder } from './end-order.ts';
import { bookMovement } from './ledger.repository.ts';
import { giveBackMoney, markRefund, replaceFailed } from './refunds.repository.ts';
import { type OrderAction } from './order-transitions.ts';
import { openCase } from './order-cases.repository.ts';
import { findOrderId, keptPaise, lockOrder, type LockedOrder } from './orders.repository.ts';
import { settleOrder } from './settle-order.ts';
import { findTeamsOrder } from './order-views.repository.ts';
import { withTrackingUrls } from './show-order.ts';
import { markReleased, moveUnits, releaseClaim, tellNextInLine } from '../giving/index.ts';
import { publishRegistryChanged } from '../registries/index.ts';
import { actionsOfOrder } from './team-actions.ts';
import {
  cancelUnits,
  closeCase,
  findAskedByHand,
  forgetReceipt,
  insertParcel,
  markParcelsReturned,
  insertNote,
  keepAddress,
  markLinesReceived,
  reduceOrder,
} from './team-order.repository.ts';

type Trx = Transaction<Database>;
export type TeamAction = (typeof orderActions)[number];

const orderNotFound = () => new AppError('not-found', 'There is no order with this number.');

const elsewhere = () =>
  new AppError('conflict', 'Somebody has changed this order meanwhile. Please look at it again.');

const caseNotFound = () =>
  new AppError('not-found', 'This case is closed already. Please look at the order again.');

const tooMuch = () =>
  new AppError(
    'conflict',
    'Please give back the whole amount that is asked for, and not more than was paid.',
    {
      field: 'paise',
    },
  );

const wholeAmount = () =>
  new AppError('conflict', 'All gifts go back, so the order ends and all of its money goes back.', {
    field: 'paise',
  });

type Team = Pick<OrderDependencies, 'db' | 'line' | 'tell'>;

export async function showTeamOrder({ db }: Pick<Team, 'db'>, number: string): Promise<TeamOrder> {
  const order = await findTeamsOrder(db, number);
  if (!order) throw orderNotFound();
  const shown = { ...order, parcels: withTrackingUrls(order.parcels) };
  return { ...shown, actions: actionsOfOrder(shown) };
}

async function sumAskedByHand(trx: Trx, orderId: string): Promise<number> {
  const asked = await findAskedByHand(trx, orderId);
  return asked.reduce((sum, { paise }) => sum + paise, 0);
}

async function moveOne(
  { tell }: Team,
  trx: Trx,
  orderId: string,
  action: OrderAction,
  userId: string,
): Promise<boolean> {
  const order = await lockOrder(trx, orderId);
  if (!(await changeOrder(trx, { orderId, action, by: 'team', userId }))) return false;
  if (action === 'pack') await keepAddress(trx, orderId);
  if (action === 'deliver') {
    await markLinesReceived(trx, orderId);
    await tell(trx, orderId, 'delivered');
  }
  if (action === 'return') {
    await markParcelsReturned(trx, orderId);
    await openCase(trx, { orderId, kind: 'returned' });
  }
  if (order?.registryId) await publishRegistryChanged(trx, order.registryId);
  return true;
}

/** Moves each order in a transaction of its own, so that one which somebody else changed holds up no other. */
export async function moveOrders(
  team: Team,
  numbers: readonly string[],
  action: TeamAction,
  userId: string,
): Promise<{ changed: string[]; unchanged: string[] }> {
  const changed: string[] = [];
  const unchanged: string[] = [];
  for (const number of numbers) {
    const orderId = await findOrderId(team.db, number);
    const isMoved =
      orderId !== undefined &&
      (await transact(team.db, (trx) => moveOne(team, trx, orderId, action, userId)));
    (isMoved ? changed : unchanged).push(number);
  }
  return { changed, unchanged };
}

export async function changeTeamOrder(
  team: Team,
  number: string,
  change: (trx: Trx, orderId: string) => Promise<void>,
): Promise<TeamOrder> {
  const orderId = await findOrderId(team.db, number);
  if (orderId === undefined) throw orderNotFound();
  await transact(team.db, (trx) => change(trx, orderId));
  return showTeamOrder(team, number);
}

type Shipment = RequestOf<typeof shipOrder>['body'];

/** Sends the chosen units, or all that are left. The order waits for its next parcel while some are left. */
export const ship =
  ({ tell }: Team, userId: string, { carrier, trackingNumber = null, lines }: Shipment) =>
  async (trx: Trx, orderId: string): Promise<void> => {
    const order = await lockOrder(trx, orderId);
    if (!order) throw orderNotFound();
    const unsent = new Map(order.lines.map((line) => [line.claimId, line.unsent]));
    const all = [...unsent].map(([id, quantity]) => ({ id, quantity }));
    const chosen = (lines ?? all).filter(({ quantity }) => quantity > 0);
    if (chosen.length === 0 || chosen.some(({ id, quantity }) => quantity > (unsent.get(id) ?? 0)))
      throw elsewhere();
    const isPart = unitsOf(chosen) < unitsOf(all);
    const action = isPart ? 'ship-part' : 'ship';
    await keepAddress(trx, orderId);
    if (!(await changeOrder(trx, { orderId, action, by: 'team', userId }))) throw elsewhere();
    await insertParcel(trx, orderId, { carrier, trackingNumber, lines: chosen });
    await tell(trx, orderId, 'shipped');
    if (order.registryId) await publishRegistryChanged(trx, order.registryId);
  };

export const bookByHand =
  ({ line, tell }: Team, userId: string, paise: number, why: string) =>
  async (trx: Trx, orderId: string): Promise<void> => {
    await lockOrder(trx, orderId);
    const paymentId = `by-hand-${randomUUID()}`;
    await bookMovement(trx, orderId, 'manual', {
      ...{ kind: 'captured', paymentId, reference: null, paise },
    });
    await insertNote(trx, orderId, userId, why);
    await settleOrder({ line, tell }, trx, orderId);
  };

type Refund = z.output<typeof refundOrder.body>;
type TakenBack = Pick<Refund, 'lines' | 'restock'>;

const unitsOf = (lines: readonly { readonly quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

const unitsLeft = ({ lines }: LockedOrder): number =>
  lines.reduce((sum, { unsent }) => sum + unsent, 0);

/** An order of which everything is given back before a parcel has left has nothing to send. */
const cancelsOrder = (order: LockedOrder, lines: TakenBack['lines']): boolean =>
  lines.length > 0 &&
  order.lines.every(({ sent }) => sent === 0) &&
  unitsOf(lines) === unitsOf(order.lines);

async function takeBackUnits(
  { line: waiting }: Team,
  trx: Trx,
  { lines: given }: LockedOrder,
  { lines, restock }: TakenBack,
): Promise<void> {
  for (const units of lines) {
    const line = given.find(({ claimId }) => claimId === units.id);
    if (!line || units.quantity > line.quantity || line.status === 'released') throw elsewhere();
    const { claimId, itemId, status } = line;
    const isWhole = units.quantity === line.quantity;
    await cancelUnits(trx, units, { isWhole, restock });
    if (isWhole) await forgetReceipt(trx, claimId);
    if (isWhole && itemId !== null)
      await releaseClaim(waiting, trx, { id: claimId, itemId, status, quantity: units.quantity });
    else if (isWhole) await markReleased(trx, claimId);
    else if (itemId !== null) {
      const counter = status === 'reserved' ? 'reserved' : 'fulfilled';
      await moveUnits(trx, itemId, { [counter]: -units.quantity });
      await tellNextInLine(waiting, trx, itemId);
    }
  }
}

/**
 * Asks the provider for a refund, which reduces what the order owes as far as it is no surplus. Money that came by hand goes
 * back by hand, and is booked at once, like that which a cancelled order asks for.
 */
export const refund =
  (team: Team, userId: string, { paise, why, lines, restock }: Refund) =>
  async (trx: Trx, orderId: string): Promise<void> => {
    const { tell } = team;
    const order = await lockOrder(trx, orderId);
    if (!order) throw orderNotFound();
    await takeBackUnits(team, trx, order, { lines, restock });
    if (cancelsOrder(order, lines)) {
      const everything = keptPaise(order) + (await sumAskedByHand(trx, orderId));
      if (paise !== everything) throw wholeAmount();
      const ending = { orderId, action: 'cancel', by: 'team', userId, why } as const;
      if (!(await endOrder(team, trx, ending))) throw elsewhere();
      return;
    }
    const more = paise - (await sumAskedByHand(trx, orderId));
    if (more < 0 || keptPaise(order) < more) throw tooMuch();
    await replaceFailed(trx, orderId);
    await reduceOrder(trx, order, more);
    await giveBackMoney(trx, { orderId, paise: more, why, cause: 'team' });
    await insertNote(trx, orderId, userId, why);
    for (const { id, paymentId, paise: part } of await findAskedByHand(trx, orderId)) {
      const fact = { paymentId, reference: null, paise: part };
      await markRefund(trx, orderId, fact, 'done');
      await bookMovement(trx, orderId, 'manual', { ...fact, kind: 'refunded', refundId: id });
      await tell(trx, orderId, 'refunded', part);
    }
    const rest = await lockOrder(trx, orderId);
    const isAllSent = rest?.lines.some(({ sent }) => sent > 0) && unitsLeft(rest) === 0;
    if (isAllSent) await changeOrder(trx, { orderId, action: 'ship', by: 'team', userId });
    if (lines.length > 0 && order.registryId) await publishRegistryChanged(trx, order.registryId);
  };

export const cancel =
  (team: Team, userId: string, why: string) =>
  async (trx: Trx, orderId: string): Promise<void> => {
    const ending = { orderId, action: 'cancel', by: 'team', userId, why } as const;
    if (!(await endOrder(team, trx, ending))) throw elsewhere();
  };

export const note =
  (userId: string, why: string) =>
  (trx: Trx, orderId: string): Promise<void> =>
    insertNote(trx, orderId, userId, why);

export const decideCase =
  (userId: string, caseId: string, decision: string) =>
  async (trx: Trx, orderId: string): Promise<void> => {
    if (!(await closeCase(trx, orderId, caseId, { userId, decision }))) throw caseNotFound();
  };

export async function decideEventCase(
  { db }: Team,
  userId: string,
  caseId: string,
  decision: string,
): Promise<void> {
  if (!(await closeCase(db, null, caseId, { userId, decision }))) throw caseNotFound();
}
