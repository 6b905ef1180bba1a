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

export const listUnusualGivers = defineRoute({
  id: 'listUnusualGivers',
  method: 'GET',
  path: '/api/registries/:registryId/unusual-givers',
  access: 'host',
  summary: 'Guests who took an unusual number of gifts; nobody while gifts are a surprise',
  failureMessage: 'Failed to load your Gift Book. Please try again.',
  params: z.object({ registryId: id }),
  responses: { 200: z.object({ givers: z.array(unusualGiver) }) },
});

export const giveBackGifts = defineRoute({
  id: 'giveBackGifts',
  method: 'POST',
  path: '/api/registries/:registryId/unusual-givers/give-back',
  access: 'host',
  summary:
    'Makes all gifts of an unusual giver free that have not arrived, and tells the giver by mail; none while gifts are a surprise',
  failureMessage: 'We could not give these gifts back. Please try again.',
  params: z.object({ registryId: id }),
  body: z.strictObject({
    /** Any gift of the guest in this registry. */
    giftId: id,
  }),
  responses: {
    /** 0 when the guest is no longer an unusual giver. */
    200: z.object({ givenBack: z.number().int() }),
  },
});
