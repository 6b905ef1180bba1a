import type { Kysely } from 'kysely';
import type { ReleaseSource } from '@gift-registry/bff-contract';
import type { Database } from '../../database/tables.ts';
import type { ReleaseFiles } from '../files/release-files.ts';
import type { ReleaseActor } from '../release-audit.repository.ts';
import type { TellTeam } from '../team/tell-team.ts';

export interface ReleaseTarget {
  readonly db: Kysely<Database>;
  readonly files: ReleaseFiles;
  readonly actor?: ReleaseActor;
  readonly tell?: TellTeam;
}

export type ToldTarget = ReleaseTarget & Required<Pick<ReleaseTarget, 'tell'>>;

export interface PublishOptions {
  readonly canaryPercent?: number | undefined;
  /** Stores the build and serves it to those who have the link of the preview of this name. */
  readonly preview?: string | undefined;
  /** The publisher left the visits of the pages out. */
  readonly isUnvisited?: boolean | undefined;
  /** Publishes also what was withdrawn. */
  readonly isAgain?: boolean | undefined;
  readonly source?: ReleaseSource | undefined;
}
