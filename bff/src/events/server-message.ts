import { z } from 'zod';

/** What travels between the processes: an event and whom it concerns. */
export const serverMessage = z.discriminatedUnion('type', [
  /** For the registry's host and for the guests of its shared page. */
  z.object({
    type: z.literal('registry-changed'),
    registryId: z.string(),
    version: z.number().int(),
  }),
  z.object({ type: z.literal('share-revoked'), registryId: z.string() }),
  /** For the streams of one session, or of every session of the account when none is named. */
  z.object({
    type: z.literal('signed-out'),
    userId: z.string(),
    sessionKey: z.string().optional(),
  }),
]);
export type ServerMessage = z.infer<typeof serverMessage>;
