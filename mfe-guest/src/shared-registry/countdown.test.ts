import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countdownText } from './countdown.ts';

const lateEvening = new Date(2026, 10, 21, 23, 59);

test('the countdown counts calendar days, whatever the hour', () => {
  assert.equal(countdownText('2026-11-20', lateEvening), 'Event Passed');
  assert.equal(countdownText('2026-11-21', lateEvening), 'Today is the big day!');
  assert.equal(countdownText('2026-11-22', lateEvening), '1 Day to Go!');
  assert.equal(countdownText('2026-12-21', lateEvening), '30 Days to Go!');
});
