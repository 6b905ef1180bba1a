import { useQuery } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { openShell } from '../testing/open-shell.tsx';

const rendered = () => document.getElementById('first-paint');

function Page() {
  const [name, setName] = useState('');
  const [wrap, setWrap] = useState(false);
  const [menu, setMenu] = useState(false);
  return (
    <>
      <button type="button" aria-label="Show sections" onClick={() => setMenu(!menu)} />
      {menu && <nav aria-label="Sections" />}
      <h1>Gifts</h1>
      <details>
        <summary>Filters</summary>
        <p>Any price</p>
      </details>
      <form>
        <input
          name="name"
          aria-label="Name"
          value={name}
          onChange={(e) => setName(e.target.value)}
        />
        <input
          type="checkbox"
          name="wrap"
          aria-label="Wrap it"
          checked={wrap}
          onChange={(e) => setWrap(e.target.checked)}
        />
        <select name="sort" aria-label="Sort" defaultValue="low">
          <option value="low">Low</option>
          <option value="high">High</option>
        </select>
      </form>
      <Prices />
      <p>{`Dear ${name}${wrap ? ', wrapped' : ''}`}</p>
      <a id="help" href="/faq">
        Help
      </a>
      <a href="/lamp">Purchase Lamp</a>
      <a href="/vase">Purchase Vase</a>
      <ul tabIndex={0} aria-label="Pictures" />
    </>
  );
}

function PriceBox(props: { readonly label: string; readonly onCommit: (typed: string) => void }) {
  const [typed, setTyped] = useState('');
  return (
    <label>
      {props.label}
      <input
        value={typed}
        onChange={(e) => setTyped(e.target.value)}
        onBlur={() => props.onCommit(typed)}
      />
    </label>
  );
}

function Prices() {
  const [[low, high], setRange] = useState(['0', '9']);
  return (
    <>
      <PriceBox label="Min" onCommit={(typed) => setRange([typed, high])} />
      <PriceBox label="Max" onCommit={(typed) => setRange([low, typed])} />
      <p>{`From ${low} to ${high}`}</p>
    </>
  );
}

const html = `<button type="button" aria-label="Show sections"></button>
  <h1>Gifts</h1>
  <details><summary>Filters</summary><p>Any price</p></details>
  <form>
    <input name="name" aria-label="Name" value="">
    <input type="checkbox" name="wrap" aria-label="Wrap it">
    <select name="sort" aria-label="Sort"><option value="low" selected>Low</option><option value="high">High</option></select>
    <label>Min<input name="min" value=""></label>
    <label>Max<input name="max" value=""></label>
  </form>
  <a id="help" href="/faq">Help</a>
  <a href="/lamp">Purchase Lamp</a>
  <a href="/vase">Purchase Vase</a>
  <ul tabindex="0" aria-label="Pictures"></ul>`;

const pages = [{ path: '/r/:shareCode', Screen: Page }];
const open = (use: () => void) =>
  openShell('/r/CODE', { pages, rendered: html, beforeTakeover: use });
const inDocument = (selector: string) => {
  const element = rendered()?.querySelector<HTMLInputElement>(selector);
  if (!element) throw new Error(`The document has no ${selector}.`);
  return element;
};

test("the app's page replaces the rendered one", async () => {
  await open(() => expect(screen.getByRole('heading', { name: 'Gifts' })).toBeVisible());
  expect(rendered()).toBeNull();
  expect(screen.getByRole('heading', { name: 'Gifts' })).toBeVisible();
});

test('a part that was scrolled sideways stays where it was', async () => {
  await open(() => {
    inDocument('ul').scrollLeft = 240;
  });
  expect(rendered()).toBeNull();
  expect(screen.getByRole('list', { name: 'Pictures' }).scrollLeft).toBe(240);
});

test('the rendered page stays until the code of the page has loaded', async () => {
  let arrive = (_: typeof Page) => {};
  const load = () => new Promise<typeof Page>((resolve) => (arrive = resolve));
  const opening = openShell('/r/CODE', {
    pages: [{ path: '/r/:shareCode', load }],
    rendered: html,
  });
  await act(() => Promise.resolve());
  expect(rendered()).toBeVisible();
  expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
  arrive(Page);
  await opening;
  expect(rendered()).toBeNull();
});

test('typed values, ticks and choices stay, and the page knows them', async () => {
  await open(() => {
    inDocument('[name=name]').value = 'Asha';
    inDocument('[name=wrap]').checked = true;
    inDocument('[name=sort]').value = 'high';
  });
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Asha');
  expect(screen.getByRole('checkbox', { name: 'Wrap it' })).toBeChecked();
  expect(screen.getByRole('combobox', { name: 'Sort' })).toHaveValue('high');
  expect(screen.getByText('Dear Asha, wrapped')).toBeVisible();
});

test('typed values stay where the app gives the fields other names, and each counts as left', async () => {
  await open(() => {
    inDocument('[name=min]').value = '2100';
    inDocument('[name=max]').value = '5100';
  });
  expect(screen.getByRole('textbox', { name: 'Min' })).toHaveValue('2100');
  expect(await screen.findByText('From 2100 to 5100')).toBeVisible();
});

test('open details stay open', async () => {
  await open(() => inDocument('details').setAttribute('open', ''));
  expect(screen.getByRole('group')).toHaveAttribute('open');
});

test.each([
  ['of the same id', '#help', { name: 'Help' }],
  ['of the same name', '[href="/vase"]', { name: 'Purchase Vase' }],
])('the focus moves to the element %s', async (_, selector, { name }) => {
  await open(() => inDocument(selector).focus());
  expect(screen.getByRole('link', { name })).toHaveFocus();
});

test('the cursor stays where it was in a field', async () => {
  await open(() => {
    const field = inDocument('[name=name]');
    field.value = 'Asha';
    field.focus();
    field.setSelectionRange(1, 2);
  });
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  expect(field).toHaveFocus();
  expect([field.selectionStart, field.selectionEnd]).toEqual([1, 2]);
});

test('without a focus in the rendered page nothing is focused', async () => {
  await open(() => {});
  expect(document.body).toHaveFocus();
});

test('the scroll position stays', async () => {
  const scrolled: number[] = [];
  await open(() => {
    Object.defineProperty(window, 'scrollY', { value: 640, configurable: true });
    window.scrollTo = (...args: unknown[]) => void scrolled.push(Number(args[1]));
  });
  // The router scrolls a new page to its top first.
  expect(scrolled.at(-1)).toBe(640);
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
});

test('a button that was pressed before the scripts came is pressed again', async () => {
  await open(() => inDocument('button').setAttribute('data-pressed', ''));
  expect(screen.getByRole('navigation', { name: 'Sections' })).toBeVisible();
});

test('a button that was not pressed is left alone', async () => {
  await open(() => {});
  expect(screen.queryByRole('navigation', { name: 'Sections' })).not.toBeInTheDocument();
});

test('a tap that is going on reaches the link on which it began', async () => {
  const clicked = jest.fn((event: Event) => event.preventDefault());
  await open(() => {
    inDocument('[href="/lamp"]').addEventListener('click', clicked);
    fireEvent.pointerDown(inDocument('[href="/lamp"]'));
  });
  expect(rendered()).not.toBeNull();
  fireEvent.pointerUp(inDocument('[href="/lamp"]'));
  fireEvent.click(inDocument('[href="/lamp"]'));
  expect(clicked).toHaveBeenCalledTimes(1);
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(rendered()).toBeNull();
  expect(screen.getByRole('heading', { name: 'Gifts' })).toBeVisible();
});

describe('replies of the document', () => {
  const fetchAgain = jest.fn(async () => ({ registryName: 'Fetched' }));
  function Registry() {
    const { data, error } = useQuery<{ registryName: string }>({
      queryKey: ['api', 'shared', 'CODE'],
      queryFn: fetchAgain,
      staleTime: 1_000,
      retryOnMount: false,
    });
    return <h1>{data?.registryName ?? error?.message ?? 'Loading'}</h1>;
  }
  const openWith = (status: number, body: unknown) =>
    openShell('/r/CODE', {
      pages: [{ path: '/r/:shareCode', Screen: Registry }],
      rendered: '<h1>Meera turns one</h1>',
      replies: [{ path: '/api/shared/CODE', status, body }],
    });

  test('are shown at once and not fetched', async () => {
    await openWith(200, { registryName: 'Meera turns one' });
    expect(screen.getByRole('heading', { name: 'Meera turns one' })).toBeVisible();
    expect(fetchAgain).not.toHaveBeenCalled();
  });

  test('that failed are shown as failures', async () => {
    await openWith(404, { error: { code: 'not-found', message: 'No such list.' } });
    expect(screen.getByRole('heading', { name: 'No such list.' })).toBeVisible();
    expect(fetchAgain).not.toHaveBeenCalled();
  });
});
