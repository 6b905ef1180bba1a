import { z } from 'zod';
import { id, timestamp } from '../fields/id.ts';

export const teamHistoryEntry = z
  .object({
    /** Such as `gift-reserved`, `item-added` or `mail-sent`, or the action of an audit entry, such as `registry-paused`. */
    event: z.string(),
    at: timestamp,
    /** The account that did it; null for a guest and for the system. */
    actorId: id.nullable(),
    actor: z.string().nullable(),
    /** The gift, the item, the label of the link or the template of the mail. */
    subject: z.string(),
    why: z.string(),
    /** Of a mail: its page, and its address without most of its letters. */
    mail: z.object({ id, recipient: z.string() }).nullish(),
  })
  .meta({ id: 'TeamHistoryEntry' });
export type TeamHistoryEntry = z.infer<typeof teamHistoryEntry>;
