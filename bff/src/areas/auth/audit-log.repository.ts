import type { Db, Writer } from '../../database/database.ts';
import { prepared } from '../../database/prepared-query.ts';
import type { Requester } from './requester.ts';

type AuthEvent =
  | 'sign-up'
  | 'sign-up-repeated'
  | 'sign-in'
  | 'sign-in-failed'
  | 'sign-out'
  | 'sessions-ended'
  | 'email-confirmed'
  | 'password-reset'
  | 'password-wiped'
  | 'identity-linked';

interface AuditEntry {
  readonly action: AuthEvent;
  readonly userId: string | null;
  /** E.g. `password` or `magic-link`. */
  readonly method?: string;
}

/** The insert of an entry, for statements that write other rows too. E-mail addresses and secrets are never logged. */
export const auditEntryInsert = (
  db: Writer,
  { ip, requestId, userAgent }: Requester,
  { action, userId, method }: AuditEntry,
) =>
  db.insertInto('auditLog').values({
    actorId: userId,
    action,
    subject: userId === null ? 'unknown-account' : `user:${userId}`,
    details: JSON.stringify({ ip, requestId, userAgent, ...(method ? { method } : {}) }),
  });

export async function insertAuditEntry(
  trx: Db,
  requester: Requester,
  entry: AuditEntry,
): Promise<void> {
  await prepared('insert-audit-entry', auditEntryInsert(trx, requester, entry)).execute();
}
