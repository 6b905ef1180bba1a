import type { Generated } from 'kysely';
import type { Timestamp, UpdatedAt, Id } from './column-types.ts';

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

export interface GuestTables {
  guestLinks: GuestLinksTable;
  guestMailboxes: GuestMailboxesTable;
  giftNetworks: GiftNetworksTable;
}
