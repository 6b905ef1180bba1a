import { testUser } from '@gift-registry/shell-contract/testing';
import { act, screen, within } from '@testing-library/react';
import { openShell } from '../testing/open-shell.tsx';

const pages = [
  { path: '/', Screen: () => <h1>Welcome</h1> },
  { path: '/faq', Screen: () => <h1>Questions</h1> },
  { path: '/how-it-works', Screen: () => <h1>Three steps</h1> },
  { path: '/host', access: 'host', chrome: 'app', Screen: () => <h1>Registries</h1> },
  { path: '/products', access: 'host', chrome: 'bare', Screen: () => <h1>Products</h1> },
  { path: '/app', chrome: 'app', Screen: () => <h1>App</h1> },
] as const;

const header = () => within(screen.getByRole('banner'));
const linkTexts = () =>
  header()
    .getAllByRole('link')
    .map((link) => link.textContent);

test('a public page shows signed-out visitors the information links, Login and the footer', async () => {
  await openShell('/faq', { pages });
  expect(await screen.findByRole('heading', { name: 'Questions' })).toBeVisible();
  expect(header().getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/email-login');
  expect(header().getByRole('link', { name: "FAQ's" })).toHaveAttribute('aria-current', 'page');
  expect(header().getByRole('link', { name: 'How It Works?' })).toBeVisible();
  expect(header().getByRole('link', { name: 'Tohfa, home' })).toHaveAttribute('href', '/');
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('link', { name: 'Create Registry' })).toHaveAttribute(
    'href',
    '/create-registry',
  );
  expect(footer.getByRole('link', { name: /Instagram/ })).toHaveAttribute(
    'href',
    'https://instagram.example/tohfa',
  );
});

test('a host sees the navigation bar with Logout and without Admin', async () => {
  await openShell('/host', { pages, user: testUser('host') });
  expect(await screen.findByRole('heading', { name: 'Registries' })).toBeVisible();
  expect(header().getByRole('button', { name: 'Logout' })).toBeVisible();
  expect(linkTexts()).toEqual([
    'Tohfa',
    'Home',
    'How It Works',
    'FAQ',
    'About Us',
    'Contact Us',
    'Account',
  ]);
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
});

test('an admin also sees the Admin link', async () => {
  await openShell('/faq', { pages, user: testUser('admin') });
  expect(await header().findByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin');
});

test('a bare page has no header and no footer', async () => {
  await openShell('/products', { pages, user: testUser('host') });
  expect(await screen.findByRole('heading', { name: 'Products' })).toBeVisible();
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
});

test('an app page has no header while nobody is signed in', async () => {
  await openShell('/app', { pages });
  expect(await screen.findByRole('heading', { name: 'App' })).toBeVisible();
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
});

test('the menu of narrow screens opens, and closes after a navigation', async () => {
  const { user } = await openShell('/faq', { pages, user: testUser('host') });
  const menu = await header().findByRole('button', { name: /menu/i });
  expect(menu).toHaveAttribute('aria-expanded', 'false');
  await user.click(menu);
  expect(menu).toHaveAttribute('aria-expanded', 'true');
  await user.click(header().getByRole('link', { name: 'How It Works' }));
  expect(await screen.findByRole('heading', { name: 'Three steps' })).toBeVisible();
  expect(menu).toHaveAttribute('aria-expanded', 'false');
});

test('the skip link leads to the main content', async () => {
  await openShell('/faq', { pages });
  const skip = screen.getByRole('link', { name: 'Skip to the main content' });
  expect(skip).toHaveAttribute('href', '#main');
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
});

test('a message appears while the browser is offline and goes when it is online', async () => {
  await openShell('/faq', { pages });
  const onLine = jest.spyOn(navigator, 'onLine', 'get');
  onLine.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText(/^You are offline\./)).toBeVisible();
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(/^You are offline\./)).not.toBeInTheDocument();
  onLine.mockRestore();
});
