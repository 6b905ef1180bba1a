import { createRetryDelay } from './retry-delay.ts';

const retryDelay = createRetryDelay({ firstWaitMs: 5_000, hours: 48 });
const HOUR_MS = 3_600_000;

/** The hours that a mail waits for a server that stays away, and its longest wait in minutes. */
function patience(): { readonly hours: number; readonly longestMinutes: number } {
  let ageMs = 0;
  let longest = 0;
  for (let attempts = 1; ; attempts += 1) {
    const wait = retryDelay({ attempts, ageMs });
    if (wait === -1)
      return { hours: ageMs / HOUR_MS, longestMinutes: Math.round(longest / 60_000) };
    longest = Math.max(longest, wait);
    ageMs += wait;
  }
}

test('a mail waits 48 hours for its server, and at most 15 minutes between two attempts', () => {
  const { hours, longestMinutes } = patience();
  expect(hours).toBeGreaterThanOrEqual(48);
  expect(hours).toBeLessThan(48.3);
  expect(longestMinutes).toBe(15);
});

test('the first attempts follow within seconds, and not all at once', () => {
  const waits = Array.from({ length: 50 }, () => retryDelay({ attempts: 1, ageMs: 0 }));
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(4_000);
  expect(Math.max(...waits)).toBeLessThanOrEqual(5_000);
  expect(new Set(waits).size).toBeGreaterThan(10);
});
