import type { LiveRelease } from '../releases/live-release.ts';
import { shellProject } from '../releases/live-release.ts';
import { createScreenRenderer } from '../rendering/screen-renderer.ts';
import { createDocuments, type DocumentOptions } from './documents.ts';
import type { ReleasePage } from './find-page.ts';

/** Renders an example of a page in new threads, apart from those that serve visitors. */
export type RenderingTrial = (
  releases: readonly LiveRelease[],
  owner: string,
  page: ReleasePage,
) => Promise<boolean>;

export const createRenderingTrial =
  (options: Omit<DocumentOptions, 'renderer'>): RenderingTrial =>
  async (releases, owner, page) => {
    const renderer = createScreenRenderer(options);
    try {
      renderer.useReleases(
        releases.filter(({ project }) => project === shellProject || project === owner),
      );
      return await createDocuments({ ...options, renderer }).rendersExample(releases, page);
    } finally {
      await renderer.close();
    }
  };
