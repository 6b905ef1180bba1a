import type { Db, Writer } from '../../database/database.ts';
import { prepared } from '../../database/prepared-query.ts';
import type { Requester } from './requester.ts';

export type AuthEvent =
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

export interface AuditEntry {
  readonly action: AuthEvent;
  readonly userId: string | null;
  /** How, e.g. `password` or `magic-link`. */
  readonly method?: string;
}

/** Notes who did what to which account, from where. Addresses and secrets never stand in it. */
export const auditing = (
  db: Writer,
  { ip, requestId, userAgent }: Requester,
  { action, userId, method }: AuditEntry,
) =>
  db.insertInto('audit_log').values({
    actor_id: userId,
    action,
    subject: userId === null ? 'unknown-account' : `user:${userId}`,
    details: JSON.stringify({ ip, requestId, userAgent, ...(method ? { method } : {}) }),
  });

export async function audit(trx: Db, requester: Requester, entry: AuditEntry): Promise<void> {
  await prepared('note in the audit log', auditing(trx, requester, entry)).execute();
}
