import { Piscina } from 'piscina';
import type { PictureContent } from './picture-content.ts';

const MAX_WAITING = 20;
const MAX_MS = 10_000;
/** The fonts leave the memory with the thread. */
const IDLE_MS = 15_000;

/** Draws pictures in a thread of their own, one after the other. */
export function createPictureDrawer(warn: (err: unknown) => void) {
  const pool = new Piscina<PictureContent, Uint8Array>({
    filename: import.meta.resolve('./drawing-thread.ts'),
    name: 'drawInThread',
    minThreads: 0,
    maxThreads: 1,
    maxQueue: MAX_WAITING,
    idleTimeout: IDLE_MS,
    atomics: 'disabled',
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8 },
  });
  pool.on('error', warn);
  return {
    /** Rejects when it takes too long or too many others wait. */
    draw: async (content: PictureContent): Promise<Buffer> =>
      Buffer.from(
        await pool.run(content, { signal: AbortSignal.timeout(MAX_MS * (pool.queueSize + 1)) }),
      ),
    close: () => pool.destroy(),
  };
}

export type PictureDrawer = ReturnType<typeof createPictureDrawer>;
