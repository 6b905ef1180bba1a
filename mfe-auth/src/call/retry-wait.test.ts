import { retryWaitSeconds } from './retry-wait.ts';

test('every retry waits three times as long, up to 27 seconds', () => {
  expect([1, 2, 3, 4, 9].map(retryWaitSeconds)).toStrictEqual([3, 9, 27, 27, 27]);
});
