import type { RenderingTrial } from '../features/releases/index.ts';
import { createScreenRenderer } from './rendering/screen-renderer.ts';
import { createDocuments, type DocumentOptions } from './documents.ts';

export const createRenderingTrial =
  (options: Omit<DocumentOptions, 'renderer'>): RenderingTrial =>
  async (releases, pages) => {
    let error = '';
    const renderer = createScreenRenderer({
      ...options,
      watch: {
        note: (rendering) => (error = rendering.error ?? error),
        isOff: () => false,
      },
    });
    try {
      const documents = createDocuments({ ...options, renderer });
      for (const page of pages)
        if (!(await documents.rendersExample(releases, page))) return { page, error };
      return undefined;
    } finally {
      await renderer.close();
    }
  };
