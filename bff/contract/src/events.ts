import { z } from 'zod';

/** Where a tab's one event stream is opened. `share` names the guest page's registry; hosts hear of all their own. */
export const eventsPath = '/api/events';
export const eventsQuery = z.strictObject({ share: z.string().min(1).max(128).optional() });

/** An event is a hint: the page re-reads the truth. Guests' names and e-mails never stand in one. */
export const serverEvent = z.discriminatedUnion('type', [
  /** Items or claims of a registry changed. */
  z.object({
    type: z.literal('registry-changed'),
    registryId: z.string(),
    version: z.number().int(),
  }),
  /** The share link of the registry was ended. */
  z.object({ type: z.literal('share-revoked'), registryId: z.string() }),
  /** The session behind this stream is over. */
  z.object({ type: z.literal('signed-out') }),
]);
export type ServerEvent = z.infer<typeof serverEvent>;
