import type { Db } from '../database/database.ts';
import type { TeamMember } from './requester.ts';

interface TeamEntry {
  /** In the past tense: 'registry-paused'. */
  readonly action: string;
  /** A kind and a name, such as `product:` and its id. One act may change several things. */
  readonly subject: string | readonly string[];
  /** Needed where the change touches somebody's property. */
  readonly why?: string | undefined;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Records an act of the team: one entry for each subject. */
export async function insertTeamEntry(
  trx: Db,
  { userId, requester: { ip, requestId, userAgent } }: TeamMember,
  { action, subject, why, details }: TeamEntry,
): Promise<void> {
  const subjects = [subject].flat();
  if (subjects.length === 0) return;
  const json = JSON.stringify({
    ...{ ip, requestId, userAgent, ...details },
    ...(why ? { reason: why } : {}),
  });
  await trx
    .insertInto('auditLog')
    .values(subjects.map((each) => ({ actorId: userId, action, subject: each, details: json })))
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
