import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isFinal, readingSteps } from './reading-steps.ts';

const stepsAt = (...at: Parameters<typeof readingSteps>) =>
  readingSteps(...at).map(({ text, state }) => `${text} ${state}`);

test('a queued page looks as if it were being fetched', () => {
  assert.deepEqual(stepsAt('queued', false), ['Fetching the page… current']);
});

test('earlier steps stay, the current one is last', () => {
  assert.deepEqual(stepsAt('rendering', true), [
    'Fetching the page… done',
    'Reading the details… done',
    'Opening it in a browser… current',
  ]);
});

test('the browser is named only when it was needed', () => {
  assert.equal(stepsAt('picturing', false).length, 3);
  assert.equal(stepsAt('picturing', true).length, 4);
});

test('done and failed are final', () => {
  assert.equal(isFinal('done'), true);
  assert.equal(isFinal('failed'), true);
  assert.equal(isFinal('rendering'), false);
});
