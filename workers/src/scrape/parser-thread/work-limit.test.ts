import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { limitWork } from './work-limit.ts';

async function exceeds(code: string, limitMs: number, waitMs: number): Promise<boolean> {
  const thread = new Worker(code, { eval: true });
  await once(thread, 'online');
  const exceeded = new Promise<true>((resolve) => {
    stop = limitWork(thread, limitMs, () => resolve(true));
  });
  const answer = await Promise.race([exceeded, setTimeout(waitMs, false)]);
  stop();
  await thread.terminate();
  return answer;
}
let stop = () => {};

test('a thread that works is ended by its work', async () => {
  expect(await exceeds('for (;;);', 100, 20_000)).toBe(true);
});

test('a thread that waits for its turn is not', async () => {
  const wait = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);';
  expect(await exceeds(wait, 2_000, 3_000)).toBe(false);
});
