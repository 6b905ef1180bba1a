import { sql } from 'kysely';
import type { Db, Writer } from '../database/database.ts';
import { prepared } from '../database/prepared-query.ts';
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
  | 'identity-linked'
  | 'identity-confirmed'
  | 'identity-not-confirmed'
  | 'details-changed'
  | 'password-changed'
  | 'email-change-asked'
  | 'email-change-refused'
  | 'email-changed'
  | 'email-restored'
  | 'data-exported'
  | 'deletion-asked'
  | 'account-kept'
  | 'account-deleted'
  | 'registry-deleted'
  | 'registry-restored'
  | 'handover-offered'
  | 'handover-withdrawn'
  | 'handover-accepted'
  | 'handover-declined'
  | 'co-host-allowed'
  | 'co-host-refused'
  | 'co-host-removed'
  | 'upi-address-changed'
  | 'upi-address-removed';

interface AuditEntry {
  readonly action: AuthEvent;
  readonly userId: string | null;
  readonly method?: string;
  readonly registryId?: string;
  readonly concerns?: string | null;
  readonly reason?: string;
}

/** The insert of an entry, for statements that write other rows too. E-mail addresses and secrets are never logged. */
export const auditEntryInsert = (
  db: Writer,
  { ip, requestId, userAgent }: Requester,
  { action, userId, method, registryId, concerns, reason }: AuditEntry,
) => {
  const subject = concerns ?? userId;
  return db.insertInto('auditLog').values({
    actorId: userId,
    action,
    subject: subject === null ? 'unknown-account' : `user:${subject}`,
    details: JSON.stringify({ ip, requestId, userAgent, method, registryId, reason }),
  });
};

export async function insertAuditEntry(
  trx: Db,
  requester: Requester,
  entry: AuditEntry,
): Promise<void> {
  await prepared('insert-audit-entry', auditEntryInsert(trx, requester, entry)).execute();
}

const BATCH = 2_000;

/** Entries about accounts go after 180 days, as the privacy policy says, what the team did after two years. */
export async function deleteOldAuditEntries(db: Db): Promise<boolean> {
  const { rows } = await sql<{ removed: number }>`
    select prune_audit_log(${BATCH}) as removed`.execute(db);
  return rows[0]?.removed === BATCH;
}
