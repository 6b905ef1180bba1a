import assert from 'node:assert/strict';
import { test } from 'node:test';
import { retryWaitSeconds } from './retry-wait.ts';

test('every retry waits three times as long, up to 27 seconds', () => {
  assert.deepEqual([1, 2, 3, 4, 9].map(retryWaitSeconds), [3, 9, 27, 27, 27]);
});
