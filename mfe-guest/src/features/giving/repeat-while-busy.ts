import { ApiError } from '@gift-registry/bff-contract';

const TIMEOUT_MS = 20_000;
const DEFAULT_WAIT_SECONDS = 2;
const SPREAD_MS = 1_000;

interface Options {
  /** Ends the wait for the next try. A request that is on its way is not taken back. */
  readonly signal: AbortSignal;
  readonly onRepeat: () => void;
}

/** Resolves to false when it was stopped. */
const pause = (ms: number, signal: AbortSignal): Promise<boolean> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(true), ms);
    const stop = () => {
      clearTimeout(timer);
      resolve(false);
    };
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });

export async function repeatWhileBusy<Reply>(
  call: () => Promise<Reply>,
  { signal, onRepeat }: Options,
): Promise<Reply> {
  const endsAt = Date.now() + TIMEOUT_MS;
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 503 || signal.aborted) throw error;
      const seconds = error.retryAfter ?? DEFAULT_WAIT_SECONDS;
      const wait = seconds * 1_000 + Math.random() * SPREAD_MS;
      if (Date.now() + wait > endsAt) throw error;
      onRepeat();
      if (!(await pause(wait, signal))) throw error;
    }
  }
}
