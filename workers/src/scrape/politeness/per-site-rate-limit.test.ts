import { setTimeout } from 'node:timers/promises';
import { createRateLimit, RateLimitedError } from './per-site-rate-limit.ts';

const signal = new AbortController().signal;

test('a site has two visitors at a time, and they arrive apart', async () => {
  const gate = createRateLimit({ concurrency: 2, intervalMs: 60 });
  let inside = 0;
  let most = 0;
  const arrivals: number[] = [];
  const visit = () =>
    gate.run('shop.example', { maxWaitMs: 5_000, signal }, async () => {
      arrivals.push(performance.now());
      inside += 1;
      most = Math.max(most, inside);
      await setTimeout(250);
      inside -= 1;
    });
  await Promise.all(Array.from({ length: 6 }, visit));
  expect(most).toBe(2);
  for (const [index, arrival] of arrivals.entries())
    expect(index === 0 || arrival - (arrivals[index - 1] ?? 0) >= 40).toBeTruthy();
});

test('control: without a gate they all come at once', async () => {
  const gate = createRateLimit({ concurrency: 100, intervalMs: 0 });
  let inside = 0;
  let most = 0;
  const visit = () =>
    gate.run('shop.example', { maxWaitMs: 5_000, signal }, async () => {
      inside += 1;
      most = Math.max(most, inside);
      await setTimeout(50);
      inside -= 1;
    });
  await Promise.all(Array.from({ length: 6 }, visit));
  expect(most).toBe(6);
});

test('a busy site keeps no other waiting, and patience ends', async () => {
  const gate = createRateLimit({ concurrency: 1, intervalMs: 0 });
  const wait = { maxWaitMs: 100, signal };
  const busy = gate.run('slow.example', wait, () => setTimeout(400));
  await expect(gate.run('slow.example', wait, async () => undefined)).rejects.toThrow(
    RateLimitedError,
  );
  expect(await gate.run('other.example', wait, async () => 'visited')).toBe('visited');
  await busy;
  expect(await gate.run('slow.example', wait, async () => 'visited')).toBe('visited');
});

test('a failed visit frees its place, and a cancelled one stops waiting', async () => {
  const gate = createRateLimit({ concurrency: 1, intervalMs: 0 });
  const wait = { maxWaitMs: 1_000, signal };
  await expect(
    gate.run('shop.example', wait, () => Promise.reject(new Error('no'))),
  ).rejects.toThrow();
  const slow = gate.run('shop.example', wait, () => setTimeout(300));
  await expect(
    gate.run('shop.example', { ...wait, signal: AbortSignal.timeout(50) }, async () => undefined),
  ).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
  await slow;
});
