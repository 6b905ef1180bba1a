import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';

const HEALTHY_MS = 50;

/** A thread of its own, because the requests of a bench delay the clock of theirs. */
export async function watchHealth(baseUrl: string, until: { over: boolean }): Promise<number[]> {
  const worker = new Worker(new URL('health-thread.ts', import.meta.url), {
    workerData: `${baseUrl}/healthz`,
  });
  const answered = once(worker, 'message');
  while (!until.over) await delay(20);
  worker.postMessage('stop');
  return z.tuple([z.array(z.number())]).parse(await answered)[0];
}

export function printHealth(figure: string, durations: readonly number[]): void {
  const p99 = durations.toSorted((a, b) => a - b)[Math.floor(durations.length * 0.99)] ?? Infinity;
  console.log(
    JSON.stringify({
      figure,
      measured: `${p99.toFixed(0)} ms of ${durations.length} answers`,
      target: `< ${HEALTHY_MS} ms`,
      met: p99 < HEALTHY_MS,
    }),
  );
}
