import { setTimeout } from 'node:timers/promises';
import { createGate, BusyError } from './gate.ts';

const signal = new AbortController().signal;

test('a site has two visitors at a time, and they arrive apart', async () => {
  const gate = createGate({ atOnce: 2, gapMs: 60 });
  let inside = 0;
  let most = 0;
  const arrivals: number[] = [];
  const visit = () =>
    gate.visit('shop.example', { patienceMs: 5_000, signal }, async () => {
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
  const gate = createGate({ atOnce: 100, gapMs: 0 });
  let inside = 0;
  let most = 0;
  const visit = () =>
    gate.visit('shop.example', { patienceMs: 5_000, signal }, async () => {
      inside += 1;
      most = Math.max(most, inside);
      await setTimeout(50);
      inside -= 1;
    });
  await Promise.all(Array.from({ length: 6 }, visit));
  expect(most).toBe(6);
});

test('a busy site keeps no other waiting, and patience ends', async () => {
  const gate = createGate({ atOnce: 1, gapMs: 0 });
  const wait = { patienceMs: 100, signal };
  const busy = gate.visit('slow.example', wait, () => setTimeout(400));
  await expect(gate.visit('slow.example', wait, async () => undefined)).rejects.toThrow(BusyError);
  expect(await gate.visit('other.example', wait, async () => 'visited')).toBe('visited');
  await busy;
  expect(await gate.visit('slow.example', wait, async () => 'visited')).toBe('visited');
});

test('a failed visit frees its place, and a cancelled one stops waiting', async () => {
  const gate = createGate({ atOnce: 1, gapMs: 0 });
  const wait = { patienceMs: 1_000, signal };
  await expect(
    gate.visit('shop.example', wait, () => Promise.reject(new Error('no'))),
  ).rejects.toThrow();
  const slow = gate.visit('shop.example', wait, () => setTimeout(300));
  await expect(
    gate.visit('shop.example', { ...wait, signal: AbortSignal.timeout(50) }, async () => undefined),
  ).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
  await slow;
});
