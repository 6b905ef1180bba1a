import type { Generated } from 'kysely';
import type { CreatedAt, Timestamp, UpdatedAt, Id } from './column-types.ts';

interface GuestLinksTable {
  guestId: string;
  registryId: string;
  shareId: string;
}

interface GuestMailboxesTable {
  id: Id;
  guestId: string;
  email: string;
  mailedAt: UpdatedAt;
  confirmedAt: Timestamp | null;
  /** An HMAC; null without an outstanding code. */
  codeHash: Buffer | null;
  codeExpiresAt: Timestamp | null;
  codeAttempts: Generated<number>;
}

interface GiftNetworkUsageTable {
  registryId: string;
  network: Buffer;
  tokens: number;
  refilledAt: Generated<Timestamp>;
  /** Units of guests without a confirmed mailbox; never below the true number. */
  unconfirmedUnits: number;
  hourUnits: number;
  hourStartedAt: Generated<Timestamp>;
  unusualAt: Timestamp | null;
  toldAt: Timestamp | null;
}

interface GiftNetworksTable {
  giftId: string;
  registryId: string;
  network: Buffer;
  givenBack: Generated<boolean>;
  createdAt: Generated<Timestamp>;
}

interface WaitingMailsTable {
  id: Id;
  guestId: string | null;
  importance: number;
  /** Encrypted. */
  payload: string;
  tryAt: Timestamp;
  expiresAt: Timestamp;
  createdAt: CreatedAt;
}

interface StoppedGuestsTable {
  guestId: string;
  registryId: string;
  stoppedAt: Generated<Timestamp>;
}

export interface GuestTables {
  stoppedGuests: StoppedGuestsTable;
  waitingMails: WaitingMailsTable;
  guestLinks: GuestLinksTable;
  guestMailboxes: GuestMailboxesTable;
  giftNetworks: GiftNetworksTable;
  giftNetworkUsage: GiftNetworkUsageTable;
}
