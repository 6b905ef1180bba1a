import { createFailureBackoff } from './screen-renderer.ts';

test('the third failure pauses for ten seconds, each further one for twice as long, at most ten minutes', () => {
  let now = 0;
  const backoff = createFailureBackoff(() => now);
  backoff.failed('a');
  backoff.failed('a');
  expect(backoff.isPaused('a')).toBe(false);
  const pauses = Array.from({ length: 9 }, () => {
    backoff.failed('a');
    const start = now;
    while (backoff.isPaused('a')) now += 1_000;
    return (now - start) / 1_000;
  });
  expect(pauses).toStrictEqual([10, 20, 40, 80, 160, 320, 600, 600, 600]);
});

test('a success ends the count, and other keys are not paused', () => {
  const backoff = createFailureBackoff(() => 0);
  for (let failure = 0; failure < 3; failure += 1) backoff.failed('a');
  expect([backoff.isPaused('a'), backoff.isPaused('b')]).toStrictEqual([true, false]);
  backoff.succeeded('a');
  expect(backoff.isPaused('a')).toBe(false);
});
