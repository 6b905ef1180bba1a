import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { ScrapeFailure } from '../scrape-failure.ts';
import type { PageSource, Reading } from '../judge/read-fetched-page.ts';
import { createConcurrencyLimit } from '../limits/concurrency-limit.ts';
import type { ParserTask } from './parser-task.ts';
import { limitWork } from './work-limit.ts';

interface ParserPool {
  read(source: PageSource, signal: AbortSignal, options?: ReadOptions): Promise<Reading>;
  close(): Promise<void>;
}

export interface ReadOptions {
  readonly explain?: boolean;
}

interface ParserLimits {
  readonly threads?: number;
  readonly readTimeoutMs?: number;
  readonly heapMb?: number;
  readonly filename?: string;
}

const IDLE_TIMEOUT_MS = 60_000;

const tooLarge = (cause: unknown) =>
  new ScrapeFailure('too-large', 'Reading the page exceeded its limits.', { cause });

/** A page that hangs or exhausts the memory ends its thread, while this one goes on renewing the locks of its jobs. */
export function createParserPool({
  threads = 2,
  readTimeoutMs = 5_000,
  heapMb = 192,
  filename = import.meta.resolve('./parser-thread.ts'),
}: ParserLimits = {}): ParserPool {
  const pool = new Piscina<ParserTask, Reading>({
    filename,
    name: 'readInThread',
    // A thread holds 60 MB, and starts in a third of a second.
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: IDLE_TIMEOUT_MS,
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
  });
  // Piscina's own queue would count waiting towards a page's time.
  const turn = createConcurrencyLimit(threads);

  return {
    read: (source, signal, { explain = false } = {}) =>
      turn(signal, async () => {
        const limit = new AbortController();
        const { port1: start, port2: started } = new MessageChannel();
        let stop: (() => void) | undefined;
        start.once('message', (id: unknown) => {
          const thread = pool.threads.find(({ threadId }) => threadId === id);
          if (thread) stop = limitWork(thread, readTimeoutMs, () => limit.abort());
        });
        try {
          return await pool.run(
            { source, started, explain },
            { signal: AbortSignal.any([signal, limit.signal]), transferList: [started] },
          );
        } catch (error) {
          signal.throwIfAborted();
          if (limit.signal.aborted || isOutOfMemory(error)) throw tooLarge(error);
          throw error;
        } finally {
          stop?.();
          start.close();
        }
      }),
    close: () => pool.destroy(),
  };
}

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
