import { errorMessages } from '@gift-registry/bff-contract';
import pLimit from 'p-limit';
import { AppError } from '../errors/app-error.ts';

/** Documents and lists at a time while gifts are given. More would only make each other, and the gifts, slower. */
const READS_WHILE_GIVING = 10;
const MOST_WAITING = 200;
/** Gifts come one after the other: reads that waited don't all start between two of them. */
const LINGER_MS = 1_000;

export interface ReadTurns {
  readonly whileGiving: <T>(work: () => Promise<T>) => Promise<T>;
  readonly read: <T>(work: () => Promise<T>) => Promise<T>;
}

export function createReadTurns(): ReadTurns {
  const turns = pLimit(Infinity);
  let giving = 0;
  let widening: NodeJS.Timeout | undefined;
  return {
    async whileGiving(work) {
      giving += 1;
      clearTimeout(widening);
      turns.concurrency = READS_WHILE_GIVING;
      try {
        return await work();
      } finally {
        giving -= 1;
        if (giving === 0)
          widening = setTimeout(() => void (turns.concurrency = Infinity), LINGER_MS).unref();
      }
    },
    async read(work) {
      if (turns.pendingCount >= MOST_WAITING)
        throw new AppError('unavailable', errorMessages.unavailable, { retryAfter: 2 });
      return turns(work);
    },
  };
}
