import { screen, waitFor } from '@testing-library/react';
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
const pages = [
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
