import type { ReleaseManifest } from '@gift-registry/bff-contract';

export interface LiveRelease {
  readonly project: string;
  readonly version: string;
  readonly manifest: ReleaseManifest;
  readonly isRetired?: boolean;
}

export interface LeftOut {
  readonly project: string;
  readonly version: string;
  readonly reason: string;
}

export const shellProject = 'shell';
