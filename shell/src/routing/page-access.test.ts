import { page as pageSchema, type PageDefinition } from '@gift-registry/bff-contract';
import type { Role, SessionState } from '@gift-registry/shell-contract';
import { accessDenied, checkPageAccess } from './page-access.ts';

const page = (definition: Partial<PageDefinition>) =>
  pageSchema.parse({ screen: 'x', path: '/x', title: 'X', description: 'X', ...definition });

const signedIn = (role: Role): SessionState => ({
  status: 'signed-in',
  user: { id: '1', email: 'a@example.com', firstName: 'A', lastName: 'B', role },
});
const signedOut: SessionState = { status: 'signed-out', user: null };
const failed: SessionState = { status: 'failed', user: null };

test('everyone may see a public page, also when the session failed to load', () => {
  for (const session of [signedOut, failed, signedIn('viewer')])
    expect(checkPageAccess(page({}), session, '/x')).toStrictEqual({ kind: 'allow' });
});

test('the home page redirects signed-in people to their home path', () => {
  const home = page({ path: '/' });
  expect(checkPageAccess(home, signedIn('admin'), '/')).toStrictEqual({
    kind: 'redirect',
    to: '/admin/overview',
  });
  expect(checkPageAccess(home, signedIn('host'), '/')).toStrictEqual({
    kind: 'redirect',
    to: '/host',
  });
  expect(checkPageAccess(home, signedOut, '/')).toStrictEqual({ kind: 'allow' });
});

test('signed-out visitors are redirected to the login, which returns to the requested page', () => {
  expect(
    checkPageAccess(page({ access: 'host' }), signedOut, '/products?registryId=1'),
  ).toStrictEqual({
    kind: 'redirect',
    to: '/email-login?next=%2Fproducts%3FregistryId%3D1',
  });
});

test('newcomers are redirected to the page that is named for them', () => {
  const createRegistry = page({ access: 'host', newcomersTo: '/email-signup' });
  const redirectOf = (isNewcomer: boolean) =>
    checkPageAccess(createRegistry, signedOut, '/create-registry', isNewcomer);
  expect(redirectOf(true)).toMatchObject({ to: '/email-signup?next=%2Fcreate-registry' });
  expect(redirectOf(false)).toMatchObject({ to: '/email-login?next=%2Fcreate-registry' });
});

test('a redirect to the home page has no return path', () => {
  const delivery = page({ access: 'host', signedOutTo: '/' });
  expect(checkPageAccess(delivery, signedOut, '/x')).toStrictEqual({ kind: 'redirect', to: '/' });
});

test('host pages allow hosts and admins and deny other roles', () => {
  const hostPage = page({ access: 'host' });
  expect(checkPageAccess(hostPage, signedIn('host'), '/x').kind).toBe('allow');
  expect(checkPageAccess(hostPage, signedIn('admin'), '/x').kind).toBe('allow');
  expect(checkPageAccess(hostPage, signedIn('guest'), '/x').kind).toBe('deny');
  expect(checkPageAccess(hostPage, signedIn('viewer'), '/x').kind).toBe('deny');
});

test('an account that is going to be deleted sees its account page and public pages only', () => {
  const { user } = signedIn('host');
  if (!user) throw new Error('Nobody is signed in.');
  const leaving: SessionState = {
    status: 'signed-in',
    user: { ...user, deletesAt: '2099-12-06T10:00:00Z' },
  };
  const toAccount = { kind: 'redirect', to: '/account' };
  expect(checkPageAccess(page({ access: 'host' }), leaving, '/x')).toStrictEqual(toAccount);
  expect(checkPageAccess(page({ access: 'signed-in' }), leaving, '/x')).toStrictEqual(toAccount);
  expect(checkPageAccess(page({}), leaving, '/x').kind).toBe('allow');
  const account = page({ access: 'signed-in', path: '/account' });
  expect(checkPageAccess(account, leaving, '/account').kind).toBe('allow');
});

test('admin pages redirect other roles to the login with a toast', () => {
  const adminPage = page({ access: 'admin' });
  expect(checkPageAccess(adminPage, signedIn('admin'), '/x').kind).toBe('allow');
  expect(checkPageAccess(adminPage, signedIn('host'), '/x')).toStrictEqual({
    kind: 'redirect',
    to: '/email-login',
    toast: accessDenied,
  });
});

test('a failed session is not treated as signed out', () => {
  expect(checkPageAccess(page({ access: 'host' }), failed, '/x')).toStrictEqual({
    kind: 'session-failed',
  });
});
