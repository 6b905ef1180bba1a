import { z } from 'zod';

export const serverMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('registry-changed'),
    registryId: z.string(),
    version: z.number().int(),
    /** The version for hosts who may not know of gifts. */
    hostVersion: z.number().int(),
    byHost: z.boolean(),
    hostsChanged: z.boolean(),
  }),
  z.object({ type: z.literal('share-revoked'), registryId: z.string() }),
  /** For the streams of one session; without `sessionKey`, of every session of the account. */
  z.object({
    type: z.literal('signed-out'),
    userId: z.string(),
    sessionKey: z.string().optional(),
  }),
  z.object({ type: z.literal('announcements-changed') }),
  z.object({ type: z.literal('settings-changed') }),
]);
export type ServerMessage = z.infer<typeof serverMessage>;
export type RegistryChange = Extract<ServerMessage, { type: 'registry-changed' }>;

/** One change that says what both say: the newest versions, and whether a host or the hosts changed. */
export function mergeChanges(a: RegistryChange, b: RegistryChange): RegistryChange {
  const [older, newer] = a.version < b.version ? [a, b] : [b, a];
  return {
    ...newer,
    byHost: older.byHost || newer.byHost,
    hostsChanged: older.hostsChanged || newer.hostsChanged,
  };
}
