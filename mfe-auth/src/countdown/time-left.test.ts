import assert from 'node:assert/strict';
import { test } from 'node:test';
import { minutesAndSeconds, minutesInWords, secondsUntil } from './time-left.ts';

test('a started second counts, and a moment in the past is 0 away', () => {
  assert.equal(secondsUntil(60_000, 0), 60);
  assert.equal(secondsUntil(60_000, 1), 60);
  assert.equal(secondsUntil(60_000, 59_999), 1);
  assert.equal(secondsUntil(60_000, 60_000), 0);
  assert.equal(secondsUntil(60_000, 99_000), 0);
});

test('seconds read as minutes and seconds', () => {
  assert.deepEqual([300, 65, 60, 9, 0].map(minutesAndSeconds), [
    '5:00',
    '1:05',
    '1:00',
    '0:09',
    '0:00',
  ]);
});

test('a sentence counts started minutes', () => {
  assert.deepEqual([1, 60, 61, 900].map(minutesInWords), [
    '1 minute',
    '1 minute',
    '2 minutes',
    '15 minutes',
  ]);
});
