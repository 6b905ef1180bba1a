import type { ReleaseManifest } from '@gift-registry/bff-contract';

export interface ReleaseKey {
  readonly project: string;
  readonly version: string;
}

export interface LiveRelease extends ReleaseKey {
  readonly manifest: ReleaseManifest;
  readonly isRetired?: boolean;
}

export interface LeftOut extends ReleaseKey {
  readonly reason: string;
}

export type ReleasePage = ReleaseManifest['pages'][number];

export const shellProject = 'shell';

export const isSameRelease =
  ({ project, version }: ReleaseKey) =>
  (other: ReleaseKey): boolean =>
    other.project === project && other.version === version;

/** Why a release can't be published or changed, in words for its team. */
export class PublishError extends Error {
  override readonly name = 'PublishError';
  /** The area that has to be built again for other contracts, which may not be the published one. */
  readonly area: string | undefined;

  constructor(message: string, { area, ...options }: ErrorOptions & { area?: string } = {}) {
    super(message, options);
    this.area = area;
  }
}
