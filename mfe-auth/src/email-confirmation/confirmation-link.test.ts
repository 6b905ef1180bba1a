import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readConfirmationLink } from './confirmation-link.ts';

test('a link is read from its query or from behind its #', () => {
  assert.deepEqual(readConfirmationLink('?token_hash=abc&type=signup', ''), {
    token: 'abc',
    type: 'signup',
  });
  assert.deepEqual(readConfirmationLink('', '#code=abc'), { token: 'abc', type: 'email' });
});

test('a link that lacks something says what', () => {
  assert.deepEqual(readConfirmationLink('?type=signup', ''), {
    problem: 'Missing confirmation token',
  });
  assert.deepEqual(readConfirmationLink('?token=abc', ''), {
    problem: 'Missing confirmation type',
  });
});
