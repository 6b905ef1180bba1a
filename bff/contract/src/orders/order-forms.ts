import { z } from 'zod';
import { defineFormRoute } from '../definitions/form-route.ts';
import { orderParams } from './orders.ts';

export const cancelOrderForm = defineFormRoute({
  id: 'cancelOrderForm',
  method: 'POST',
  path: '/order/:number',
  access: 'guest',
  summary: 'Cancels an order that is not packed; what was paid is given back',
  params: orderParams,
  fields: z.strictObject({}),
});

/** A link that leads to the payment of a waiting order: browsers refuse to follow a posted form to another site. */
export const orderPaymentLink = {
  path: '/order/:number/pay',
  /** `?payment=` of the order's page when the payment could not be opened. */
  refused: 'not-opened',
} as const;
