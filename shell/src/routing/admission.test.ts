import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page as pageSchema, type PageDefinition } from '@gift-registry/bff-contract';
import type { Role, SessionState } from '@gift-registry/shell-contract';
import { accessDenied, admit } from './admission.ts';

const page = (definition: Partial<PageDefinition>) =>
  pageSchema.parse({ screen: 'x', path: '/x', title: 'X', description: 'X', ...definition });

const signedIn = (role: Role): SessionState => ({
  status: 'signed-in',
  user: { id: '1', email: 'a@example.com', firstName: 'A', lastName: 'B', role },
});
const signedOut: SessionState = { status: 'signed-out', user: null };
const failed: SessionState = { status: 'failed', user: null };

test('a public page is open to everyone, also when the session is unknown', () => {
  for (const session of [signedOut, failed, signedIn('viewer')])
    assert.deepEqual(admit(page({}), session, '/x'), { kind: 'enter' });
});

test('home leads signed-in people on', () => {
  const home = page({ path: '/' });
  assert.deepEqual(admit(home, signedIn('admin'), '/'), { kind: 'leave', to: '/admin/overview' });
  assert.deepEqual(admit(home, signedIn('host'), '/'), { kind: 'leave', to: '/host' });
  assert.deepEqual(admit(home, signedOut, '/'), { kind: 'enter' });
});

test('who is not signed in is sent to sign in, and on to the wanted page', () => {
  assert.deepEqual(admit(page({ access: 'host' }), signedOut, '/products?registryId=1'), {
    kind: 'leave',
    to: '/email-login?next=%2Fproducts%3FregistryId%3D1',
  });
});

test('a page that sends to home does not carry the wanted page there', () => {
  const delivery = page({ access: 'host', signedOutTo: '/' });
  assert.deepEqual(admit(delivery, signedOut, '/x'), { kind: 'leave', to: '/' });
});

test('host pages are for hosts and admins', () => {
  const hostPage = page({ access: 'host' });
  assert.equal(admit(hostPage, signedIn('host'), '/x').kind, 'enter');
  assert.equal(admit(hostPage, signedIn('admin'), '/x').kind, 'enter');
  assert.equal(admit(hostPage, signedIn('guest'), '/x').kind, 'denied');
  assert.equal(admit(hostPage, signedIn('viewer'), '/x').kind, 'denied');
});

test('admin pages send everyone else to sign in, and say why', () => {
  const adminPage = page({ access: 'admin' });
  assert.equal(admit(adminPage, signedIn('admin'), '/x').kind, 'enter');
  assert.deepEqual(admit(adminPage, signedIn('host'), '/x'), {
    kind: 'leave',
    to: '/email-login',
    notice: accessDenied,
  });
});

test('a failed look-up signs nobody out', () => {
  assert.deepEqual(admit(page({ access: 'host' }), failed, '/x'), { kind: 'unknown' });
});
