import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noteText } from './field-notes.ts';

test('an empty field says why it is empty', () => {
  assert.equal(noteText('price', 'not-found'), 'We did not find a price on this page.');
  assert.match(noteText('price', 'not-sure') ?? '', /^We saw a price, but it may not be/);
  assert.match(noteText('name', 'corrected') ?? '', /^You changed this before/);
  assert.equal(noteText('name', undefined), undefined);
});
