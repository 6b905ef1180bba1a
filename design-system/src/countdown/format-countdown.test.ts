import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatCountdown, spokenCountdown } from './format-countdown.ts';

test('seconds read as minutes and two digits', () => {
  assert.equal(formatCountdown(300), '5:00');
  assert.equal(formatCountdown(65), '1:05');
  assert.equal(formatCountdown(9), '0:09');
  assert.equal(formatCountdown(0), '0:00');
});

test('five minutes are spoken eight times, not three hundred', () => {
  const spoken = Array.from({ length: 301 }, (_, elapsed) => spokenCountdown(300 - elapsed));
  assert.deepEqual(
    [...new Set(spoken)],
    [
      '5 minutes left',
      '4 minutes left',
      '3 minutes left',
      '2 minutes left',
      '1 minute left',
      '30 seconds left',
      '10 seconds left',
      'Time is up',
    ],
  );
});
