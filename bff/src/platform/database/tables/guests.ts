import type { Generated } from 'kysely';
import type { CreatedAt, Timestamp, UpdatedAt, Id } from './column-types.ts';

/** The link through which a guest came last. */
interface GuestLinksTable {
  guestId: string;
  registryId: string;
  shareId: string;
}

/** The addresses that guests gave, and whether they opened a mailed link. */
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

/** The gifts of one network to one registry, deleted three days after the last. */
interface GiftNetworkUsageTable {
  registryId: string;
  network: Buffer;
  tokens: number;
  refilledAt: Generated<Timestamp>;
  /** Units of guests without a confirmed mailbox; never below the true number. */
  unconfirmedUnits: number;
  hourUnits: number;
  hourStartedAt: Generated<Timestamp>;
  /** The last time at which a guest of the network was asked for a mailbox. */
  unusualAt: Timestamp | null;
  /** The time at which the hosts were mailed. */
  toldAt: Timestamp | null;
}

/** Hashes of the networks from which gifts came, deleted after three days. */
interface GiftNetworksTable {
  giftId: string;
  registryId: string;
  network: Buffer;
  /** The host gave the gift back. */
  givenBack: Generated<boolean>;
  createdAt: Generated<Timestamp>;
}

/** Mails that wait until their mailbox may get one more. Deleted when sent, or when of no use any more. */
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

export interface GuestTables {
  waitingMails: WaitingMailsTable;
  guestLinks: GuestLinksTable;
  guestMailboxes: GuestMailboxesTable;
  giftNetworks: GiftNetworksTable;
  giftNetworkUsage: GiftNetworkUsageTable;
}
