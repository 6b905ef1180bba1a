import type { RenderingTrial } from '../../areas/browser-reports/server-evidence.ts';
import { shellProject } from '../../platform/releases/live-release.ts';
import { createScreenRenderer } from '../rendering/screen-renderer.ts';
import { createDocuments, type DocumentOptions } from './documents.ts';

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
