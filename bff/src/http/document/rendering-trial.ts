import type { RenderingTrial } from '../../platform/releases/renderings/rendering-trial.ts';
import { shellProject } from '../../platform/releases/live-release.ts';
import type { NotedRendering } from '../../platform/releases/renderings/rendering-counters.ts';
import { createScreenRenderer } from '../rendering/screen-renderer.ts';
import { createDocuments, type DocumentOptions } from './documents.ts';

export const createRenderingTrial =
  (options: Omit<DocumentOptions, 'renderer'>): RenderingTrial =>
  async (releases, owner, page, heard) => {
    const watch = {
      note: ({ error }: NotedRendering) => void (error !== undefined && heard?.(error)),
      isOff: () => false,
    };
    const renderer = createScreenRenderer({ ...options, watch });
    try {
      renderer.useReleases(
        releases.filter(({ project }) => project === shellProject || project === owner),
      );
      return await createDocuments({ ...options, renderer }).rendersExample(releases, page);
    } finally {
      await renderer.close();
    }
  };
