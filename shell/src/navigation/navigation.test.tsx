import { Link, useLeaveGuard, useNavigation } from '@gift-registry/shell-contract';
import { testUser } from '@gift-registry/shell-contract/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { Profiler, useState } from 'react';
import { openShell, type TestPage } from '../testing/open-shell.tsx';

/** A page is in the document a moment before it gets the focus. */
const isFocused = (role: 'heading' | 'link', name: string) =>
  waitFor(() => expect(screen.getByRole(role, { name })).toHaveFocus());

function Start() {
  const { location, navigate, replaceQuery } = useNavigation();
  return (
    <>
      <h1>Start</h1>
      <p>{`query: ${location.search}`}</p>
      <Link to="/posts/first" state={{ from: 'start' }}>
        First post
      </Link>
      <Link to="/start?look=first" shownAs="/posts/first">
        Look at the first post
      </Link>
      <Link to="/posts/first" target="_blank">
        New tab
      </Link>
      <button onClick={() => replaceQuery(new URLSearchParams({ sort: 'price' }))}>Sort</button>
      <button onClick={() => navigate('/posts/second', { replace: true })}>Replace</button>
    </>
  );
}

function Post() {
  const { location, back, navigate } = useNavigation();
  return (
    <>
      <h1>Post</h1>
      <p>{`state: ${JSON.stringify(location.state)}`}</p>
      <button onClick={() => back('/fallback')}>Back</button>
      <button onClick={() => navigate('/fallback')}>Elsewhere</button>
    </>
  );
}

function Form() {
  const { navigate } = useNavigation();
  const [leave, setLeave] = useState<() => void>();
  const [dirty, setDirty] = useState(true);
  useLeaveGuard({ when: dirty, onLeave: (proceed) => setLeave(() => proceed) });
  return (
    <>
      <h1>Form</h1>
      <button onClick={() => navigate('/start')}>Cancel</button>
      <button onClick={() => setDirty(false)}>Save</button>
      {leave && <button onClick={leave}>Discard and leave</button>}
    </>
  );
}

const entry = (path: string, title: string) => ({ path, title, description: `About ${title}` });
const pages: readonly TestPage[] = [
  { path: '/start', title: 'The start', Screen: Start },
  { path: '/fallback', title: 'The fallback', Screen: () => <h1>Fallback</h1> },
  {
    path: '/posts/:slug',
    entries: [entry('/posts/first', 'First post'), entry('/posts/second', 'Second post')],
    Screen: Post,
  },
  { path: '/form', access: 'host', Screen: Form },
  { path: '/email-login', Screen: () => <h1>Login</h1> },
];

test('a link navigates without loading a document and hands over its state', async () => {
  const { user, address } = await openShell('/start', { pages });
  await user.click(await screen.findByRole('link', { name: 'First post' }));
  expect(await screen.findByText('state: {"from":"start"}')).toBeVisible();
  expect(address()).toBe('/posts/first');
});

test('a link to a new tab leaves this page', async () => {
  const { user, address } = await openShell('/start', { pages });
  await user.click(await screen.findByRole('link', { name: 'New tab' }));
  expect(address()).toBe('/start');
});

test('a navigation sets title and description and focuses the heading', async () => {
  const { user } = await openShell('/start', { pages });
  document.title = 'Title of the document';
  expect(await screen.findByRole('heading', { name: 'Start' })).not.toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'First post' }));
  await isFocused('heading', 'Post');
  expect(document.title).toBe('First post · Tohfa');
  expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
    'content',
    'About First post',
  );
});

test('a new query keeps the page, its title and the focus', async () => {
  const { user, address } = await openShell('/start', { pages });
  document.title = 'Title of the document';
  await user.click(await screen.findByRole('button', { name: 'Sort' }));
  expect(await screen.findByText('query: ?sort=price')).toBeVisible();
  expect(address()).toBe('/start?sort=price');
  expect(screen.getByRole('button', { name: 'Sort' })).toHaveFocus();
  expect(document.title).toBe('Title of the document');
});

test('a new query renders no link again, but those who read it', async () => {
  const rendered = new Set<string>();
  const noteRender = (id: string) => void rendered.add(id);
  const Query = () => <p>{`query: ${useNavigation().location.search}`}</p>;
  const parts = (
    <>
      <Profiler id="link" onRender={noteRender}>
        <Link to="/fallback">Fallback</Link>
      </Profiler>
      <Profiler id="query" onRender={noteRender}>
        <Query />
      </Profiler>
    </>
  );
  function Screen() {
    const { replaceQuery } = useNavigation();
    return (
      <>
        <h1>Parts</h1>
        {parts}
        <button onClick={() => replaceQuery(new URLSearchParams({ sort: 'price' }))}>Sort</button>
      </>
    );
  }
  const { user } = await openShell('/parts', {
    pages: [...pages, { path: '/parts', title: 'Parts', Screen }],
  });
  await screen.findByRole('link', { name: 'Fallback' });
  rendered.clear();
  await user.click(screen.getByRole('button', { name: 'Sort' }));
  expect(await screen.findByText('query: ?sort=price')).toBeVisible();
  expect([...rendered]).toStrictEqual(['query']);
});

test('a part of a screen is shown under the address of its own page; back and a new query keep the screen', async () => {
  const { user, address } = await openShell('/start', { pages });
  const link = await screen.findByRole('link', { name: 'Look at the first post' });
  expect(link).toHaveAttribute('href', '/posts/first');
  await user.click(link);
  expect(await screen.findByText('query: ?look=first')).toBeVisible();
  expect(address()).toBe('/posts/first');
  expect(link).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Sort' }));
  expect(await screen.findByText('query: ?sort=price')).toBeVisible();
  expect(address()).toBe('/posts/first');
  act(() => window.history.back());
  expect(await screen.findByText('query:')).toBeVisible();
  expect(address()).toBe('/start');
});

test('back returns to the previous page and focuses the link that led away', async () => {
  const { user } = await openShell('/start', { pages });
  await user.click(await screen.findByRole('link', { name: 'First post' }));
  await user.click(await screen.findByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('heading', { name: 'Start' })).toBeVisible();
  await isFocused('link', 'First post');
});

test('back focuses the heading of a page that no link to the page before is on', async () => {
  const { user } = await openShell('/start', { pages });
  await user.click(await screen.findByRole('button', { name: 'Replace' }));
  await user.click(await screen.findByRole('button', { name: 'Elsewhere' }));
  await isFocused('heading', 'Fallback');
  act(() => window.history.back());
  await isFocused('heading', 'Post');
});

test('back goes to the fallback from the first page of the visit', async () => {
  const { user, address } = await openShell('/posts/first', { pages });
  await user.click(await screen.findByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('heading', { name: 'Fallback' })).toBeVisible();
  expect(address()).toBe('/fallback');
});

const closesSilently = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('a leave guard blocks a navigation until the screen proceeds', async () => {
  const { user, address } = await openShell('/form', { pages, user: testUser('host') });
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(address()).toBe('/form');
  await user.click(await screen.findByRole('button', { name: 'Discard and leave' }));
  expect(await screen.findByRole('heading', { name: 'Start' })).toBeVisible();
});

test('a leave guard makes the browser ask before the tab closes, until the input is saved', async () => {
  const { user } = await openShell('/form', { pages, user: testUser('host') });
  await screen.findByRole('heading', { name: 'Form' });
  expect(closesSilently()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(closesSilently()).toBe(true);
});

test('a guarded screen stays when the session ends', async () => {
  const { parts } = await openShell('/form', { pages, user: testUser('host') });
  await screen.findByRole('heading', { name: 'Form' });
  await act(async () =>
    parts.session.replace({ user: null, csrfToken: 'csrf-token', hostView: null }),
  );
  expect(screen.getByRole('heading', { name: 'Form' })).toBeVisible();
});
