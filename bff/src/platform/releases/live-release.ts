import type { ReleaseManifest } from '@gift-registry/bff-contract';

export interface LiveRelease {
  readonly project: string;
  readonly version: string;
  readonly manifest: ReleaseManifest;
}

/** A release that is not served, although it is live or a canary. */
export interface LeftOut {
  readonly project: string;
  readonly version: string;
  /** For people. */
  readonly reason: string;
}

export const shellProject = 'shell';
