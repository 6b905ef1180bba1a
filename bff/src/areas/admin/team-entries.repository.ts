import type { Db } from '../../platform/database/database.ts';
import type { Requester } from '../../subjects/audit-log/requester.ts';
import { insertTeamEntries } from '../../subjects/audit-log/team-entries.repository.ts';

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

export const insertTeamEntry = (
  trx: Db,
  { userId, requester }: TeamMember,
  { action, subject, details }: TeamEntry,
): Promise<void> =>
  insertTeamEntries(trx, requester, { actorId: userId, action, details: { ...details } }, [
    subject,
  ]);
