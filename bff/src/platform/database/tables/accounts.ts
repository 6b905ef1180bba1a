import type { Generated } from 'kysely';
import type { Role } from '@gift-registry/bff-contract';
import type { Timestamp, CreatedAt, UpdatedAt, Id } from './column-types.ts';

interface UsersTable {
  id: Id;
  email: string;
  emailVerifiedAt: Timestamp | null;
  passwordHash: string | null;
  sessionEpoch: Generated<number>;
  deletesAt: Timestamp | null;
  /** The team keeps the person from signing in. */
  lockedAt: Timestamp | null;
  createdAt: CreatedAt;
  updatedAt: UpdatedAt;
}

interface ProfilesTable {
  id: string;
  role: Generated<Role>;
  firstName: Generated<string>;
  lastName: Generated<string>;
  phone: Generated<string>;
  createdAt: CreatedAt;
  updatedAt: UpdatedAt;
}

interface UserRolesTable {
  userId: string;
  role: Role;
}

interface IdentitiesTable {
  issuer: string;
  subject: string;
  userId: string;
  createdAt: CreatedAt;
}

interface SessionsTable {
  idHash: Buffer;
  /** The id in the API; reveals nothing about the cookie. */
  publicId: Generated<string>;
  userId: string;
  sessionEpoch: number;
  userAgent: Generated<string>;
  createdAt: CreatedAt;
  lastSeenAt: UpdatedAt;
  expiresAt: Timestamp;
  confirmedAt: Timestamp | null;
}

export type TokenPurpose =
  | 'confirm-email'
  | 'magic-link'
  | 'otp'
  | 'recovery'
  | 'step-up'
  | 'email-change'
  | 'email-restore';

interface AuthTokensTable {
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

interface EmailChangesTable {
  userId: string;
  newEmail: string;
  oldConfirmedAt: Timestamp | null;
  newConfirmedAt: Timestamp | null;
  createdAt: UpdatedAt;
  expiresAt: Timestamp;
}

interface DataExportsTable {
  id: Id;
  userId: string;
  createdAt: CreatedAt;
  finishedAt: Timestamp | null;
  expiresAt: Timestamp | null;
}

interface DataExportPartsTable {
  exportId: string;
  position: number;
  content: Buffer;
}

export interface AccountTables {
  users: UsersTable;
  profiles: ProfilesTable;
  userRoles: UserRolesTable;
  identities: IdentitiesTable;
  sessions: SessionsTable;
  authTokens: AuthTokensTable;
  emailChanges: EmailChangesTable;
  dataExports: DataExportsTable;
  dataExportParts: DataExportPartsTable;
}
