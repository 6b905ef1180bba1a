import { randomUUID } from 'node:crypto';
import { bookMovement } from './ledger.repository.ts';
import { lockOrder } from './orders.repository.ts';
import { settleOrder } from './settle-order.ts';
import { insertNote } from './team-order.repository.ts';
import type { Team, Trx } from './team-orders.ts';

export const bookPayment =
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
