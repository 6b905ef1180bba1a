import { z } from 'zod';

/** Each tab opens one event stream. `share` selects the registry of a guest page; hosts get events of all their registries. */
export const eventsPath = '/api/events';
export const eventsQuery = z.strictObject({ share: z.string().min(1).max(128).optional() });

/** An event is a hint: the page reads the current state again. Events never contain guests' names or e-mail addresses. */
export const serverEvent = z.discriminatedUnion('type', [
  /** Items or claims of a registry changed. */
  z.object({
    type: z.literal('registry-changed'),
    registryId: z.string(),
    version: z.number().int(),
  }),
  /** The share link of the registry was revoked. */
  z.object({ type: z.literal('share-revoked'), registryId: z.string() }),
  /** The session of this stream has ended. */
  z.object({ type: z.literal('signed-out') }),
]);
export type ServerEvent = z.infer<typeof serverEvent>;
