import type { Generated } from 'kysely';
import type { GiftMails } from '@gift-registry/bff-contract';
import type { Timestamp, CreatedAt, UpdatedAt, Id } from './column-types.ts';

interface CoHostsTable {
  registryId: string;
  userId: string;
  createdAt: CreatedAt;
}

interface CoHostInvitationsTable {
  id: Id;
  registryId: string;
  email: string;
  tokenHash: Buffer;
  invitedBy: string;
  createdAt: UpdatedAt;
  expiresAt: Timestamp;
  acceptedAt: Timestamp | null;
  revokedAt: Timestamp | null;
}

/** An account with another address than the invited one asks the owner. */
interface CoHostRequestsTable {
  id: Id;
  invitationId: string;
  userId: string;
  createdAt: UpdatedAt;
  expiresAt: Timestamp;
  refusedAt: Timestamp | null;
}

interface HostMailSettingsTable {
  userId: string;
  giftMails: Generated<GiftMails>;
  eventMails: Generated<boolean>;
  questionMails: boolean | null;
  updatedAt: UpdatedAt;
}

interface HostNoticesTable {
  userId: string;
  registryId: string;
  giftId: string;
  createdAt: UpdatedAt;
}

interface HostDigestsTable {
  userId: string;
  registryId: string;
  sentOn: string;
}

interface HostViewsTable {
  sessionIdHash: Buffer;
  registryId: string;
  endsAt: Timestamp;
}

export interface HostTables {
  hostViews: HostViewsTable;
  coHosts: CoHostsTable;
  coHostRequests: CoHostRequestsTable;
  coHostInvitations: CoHostInvitationsTable;
  hostMailSettings: HostMailSettingsTable;
  hostNotices: HostNoticesTable;
  hostDigests: HostDigestsTable;
}
