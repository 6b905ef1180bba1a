import { ErrorBoundary } from '@gift-registry/design-system/error-boundary';
import { screen, waitFor } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { openShell } from '../testing/open-shell.tsx';

const events: { name: string; detail: unknown }[] = [];
const remember = (event: Event) =>
  events.push({ name: event.type, detail: event instanceof CustomEvent ? event.detail : null });

beforeEach(() => {
  events.length = 0;
  for (const name of ['gr-page', 'gr-failure']) addEventListener(name, remember);
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  for (const name of ['gr-page', 'gr-failure']) removeEventListener(name, remember);
  jest.restoreAllMocks();
});

const Broken = (): never => {
  throw new Error('boom');
};

/** Another bundle than the shell's, as remotes have. */
class BoundaryOfRemote extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  readonly part = 'thanks';
  static getDerivedStateFromError = () => ({ failed: true });
  override render = () => !this.state.failed && this.props.children;
}

const BrokenPart = () => (
  <>
    <h1>Gift Book</h1>
    <BoundaryOfRemote>
      <Broken />
    </BoundaryOfRemote>
  </>
);
const BrokenPartOfShell = () => (
  <>
    <h1>Settings</h1>
    <ErrorBoundary part="identity">
      <Broken />
    </ErrorBoundary>
  </>
);

const pages = [
  { path: '/gifts', Screen: BrokenPart },
  { path: '/settings', Screen: BrokenPartOfShell },
  { path: '/product/:id', Screen: () => <h1>Product</h1> },
  { path: '/broken', Screen: Broken },
] as const;

test('the script of the document hears which page is shown, without its parameters', async () => {
  await openShell('/product/42', { pages });
  await screen.findByRole('heading', { name: 'Product' });
  expect(events).toEqual([
    { name: 'gr-page', detail: { project: expect.any(String), page: '/product/:id' } },
  ]);
});

test('it hears of a page that crashes', async () => {
  await openShell('/broken', { pages });
  await waitFor(() =>
    expect(events).toContainEqual({
      name: 'gr-failure',
      detail: {
        project: expect.any(String),
        page: '/broken',
        kind: 'crash',
        error: new Error('boom'),
      },
    }),
  );
});

test.each([
  { path: '/gifts', heading: 'Gift Book', detail: { part: 'thanks' } },
  { path: '/settings', heading: 'Settings', detail: { part: 'identity', project: 'shell' } },
])('it hears which part of $path crashes, while the page goes on', async (shown) => {
  await openShell(shown.path, { pages });
  expect(await screen.findByRole('heading', { name: shown.heading })).toBeVisible();
  const failures = events.filter(({ name }) => name === 'gr-failure');
  expect(failures).toEqual([
    { name: 'gr-failure', detail: { ...shown.detail, kind: 'crash', error: new Error('boom') } },
  ]);
});
