import type { z } from 'zod';
import type { refundOrder as refundRoute } from '@gift-registry/bff-contract';
import { AppError } from '../../platform/errors/app-error.ts';
import { markReleased, moveUnits, releaseClaim, tellNextInLine } from '../giving/index.ts';
import { publishRegistryChanged } from '../registries/index.ts';
import type { Booking } from './book-payment.ts';
import { endOrder } from './end-order.ts';
import { changeOrder, keptPaise, lockOrder, type LockedOrder } from './orders.repository.ts';
import { bookMovement, giveBackMoney, markRefund, replaceFailed } from './refunds.repository.ts';
import {
  cancelUnits,
  findAskedByHand,
  forgetReceipt,
  insertNote,
  reduceOrder,
} from './team-order.repository.ts';
import { elsewhere, orderNotFound, unitsOf, type Trx } from './team-orders.ts';

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

async function sumAskedByHand(trx: Trx, orderId: string): Promise<number> {
  const asked = await findAskedByHand(trx, orderId);
  return asked.reduce((sum, { paise }) => sum + paise, 0);
}

type Refund = z.output<typeof refundRoute.body>;
type TakenBack = Pick<Refund, 'lines' | 'restock'>;

const unitsLeft = ({ lines }: LockedOrder): number =>
  lines.reduce((sum, { unsent }) => sum + unsent, 0);

/** An order of which everything is given back before a parcel has left has nothing to send. */
const cancelsOrder = (order: LockedOrder, lines: TakenBack['lines']): boolean =>
  lines.length > 0 &&
  order.lines.every(({ sent }) => sent === 0) &&
  unitsOf(lines) === unitsOf(order.lines);

async function takeBackUnits(
  { line: waiting }: Booking,
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
export const refundOrder =
  (team: Booking, userId: string, { paise, why, lines, restock }: Refund) =>
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
