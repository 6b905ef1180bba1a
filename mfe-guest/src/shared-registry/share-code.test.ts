import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shareCodeFromInput, shareCodeOf } from './share-code.ts';

test('a code in the query takes precedence over the path', () => {
  assert.equal(shareCodeOf('?code=fromQuery', 'fromPath'), 'fromQuery');
  assert.equal(shareCodeOf('', 'fromPath'), 'fromPath');
  assert.equal(shareCodeOf('', undefined), '');
});

test('a pasted link gives its code', () => {
  assert.equal(shareCodeFromInput(' https://tohfa.example/r/abc_DEF-1?x=1 '), 'abc_DEF-1');
  assert.equal(shareCodeFromInput('https://tohfa.example/guest?code=abc'), 'abc');
  assert.equal(shareCodeFromInput('abc'), 'abc');
});
