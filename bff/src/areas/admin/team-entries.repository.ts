import type { Db } from '../../platform/database/database.ts';
import type { Requester } from '../../subjects/audit-log/requester.ts';

export interface TeamMember {
  readonly userId: string;
  readonly requester: Requester;
}

interface TeamEntry {
  readonly action: string;
  /** A kind and a name, such as `product:` and its id. */
  readonly subject: string;
  readonly details?: object;
}

/** An entry for what somebody of the team did to what is the platform’s own. */
export async function insertTeamEntry(
  trx: Db,
  { userId, requester: { ip, requestId, userAgent } }: TeamMember,
  { action, subject, details }: TeamEntry,
): Promise<void> {
  await trx
    .insertInto('auditLog')
    .values({
      ...{ actorId: userId, action, subject },
      details: JSON.stringify({ ip, requestId, userAgent, ...details }),
    })
    .execute();
}
