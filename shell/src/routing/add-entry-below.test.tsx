import { screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { openShell } from '../testing/open-shell.tsx';

const pages = [
  { path: '/lists/:list', Screen: () => <h1>List</h1> },
  { path: '/lists/:list/gifts/:gift', opensOver: '/lists/:list', Screen: () => <h1>Gift</h1> },
];

afterEach(() => void jest.restoreAllMocks());

test('Back from a gift that began the visit shows the list', async () => {
  jest.spyOn(window.history, 'length', 'get').mockReturnValue(1);
  const { address } = await openShell('/lists/asha/gifts/lamp', { pages });
  expect(await screen.findByRole('heading', { name: 'Gift' })).toBeVisible();
  expect(address()).toBe('/lists/asha/gifts/lamp');
  act(() => window.history.back());
  expect(await screen.findByRole('heading', { name: 'List' })).toBeVisible();
  expect(address()).toBe('/lists/asha');
});

test('a tab with an earlier page keeps it', async () => {
  const before = window.history.length;
  await openShell('/lists/asha/gifts/lamp', { pages });
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Gift' })).toBeVisible());
  expect(window.history.length).toBe(before);
});
