import { useLiveUpdates } from '@gift-registry/shell-contract';
import { testUser } from '@gift-registry/shell-contract/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { answerSession, openShell } from '../testing/open-shell.tsx';

function SharedRegistry() {
  const [version, setVersion] = useState(0);
  const [reconnections, setReconnections] = useState(0);
  useLiveUpdates({
    share: 'CODE',
    onEvent: (event) => setVersion(event.version ?? 0),
    onReconnect: () => setReconnections((count) => count + 1),
  });
  return <h1>{`Version ${version}, ${reconnections} reconnections`}</h1>;
}

function Dashboard() {
  useLiveUpdates({ onEvent: () => {}, onReconnect: () => {} });
  return <h1>Registries</h1>;
}

const pages = [
  { path: '/r', Screen: SharedRegistry },
  { path: '/host', access: 'host', Screen: Dashboard },
  { path: '/email-login', Screen: () => <h1>Login</h1> },
] as const;

test('a screen receives the events of its share', async () => {
  const { eventSources } = await openShell('/r', { pages });
  expect(await screen.findByRole('heading', { name: 'Version 0, 0 reconnections' })).toBeVisible();
  await waitFor(() =>
    expect(eventSources.map(({ url }) => url)).toEqual(['/api/events?share=CODE']),
  );
  act(() => void eventSources[0]?.dispatchEvent(new Event('open')));
  const shares = { CODE: { registryId: '1', version: 3 } };
  act(() => eventSources[0]?.send({ type: 'joined', shares }));
  expect(screen.getByRole('heading', { name: 'Version 3, 0 reconnections' })).toBeVisible();
  act(() => eventSources[0]?.send({ type: 'registry-changed', registryId: '1', version: 7 }));
  expect(screen.getByRole('heading', { name: 'Version 7, 0 reconnections' })).toBeVisible();
});

test('leaving the screen closes the connection', async () => {
  const { eventSources, unmount } = await openShell('/r', { pages });
  await screen.findByRole('heading', { name: 'Version 0, 0 reconnections' });
  await waitFor(() => expect(eventSources).toHaveLength(1));
  unmount();
  await waitFor(() => expect(eventSources[0]?.closed).toBe(true));
});

test('a signed-out event loads the session and leaves the protected page', async () => {
  const { eventSources } = await openShell('/host', { pages, user: testUser('host') });
  await screen.findByRole('heading', { name: 'Registries' });
  await waitFor(() => expect(eventSources).not.toHaveLength(0));
  answerSession(null);
  await act(async () => void eventSources.at(-1)?.send({ type: 'signed-out' }));
  expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible();
});

test('another account reconnects the event stream', async () => {
  const { parts, eventSources } = await openShell('/host', { pages, user: testUser('host') });
  await screen.findByRole('heading', { name: 'Registries' });
  await waitFor(() => expect(eventSources).not.toHaveLength(0));
  const before = eventSources.at(-1);
  await act(
    async () =>
      void parts.session.replace({
        user: testUser('admin'),
        csrfToken: 'new-token',
        hostView: null,
      }),
  );
  await waitFor(() => expect(before?.closed).toBe(true));
  expect(eventSources.at(-1)?.closed).toBe(false);
});

test('a tab that is hidden for 30 seconds closes the connection until it is visible', async () => {
  const { eventSources } = await openShell('/r', { pages });
  await screen.findByRole('heading', { name: 'Version 0, 0 reconnections' });
  await waitFor(() => expect(eventSources).toHaveLength(1));
  const hidden = jest.spyOn(document, 'hidden', 'get');
  jest.useFakeTimers();
  const show = (visible: boolean) => {
    hidden.mockReturnValue(!visible);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  show(false);
  jest.advanceTimersByTime(29_999);
  expect(eventSources[0]?.closed).toBe(false);
  jest.advanceTimersByTime(1);
  expect(eventSources[0]?.closed).toBe(true);
  show(true);
  expect(eventSources.at(-1)?.closed).toBe(false);
  jest.useRealTimers();
  hidden.mockRestore();
});
