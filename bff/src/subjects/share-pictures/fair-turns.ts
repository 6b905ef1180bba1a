import PQueue from 'p-queue';

export class QueueFullError extends Error {}

/** An account with few waiting tasks comes before one with many, so nobody waits for another account's hundred. */
export function createFairTurns(maxWaiting: number) {
  const queue = new PQueue({ concurrency: 1 });
  const waiting = new Map<string, number>();

  return {
    async run<Result>(account: string, task: () => Promise<Result>): Promise<Result> {
      if (queue.size >= maxWaiting) throw new QueueFullError('Too many tasks wait.');
      const before = waiting.get(account) ?? 0;
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
