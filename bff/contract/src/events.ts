import { z } from 'zod';

const shareCode = z.string().min(1).max(128);

export const maxStreamShares = 20;

/** Tabs of a browser share one stream. Hosts get events of all their registries; unknown codes are ignored. */
export const eventsPath = '/api/events';
export const eventsQuery = z.strictObject({
  share: z
    .union([shareCode.transform((code) => [code]), z.array(shareCode).max(maxStreamShares)])
    .default([]),
});

/** An event is a hint: the page reads the current state again. Events never contain guests' names or e-mail addresses. */
export const serverEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('registry-changed'),
    registryId: z.string(),
    version: z.number().int(),
    /** The page reads again at a random time within these milliseconds, so that a crowd doesn't read at once. */
    spreadMs: z.number().int().optional(),
  }),
  z.object({ type: z.literal('share-revoked'), registryId: z.string() }),
  /** The first event of a guest's stream: the versions of its shares, by share code. */
  z.object({
    type: z.literal('joined'),
    shares: z.record(z.string(), z.object({ registryId: z.string(), version: z.number().int() })),
  }),
  z.object({ type: z.literal('signed-out') }),
]);
export type ServerEvent = z.infer<typeof serverEvent>;

/** Sent to all streams. It stands beside the union, which clients of 1.10 know as closed; they ignore what they don't know. */
export const announcementsChanged = { type: 'announcements-changed' } as const;
