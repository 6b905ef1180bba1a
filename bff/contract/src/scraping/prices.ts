import { z } from 'zod';
import { defineRoute } from '../definitions/define-route.ts';
import { calendarDate } from '../fields/calendar-date.ts';
import { id } from '../fields/id.ts';

/** A host who asks for a look within this time gets the last one. */
export const minutesBetweenLooks = 10;

const priceHistory = z
  .object({
    lookedAt: z.iso.datetime({ offset: true }).nullable(),
    isLooking: z.boolean(),
    outOfStock: z.boolean(),
    /** The shop's page was missing on three days. */
    gone: z.boolean(),
    /** The host typed the price, so looks leave it alone. */
    keepsPrice: z.boolean(),
    /** The days on which the price changed, the oldest first; at most 120. */
    readings: z.array(z.object({ day: calendarDate, price: z.number(), currency: z.string() })),
  })
  .meta({ id: 'PriceHistory' });
export type PriceHistory = z.infer<typeof priceHistory>;

const params = z.strictObject({ productId: id });

export const getPrices = defineRoute({
  id: 'getPrices',
  method: 'GET',
  path: '/api/prices/:productId',
  access: 'host',
  summary:
    'The prices of a gift from another website, for its adder and the hosts of its registries',
  failureMessage: 'Failed to load the prices of this gift. Please try again.',
  params,
  responses: { 200: priceHistory },
});

export const lookAtPrice = defineRoute({
  id: 'lookAtPrice',
  method: 'POST',
  path: '/api/prices/:productId/looks',
  access: 'host',
  summary: "Reads the shop's page again, unless it was read within the last ten minutes",
  failureMessage: 'We could not check the price. Please try again.',
  params,
  responses: { 202: priceHistory },
});
