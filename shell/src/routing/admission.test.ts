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
    expect(admit(page({}), session, '/x')).toStrictEqual({ kind: 'enter' });
});

test('home leads signed-in people on', () => {
  const home = page({ path: '/' });
  expect(admit(home, signedIn('admin'), '/')).toStrictEqual({
    kind: 'leave',
    to: '/admin/overview',
  });
  expect(admit(home, signedIn('host'), '/')).toStrictEqual({ kind: 'leave', to: '/host' });
  expect(admit(home, signedOut, '/')).toStrictEqual({ kind: 'enter' });
});

test('who is not signed in is sent to sign in, and on to the wanted page', () => {
  expect(admit(page({ access: 'host' }), signedOut, '/products?registryId=1')).toStrictEqual({
    kind: 'leave',
    to: '/email-login?next=%2Fproducts%3FregistryId%3D1',
  });
});

test('a page that sends to home does not carry the wanted page there', () => {
  const delivery = page({ access: 'host', signedOutTo: '/' });
  expect(admit(delivery, signedOut, '/x')).toStrictEqual({ kind: 'leave', to: '/' });
});

test('host pages are for hosts and admins', () => {
  const hostPage = page({ access: 'host' });
  expect(admit(hostPage, signedIn('host'), '/x').kind).toBe('enter');
  expect(admit(hostPage, signedIn('admin'), '/x').kind).toBe('enter');
  expect(admit(hostPage, signedIn('guest'), '/x').kind).toBe('denied');
  expect(admit(hostPage, signedIn('viewer'), '/x').kind).toBe('denied');
});

test('admin pages send everyone else to sign in, and say why', () => {
  const adminPage = page({ access: 'admin' });
  expect(admit(adminPage, signedIn('admin'), '/x').kind).toBe('enter');
  expect(admit(adminPage, signedIn('host'), '/x')).toStrictEqual({
    kind: 'leave',
    to: '/email-login',
    toast: accessDenied,
  });
});

test('a failed look-up signs nobody out', () => {
  expect(admit(page({ access: 'host' }), failed, '/x')).toStrictEqual({ kind: 'unknown' });
});
