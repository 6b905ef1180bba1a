import { getSession } from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { testUser } from '@gift-registry/shell-contract/testing';
import { render, screen } from '@testing-library/react';
import { CrashBoundary } from './crash-screen.tsx';
import { answerSession, openShell } from '../testing/open-shell.tsx';

const chunkLoadError = () => Object.assign(new Error('chunk 7'), { name: 'ChunkLoadError' });
const Registries = () => <h1>Registries</h1>;

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));
const fakeTimers = () => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
const afterRetries = { timeout: 10_000 };

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('a page whose files fail to load shows Retry, which loads it again', async () => {
  fakeTimers();
  let fails = true;
  const load = async () => {
    if (fails) throw chunkLoadError();
    return Registries;
  };
  const { user } = await openShell('/faq', {
    pages: [{ path: '/faq', load }],
    advanceTimers: jest.advanceTimersByTime,
  });
  expect(
    await screen.findByRole(
      'heading',
      { level: 1, name: 'This page is taking a break' },
      afterRetries,
    ),
  ).toBeVisible();
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();

  fails = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Registries' })).toBeVisible();
});

test('a page of a release that was built against another contract says so, and its code is not loaded', async () => {
  const load = jest.fn(async () => Registries);
  await openShell('/faq', { pages: [{ path: '/faq', load }], outdated: true });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This page is taking a break' }),
  ).toBeVisible();
  expect(screen.getByText(/its next version is on its way/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(screen.getByRole('banner')).toBeVisible();
  expect(load).not.toHaveBeenCalled();
});

test('a page of an area that was retired says so, and its code is not loaded', async () => {
  const load = jest.fn(async () => Registries);
  await openShell('/faq', { pages: [{ path: '/faq', load }], retired: true });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This page has closed' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('banner')).toBeVisible();
  expect(load).not.toHaveBeenCalled();
});

test('a failed page suggests no second reload within five minutes', async () => {
  fakeTimers();
  const load = () => Promise.reject(chunkLoadError());
  sessionStorage.setItem('reloaded-at', String(Date.now()));
  await openShell('/faq', { pages: [{ path: '/faq', load }] });
  expect(
    await screen.findByRole(
      'heading',
      { level: 1, name: 'This page is taking a break' },
      afterRetries,
    ),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reload the page' })).not.toBeInTheDocument();
});

test('a page whose code throws is replaced, and Retry renders it again', async () => {
  let broken = true;
  function Fragile() {
    if (broken) throw new TypeError('x is not a function');
    return <h1>Questions</h1>;
  }
  const { user } = await openShell('/faq', { pages: [{ path: '/faq', Screen: Fragile }] });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Something went wrong on this page' }),
  ).toBeVisible();
  expect(screen.getByRole('banner')).toBeVisible();
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Questions' })).toBeVisible();
});

test('a crash of the shell itself offers a reload', () => {
  function Crash(): never {
    throw new Error('crash');
  }
  render(
    <CrashBoundary>
      <Crash />
    </CrashBoundary>,
  );
  expect(
    screen.getByRole('heading', { level: 1, name: 'An unexpected error occurred' }),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
});

const hostPage = { path: '/host', access: 'host', Screen: Registries } as const;

test('a protected page offers Retry when the session fails to load', async () => {
  const { user } = await openShell('/host', { pages: [hostPage], user: 'failed' });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'We couldn’t load your profile' }),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByRole('heading', { name: 'We couldn’t load your profile' })).toBeVisible();
  expect(testServer.requests(getSession).length).toBeGreaterThan(1);

  answerSession(testUser('host'));
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Registries' })).toBeVisible();
});

test.each(['guest', 'viewer'] as const)('a %s is denied a host page', async (role) => {
  await openShell('/host', { pages: [hostPage], user: testUser(role) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See How It Works' })).toHaveAttribute(
    'href',
    '/how-it-works',
  );
});
