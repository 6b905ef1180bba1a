import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toFormValues } from './unfinished-form.ts';

test('an incomplete form is read back as it was left', () => {
  const left = {
    registryName: 'Meera turns one',
    occasion: 'birthday',
    eventDate: '',
    guestMessage: '',
    phoneNumber: '98',
  };
  assert.deepEqual(toFormValues(left), left);
});

test('what no longer fits is left out, the rest is kept', () => {
  assert.deepEqual(toFormValues({ registryName: 'A', occasion: '', guestRange: '1-10' }), {
    registryName: 'A',
    eventDate: '',
    guestMessage: '',
    phoneNumber: '',
  });
  assert.equal(toFormValues(null), undefined);
});
