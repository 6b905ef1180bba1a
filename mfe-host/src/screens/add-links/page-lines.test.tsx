import {
  addPageListLine,
  dropPageListLine,
  getScrape,
  updateItem,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { alreadyAdded } from '../../testing/failures.ts';
import { anExternalProduct, anItem, aScrape } from '../../testing/fixtures.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import {
  registry,
  lampPage,
  aLine,
  blocked,
  answerList,
  answerPageList,
} from '../../testing/page-list.ts';

beforeEach(answerPageList);

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

test('a refused line says why, and the lines after it are added', async () => {
  const [cup, lamp] = [aLine('Cup'), aLine('Lamp')];
  const existing = { ...anItem(anExternalProduct()), quantityRequested: 1 };
  answerList(cup, lamp);
  testServer.fail(addPageListLine, { ...alreadyAdded, current: existing });
  testServer.reply(getScrape, ({ params: { scrapeId } }) => {
    if (scrapeId === lamp.scrape.id) testServer.reply(addPageListLine, anItem(anExternalProduct()));
    return aScrape({ id: scrapeId, step: 'done', outcome: 'ok', product: lampPage });
  });
  const { user } = await openScreen('/add/links');
  const button = await screen.findByRole('button', { name: 'Add all 2 that are ready' });
  await waitFor(() => expect(button).toBeEnabled());
  answerList(cup, { ...lamp, decision: 'added' });
  await user.click(button);
  expect(await screen.findByText('Already in this registry. Make it 2?')).toBeVisible();
  expect(await screen.findByText('Added to Registry')).toBeVisible();
  testServer.reply(addPageListLine, { ...existing, quantityRequested: 2 });
  await user.click(screen.getByRole('button', { name: 'Make it 2' }));
  await waitFor(() =>
    expect(testServer.requests(addPageListLine).at(-1)?.body.addToExisting).toBe(true),
  );
});

test('an addition can be undone: the gift goes and the line is open again', async () => {
  const line = aLine('Lamp');
  const item = { ...anItem(anExternalProduct()), quantityRequested: 1 };
  answerList(line);
  testServer.reply(addPageListLine, item);
  testServer.reply(updateItem, { ...item, quantityRequested: 0 });
  testServer.reply(dropPageListLine, ({ body }) => body);
  const { user } = await openScreen('/add/links');
  const add = await screen.findByRole('button', { name: 'Add: Lamp' });
  await waitFor(() => expect(add).toBeEnabled());
  answerList({ ...line, decision: 'added' });
  await user.click(add);
  const undo = await screen.findByRole('button', { name: 'Undo: Lamp' });
  await waitFor(() => expect(undo).toBeEnabled());
  answerList(line);
  await user.click(undo);
  expect(await screen.findByRole('button', { name: 'Add: Lamp' })).toBeVisible();
  expect(testServer.requests(updateItem)).toMatchObject([
    { params: { itemId: item.id }, body: { quantityRequested: 0 } },
  ]);
  expect(testServer.requests(dropPageListLine)).toMatchObject([{ body: { dropped: false } }]);
});
