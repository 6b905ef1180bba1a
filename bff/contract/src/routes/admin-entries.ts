import { z } from 'zod';
import { id, timestamp } from '../fields/id.ts';

/** One event in the history of a registry or a person, as the team reads it. */
export const teamHistoryEntry = z
  .object({
    /** `gift`, `item`, `link`, or the action of an audit entry, such as `registry-paused`. */
    event: z.string(),
    at: timestamp,
    /** The account that did it; null for a guest and for the system. */
    actorId: id.nullable(),
    actor: z.string().nullable(),
    /** The gift, the item or the label of the link. */
    subject: z.string(),
    why: z.string(),
  })
  .meta({ id: 'TeamHistoryEntry' });
export type TeamHistoryEntry = z.infer<typeof teamHistoryEntry>;
