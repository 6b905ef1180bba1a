import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { id } from '../fields/id.ts';

const unusualGiver = z.object({
  /** The latest gift of the guest, which names the guest in requests. */
  giftId: id,
  /** Empty when the guest's data has left the system. */
  giverName: z.string(),
  /** Different gifts of the last week that have not arrived yet. */
  gifts: z.number().int(),
  /** Gifts that the host can give back: those on the list that have not arrived and are no complete group gift. */
  returnable: z.number().int(),
});
export type UnusualGiver = z.infer<typeof unusualGiver>;

const unusualNetwork = z.object({
  /** Different gifts of the last three days that came over one network, with those that the host gave back. */
  gifts: z.number().int(),
  guests: z.number().int(),
  /** The guests who still have some of them. */
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
    'Makes all gifts of an unusual giver, or of a guest of an unusual network, free that have not arrived, and tells the giver by mail; none while gifts are a surprise',
  failureMessage: 'We could not give these gifts back. Please try again.',
  params: z.object({ registryId: id }),
  body: z.strictObject({
    /** Any gift of the guest in this registry. */
    giftId: id,
  }),
  responses: {
    /** 0 when the guest is no longer unusual. */
    200: z.object({ givenBack: z.number().int() }),
  },
});
