import { endOrder } from './end-order.ts';
import { elsewhere, type Team, type Trx } from './team-orders.ts';

export const cancelOrder =
  (team: Team, userId: string, why: string) =>
  async (trx: Trx, orderId: string): Promise<void> => {
    const ending = { orderId, action: 'cancel', by: 'team', userId, why } as const;
    if (!(await endOrder(team, trx, ending))) throw elsewhere();
  };
