import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PausableTimer } from './pausable-timer.ts';

test('the time that passed before a pause counts', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout', 'Date'] });
  let elapsed = 0;
  const timer = new PausableTimer(10_000, () => (elapsed += 1));

  timer.start();
  t.mock.timers.tick(6_000);
  timer.pause();
  t.mock.timers.tick(60_000);
  assert.equal(elapsed, 0);

  timer.start();
  t.mock.timers.tick(3_999);
  assert.equal(elapsed, 0);
  t.mock.timers.tick(1);
  assert.equal(elapsed, 1);
});

test('starting twice runs once, pausing twice holds once', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout', 'Date'] });
  let elapsed = 0;
  const timer = new PausableTimer(1_000, () => (elapsed += 1));

  timer.start();
  timer.start();
  timer.pause();
  timer.pause();
  timer.start();
  t.mock.timers.tick(5_000);
  assert.equal(elapsed, 1);
});
