import { setTimeout as delay } from 'node:timers/promises';
import { AppError } from '../../platform/errors/app-error.ts';

/** Guests of one network who wait at the same time; a hall in which everybody arrives at once. */
const MAX_PER_NETWORK = 100;
const MAX_WAITING = 1_000;

export const waitALittle = (retryAfter: number): AppError =>
  new AppError(
    'rate-limited',
    `Many wrong passcodes came from your network. Please wait ${retryAfter} seconds and try again.`,
    { retryAfter },
  );

/** Lets tries wait on a timer, without a connection to the database. The number of those that wait is bounded. */
export function createSlowLane(delayMs: () => number) {
  const waiting = new Map<string, number>();
  const closing = new AbortController();
  const seconds = () => Math.ceil(delayMs() / 1_000);
  let total = 0;

  const add = (network: string, change: 1 | -1): void => {
    const count = (waiting.get(network) ?? 0) + change;
    if (count === 0) waiting.delete(network);
    else waiting.set(network, count);
    total += change;
  };

  return {
    async wait(network: string): Promise<void> {
      if (total >= MAX_WAITING || (waiting.get(network) ?? 0) >= MAX_PER_NETWORK)
        throw waitALittle(seconds());
      add(network, 1);
      try {
        await delay(delayMs(), undefined, { signal: closing.signal });
      } catch {
        throw waitALittle(seconds());
      } finally {
        add(network, -1);
      }
    },
    close: (): void => closing.abort(),
  };
}

export type SlowLane = ReturnType<typeof createSlowLane>;
