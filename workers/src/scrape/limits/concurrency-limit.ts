import PQueue from 'p-queue';

export function rejectOnAbort<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/** The signal ends the wait only: a running task keeps its place, so that one that is slow to stop still counts. */
export async function runQueued<Result>(
  queue: PQueue,
  signal: AbortSignal,
  task: () => Promise<Result>,
): Promise<Result> {
  signal.throwIfAborted();
  const waiting = new AbortController();
  const leaveQueue = () => waiting.abort(signal.reason);
  const stopListening = () => signal.removeEventListener('abort', leaveQueue);
  signal.addEventListener('abort', leaveQueue, { once: true });
  const start = () => {
    stopListening();
    return task();
  };
  try {
    return await queue.add(start, { signal: waiting.signal });
  } finally {
    stopListening();
  }
}

type ConcurrencyLimit = <Result>(
  signal: AbortSignal,
  task: () => Promise<Result>,
) => Promise<Result>;

export function createConcurrencyLimit(concurrency: number): ConcurrencyLimit {
  const queue = new PQueue({ concurrency });
  return (signal, task) => runQueued(queue, signal, task);
}
