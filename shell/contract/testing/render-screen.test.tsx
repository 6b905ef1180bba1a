import { screen } from '@testing-library/react';
import { useState } from 'react';
import {
  Link,
  useLeaveGuard,
  useLiveUpdates,
  useNavigation,
  usePathParams,
  useSession,
  useToast,
} from '../src/index.ts';
import { renderScreen, signedInAs } from './index.ts';

test('renderScreen provides the path, its parameters and the session', () => {
  function Greeting() {
    const { name } = usePathParams();
    const { state } = useSession();
    const { search } = useNavigation().location;
    return <p>{`${name} ${search} ${state.user?.firstName}`}</p>;
  }
  renderScreen(<Greeting />, {
    path: '/hello/world?loud=1',
    params: { name: 'world' },
    session: signedInAs('host'),
  });
  expect(screen.getByText('world ?loud=1 Asha')).toBeVisible();
});

test('renderScreen follows links and unmounts the screen that was left', async () => {
  const { user, address, history } = renderScreen(<Link to="/host?x=1">Dashboard</Link>);
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  expect(address()).toBe('/host?x=1');
  expect(history()).toEqual(['/', '/host?x=1']);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('renderScreen renders the screen of the current path when given a function', async () => {
  const { user } = renderScreen((pathname) =>
    pathname === '/' ? <Link to="/next">Next</Link> : <h1>{pathname}</h1>,
  );
  await user.click(screen.getByRole('link', { name: 'Next' }));
  expect(screen.getByRole('heading', { name: '/next' })).toBeVisible();
});

test('renderScreen asks the leave guard before another path and not for a query', async () => {
  function Form() {
    const [proceed, setProceed] = useState<() => void>();
    const { navigate, replaceQuery } = useNavigation();
    useLeaveGuard({ when: true, onLeave: (go) => setProceed(() => go) });
    return (
      <>
        <button onClick={() => navigate('/away')}>Leave</button>
        <button onClick={() => replaceQuery(new URLSearchParams({ page: '2' }))}>Filter</button>
        {proceed && <button onClick={proceed}>Discard</button>}
      </>
    );
  }
  const { user, address, isGuarded } = renderScreen(<Form />, { path: '/form' });
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  expect(address()).toBe('/form?page=2');
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  expect(address()).toBe('/form?page=2');
  expect(isGuarded()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(address()).toBe('/away');
  expect(isGuarded()).toBe(false);
});

test('renderScreen shows toasts with their action', async () => {
  const undo = jest.fn();
  function Remove() {
    const showToast = useToast();
    return (
      <button
        onClick={() => showToast({ title: 'Removed', action: { label: 'Undo', onSelect: undo } })}
      >
        Remove
      </button>
    );
  }
  const { user, toasts } = renderScreen(<Remove />);
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(toasts().getByText('Removed')).toBeVisible();
  await user.click(toasts().getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(toasts().queryByText('Removed')).not.toBeInTheDocument();
});

test('renderScreen delivers events and reconnections to the screen', () => {
  function Counter() {
    const [seen, setSeen] = useState<string[]>([]);
    useLiveUpdates({
      share: 'CODE',
      onEvent: ({ type }) => setSeen((types) => [...types, type]),
      onReconnect: () => setSeen((types) => [...types, 'reconnected']),
    });
    return <p>{seen.join(' ')}</p>;
  }
  const { emit, reconnect, subscribedShares } = renderScreen(<Counter />);
  emit({ type: 'registry-changed', registryId: '1', version: 2 });
  reconnect();
  expect(screen.getByText('registry-changed reconnected')).toBeVisible();
  expect(subscribedShares()).toEqual(['CODE']);
});

test('renderScreen signs out in memory', async () => {
  function Account() {
    const { state, signOut } = useSession();
    return <button onClick={() => void signOut()}>{state.status}</button>;
  }
  const { user, session } = renderScreen(<Account />, { session: signedInAs('guest') });
  await user.click(screen.getByRole('button', { name: 'signed-in' }));
  expect(screen.getByRole('button', { name: 'signed-out' })).toBeVisible();
  expect(session().status).toBe('signed-out');
});
