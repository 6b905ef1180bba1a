import type { RenderingTrial } from '../../platform/releases/renderings/rendering-trial.ts';
import { shellProject } from '../../platform/releases/live-release.ts';
import type { NotedRendering } from '../../platform/releases/renderings/rendering-counters.ts';
import { createScreenRenderer } from '../rendering/screen-renderer.ts';
import { createDocuments, type DocumentOptions } from './documents.ts';

export const createRenderingTrial =
  (options: Omit<DocumentOptions, 'renderer'>): RenderingTrial =>
  async (releases, owner, pages, heard) => {
    const watch = {
      note: ({ error }: NotedRendering) => void (error !== undefined && heard?.(error)),
      isOff: () => false,
    };
    const renderer = createScreenRenderer({ ...options, watch });
    try {
      renderer.useReleases(
        releases.filter(({ project }) => project === shellProject || project === owner),
      );
      const documents = createDocuments({ ...options, renderer });
      for (const page of pages) if (!(await documents.rendersExample(releases, page))) return page;
      return undefined;
    } finally {
      await renderer.close();
    }
  };
