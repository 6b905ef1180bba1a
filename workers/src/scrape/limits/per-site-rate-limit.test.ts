import { setTimeout } from 'node:timers/promises';
import { createRateLimit, RateLimitedError } from './per-site-rate-limit.ts';

const signal = new AbortController().signal;

test('a site gets at most two visits at a time, which start an interval apart', async () => {
  const limit = createRateLimit({ concurrency: 2, intervalMs: 60 });
  let running = 0;
  let peak = 0;
  const arrivals: number[] = [];
  const visit = () =>
    limit.run('shop.example', { waitTimeoutMs: 5_000, signal }, async () => {
      arrivals.push(performance.now());
      running += 1;
      peak = Math.max(peak, running);
      await setTimeout(120);
      running -= 1;
    });
  await Promise.all(Array.from({ length: 6 }, visit));
  expect(peak).toBe(2);
  for (const [index, arrival] of arrivals.entries())
    expect(index === 0 || arrival - (arrivals[index - 1] ?? 0) >= 40).toBeTruthy();
});

test('control: without a limit all visits run at once', async () => {
  const limit = createRateLimit({ concurrency: 100, intervalMs: 0 });
  let running = 0;
  let peak = 0;
  const visit = () =>
    limit.run('shop.example', { waitTimeoutMs: 5_000, signal }, async () => {
      running += 1;
      peak = Math.max(peak, running);
      await setTimeout(50);
      running -= 1;
    });
  await Promise.all(Array.from({ length: 6 }, visit));
  expect(peak).toBe(6);
});

test('a visit to a busy site is rejected after its maximum wait, and other sites are free', async () => {
  const limit = createRateLimit({ concurrency: 1, intervalMs: 0 });
  const wait = { waitTimeoutMs: 100, signal };
  const busy = limit.run('slow.example', wait, () => setTimeout(250));
  await expect(limit.run('slow.example', wait, async () => undefined)).rejects.toThrow(
    RateLimitedError,
  );
  expect(await limit.run('other.example', wait, async () => 'visited')).toBe('visited');
  await busy;
  expect(await limit.run('slow.example', wait, async () => 'visited')).toBe('visited');
});

test('a failed visit frees its slot, and an aborted one leaves the queue', async () => {
  const limit = createRateLimit({ concurrency: 1, intervalMs: 0 });
  const wait = { waitTimeoutMs: 1_000, signal };
  await expect(
    limit.run('shop.example', wait, () => Promise.reject(new Error('no'))),
  ).rejects.toThrow();
  const slow = limit.run('shop.example', wait, () => setTimeout(300));
  await expect(
    limit.run('shop.example', { ...wait, signal: AbortSignal.timeout(50) }, async () => undefined),
  ).rejects.toThrow(expect.objectContaining({ name: 'TimeoutError' }));
  await slow;
});
