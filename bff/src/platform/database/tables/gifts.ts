import type { Generated } from 'kysely';
import type { ThankChannel } from '@gift-registry/bff-contract';
import type { Timestamp, CreatedAt, UpdatedAt, Id } from './column-types.ts';

interface ClaimsTable {
  id: Id;
  /** Null when the host removed the item or made it smaller. */
  itemId: string | null;
  removedItemId: string | null;
  removedAt: Timestamp | null;
  removalToldAt: Timestamp | null;
  kind: Generated<'guest' | 'group'>;
  guestId: string | null;
  status: 'reserved' | 'purchased' | 'released';
  quantity: number;
  guestName: Generated<string>;
  guestEmail: string | null;
  message: string | null;
  unitPrice: number | null;
  pledgedAmount: Generated<number>;
  expiresAt: Timestamp | null;
  extendedAt: Timestamp | null;
  remindedAt: Timestamp | null;
  askAfter: Timestamp | null;
  /** The hold ran out at this time; null again once the guest hides that or gives the gift. */
  holdEndedAt: Timestamp | null;
  receivedAt: Timestamp | null;
  /** A complete group gift: its givers and hosts were told, and a host has bought it at its shop. */
  completionToldAt: Timestamp | null;
  boughtByHostAt: Timestamp | null;
  /** A gift that waits for the guest's mailbox is released at this time. */
  confirmBy: Timestamp | null;
  /** Set by a trigger, like `productId`. Null for items that belonged to no registry. */
  registryId: string | null;
  productId: string | null;
  thankedAt: Timestamp | null;
  toldAt: Timestamp | null;
  createdAt: CreatedAt;
  updatedAt: UpdatedAt;
}

interface ContributionsTable {
  id: Id;
  claimId: string;
  guestId: string;
  status: Generated<'purchased' | 'released'>;
  amount: number;
  guestName: string;
  guestEmail: string | null;
  message: string | null;
  confirmBy: Timestamp | null;
  registryId: string | null;
  productId: string | null;
  receivedAt: Timestamp | null;
  thankedAt: Timestamp | null;
  toldAt: Timestamp | null;
  releasedAt: Timestamp | null;
  payBy: Timestamp | null;
  paidAt: Timestamp | null;
  /** The 12 digits of the payment, as typed by the guest. */
  upiReference: string | null;
  upiLooks: Generated<number>;
  upiLookedAt: Timestamp | null;
  payRemindedAt: Timestamp | null;
  endedBy: 'time' | 'host' | null;
  endToldAt: Timestamp | null;
  endHostToldAt: Timestamp | null;
  createdAt: CreatedAt;
}

/** Gifts that wait for a mailbox and hold no unit; deleted when they are given or expire. */
interface PendingGiftsTable {
  /** Becomes the id of the claim or contribution. */
  id: string;
  registryId: string;
  itemId: string;
  guestId: string;
  shareCode: string;
  quantity: number;
  amount: number | null;
  guestName: string;
  guestEmail: string;
  message: string | null;
  network: Buffer;
  createdAt: CreatedAt;
  expiresAt: Timestamp;
}

interface ThankYouNotesTable {
  id: Id;
  batchId: string;
  registryId: string;
  claimId: string | null;
  contributionId: string | null;
  sentBy: string | null;
  channel: ThankChannel;
  note: string;
  createdAt: CreatedAt;
}

interface OpenedGiftsTable {
  guestId: string;
  claimId: string | null;
  contributionId: string | null;
  openedAt: CreatedAt;
}

interface WaitingGuestsTable {
  id: Id;
  /** Null while the host can undo the removal of the item. */
  itemId: string | null;
  removedItemId: string | null;
  guestId: string;
  email: string;
  createdAt: CreatedAt;
  confirmedAt: Timestamp | null;
  toldAt: Timestamp | null;
  /** The next in the line is told then, when the gift is still free. */
  turnEndsAt: Timestamp | null;
}

interface GiftQuestionsTable {
  id: Id;
  registryId: string;
  itemId: string | null;
  removedItemId: string | null;
  guestId: string;
  guestName: Generated<string>;
  guestEmail: string | null;
  question: string;
  answer: string | null;
  isPublic: Generated<boolean>;
  answeredBy: string | null;
  answeredAt: Timestamp | null;
  createdAt: CreatedAt;
}

export interface GiftTables {
  claims: ClaimsTable;
  contributions: ContributionsTable;
  pendingGifts: PendingGiftsTable;
  thankYouNotes: ThankYouNotesTable;
  openedGifts: OpenedGiftsTable;
  waitingGuests: WaitingGuestsTable;
  giftQuestions: GiftQuestionsTable;
}
