import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { orderActions, TeamOrder } from '@gift-registry/bff-contract';
import type { Database } from '../../../platform/database/tables.ts';
import { transact } from '../../../platform/database/transactions/transact.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { changeOrder } from '../../../subjects/orders/state/change-order.repository.ts';
import type { OrderDependencies } from '../../../subjects/orders/create-order-dependencies.ts';
import { endOrder } from '../../../subjects/orders/money/end-order.ts';
import { bookMovement } from '../../../subjects/orders/money/ledger.repository.ts';
import {
  giveBackMoney,
  markRefund,
  replaceFailed,
} from '../../../subjects/orders/money/refunds.repository.ts';
import { type OrderAction } from '../../../subjects/orders/state/order-transitions.ts';
import { openCase } from '../../../subjects/orders/state/order-cases.repository.ts';
import {
  findOrderId,
  keptPaise,
  lockOrder,
} from '../../../subjects/orders/state/orders.repository.ts';
import { settleOrder } from '../../../subjects/orders/money/settle-order.ts';
import { showOrder } from '../../../subjects/orders/show-order.ts';
import { publishRegistryChanged } from '../../../subjects/registry-versions/registry-versions.repository.ts';
import { actionsOfOrder } from './team-actions.ts';
import {
  closeCase,
  findAskedByHand,
  findTeamDetails,
  insertNote,
  keepAddress,
  markLinesReceived,
  noteParcel,
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

type Team = Pick<OrderDependencies, 'db' | 'config' | 'line' | 'tell'>;

export async function showTeamOrder({ db, config }: Team, number: string): Promise<TeamOrder> {
  const [order, details] = await Promise.all([
    showOrder({ db, config }, number),
    findTeamDetails(db, number),
  ]);
  if (!order || !details) throw orderNotFound();
  const { steps: _steps, cancellable: _cancellable, instructions: _instructions, ...shown } = order;
  return { ...shown, ...details, actions: actionsOfOrder({ ...order, ...details }) };
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
  if (action === 'return') await openCase(trx, { orderId, kind: 'returned' });
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

export const ship =
  ({ tell }: Team, userId: string, carrier: string, trackingNumber: string | null) =>
  async (trx: Trx, orderId: string): Promise<void> => {
    const order = await lockOrder(trx, orderId);
    if (!(await changeOrder(trx, { orderId, action: 'ship', by: 'team', userId })))
      throw elsewhere();
    await keepAddress(trx, orderId);
    await noteParcel(trx, orderId, carrier, trackingNumber);
    await tell(trx, orderId, 'shipped');
    if (order?.registryId) await publishRegistryChanged(trx, order.registryId);
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

/**
 * Asks the provider for a refund, which reduces what the order owes as far as it is no surplus. Money that came by hand goes
 * back by hand, and is booked at once, like that which a cancelled order asks for.
 */
export const refund =
  ({ tell }: Team, userId: string, paise: number, why: string) =>
  async (trx: Trx, orderId: string): Promise<void> => {
    const order = await lockOrder(trx, orderId);
    if (!order) throw orderNotFound();
    const asked = (await findAskedByHand(trx, orderId)).reduce((sum, each) => sum + each.paise, 0);
    const more = paise - asked;
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
