import type { Generated } from 'kysely';
import type { Timestamp, CreatedAt, Id } from './column-types.ts';

interface RegistrySharesTable {
  id: Id;
  registryId: string;
  shareCode: string;
  isActive: Generated<boolean>;
  /** It was active when the registry was deleted. */
  endedWithRegistry: Generated<boolean>;
  label: Generated<string>;
  /** A link beside the main one; `isActive` is false for it. */
  isNamed: Generated<boolean>;
  pausedAt: Timestamp | null;
  endsAt: Timestamp | null;
  revokedAt: Timestamp | null;
  createdAt: CreatedAt;
}

interface RegistryAddressesTable {
  address: string;
  /** The same for addresses that people mistake for one another. */
  likeness: string;
  registryId: string | null;
  createdAt: CreatedAt;
  releasedAt: Timestamp | null;
}

interface ShareOpeningsTable {
  shareId: string;
  day: string;
  count: Generated<number>;
}

interface ShareVisitorsTable {
  shareId: string;
  day: string;
  visitor: Buffer;
}

interface OpenSharesView {
  id: string;
  shareCode: string;
  registryId: string;
}

export interface ShareTables {
  registryShares: RegistrySharesTable;
  registryAddresses: RegistryAddressesTable;
  shareOpenings: ShareOpeningsTable;
  shareVisitors: ShareVisitorsTable;
  openShares: OpenSharesView;
}
