import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Timestamp, CreatedAt, UpdatedAt, Id } from './column-types.ts';

interface RateLimitsTable {
  key: string;
  count: number;
  resetsAt: Timestamp;
}

interface IdempotencyKeysTable {
  key: string;
  scope: string;
  guestId: string;
  requestHash: Buffer;
  response: ColumnType<Record<string, unknown> | null, string | null | undefined, string | null>;
  createdAt: CreatedAt;
}

interface OutboxTable {
  id: Id;
  topic: 'mail' | 'secret-mail' | 'scrape' | 'event' | 'page-check' | 'webhook';
  payload: ColumnType<unknown, string, string>;
  availableAt: UpdatedAt;
  createdAt: CreatedAt;
  publishedAt: Timestamp | null;
  confirmedAt: Timestamp | null;
  attempts: Generated<number>;
  requestedBy: string | null;
}

interface MailsTable {
  /** That of its row in `outbox`, or in `waiting_mails` as long as its mailbox has no room. */
  id: string;
  template: string;
  recipient: string;
  state: Generated<'waiting' | 'sent' | 'failed' | 'given-up'>;
  reason: string | null;
  attempts: Generated<number>;
  /** Encrypted, with its links and codes; null when those have ended. */
  content: string | null;
  contentUntil: Timestamp;
  /** Encrypted, without links and codes. */
  shown: string;
  againOf: string | null;
  registryId: string | null;
  createdAt: CreatedAt;
  changedAt: UpdatedAt;
}

interface SavedFiltersTable {
  id: Id;
  userId: string;
  list: string;
  name: string;
  query: string;
  createdAt: CreatedAt;
}

interface AnnouncementsTable {
  id: Id;
  audience: 'everybody' | 'hosts' | 'guests';
  kind: 'news' | 'warning' | 'problem';
  text: string;
  linkLabel: string | null;
  linkUrl: string | null;
  startsAt: Timestamp;
  endsAt: Timestamp;
  version: Generated<number>;
  createdBy: string | null;
  createdAt: CreatedAt;
}

interface QueriesTable {
  id: Id;
  name: string;
  email: string;
  phone: string | null;
  queryText: string;
  answeredAt: Timestamp | null;
  createdAt: CreatedAt;
}

interface QueryEntriesTable {
  id: Id;
  queryId: string;
  userId: string | null;
  kind: 'note' | 'reply';
  text: string;
  createdAt: CreatedAt;
}

interface AuditLogTable {
  id: GeneratedAlways<string>;
  actorId: string | null;
  action: string;
  subject: string;
  details: ColumnType<Record<string, unknown>, string | undefined, never>;
  createdAt: CreatedAt;
}

interface DailyNumbersTable {
  name: string;
  day: string;
  value: number;
}

interface SettingsTable {
  name: string;
  value: string | null;
  changedBy: string | null;
  changedAt: UpdatedAt;
}

interface PlatformCountsTable {
  isOnlyRow: Generated<boolean>;
  accounts: number;
  registries: number;
  publishedRegistries: number;
  products: number;
  gifts: number;
  countedAt: CreatedAt;
}

export interface OperationTables {
  rateLimits: RateLimitsTable;
  idempotencyKeys: IdempotencyKeysTable;
  outbox: OutboxTable;
  mails: MailsTable;
  savedFilters: SavedFiltersTable;
  announcements: AnnouncementsTable;
  queries: QueriesTable;
  queryEntries: QueryEntriesTable;
  auditLog: AuditLogTable;
  platformCounts: PlatformCountsTable;
  settings: SettingsTable;
  dailyNumbers: DailyNumbersTable;
}
