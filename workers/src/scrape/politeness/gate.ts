import PQueue from 'p-queue';
import { runQueued } from '../turnstile.ts';

/** The site had no room within the time that the caller waits. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
}

export interface Wait {
  readonly patienceMs: number;
  readonly signal: AbortSignal;
}

export interface Gate {
  /** Runs a task as soon as the limit of its key allows, or rejects with a `BusyError`. */
  visit<Result>(key: string, wait: Wait, task: () => Promise<Result>): Promise<Result>;
}

/** Limits the tasks of each key, such as a site, within this process: how many run at once and how far apart they start. */
export function createGate({
  atOnce,
  gapMs,
}: {
  readonly atOnce: number;
  readonly gapMs: number;
}): Gate {
  const queues = new Map<string, PQueue>();

  const queueFor = (key: string): PQueue => {
    const known = queues.get(key);
    if (known) return known;
    const interval = gapMs > 0 ? { intervalCap: 1, interval: gapMs, strict: true } : {};
    const queue = new PQueue({ concurrency: atOnce, ...interval });
    queues.set(key, queue);
    // The queue of an idle key is removed after the interval, so that the map stays small.
    const remove = () => {
      if (queue.size + queue.pending === 0) queues.delete(key);
    };
    queue.on('idle', () => setTimeout(remove, gapMs + 1).unref());
    return queue;
  };

  return {
    async visit(key, { patienceMs, signal }, task) {
      const patience = AbortSignal.timeout(patienceMs);
      let started = false;
      const run = () => {
        started = true;
        return task();
      };
      try {
        return await runQueued(queueFor(key), AbortSignal.any([signal, patience]), run);
      } catch (error) {
        if (started || signal.aborted) throw error;
        throw new BusyError(`${key} has enough visitors`);
      }
    },
  };
}
