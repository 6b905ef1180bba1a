import type { LiveRelease } from '../live-release.ts';
import type { ReleasePage } from '../pages/page-router.ts';

/** Renders an example of a page in a thread of its own. Resolves to false when that fails. */
export type RenderingTrial = (
  releases: readonly LiveRelease[],
  owner: string,
  page: ReleasePage,
  /** Hears why a rendering failed. */
  heard?: (error: string) => void,
) => Promise<boolean>;
