import { randomUUID } from 'node:crypto';
import { adminOnly, everybody, giverOnly, teamOnly } from '../access-rows.ts';
import { orderForm } from '../../samples/orders.ts';
import { none, type Request, type RouteCases } from '../sample-requests.ts';

const why = 'The guest asked for it.';

const orderWith =
  (body?: Readonly<Record<string, unknown>>): Request =>
  async (fixtures) => ({
    params: { number: await fixtures.orderNumber() },
    ...(body && { body }),
  });

export const orderCases: RouteCases = {
  placeOrder: {
    access: everybody(201),
    request: async (fixtures) => {
      const { shareCode, itemId } = await fixtures.registry();
      return {
        params: { shareCode },
        headers: { 'idempotency-key': randomUUID() },
        body: orderForm([itemId]),
      };
    },
  },
  getOrder: { access: giverOnly(200), request: orderWith() },
  payOrder: { access: giverOnly(200), request: orderWith() },
  cancelOrder: { access: giverOnly(200), request: orderWith() },
  listOrders: { access: teamOnly(200), request: none },
  getOrderCounts: { access: teamOnly(200), request: none },
  exportOrders: { access: teamOnly(200), request: none },
  listPackingSlips: {
    access: teamOnly(200),
    request: async (fixtures) => ({ query: { numbers: await fixtures.orderNumber() } }),
  },
  getTeamOrder: { access: teamOnly(200), request: orderWith() },
  changeOrders: {
    access: adminOnly(200),
    request: async (fixtures) => ({
      body: { numbers: [await fixtures.orderNumber()], action: 'pack' },
    }),
  },
  shipOrder: { access: adminOnly(409), request: orderWith({ carrier: 'DTDC' }) },
  bookPayment: { access: adminOnly(200), request: orderWith({ paise: 100, why }) },
  refundOrder: { access: adminOnly(409), request: orderWith({ paise: 100, why }) },
  cancelTeamOrder: { access: adminOnly(200), request: orderWith({ why }) },
  noteOrder: { access: teamOnly(200), request: orderWith({ why }) },
  listEventCases: { access: teamOnly(200), request: none },
  closeEventCase: {
    access: adminOnly(404),
    request: () => ({ params: { caseId: randomUUID() }, body: { decision: why } }),
  },
  closeOrderCase: {
    access: adminOnly(404),
    request: async (fixtures) => ({
      params: { number: await fixtures.orderNumber(), caseId: randomUUID() },
      body: { decision: why },
    }),
  },
};
