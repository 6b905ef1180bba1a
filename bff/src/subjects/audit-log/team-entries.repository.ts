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

/** Records what a command on the server's machine did, which no account stands for. */
export async function insertCommandEntry(
  trx: Db,
  { action, subject }: { readonly action: string; readonly subject: string },
): Promise<void> {
  await trx
    .insertInto('auditLog')
    .values({
      actorId: null,
      action,
      subject,
      details: JSON.stringify({ by: { kind: 'command' } }),
    })
    .execute();
}
