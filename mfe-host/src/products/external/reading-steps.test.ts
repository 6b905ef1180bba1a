import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isFinal, readingSteps } from './reading-steps.ts';

test('a queued page looks as if it were being fetched', () => {
  assert.deepEqual(readingSteps('queued'), [{ text: 'Fetching the page…', state: 'current' }]);
});

test('earlier steps stay, the current one is last', () => {
  assert.deepEqual(
    readingSteps('rendering').map(({ text, state }) => `${text} ${state}`),
    ['Fetching the page… done', 'Reading the details… done', 'Opening it in a browser… current'],
  );
});

test('done and failed are final', () => {
  assert.equal(isFinal('done'), true);
  assert.equal(isFinal('failed'), true);
  assert.equal(isFinal('rendering'), false);
});
