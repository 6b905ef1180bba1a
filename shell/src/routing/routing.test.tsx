import { usePathParams, useNavigation } from '@gift-registry/shell-contract';
import { testUser } from '@gift-registry/shell-contract/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { openShell } from '../testing/open-shell.tsx';

afterEach(() => void jest.restoreAllMocks());

const pages = [
  { path: '/', Screen: () => <h1>Welcome</h1> },
  { path: '/email-login', Screen: () => <h1>Login</h1> },
  { path: '/host', access: 'host', Screen: () => <h1>Registries</h1> },
  { path: '/admin/overview', access: 'admin', Screen: () => <h1>Overview</h1> },
  { path: '/delivery', access: 'host', signedOutTo: '/', Screen: () => <h1>Delivery</h1> },
  { path: '/product/:id', Screen: Product },
] as const;

function Product() {
  return <h1>{`Product ${usePathParams().id}`}</h1>;
}

test('a page gets the parameters of its path', async () => {
  await openShell('/product/42', { pages });
  expect(await screen.findByRole('heading', { name: 'Product 42' })).toBeVisible();
});

test('a signed-out visitor of a protected page goes to the login, which returns to it', async () => {
  const { address } = await openShell('/host?tab=drafts', { pages });
  expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible();
  expect(address()).toBe('/email-login?next=%2Fhost%3Ftab%3Ddrafts');
});

test('a protected page waits for the session', async () => {
  const { address } = await openShell('/host', { pages, user: 'loading' });
  expect(screen.getByText('Loading...')).toBeInTheDocument();
  expect(address()).toBe('/host');
  expect(screen.queryByRole('heading', { name: 'Registries' })).not.toBeInTheDocument();
});

test('a signed-out visitor of the delivery page goes to the home page', async () => {
  const { address } = await openShell('/delivery', { pages });
  expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeVisible();
  expect(address()).toBe('/');
});

test('a host at an admin page goes to the login with the Access Denied toast', async () => {
  const { toasts } = await openShell('/admin/overview', { pages, user: testUser('host') });
  expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible();
  expect(toasts().getByText("You don't have permission to access this page.")).toBeVisible();
});

test.each([
  { role: 'host', path: '/host' },
  { role: 'admin', path: '/admin/overview' },
] as const)('the home page redirects a signed-in $role to $path', async ({ role, path }) => {
  const { address } = await openShell('/', { pages, user: testUser(role) });
  await waitFor(() => expect(address()).toBe(path));
});

test('an unknown address shows that there is no page, with a link home', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { user } = await openShell('/nowhere', { pages });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Oops! Page not found' }),
  ).toBeVisible();
  expect(log.mock.calls.join()).toContain('/nowhere');
  await user.click(screen.getByRole('link', { name: 'Return to Home' }));
  expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeVisible();
});

test('a page that ends the session is left for the login', async () => {
  const { parts, address } = await openShell('/host', { pages, user: testUser('host') });
  expect(await screen.findByRole('heading', { name: 'Registries' })).toBeVisible();
  await act(
    async () => void parts.session.replace({ user: null, csrfToken: 'csrf-token', hostView: null }),
  );
  expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible();
  expect(address()).toBe('/email-login?next=%2Fhost');
});

test('a progress bar shows while the next page loads', async () => {
  let finish = (_: () => null) => {};
  const load = () => new Promise<() => null>((resolve) => (finish = resolve));
  const GoNext = () => {
    const { navigate } = useNavigation();
    return <button onClick={() => navigate('/next')}>Next</button>;
  };
  const { user } = await openShell('/start', {
    pages: [
      { path: '/start', Screen: GoNext },
      { path: '/next', load },
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Next' }));
  expect(screen.getByRole('progressbar', { name: 'Loading the page' })).toBeInTheDocument();
  await act(async () => finish(() => null));
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});
