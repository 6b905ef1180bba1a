import type { ReleaseManifest } from '@gift-registry/bff-contract';

export interface LiveRelease {
  readonly project: string;
  readonly version: string;
  readonly manifest: ReleaseManifest;
}

export const shellProject = 'shell';
