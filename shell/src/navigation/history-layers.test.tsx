import { Link, useHistoryLayer, useNavigation } from '@gift-registry/shell-contract';
import { act, screen, waitFor } from '@testing-library/react';
import { openShell, type TestPage } from '../testing/open-shell.tsx';

const closed = jest.fn();

function List() {
  const { location, navigate, pushQuery } = useNavigation();
  const gift = useHistoryLayer('gift', { onClosed: closed });
  const question = useHistoryLayer('question');
  const menu = useHistoryLayer('menu', { momentary: true });
  const drawer = useHistoryLayer('drawer');
  const thanks = useHistoryLayer('thanks', { instead: 'gift' });
  const filter = (text: string, control?: string) =>
    pushQuery(new URLSearchParams({ q: text }), control);
  return (
    <>
      <h1>List</h1>
      <p>{`query: ${location.search} state: ${JSON.stringify(location.state)}`}</p>
      <Link to="/list?look=1" shownAs="/gift">
        Look
      </Link>
      <button onClick={() => gift.show('lamp')}>Lamp</button>
      <button onClick={() => menu.show()}>Menu</button>
      <button onClick={() => drawer.show()}>Drawer</button>
      {['a', 'ab', 'abc'].map((text) => (
        <button key={text} onClick={() => filter(text, 'search')}>{`Type ${text}`}</button>
      ))}
      <button onClick={() => filter('chip')}>Chip</button>
      {gift.open && (
        <section aria-label={`Gift ${gift.subject.join()}`}>
          <button onClick={() => question.show()}>Remove</button>
          <button onClick={() => gift.show('chair')}>Other</button>
          <button onClick={gift.close}>Close</button>
          <button onClick={() => thanks.show()}>Give</button>
          <button
            onClick={() => {
              gift.close();
              navigate('/next');
            }}
          >
            Close and go
          </button>
          <button
            onClick={() => {
              gift.close();
              gift.close();
              menu.show();
            }}
          >
            Replace by the menu
          </button>
        </section>
      )}
      {question.open && <section aria-label="Question">{<Link to="/next">Next</Link>}</section>}
      {thanks.open && <section aria-label="Thanks" />}
      {drawer.open && <section aria-label="Drawer" />}
      {menu.open && (
        <nav aria-label="Menu">
          <Link to="/next">Next page</Link>
          <button onClick={() => gift.show('vase')}>Vase</button>
        </nav>
      )}
    </>
  );
}

const pages: readonly TestPage[] = [
  {
    path: '/start',
    Screen: () => (
      <Link to="/list" state={{ from: 'start' }}>
        To the list
      </Link>
    ),
  },
  { path: '/list', Screen: List },
  { path: '/gift', Screen: () => <h1>Page of the gift</h1> },
  { path: '/next', Screen: () => <h1>Next</h1> },
];

beforeEach(() => void closed.mockClear());

async function openList() {
  const shell = await openShell('/start', { pages });
  await shell.user.click(await screen.findByRole('link', { name: 'To the list' }));
  await screen.findByRole('heading', { name: 'List' });
  const press = (name: string) => shell.user.click(screen.getByRole('button', { name }));
  return { ...shell, press };
}

const back = () => act(() => window.history.back());
const forward = () => act(() => window.history.forward());
const gift = (name = 'lamp') => screen.findByRole('region', { name: `Gift ${name}` });
const noGift = () =>
  waitFor(() => expect(screen.queryByRole('region', { name: /^Gift/ })).not.toBeInTheDocument());
const atStart = () => screen.findByRole('link', { name: 'To the list' });

test('Back closes a layer, Forward opens it again with its subject, and the page keeps its state', async () => {
  const { press, address } = await openList();
  await press('Lamp');
  expect(await gift()).toBeVisible();
  expect(address()).toBe('/list');
  expect(screen.getByText('query: state: {"from":"start"}')).toBeVisible();
  back();
  await noGift();
  expect(closed).toHaveBeenCalledTimes(1);
  expect(screen.getByText('query: state: {"from":"start"}')).toBeVisible();
  forward();
  expect(await gift()).toBeVisible();
});

test('a layer that was closed by its button leaves no entry behind', async () => {
  const { press } = await openList();
  await press('Lamp');
  await press('Other');
  expect(await gift('chair')).toBeVisible();
  await press('Close');
  await noGift();
  back();
  expect(await atStart()).toBeVisible();
});

test('Back closes the top one of two layers', async () => {
  const { press } = await openList();
  await press('Lamp');
  await press('Remove');
  expect(await screen.findByRole('region', { name: 'Question' })).toBeVisible();
  back();
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Question' })).not.toBeInTheDocument(),
  );
  expect(await gift()).toBeVisible();
  expect(closed).not.toHaveBeenCalled();
});

test('a layer takes the entry of the finished one before it', async () => {
  const { press } = await openList();
  await press('Lamp');
  await press('Give');
  expect(await screen.findByRole('region', { name: 'Thanks' })).toBeVisible();
  expect(screen.queryByRole('region', { name: /^Gift/ })).not.toBeInTheDocument();
  back();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Thanks' })).toBeNull());
  expect(screen.queryByRole('region', { name: /^Gift/ })).not.toBeInTheDocument();
  back();
  expect(await atStart()).toBeVisible();
});

test('a lower layer closes with those above it', async () => {
  const { press } = await openList();
  await press('Lamp');
  await press('Remove');
  await press('Close');
  await noGift();
  expect(screen.queryByRole('region', { name: 'Question' })).not.toBeInTheDocument();
  back();
  expect(await atStart()).toBeVisible();
});

test('a navigation in the same moment as closing starts from the page below', async () => {
  const { press, address } = await openList();
  await press('Lamp');
  await press('Close and go');
  expect(await screen.findByRole('heading', { name: 'Next' })).toBeVisible();
  back();
  expect(await screen.findByRole('heading', { name: 'List' })).toBeVisible();
  expect(address()).toBe('/list');
  await noGift();
  back();
  expect(await atStart()).toBeVisible();
});

test('a layer stays open over a page that was opened from it', async () => {
  const { press, user } = await openList();
  await press('Lamp');
  await press('Remove');
  await user.click(screen.getByRole('link', { name: 'Next' }));
  expect(await screen.findByRole('heading', { name: 'Next' })).toBeVisible();
  back();
  expect(await screen.findByRole('region', { name: 'Question' })).toBeVisible();
});

test('a page or a layer that a momentary one leads to takes its entry', async () => {
  const { press, user } = await openList();
  await press('Menu');
  await press('Vase');
  expect(await gift('vase')).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Menu' })).not.toBeInTheDocument();
  back();
  await noGift();
  await press('Menu');
  await user.click(screen.getByRole('link', { name: 'Next page' }));
  expect(await screen.findByRole('heading', { name: 'Next' })).toBeVisible();
  back();
  expect(await screen.findByRole('heading', { name: 'List' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Menu' })).not.toBeInTheDocument();
});

test('Forward opens no momentary layer', async () => {
  const { press } = await openList();
  await press('Menu');
  back();
  await waitFor(() =>
    expect(screen.queryByRole('navigation', { name: 'Menu' })).not.toBeInTheDocument(),
  );
  forward();
  await press('Lamp');
  expect(await gift()).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Menu' })).not.toBeInTheDocument();
});

test('a second layer in the same moment takes the place of the closed one', async () => {
  const { press } = await openList();
  await press('Lamp');
  await press('Replace by the menu');
  expect(await screen.findByRole('navigation', { name: 'Menu' })).toBeVisible();
  await noGift();
  back();
  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull());
  back();
  expect(await atStart()).toBeVisible();
});

test('a chip is one entry, and typing is one entry', async () => {
  const { press, address } = await openList();
  await press('Chip');
  for (const text of ['a', 'ab', 'abc']) await press(`Type ${text}`);
  expect(await screen.findByText(/^query: \?q=abc/)).toBeVisible();
  back();
  expect(await screen.findByText(/^query: \?q=chip/)).toBeVisible();
  back();
  expect(await screen.findByText(/^query: state/)).toBeVisible();
  expect(address()).toBe('/list');
});

test('a query that was set in a layer stays when Back closes the layer, as an entry of its own', async () => {
  const { press, address } = await openList();
  await press('Drawer');
  await press('Chip');
  await press('Type abc');
  expect(screen.getByRole('region', { name: 'Drawer' })).toBeVisible();
  back();
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Drawer' })).not.toBeInTheDocument(),
  );
  await waitFor(() => expect(address()).toBe('/list?q=abc'));
  back();
  await waitFor(() => expect(address()).toBe('/list'));
  expect(screen.queryByRole('region', { name: 'Drawer' })).not.toBeInTheDocument();
  back();
  expect(await atStart()).toBeVisible();
});

test('a query that was set in a layer stays when Back comes before it is rendered', async () => {
  const { press, address } = await openList();
  await press('Drawer');
  await act(async () => {
    screen.getByRole('button', { name: 'Chip' }).click();
    window.history.back();
    await new Promise((arrive) => window.addEventListener('popstate', arrive, { once: true }));
  });
  await waitFor(() => expect(address()).toBe('/list?q=chip'));
  expect(screen.queryByRole('region', { name: 'Drawer' })).not.toBeInTheDocument();
  back();
  await waitFor(() => expect(address()).toBe('/list'));
});

test('Back from a layer before it is rendered leaves the page ready for the next one', async () => {
  const { press, address } = await openList();
  await press('Chip');
  back();
  await screen.findByText(/^query: state/);
  for (let round = 0; round < 2; round += 1) {
    await act(async () => {
      screen.getByRole('button', { name: 'Menu' }).click();
      window.history.back();
      await new Promise((arrive) => window.addEventListener('popstate', arrive, { once: true }));
    });
    expect(screen.queryByRole('navigation', { name: 'Menu' })).not.toBeInTheDocument();
    expect(address()).toBe('/list');
  }
  await press('Menu');
  expect(screen.getByRole('navigation', { name: 'Menu' })).toBeVisible();
});

test('a layer over a part with an own address keeps that address', async () => {
  const { press, user, address } = await openList();
  await user.click(screen.getByRole('link', { name: 'Look' }));
  await press('Lamp');
  expect(await gift()).toBeVisible();
  expect(address()).toBe('/gift');
  back();
  await noGift();
  expect(address()).toBe('/gift');
  expect(screen.getByText(/^query: \?look=1/)).toBeVisible();
});

test('a reload keeps a layer', async () => {
  const first = await openList();
  await first.press('Lamp');
  await gift();
  const state: unknown = window.history.state;
  first.unmount();
  first.parts.router.dispose();
  const again = await openShell('/list', { pages, state });
  expect(await gift()).toBeVisible();
  again.unmount();
});

test('a reload leaves a momentary layer, and Back leads to the page before', async () => {
  const { press, unmount, parts } = await openList();
  await press('Menu');
  await screen.findByRole('navigation', { name: 'Menu' });
  const state: unknown = window.history.state;
  unmount();
  parts.router.dispose();
  await openShell('/list', { pages, state });
  await screen.findByRole('heading', { name: 'List' });
  expect(screen.queryByRole('navigation', { name: 'Menu' })).not.toBeInTheDocument();
});
