import {
  dropPageList,
  dropPageListLine,
  getPageList,
  listRegistries,
  startPageList,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { unavailable } from '../../testing/failures.ts';
import { newId } from '../../testing/fixtures.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { aLine, blocked, answerList, answerPageList } from '../../testing/page-list.ts';

beforeEach(answerPageList);

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

test('a text without links is refused at the field', async () => {
  const { user } = await openScreen('/add/links');
  const box = await screen.findByLabelText('Links');
  await user.type(box, 'a lamp');
  await user.click(screen.getByRole('button', { name: 'Read the pages' }));
  expect(screen.getByText(/We found no link in this text/)).toBeVisible();
  expect(testServer.requests(startPageList)).toHaveLength(0);
});

test('each line that is not in the list has its reason, also after a reload', async () => {
  testServer.reply(startPageList, {
    id: newId(),
    lines: [aLine('Lamp')],
    refused: [{ url: 'http://10.0.0.1/x', reason: 'This address is private.' }],
  });
  const { user } = await openScreen('/add/links');
  const value = 'For us:\nhttps://shop.example/lamp\nhttp://10.0.0.1/x';
  fireEvent.change(await screen.findByLabelText('Links'), { target: { value } });
  await user.click(screen.getByRole('button', { name: 'Read 2 pages' }));
  expect(await screen.findByText('This address is private.')).toBeVisible();
  expect(screen.getByText('There is no link in this line.')).toBeVisible();
  cleanup();
  answerList(aLine('Lamp'));
  const again = await openScreen('/add/links');
  expect(await screen.findByText('This address is private.')).toBeVisible();
  await again.user.click(screen.getByRole('button', { name: 'Put away' }));
  expect(screen.queryByText('This address is private.')).not.toBeInTheDocument();
});

test('a line without a certain price says so', async () => {
  const { found } = aLine('Lamp');
  answerList(aLine('Lamp', { found: found && { ...found, price: null } }), aLine('Cup'));
  await openScreen('/add/links');
  expect(await screen.findAllByText(/^No price is certain/)).toHaveLength(1);
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
  testServer.reply(startPageList, {
    id: newId(),
    lines: [aLine('Lamp'), aLine('Cup')],
  });
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
