import pLimit from 'p-limit';
import pTimeout from 'p-timeout';
import { Piscina } from 'piscina';
import type { ThreadMessage, ThreadReply, ThreadTask } from './render-thread.ts';

export interface ThreadLimits {
  readonly renderTimeoutMs: number;
  /** Includes the start of a thread. */
  readonly loadTimeoutMs: number;
  readonly heapMb: number;
}

/** The limit of time ended it. */
export class RenderingKilledError extends Error {
  override readonly name = 'RenderingKilledError';
}

const MAX_THREADS = 2;
/** A rendering that takes longer leaves the first thread to itself. */
const SLOW_MS = 500;
const IDLE_THREAD_MS = 30_000;

/**
 * Renders one request after the other in one thread, which loads the bundles that it is asked for. A second thread runs only
 * while a rendering is slow, because each thread has bundles of its own in its memory.
 */
export function createRenderThreads(
  limits: ThreadLimits,
  warn: (details: object, message: string) => void,
) {
  let pool: Piscina<ThreadTask, ThreadReply> | undefined;
  const onStart = new Map<number, () => void>();
  const threads = pLimit(MAX_THREADS);
  const turn = pLimit(1);
  let lastId = 0;

  function startPool(): Piscina<ThreadTask, ThreadReply> {
    const { NODE_COMPILE_CACHE } = process.env;
    const started = new Piscina<ThreadTask, ThreadReply>({
      filename: import.meta.resolve('./render-thread.ts'),
      name: 'renderInThread',
      minThreads: 1,
      maxThreads: MAX_THREADS,
      idleTimeout: IDLE_THREAD_MS,
      // A thread that waits in `Atomics.wait` would not prepare its next rendering.
      atomics: 'disabled',
      // A bundle gets no secrets of the process. The cache saves 15 MB for the compiler of TypeScript.
      env: { ...(NODE_COMPILE_CACHE !== undefined && { NODE_COMPILE_CACHE }) },
      resourceLimits: { maxOldGenerationSizeMb: limits.heapMb, maxYoungGenerationSizeMb: 4 },
      recordTiming: false,
    });
    started.on('message', (message: ThreadMessage) => {
      if ('warning' in message) warn({ err: message.warning }, 'warning of a rendering thread');
      else onStart.get(message.started)?.();
    });
    // The error of a thread without a task; one with a task rejects that task.
    started.on('error', (err: unknown) => warn({ err }, 'rendering thread failed'));
    return started;
  }

  async function run(task: Omit<ThreadTask, 'id'>): Promise<ThreadReply> {
    pool ??= startPool();
    const id = (lastId += 1);
    const limit = new AbortController();
    let timeoutMs = limits.loadTimeoutMs;
    let timer = setTimeout(() => limit.abort(), timeoutMs);
    onStart.set(id, () => {
      clearTimeout(timer);
      timeoutMs = limits.renderTimeoutMs;
      timer = setTimeout(() => limit.abort(), timeoutMs);
    });
    try {
      return await pool.run({ ...task, id }, { signal: limit.signal });
    } catch (error) {
      throw limit.signal.aborted
        ? new RenderingKilledError(`The rendering took longer than ${timeoutMs} ms.`)
        : error;
    } finally {
      clearTimeout(timer);
      onStart.delete(id);
    }
  }

  return {
    render: (task: Omit<ThreadTask, 'id'>): Promise<ThreadReply> =>
      threads(async () => {
        const { reply } = await turn(async () => {
          const reply = run(task);
          await pTimeout(Promise.allSettled([reply]), {
            milliseconds: SLOW_MS,
            fallback: () => undefined,
          });
          return { reply };
        });
        return reply;
      }),
    close: async (): Promise<void> => pool?.destroy(),
  };
}
