import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressForm, passwordlessForm, type AddressForm } from './address-form.ts';

const problem = (form: AddressForm, email: string) =>
  form.safeParse({ email }).error?.issues.map(({ message }) => message);

test('a missing address is asked for in the words of the form', () => {
  assert.deepEqual(problem(addressForm, ' '), ['Email address is required']);
  assert.deepEqual(problem(passwordlessForm, ' '), ['Email is required']);
});

test('a malformed address gets one sentence on both forms', () => {
  for (const form of [addressForm, passwordlessForm]) {
    assert.deepEqual(problem(form, 'a@b'), ['Please enter a valid email address']);
    assert.deepEqual(problem(form, 'a..b@example.com'), ['Email cannot contain consecutive dots']);
  }
});

test('an address is sent trimmed', () => {
  assert.deepEqual(passwordlessForm.parse({ email: ' a@example.com ' }), {
    email: 'a@example.com',
  });
});
