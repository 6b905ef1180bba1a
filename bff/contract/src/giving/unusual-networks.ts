import { z } from 'zod';
import { defineRoute } from '../definitions/define-route.ts';
import { id } from '../fields/id.ts';

const unusualGiver = z.object({
  /** The latest gift of the guest, which names the guest in requests. */
  giftId: id,
  giverName: z.string(),
  /** Units, as all numbers of gifts here. */
  gifts: z.number().int(),
  /** Those that the host can give back: unpaid ones on the list that have not arrived and are no complete group gift. */
  returnable: z.number().int(),
});
export type UnusualGiver = z.infer<typeof unusualGiver>;

/** The unpaid gifts of guests who share one internet connection, such as the Wi-Fi of a venue. */
const unusualNetwork = z.object({
  /** The latest gift, which names the connection in requests. */
  giftId: id,
  units: z.number().int(),
  guests: z.number().int(),
  returnable: z.number().int(),
  givers: z.array(unusualGiver),
});
export type UnusualNetwork = z.infer<typeof unusualNetwork>;

export const listUnusualNetworks = defineRoute({
  id: 'listUnusualNetworks',
  method: 'GET',
  path: '/api/registries/:registryId/unusual-networks',
  access: 'host',
  summary:
    'Connections from which an unusual number of gifts was chosen; none while gifts are a surprise',
  failureMessage: 'Failed to load your Gift Book. Please try again.',
  params: z.object({ registryId: id }),
  responses: { 200: z.object({ networks: z.array(unusualNetwork) }) },
});

export const giveBackGifts = defineRoute({
  id: 'giveBackGifts',
  method: 'POST',
  path: '/api/registries/:registryId/unusual-networks/give-back',
  access: 'host',
  summary:
    'Makes the unpaid gifts of an unusual connection, or of one guest there, free again, and tells their givers; none while gifts are a surprise',
  failureMessage: 'We could not give these gifts back. Please try again.',
  params: z.object({ registryId: id }),
  body: z.strictObject({
    /** Any gift of the guest, or of the connection, in this registry. */
    giftId: id,
    of: z.enum(['giver', 'network']),
  }),
  responses: {
    /** 0 when the connection is unusual no more. */
    200: z.object({ givenBack: z.number().int() }),
  },
});
