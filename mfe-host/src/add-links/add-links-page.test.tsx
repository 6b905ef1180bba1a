import {
  addPageListLine,
  dropPageList,
  dropPageListLine,
  getPageList,
  getScrape,
  listRegistries,
  startPageList,
  type PageListLine,
  type ScrapedProduct,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { unavailable } from '../testing/failures.ts';
import { anExternalProduct, anItem, aRegistry, aScrape, newId } from '../testing/fixtures.ts';
import { openScreen } from '../testing/open-screen.tsx';

const registry = aRegistry({ registryName: 'Asha and Dev' });
const lamp: ScrapedProduct = {
  title: 'Lamp',
  name: 'Lamp',
  brand: null,
  price: 499,
  currency: 'INR',
  description: null,
  image: null,
  pictures: [],
  notes: {},
  url: 'https://shop.example/lamp',
};

function aLine(name: string, changes: Partial<PageListLine> = {}): PageListLine {
  const { product: _, ...scrape } = aScrape({ id: newId(), step: 'done', outcome: 'ok' });
  return {
    id: newId(),
    url: `https://shop.example/${name.toLowerCase()}`,
    scrape,
    found: { name, price: 499, currency: 'INR', image: null },
    decision: null,
    ...changes,
  };
}
const blocked = () =>
  aLine('Blocked', {
    found: null,
    scrape: {
      ...aLine('x').scrape,
      outcome: 'blocked',
      notice: { title: 'Failed to scrape product', text: 'No.', advice: 'The shop refuses us.' },
    },
  });
const answerList = (...lines: PageListLine[]) =>
  testServer.reply(getPageList, { list: { id: newId(), lines } });

beforeEach(() => {
  localStorage.clear();
  testServer.reply(listRegistries, { registries: [registry] });
  testServer.reply(getPageList, { list: null });
  testServer.reply(getScrape, ({ params }) =>
    aScrape({ id: params.scrapeId, step: 'done', outcome: 'ok', product: lamp }),
  );
  testServer.reply(addPageListLine, anItem(anExternalProduct()));
});

test('the links of any text are counted and read', async () => {
  testServer.reply(startPageList, { id: newId(), lines: [aLine('Lamp')] });
  const { user } = await openScreen('/add/links');
  fireEvent.change(await screen.findByLabelText('Links'), {
    target: { value: 'one https://shop.example/lamp, two\nhttps://shop.example/cup' },
  });
  await user.click(screen.getByRole('button', { name: 'Read 2 pages' }));
  expect(await screen.findByRole('heading', { name: 'Lamp' })).toBeVisible();
  expect(testServer.requests(startPageList)).toMatchObject([
    { body: { urls: ['https://shop.example/lamp', 'https://shop.example/cup'] } },
  ]);
});

test('a text without links, and one with too many, is refused at the field', async () => {
  const { user } = await openScreen('/add/links');
  const box = await screen.findByLabelText('Links');
  await user.type(box, 'a lamp');
  await user.click(screen.getByRole('button', { name: 'Read the pages' }));
  expect(screen.getByText(/We found no link in this text/)).toBeVisible();
  const many = Array.from({ length: 51 }, (_, index) => `https://shop.example/${index}`);
  fireEvent.change(box, { target: { value: many.join(' ') } });
  await user.click(screen.getByRole('button', { name: 'Read 51 pages' }));
  expect(screen.getByText('Please paste up to 50 links at once. These are 51.')).toBeVisible();
  expect(testServer.requests(startPageList)).toHaveLength(0);
});

test('a refusal of the server keeps the text', async () => {
  testServer.fail(startPageList, unavailable);
  const { user } = await openScreen('/add/links');
  await user.type(await screen.findByLabelText('Links'), 'https://shop.example/lamp');
  await user.click(screen.getByRole('button', { name: 'Read 1 page' }));
  expect(await screen.findByText('A short break.')).toBeVisible();
  expect(screen.getByLabelText('Links')).toHaveValue('https://shop.example/lamp');
});

test('a list is there again after a reload, with the progress of each line', async () => {
  const reading = aLine('Cup', {
    found: null,
    scrape: { ...aLine('x').scrape, step: 'reading', outcome: null },
  });
  answerList(aLine('Lamp'), reading, blocked());
  await openScreen('/add/links');
  expect(await screen.findByRole('progressbar', { name: 'Pages read' })).toHaveAttribute(
    'aria-valuetext',
    '2 of 3 read',
  );
  expect(screen.getByText('Reading the details…')).toBeVisible();
  expect(screen.getByText('The shop refuses us.')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Fill in by hand: / })).toBeVisible();
});

test('a line is added as it was read', async () => {
  const line = aLine('Lamp');
  answerList(line);
  const { user } = await openScreen('/add/links');
  const button = await screen.findByRole('button', { name: 'Add: Lamp' });
  await waitFor(() => expect(button).toBeEnabled());
  answerList({ ...line, decision: 'added' });
  await user.click(button);
  expect(await screen.findByText('Added to Registry')).toBeVisible();
  expect(await screen.findByText('This list is done')).toBeVisible();
  expect(testServer.requests(addPageListLine)).toMatchObject([
    { params: { lineId: line.id }, body: { registryId: registry.id, product: { name: 'Lamp' } } },
  ]);
});

test('a line is corrected and added', async () => {
  answerList(aLine('Lamp'));
  const { user } = await openScreen('/add/links');
  await user.click(await screen.findByRole('button', { name: 'Correct: Lamp' }));
  const name = await screen.findByLabelText('Name');
  await user.clear(name);
  await user.type(name, 'Brass lamp');
  await user.click(screen.getByRole('button', { name: 'Add to Registry' }));
  await waitFor(() =>
    expect(testServer.requests(addPageListLine)).toMatchObject([
      { body: { product: { name: 'Brass lamp' }, corrected: ['name'] } },
    ]),
  );
});

describe('a correction', () => {
  const lines = [aLine('Lamp'), aLine('Cup')];
  async function typeAndLeave() {
    answerList(...lines);
    const { user } = await openScreen('/add/links');
    await user.click(await screen.findByRole('button', { name: 'Correct: Lamp' }));
    const name = await screen.findByLabelText('Name');
    await user.clear(name);
    await user.type(name, 'Brass lamp');
    return user;
  }

  test('is there again when the page is left and opened again, until it is added', async () => {
    await typeAndLeave();
    cleanup();
    const { user } = await openScreen('/add/links');
    expect(await screen.findByLabelText('Name')).toHaveValue('Brass lamp');
    await user.click(screen.getByRole('button', { name: 'Add to Registry' }));
    await waitFor(() =>
      expect(testServer.requests(addPageListLine)).toMatchObject([
        { body: { product: { name: 'Brass lamp' } } },
      ]),
    );
    await waitFor(() => expect(localStorage.getItem('gr-page-list-corrections')).toBe('{}'));
  });

  test('waits while another line is corrected', async () => {
    const user = await typeAndLeave();
    await user.click(screen.getByRole('button', { name: 'Correct: Cup' }));
    await user.click(await screen.findByRole('button', { name: 'Correct: Lamp' }));
    expect(await screen.findByLabelText('Name')).toHaveValue('Brass lamp');
  });

  test('that is cancelled is forgotten', async () => {
    const user = await typeAndLeave();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    cleanup();
    await openScreen('/add/links');
    expect(await screen.findByRole('button', { name: 'Correct: Lamp' })).toBeVisible();
    expect(screen.queryByLabelText('Name')).not.toBeInTheDocument();
  });
});

test('all that are ready are added; those that need a look stay', async () => {
  answerList(aLine('Lamp'), aLine('Cup'), blocked());
  const { user } = await openScreen('/add/links');
  const button = await screen.findByRole('button', { name: 'Add all 2 that are ready' });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
  await waitFor(() => expect(testServer.requests(addPageListLine)).toHaveLength(2));
});

test('a drop can be undone', async () => {
  answerList(aLine('Lamp'));
  testServer.reply(dropPageListLine, ({ body }) => body);
  const { user } = await openScreen('/add/links');
  await user.click(await screen.findByRole('button', { name: 'Drop: Lamp' }));
  expect(await screen.findByText('Dropped')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo: Lamp' }));
  expect(await screen.findByRole('button', { name: 'Drop: Lamp' })).toBeVisible();
  await waitFor(() =>
    expect(testServer.requests(dropPageListLine).map(({ body }) => body)).toStrictEqual([
      { dropped: true },
      { dropped: false },
    ]),
  );
});

test('a drop can be undone when the page is opened again, also the last one', async () => {
  answerList(aLine('Lamp', { decision: 'dropped' }));
  testServer.reply(dropPageListLine, ({ body }) => body);
  const { user } = await openScreen('/add/links');
  await user.click(await screen.findByRole('button', { name: 'Undo: Lamp' }));
  expect(await screen.findByRole('button', { name: 'Drop: Lamp' })).toBeVisible();
});

test('the rest is dropped after a question', async () => {
  answerList(aLine('Lamp'));
  testServer.reply(dropPageList, { removed: true });
  const { user } = await openScreen('/add/links');
  await user.click(await screen.findByRole('button', { name: 'Drop the rest' }));
  const dialog = await screen.findByRole('dialog', { name: 'Drop the rest of this list?' });
  await user.click(within(dialog).getByRole('button', { name: 'Drop' }));
  expect(await screen.findByLabelText('Links')).toBeVisible();
});

test('a list that fails to load can be loaded again', async () => {
  testServer.fail(getPageList, unavailable);
  const { user } = await openScreen('/add/links');
  expect(await screen.findByText('Failed to load your links')).toBeVisible();
  answerList(aLine('Lamp'));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Lamp' })).toBeVisible();
});

test('the focus follows from the links to the list, and stays at a line that is dropped', async () => {
  testServer.reply(startPageList, { id: newId(), lines: [aLine('Lamp'), aLine('Cup')] });
  testServer.reply(dropPageListLine, ({ body }) => body);
  const { user } = await openScreen('/add/links');
  await user.type(await screen.findByLabelText('Links'), 'https://shop.example/lamp');
  await user.click(screen.getByRole('button', { name: 'Read 1 page' }));
  const line = (await screen.findByRole('heading', { name: 'Lamp' })).closest('li');
  expect(document.body).not.toHaveFocus();
  expect(document.activeElement).toContainElement(line);
  await user.click(screen.getByRole('button', { name: 'Drop: Lamp' }));
  expect(await screen.findByText('Dropped')).toBeVisible();
  expect(line).toHaveFocus();
});

test('a list that was there before takes no focus', async () => {
  answerList(aLine('Lamp'));
  await openScreen('/add/links');
  expect(await screen.findByRole('heading', { name: 'Lamp' })).toBeVisible();
  expect(document.body).toHaveFocus();
});

test('without a registry a finished list leads to a new one', async () => {
  testServer.reply(listRegistries, { registries: [] });
  answerList(aLine('Lamp', { decision: 'added' }));
  await openScreen('/add/links');
  const done = (await screen.findByText('This list is done')).closest('[role="status"]');
  expect(done).toContainElement(
    screen.getAllByRole('link', { name: 'Create Registry' }).at(-1) ?? null,
  );
});
