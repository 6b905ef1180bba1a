import type { ColumnType, Generated } from 'kysely';
import type {
  ReleaseManifest,
  ReleaseSource,
  ReleaseWithdrawal,
} from '@gift-registry/bff-contract';
import type { Timestamp, CreatedAt, UpdatedAt, Id, Json } from './column-types.ts';

interface MfeReleasesTable {
  id: Id;
  project: string;
  version: string;
  manifest: Json<ReleaseManifest>;
  isLive: Generated<boolean>;
  publishedAt: UpdatedAt;
  /** When it became live for everybody; null for a release that never was. */
  liveSince: ColumnType<string | null, never, never>;
  /** When it was taken back; null again when it is published or made live. */
  withdrawnAt: Timestamp | null;
  canaryPercent: number | null;
  /** When its area closed; null again when it is made live. */
  retiredAt: Timestamp | null;
  source: Json<ReleaseSource> | null;
  bytes: number | null;
  withdrawal: Json<Omit<ReleaseWithdrawal, 'at'>> | null;
}

interface ReleaseContactsTable {
  id: Id;
  project: string;
  kind: 'mail' | 'webhook';
  address: string;
  sealedSecret: string | null;
  createdAt: CreatedAt;
}

interface ReleaseRenderingsTable {
  project: string;
  version: string;
  rendered: number;
  late: number;
  thrown: number;
  killed: number;
  error: string | null;
  page: string | null;
  offSince: Timestamp | null;
  toldAt: Timestamp | null;
}

interface ReleasePreviewsTable {
  project: string;
  name: string;
  version: string;
  createdAt: UpdatedAt;
}

interface ReleasePrefixesTable {
  prefix: string;
  project: string;
  since: CreatedAt;
}

interface BrowserReportsTable {
  project: string;
  version: string;
  page: string;
  networkHash: Buffer;
  slot: number;
  failures: string[];
  lcpMs: number | null;
  inpMs: number | null;
  cls: number | null;
  errorMessage: string | null;
  errorStack: string | null;
  failedPart: string | null;
  createdAt: CreatedAt;
}

interface ReleaseAlarmsTable {
  project: string;
  version: string;
  before: string;
  page: string;
  views: number;
  failed: number;
  suspectedAt: CreatedAt;
  reportedAt: UpdatedAt;
  checkId: string | null;
  checkedAt: UpdatedAt;
  /** When the admins were told; null as long as a check may prove the failure. */
  alarmedAt: Timestamp | null;
}

interface DeployTokensTable {
  id: Id;
  project: string;
  label: string;
  /** SHA-256. */
  tokenHash: Buffer;
  createdBy: string | null;
  createdAt: CreatedAt;
  expiresAt: Timestamp | null;
  revokedAt: Timestamp | null;
  lastUsedAt: Timestamp | null;
}

interface PageRenderingsTable {
  /** SHA-256 of the page's address. */
  address: Buffer;
  /** SHA-256 of the version that a process renders now, or rendered last. */
  wanted: Buffer;
  wantedUntil: Timestamp;
  version: Buffer | null;
  /** Brotli. */
  document: Buffer | null;
  styleHash: string | null;
  renderedAt: Timestamp | null;
}

export interface ReleaseTables {
  mfeReleases: MfeReleasesTable;
  releasePrefixes: ReleasePrefixesTable;
  browserReports: BrowserReportsTable;
  releaseAlarms: ReleaseAlarmsTable;
  deployTokens: DeployTokensTable;
  pageRenderings: PageRenderingsTable;
  releaseContacts: ReleaseContactsTable;
  releaseRenderings: ReleaseRenderingsTable;
  releasePreviews: ReleasePreviewsTable;
}
