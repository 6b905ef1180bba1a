import PQueue from 'p-queue';

export class QueueFullError extends Error {}

export interface TurnLimits {
  readonly maxWaiting: number;
  /** Below `maxWaiting`, so that one account doesn't take every place. */
  readonly maxOfAccount: number;
}

/** An account with few waiting tasks comes before one with many, so nobody waits for another account's hundred. */
export function createFairTurns({ maxWaiting, maxOfAccount }: TurnLimits) {
  const queue = new PQueue({ concurrency: 1 });
  const waiting = new Map<string, number>();

  return {
    async run<Result>(account: string, task: () => Promise<Result>): Promise<Result> {
      const before = waiting.get(account) ?? 0;
      if (queue.size >= maxWaiting || before >= maxOfAccount)
        throw new QueueFullError('Too many tasks wait.');
      waiting.set(account, before + 1);
      try {
        return await queue.add(task, { priority: -before });
      } finally {
        const left = (waiting.get(account) ?? 1) - 1;
        if (left > 0) waiting.set(account, left);
        else waiting.delete(account);
      }
    },
  };
}
