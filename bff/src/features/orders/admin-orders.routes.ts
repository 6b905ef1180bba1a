import type { FastifyInstance } from 'fastify';
import * as contract from '@gift-registry/bff-contract';
import { adminList } from '../../platform/admin-lists/admin-list.ts';
import { route } from '../../platform/routing/route.ts';
import { requireStepUp } from '../../platform/sessions/step-up.ts';
import { bookPayment } from './book-payment.ts';
import { cancelOrder } from './move-orders.ts';
import { moveOrders, shipOrder } from './move-orders.ts';
import type { OrderDependencies } from './order-dependencies.ts';
import { countOrders, findOrderRows } from './order-list.repository.ts';
import { findPackingSlips } from './order-views.repository.ts';
import { refundOrder } from './refund-order.ts';
import { findEventCases } from './team-order.repository.ts';
import {
  movesOf,
  changeTeamOrder,
  decideCase,
  decideEventCase,
  noteOrder,
  showTeamOrder,
} from './team-orders.ts';

export function adminOrdersRoutes(app: FastifyInstance, team: OrderDependencies): void {
  const { db } = team;

  const findOrders = async (...ask: Parameters<typeof findOrderRows>) =>
    (await findOrderRows(...ask)).map((row) => ({ ...row, actions: [...movesOf(row)] }));
  adminList(
    app,
    db,
    contract.teamOrders,
    Object.assign(findOrders, { count: findOrderRows.count }),
  );
  route(app, contract.getOrderCounts, () => countOrders(db));
  route(app, contract.listPackingSlips, async ({ query: { numbers } }) => ({
    slips: [...(await findPackingSlips(db, numbers))],
  }));
  route(app, contract.getTeamOrder, ({ params }) => showTeamOrder(team, params.number));
  route(app, contract.changeOrders, ({ body: { numbers, action }, user }) =>
    moveOrders(team, numbers, action, user.id),
  );
  route(app, contract.shipOrder, ({ params, body, user }) =>
    changeTeamOrder(team, params.number, shipOrder(team, user.id, body)),
  );
  route(app, contract.bookPayment, ({ params, body, user }) =>
    changeTeamOrder(team, params.number, bookPayment(team, user.id, body.paise, body.why)),
  );
  route(app, contract.refundOrder, async ({ params, body, user, request }) => {
    await requireStepUp(db, request);
    const refund = refundOrder(team, user.id, body);
    return changeTeamOrder(team, params.number, refund);
  });
  route(app, contract.cancelTeamOrder, ({ params, body, user }) =>
    changeTeamOrder(team, params.number, cancelOrder(team, user.id, body.why)),
  );
  route(app, contract.noteOrder, ({ params, body, user }) =>
    changeTeamOrder(team, params.number, noteOrder(user.id, body.why)),
  );
  const eventCases = async () => ({ cases: [...(await findEventCases(db))] });
  route(app, contract.listEventCases, eventCases);
  route(app, contract.closeEventCase, async ({ params, body, user }) => {
    await decideEventCase(team, user.id, params.caseId, body.decision);
    return eventCases();
  });
  route(app, contract.closeOrderCase, ({ params, body, user }) =>
    changeTeamOrder(team, params.number, decideCase(user.id, params.caseId, body.decision)),
  );
}
