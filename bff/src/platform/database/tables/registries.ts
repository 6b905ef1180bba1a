import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type {
  DeliveryPreference,
  Occasion,
  RegistryStatus,
  RegistryTheme,
} from '@gift-registry/bff-contract';
import type { Timestamp, CreatedAt, UpdatedAt, Id } from './column-types.ts';

export interface RegistriesTable {
  id: Id;
  ownerId: string;
  registryName: string;
  occasion: Occasion;
  /** A calendar day, YYYY-MM-DD. */
  eventDate: string;
  guestRange: string;
  guestMessage: string | null;
  phoneNumber: string;
  status: Generated<RegistryStatus>;
  deliveryPreference: DeliveryPreference | null;
  recipientName: string | null;
  addressLine1: string | null;
  addressLine2: string | null;
  city: string | null;
  state: string | null;
  zipCode: string | null;
  deliveryInstructions: string | null;
  /** Calendar days on which parcels may come; null without a limit. */
  deliveryFrom: string | null;
  deliveryUntil: string | null;
  termsAccepted: Generated<boolean>;
  version: Generated<number>;
  /** Counts the changes by hosts, which hosts may know of while gifts are hidden. */
  hostVersion: Generated<number>;
  /** An IANA zone, in which the registry's days begin. */
  timeZone: Generated<string>;
  surpriseUntil: string | null;
  /** 09:00 of `surpriseUntil` in `timeZone`. */
  hiddenUntil: GeneratedAlways<string | null>;
  revealedAt: Timestamp | null;
  handoverTo: string | null;
  deletedAt: Timestamp | null;
  /** It returns with the account. */
  deletedWithAccount: Generated<boolean>;
  archivedAt: Timestamp | null;
  completedAt: Timestamp | null;
  completionOfferedAt: Timestamp | null;
  eventRemindedFor: string | null;
  guestDataToldAt: Timestamp | null;
  guestDataRemovedAt: Timestamp | null;
  showsEmail: Generated<boolean>;
  showsPhone: Generated<boolean>;
  showsMessage: Generated<boolean>;
  giftsPausedAt: Timestamp | null;
  pauseNote: Generated<string>;
  /** Encrypted; null without a passcode. */
  passcodeSealed: string | null;
  /** Counts the passcodes: a browser that opened the registry with an earlier one is asked again. */
  passcodeVersion: Generated<number>;
  passcodeGuessedAt: Timestamp | null;
  detailsVersion: GeneratedAlways<number>;
  deliveryVersion: GeneratedAlways<number>;
  coverImageUrl: string | null;
  coverAlt: string | null;
  story: string | null;
  coverVersion: GeneratedAlways<number>;
  /** Percent of black over the cover; null when nobody measured. */
  coverScrim: number | null;
  theme: Generated<RegistryTheme>;
  createdAt: CreatedAt;
  updatedAt: UpdatedAt;
}

interface UpiPayeesTable {
  registryId: string;
  /** Address and name, encrypted; null until the owner has tried the first ones. */
  payeeSealed: string | null;
  /** Waits for the owner's test. */
  draftSealed: string | null;
  changedAt: Timestamp | null;
}

interface RegistryItemsTable {
  id: Id;
  registryId: string | null;
  productId: string;
  addedByUserId: string;
  quantityRequested: Generated<number>;
  quantityReserved: Generated<number>;
  quantityFulfilled: Generated<number>;
  /** The host's order within a section; newer items come first among equals. */
  position: Generated<number>;
  sectionId: string | null;
  note: string | null;
  noteVersion: Generated<number>;
  isMostWanted: Generated<boolean>;
  quantityVersion: Generated<number>;
  markVersion: Generated<number>;
  givesTogether: Generated<boolean>;
  /** The address of an external product, set by a trigger; null for duplicates from before it. */
  externalKey: Generated<string | null>;
  createdAt: CreatedAt;
  updatedAt: UpdatedAt;
}

interface RegistrySectionsTable {
  id: Id;
  registryId: string;
  name: string;
  nameVersion: Generated<number>;
  position: number;
  createdAt: CreatedAt;
}

interface RemovedItemsTable {
  id: string;
  registryId: string | null;
  removedByUserId: string;
  /** The row of `registry_items`. */
  item: ColumnType<unknown, string, never>;
  removedAt: CreatedAt;
}

interface DismissedHintsTable {
  userId: string;
  hint: string;
  dismissedAt: CreatedAt;
}

interface PageListsTable {
  id: Id;
  userId: string;
  createdAt: CreatedAt;
}

interface PageListLinesTable {
  id: Id;
  listId: string;
  place: number;
  url: string;
  /** A row of the outbox, until it is pruned. */
  scrapeId: string;
  decision: 'added' | 'dropped' | null;
}

export interface RegistryTables {
  upiPayees: UpiPayeesTable;
  registries: RegistriesTable;
  registryItems: RegistryItemsTable;
  registrySections: RegistrySectionsTable;
  removedItems: RemovedItemsTable;
  dismissedHints: DismissedHintsTable;
  pageLists: PageListsTable;
  pageListLines: PageListLinesTable;
}
