import { setImmediate } from 'node:timers/promises';
import { NoSlotError, slots } from './slots.ts';

test('no more than the bound run at once, and all get their turn', async () => {
  const run = slots(2, 100);
  let running = 0;
  let most = 0;
  const task = async () => {
    running += 1;
    most = Math.max(most, running);
    await setImmediate();
    running -= 1;
  };
  await Promise.all(Array.from({ length: 40 }, () => run(task)));
  expect(most).toBe(2);
});

test('a full line refuses, and a failed task gives its slot back', async () => {
  const run = slots(1, 1);
  let release: () => void = () => undefined;
  const held = run(() => new Promise<void>((resolve) => (release = resolve)));
  const failing = run(() => Promise.reject(new Error('broken')));
  await expect(run(async () => undefined)).rejects.toThrow(NoSlotError);
  release();
  await held;
  await expect(failing).rejects.toThrow(/broken/);
  expect(await run(async () => 'free')).toBe('free');
});
