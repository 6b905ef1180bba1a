import assert from 'node:assert/strict';
import { test } from 'node:test';
import { signInBody } from '@gift-registry/bff-contract';
import { missingInformation } from './missing-information.ts';

function told(email: string, password: string) {
  const { error } = signInBody.safeParse({ email, password });
  const message = (field: string) => error?.issues.find(({ path }) => path[0] === field)?.message;
  const { title, description } = missingInformation({
    email: message('email'),
    password: message('password'),
  });
  return `${title}: ${description}`;
}

test('an empty login is told what it needs', () => {
  assert.equal(told('', ''), 'Missing Information: Please enter both email and password');
});

test('otherwise the field at fault is named, the address first', () => {
  assert.equal(told('', 'secret'), 'Email Required: Please enter your email address');
  assert.equal(told('a@b', ''), 'Invalid Email: Please enter a valid email address');
  assert.equal(told('a@example.com', ''), 'Password Required: Please enter your password');
});
