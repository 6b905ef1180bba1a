import PQueue from 'p-queue';
import { runQueued } from './concurrency-limit.ts';

export class RateLimitedError extends Error {
  override readonly name = 'BusyError';
}

interface WaitOptions {
  readonly waitTimeoutMs: number;
  readonly signal: AbortSignal;
}

interface RateLimit {
  run<Result>(key: string, wait: WaitOptions, task: () => Promise<Result>): Promise<Result>;
}

export function createRateLimit({
  concurrency,
  intervalMs,
}: {
  readonly concurrency: number;
  readonly intervalMs: number;
}): RateLimit {
  const queues = new Map<string, PQueue>();

  const queueFor = (key: string): PQueue => {
    const known = queues.get(key);
    if (known) return known;
    const interval = intervalMs > 0 ? { intervalCap: 1, interval: intervalMs, strict: true } : {};
    const queue = new PQueue({ concurrency: concurrency, ...interval });
    queues.set(key, queue);
    // The queue of an idle key is removed after the interval, so that the map stays small.
    const remove = () => {
      if (queue.size + queue.pending === 0) queues.delete(key);
    };
    queue.on('idle', () => setTimeout(remove, intervalMs + 1).unref());
    return queue;
  };

  return {
    async run(key, { waitTimeoutMs, signal }, task) {
      const waitLimit = AbortSignal.timeout(waitTimeoutMs);
      let started = false;
      const run = () => {
        started = true;
        return task();
      };
      try {
        return await runQueued(queueFor(key), AbortSignal.any([signal, waitLimit]), run);
      } catch (error) {
        if (started || signal.aborted) throw error;
        throw new RateLimitedError(`${key} is at its rate limit`);
      }
    },
  };
}
