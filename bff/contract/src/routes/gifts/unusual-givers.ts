import { z } from 'zod';
import { defineRoute } from '../../definitions/define-route.ts';
import { id } from '../../fields/id.ts';

const unusualGiver = z.object({
  /** The latest gift of the guest, which names the guest in requests. */
  giftId: id,
  giverName: z.string(),
  gifts: z.number().int(),
  /** Gifts that the host can give back: those on the list that have not arrived and are no complete group gift. */
  returnable: z.number().int(),
});
export type UnusualGiver = z.infer<typeof unusualGiver>;

const unusualNetwork = z.object({
  giftId: id,
  gifts: z.number().int(),
  units: z.number().int(),
  unconfirmedUnits: z.number().int(),
  guests: z.number().int(),
  returnable: z.number().int(),
  asked: z.boolean(),
  givers: z.array(unusualGiver),
});
export type UnusualNetwork = z.infer<typeof unusualNetwork>;

export const listUnusualGivers = defineRoute({
  id: 'listUnusualGivers',
  method: 'GET',
  path: '/api/registries/:registryId/unusual-givers',
  access: 'host',
  summary:
    'Guests who took an unusual number of gifts, and networks from which as many came; nothing while gifts are a surprise',
  failureMessage: 'Failed to load your Gift Book. Please try again.',
  params: z.object({ registryId: id }),
  responses: {
    200: z.object({
      givers: z.array(unusualGiver),
      networks: z.array(unusualNetwork).optional(),
    }),
  },
});

export const giveBackGifts = defineRoute({
  id: 'giveBackGifts',
  method: 'POST',
  path: '/api/registries/:registryId/unusual-givers/give-back',
  access: 'host',
  summary:
    'Makes all gifts free that have not arrived, of an unusual giver, of one guest of an unusual network or of the whole network, and tells the givers by mail; none while gifts are a surprise',
  failureMessage: 'We could not give these gifts back. Please try again.',
  params: z.object({ registryId: id }),
  body: z.strictObject({
    /** Any gift of the guest, or of the network, in this registry. */
    giftId: id,
    of: z.enum(['giver', 'network']).default('giver'),
  }),
  responses: {
    /** 0 when the guest or the network is no longer unusual. */
    200: z.object({ givenBack: z.number().int() }),
  },
});
