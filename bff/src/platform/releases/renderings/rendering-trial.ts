import type { LiveRelease } from '../live-release.ts';
import type { ReleasePage } from '../pages/page-router.ts';

/** Renders examples of pages in a thread of its own. Resolves to the first page that fails. */
export type RenderingTrial = (
  releases: readonly LiveRelease[],
  owner: string,
  pages: readonly ReleasePage[],
  heard?: (error: string) => void,
) => Promise<ReleasePage | undefined>;
