import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type {
  DeliveryPreference,
  Occasion,
  ProductField,
  RegistryStatus,
  ReleaseManifest,
  Role,
} from '@gift-registry/bff-contract';

type Timestamp = ColumnType<Date, Date | string, Date | string>;
type CreatedAt = ColumnType<Date, Date | string | undefined, never>;
type UpdatedAt = ColumnType<Date, Date | string | undefined, Date | string>;
/** A key that the database makes unless the caller brings its own. */
type Id = ColumnType<string, string | undefined, never>;
type Json<T extends object> = JSONColumnType<T>;

export interface UsersTable {
  id: Id;
  email: string;
  email_verified_at: Timestamp | null;
  password_hash: string | null;
  session_epoch: Generated<number>;
  created_at: CreatedAt;
  updated_at: UpdatedAt;
}

export interface ProfilesTable {
  id: string;
  role: Generated<Role>;
  first_name: Generated<string>;
  last_name: Generated<string>;
  phone: Generated<string>;
  created_at: CreatedAt;
  updated_at: UpdatedAt;
}

export interface UserRolesTable {
  user_id: string;
  role: Role;
}

export interface IdentitiesTable {
  issuer: string;
  subject: string;
  user_id: string;
  created_at: CreatedAt;
}

export interface SessionsTable {
  id_hash: Buffer;
  /** How its owner names it; tells nothing about the cookie. */
  public_id: Generated<string>;
  user_id: string;
  session_epoch: number;
  user_agent: Generated<string>;
  created_at: CreatedAt;
  last_seen_at: UpdatedAt;
  expires_at: Timestamp;
}

export type TokenPurpose = 'confirm-email' | 'magic-link' | 'otp' | 'recovery';

export interface AuthTokensTable {
  id: Id;
  user_id: string | null;
  email: string;
  purpose: TokenPurpose;
  mode: Generated<'login' | 'signup'>;
  token_hash: Buffer;
  attempts: Generated<number>;
  created_at: UpdatedAt;
  expires_at: Timestamp;
  consumed_at: Timestamp | null;
}

export interface RateLimitsTable {
  key: string;
  count: number;
  resets_at: Timestamp;
}

export interface ProductCategoriesTable {
  id: Id;
  key: string;
  name: string;
  is_active: Generated<boolean>;
  display_order: number;
}

export interface ProductsTable {
  id: Id;
  key: string | null;
  name: string;
  brand: string | null;
  description: Generated<string>;
  price: number | null;
  currency: Generated<string>;
  image_url: string;
  thumbnail_url: string | null;
  /** What the adder typed over the page's own words. */
  corrected_fields: Generated<ProductField[]>;
  source_type: Generated<'internal' | 'external'>;
  external_url: string | null;
  stock_quantity: Generated<number>;
  is_active: Generated<boolean>;
  category_id: string | null;
  occasions: Generated<string[]>;
  added_by_user_id: string | null;
  created_at: CreatedAt;
  updated_at: UpdatedAt;
}

export interface RegistriesTable {
  id: Id;
  owner_id: string;
  registry_name: string;
  occasion: Occasion;
  /** A calendar day, YYYY-MM-DD. */
  event_date: string;
  guest_range: string;
  guest_message: string | null;
  phone_number: string;
  status: Generated<RegistryStatus>;
  delivery_preference: DeliveryPreference | null;
  address_line_1: string | null;
  address_line_2: string | null;
  city: string | null;
  state: string | null;
  zip_code: string | null;
  delivery_instructions: string | null;
  terms_accepted: Generated<boolean>;
  version: Generated<number>;
  created_at: CreatedAt;
  updated_at: UpdatedAt;
}

export interface RegistrySharesTable {
  id: Id;
  registry_id: string;
  share_code: string;
  is_active: Generated<boolean>;
  created_at: CreatedAt;
}

export interface RegistryItemsTable {
  id: Id;
  registry_id: string | null;
  product_id: string;
  added_by_user_id: string;
  quantity_requested: Generated<number>;
  quantity_reserved: Generated<number>;
  quantity_fulfilled: Generated<number>;
  created_at: CreatedAt;
  updated_at: UpdatedAt;
}

export interface ClaimsTable {
  id: Id;
  item_id: string;
  kind: Generated<'guest' | 'group'>;
  guest_id: string | null;
  status: 'reserved' | 'purchased' | 'released';
  quantity: number;
  guest_name: Generated<string>;
  guest_email: string | null;
  message: string | null;
  unit_price: number | null;
  pledged_amount: Generated<number>;
  expires_at: Timestamp | null;
  extended_at: Timestamp | null;
  reminded_at: Timestamp | null;
  received_at: Timestamp | null;
  created_at: CreatedAt;
  updated_at: UpdatedAt;
}

export interface ContributionsTable {
  id: Id;
  claim_id: string;
  guest_id: string;
  status: Generated<'purchased' | 'released'>;
  amount: number;
  guest_name: string;
  guest_email: string | null;
  message: string | null;
  created_at: CreatedAt;
}

export interface IdempotencyKeysTable {
  key: string;
  scope: string;
  guest_id: string;
  request_hash: Buffer;
  response: ColumnType<Record<string, unknown> | null, string | null | undefined, string | null>;
  created_at: CreatedAt;
}

export interface QueriesTable {
  id: Id;
  name: string;
  email: string;
  phone: string | null;
  query_text: string;
  created_at: CreatedAt;
}

export interface OutboxTable {
  id: Id;
  topic: 'mail' | 'scrape' | 'event';
  payload: ColumnType<unknown, string, string>;
  available_at: UpdatedAt;
  created_at: CreatedAt;
  published_at: Timestamp | null;
  /** When the queue was seen to be done with the job. */
  confirmed_at: Timestamp | null;
  attempts: Generated<number>;
  requested_by: string | null;
}

export interface MfeReleasesTable {
  id: Id;
  project: string;
  version: string;
  manifest: Json<ReleaseManifest>;
  is_live: Generated<boolean>;
  published_at: UpdatedAt;
}

export interface AuditLogTable {
  id: GeneratedAlways<string>;
  actor_id: string | null;
  action: string;
  subject: string;
  details: ColumnType<Record<string, unknown>, string | undefined, never>;
  created_at: CreatedAt;
}

export interface Database {
  users: UsersTable;
  profiles: ProfilesTable;
  user_roles: UserRolesTable;
  identities: IdentitiesTable;
  sessions: SessionsTable;
  auth_tokens: AuthTokensTable;
  rate_limits: RateLimitsTable;
  product_categories: ProductCategoriesTable;
  products: ProductsTable;
  registries: RegistriesTable;
  registry_shares: RegistrySharesTable;
  registry_items: RegistryItemsTable;
  claims: ClaimsTable;
  contributions: ContributionsTable;
  idempotency_keys: IdempotencyKeysTable;
  queries: QueriesTable;
  outbox: OutboxTable;
  mfe_releases: MfeReleasesTable;
  audit_log: AuditLogTable;
}
