import assert from 'node:assert/strict';
import { test } from 'node:test';
import { strengthOf } from './strength.ts';

test('scores read Weak up to 2, Fair at 3, Good at 4 and Strong at 5', () => {
  assert.deepEqual([0, 1, 2, 3, 4, 5].map(strengthOf), [
    'Weak',
    'Weak',
    'Weak',
    'Fair',
    'Good',
    'Strong',
  ]);
});
