import type { Db } from '../../platform/database/database.ts';
import type { Requester } from './requester.ts';

export interface TeamEntry {
  readonly actorId: string;
  /** In the past tense: 'mail-sent-again'. */
  readonly action: string;
  readonly reason?: string | null | undefined;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Records an act of the team: one entry for each subject, such as `mail:…`. */
export async function insertTeamEntries(
  trx: Db,
  { ip, requestId, userAgent }: Requester,
  { actorId, action, reason, details }: TeamEntry,
  subjects: readonly string[],
): Promise<void> {
  if (subjects.length === 0) return;
  const json = JSON.stringify({
    ip,
    requestId,
    userAgent,
    ...details,
    ...(reason ? { reason } : {}),
  });
  await trx
    .insertInto('auditLog')
    .values(subjects.map((subject) => ({ actorId, action, subject, details: json })))
    .execute();
}
