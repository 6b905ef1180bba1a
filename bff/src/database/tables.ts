import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type {
  DeliveryPreference,
  Occasion,
  ProductField,
  RegistryStatus,
  ReleaseManifest,
  Role,
} from '@gift-registry/bff-contract';

/** Read as an ISO 8601 string in UTC. */
type Timestamp = ColumnType<string, Date | string, Date | string>;
type CreatedAt = ColumnType<string, Date | string | undefined, never>;
type UpdatedAt = ColumnType<string, Date | string | undefined, Date | string>;
/** A key that the database makes unless the caller brings its own. */
type Id = ColumnType<string, string | undefined, never>;
type Json<T extends object> = JSONColumnType<T>;

export interface UsersTable {
  id: Id;
  email: string;
  emailVerifiedAt: Timestamp | null;
  passwordHash: string | null;
  sessionEpoch: Generated<number>;
  createdAt: CreatedAt;
  updatedAt: UpdatedAt;
}

export interface ProfilesTable {
  id: string;
  role: Generated<Role>;
  firstName: Generated<string>;
  lastName: Generated<string>;
  phone: Generated<string>;
  createdAt: CreatedAt;
  updatedAt: UpdatedAt;
}

export interface UserRolesTable {
  userId: string;
  role: Role;
}

export interface IdentitiesTable {
  issuer: string;
  subject: string;
  userId: string;
  createdAt: CreatedAt;
}

export interface SessionsTable {
  idHash: Buffer;
  /** How its owner names it; tells nothing about the cookie. */
  publicId: Generated<string>;
  userId: string;
  sessionEpoch: number;
  userAgent: Generated<string>;
  createdAt: CreatedAt;
  lastSeenAt: UpdatedAt;
  expiresAt: Timestamp;
}

export type TokenPurpose = 'confirm-email' | 'magic-link' | 'otp' | 'recovery';

export interface AuthTokensTable {
  id: Id;
  userId: string | null;
  email: string;
  purpose: TokenPurpose;
  mode: Generated<'login' | 'signup'>;
  tokenHash: Buffer;
  attempts: Generated<number>;
  createdAt: UpdatedAt;
  expiresAt: Timestamp;
  consumedAt: Timestamp | null;
}

export interface RateLimitsTable {
  key: string;
  count: number;
  resetsAt: Timestamp;
}

export interface ProductCategoriesTable {
  id: Id;
  key: string;
  name: string;
  isActive: Generated<boolean>;
  displayOrder: number;
}

export interface ProductsTable {
  id: Id;
  key: string | null;
  name: string;
  brand: string | null;
  description: Generated<string>;
  price: number | null;
  currency: Generated<string>;
  imageUrl: string;
  thumbnailUrl: string | null;
  /** What the adder typed over the page's own words. */
  correctedFields: Generated<ProductField[]>;
  sourceType: Generated<'internal' | 'external'>;
  externalUrl: string | null;
  stockQuantity: Generated<number>;
  isActive: Generated<boolean>;
  categoryId: string | null;
  occasions: Generated<string[]>;
  addedByUserId: string | null;
  createdAt: CreatedAt;
  updatedAt: UpdatedAt;
}

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
  addressLine1: string | null;
  addressLine2: string | null;
  city: string | null;
  state: string | null;
  zipCode: string | null;
  deliveryInstructions: string | null;
  termsAccepted: Generated<boolean>;
  version: Generated<number>;
  createdAt: CreatedAt;
  updatedAt: UpdatedAt;
}

export interface RegistrySharesTable {
  id: Id;
  registryId: string;
  shareCode: string;
  isActive: Generated<boolean>;
  createdAt: CreatedAt;
}

export interface RegistryItemsTable {
  id: Id;
  registryId: string | null;
  productId: string;
  addedByUserId: string;
  quantityRequested: Generated<number>;
  quantityReserved: Generated<number>;
  quantityFulfilled: Generated<number>;
  createdAt: CreatedAt;
  updatedAt: UpdatedAt;
}

export interface ClaimsTable {
  id: Id;
  itemId: string;
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
  receivedAt: Timestamp | null;
  createdAt: CreatedAt;
  updatedAt: UpdatedAt;
}

export interface ContributionsTable {
  id: Id;
  claimId: string;
  guestId: string;
  status: Generated<'purchased' | 'released'>;
  amount: number;
  guestName: string;
  guestEmail: string | null;
  message: string | null;
  createdAt: CreatedAt;
}

export interface IdempotencyKeysTable {
  key: string;
  scope: string;
  guestId: string;
  requestHash: Buffer;
  response: ColumnType<Record<string, unknown> | null, string | null | undefined, string | null>;
  createdAt: CreatedAt;
}

export interface QueriesTable {
  id: Id;
  name: string;
  email: string;
  phone: string | null;
  queryText: string;
  createdAt: CreatedAt;
}

export interface OutboxTable {
  id: Id;
  topic: 'mail' | 'scrape' | 'event';
  payload: ColumnType<unknown, string, string>;
  availableAt: UpdatedAt;
  createdAt: CreatedAt;
  publishedAt: Timestamp | null;
  /** When the queue was seen to be done with the job. */
  confirmedAt: Timestamp | null;
  attempts: Generated<number>;
  requestedBy: string | null;
}

export interface MfeReleasesTable {
  id: Id;
  project: string;
  version: string;
  manifest: Json<ReleaseManifest>;
  isLive: Generated<boolean>;
  publishedAt: UpdatedAt;
}

export interface AuditLogTable {
  id: GeneratedAlways<string>;
  actorId: string | null;
  action: string;
  subject: string;
  details: ColumnType<Record<string, unknown>, string | undefined, never>;
  createdAt: CreatedAt;
}

export interface Database {
  users: UsersTable;
  profiles: ProfilesTable;
  userRoles: UserRolesTable;
  identities: IdentitiesTable;
  sessions: SessionsTable;
  authTokens: AuthTokensTable;
  rateLimits: RateLimitsTable;
  productCategories: ProductCategoriesTable;
  products: ProductsTable;
  registries: RegistriesTable;
  registryShares: RegistrySharesTable;
  registryItems: RegistryItemsTable;
  claims: ClaimsTable;
  contributions: ContributionsTable;
  idempotencyKeys: IdempotencyKeysTable;
  queries: QueriesTable;
  outbox: OutboxTable;
  mfeReleases: MfeReleasesTable;
  auditLog: AuditLogTable;
}
