import { pollDelay, reconnectDelay } from './event-connection.ts';

test('the delay doubles up to 30 seconds', () => {
  const longest = [0, 1, 2, 3, 4, 5, 50].map((failures) => reconnectDelay(failures, () => 1));
  expect(longest).toStrictEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
});

test('half of the delay is random', () => {
  expect(reconnectDelay(2, () => 0)).toBe(2_000);
});

test('pages poll every 15 seconds, a fifth earlier or later', () => {
  expect([0, 0.5, 1].map((random) => Math.round(pollDelay(() => random)))).toStrictEqual([
    12_000, 15_000, 18_000,
  ]);
});
