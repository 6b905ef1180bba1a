import { importGifts, listRegistries, takeBackItems } from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { unavailable } from '../testing/failures.ts';
import { anExternalProduct, anItem, aRegistry } from '../testing/fixtures.ts';
import { openScreen } from '../testing/open-screen.tsx';

const registry = aRegistry({ registryName: 'Asha and Dev' });
const twoGifts = 'name,url,price,quantity\nLamp,https://shop.example/lamp,1499,2\nCup,,,\n';

/** Chooses a file; jsdom's files can't be read. */
async function choose(content: string | Uint8Array<ArrayBuffer>, size?: number) {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const file = new File([], 'gifts.csv', { type: 'text/csv' });
  Object.defineProperty(file, 'size', { value: size ?? bytes.byteLength });
  file.arrayBuffer = async () => bytes.buffer;
  fireEvent.change(await screen.findByLabelText('CSV file'), { target: { files: [file] } });
}

beforeEach(() => {
  localStorage.clear();
  testServer.reply(listRegistries, { registries: [registry] });
});

test('nothing is added before the host agrees, then all at once', async () => {
  const items = [anItem(anExternalProduct()), anItem(anExternalProduct())];
  testServer.reply(importGifts, { items, alreadyAdded: 1 });
  testServer.reply(takeBackItems, { removed: 2, kept: 0 });
  const { user } = await openScreen('/add/import');
  await choose(twoGifts);
  expect(await screen.findByText('2 gifts can be added. Nothing is added yet.')).toBeVisible();
  expect(testServer.requests(importGifts)).toHaveLength(0);
  const add = screen.getByRole('button', { name: 'Add 2 gifts' });
  await waitFor(() => expect(add).toBeEnabled());
  await user.click(add);
  expect(await screen.findByText('2 gifts added to Asha and Dev')).toBeVisible();
  expect(screen.getByText('1 gift was in Asha and Dev before.')).toBeVisible();
  expect(testServer.requests(importGifts)).toMatchObject([
    { body: { registryId: registry.id, gifts: [{ name: 'Lamp', quantity: 2 }, { name: 'Cup' }] } },
  ]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Choose a file' })).toBeVisible();
  expect(testServer.requests(takeBackItems)).toMatchObject([
    { body: { itemIds: items.map(({ id }) => id) } },
  ]);
});

test('rows with errors are left out only when the host agrees', async () => {
  testServer.reply(importGifts, { items: [anItem()], alreadyAdded: 0 });
  const { user } = await openScreen('/add/import');
  await choose('name,price\nLamp,10\nCup,cheap\n');
  expect(await screen.findByText('Please enter an amount')).toBeVisible();
  const add = screen.getByRole('button', { name: 'Add 1 gift' });
  expect(add).toBeDisabled();
  await user.click(screen.getByLabelText('Leave out 1 row with errors'));
  await waitFor(() => expect(add).toBeEnabled());
  await user.click(add);
  expect(await screen.findByText('1 gift added to Asha and Dev')).toBeVisible();
  expect(testServer.requests(importGifts)).toMatchObject([{ body: { gifts: [{ name: 'Lamp' }] } }]);
});

test('a refusal of the server keeps the preview', async () => {
  testServer.fail(importGifts, unavailable);
  const { user } = await openScreen('/add/import');
  await choose(twoGifts);
  const add = await screen.findByRole('button', { name: 'Add 2 gifts' });
  await waitFor(() => expect(add).toBeEnabled());
  await user.click(add);
  expect(await screen.findByText('Nothing was added')).toBeVisible();
  expect(screen.getByText('Lamp')).toBeVisible();
});

test.each([
  ['a file that is too large', 'name\nLamp', 300_000, 'Please choose a file of up to 256 KB.'],
  ['an empty file', 'name,price\n', undefined, 'We found no gifts in this file.'],
  ['a spreadsheet', new Uint8Array([80, 75, 3, 4, 0, 255]), undefined, /This is no CSV file/],
])('%s is refused', async (_, content, size, text) => {
  await openScreen('/add/import');
  await choose(content, size);
  expect(await screen.findByText(text)).toBeVisible();
});

test('more rows than one import takes are told', async () => {
  await openScreen('/add/import');
  await choose(`name\n${Array.from({ length: 201 }, (_, row) => `Gift ${row}`).join('\n')}`);
  expect(await screen.findByText('Please import up to 200 gifts at once')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add 201 gifts' })).toBeDisabled();
});

test('the focus follows each step', async () => {
  testServer.reply(importGifts, { items: [anItem(anExternalProduct())], alreadyAdded: 0 });
  const { user } = await openScreen('/add/import');
  (await screen.findByRole('button', { name: 'Choose a file' })).focus();
  await choose('name\nLamp\n');
  const add = await screen.findByRole('button', { name: 'Add 1 gift' });
  expect(document.body).not.toHaveFocus();
  expect(document.activeElement).toContainElement(add);
  await waitFor(() => expect(add).toBeEnabled());
  await user.click(add);
  const result = await screen.findByText('1 gift added to Asha and Dev');
  expect(document.body).not.toHaveFocus();
  expect(document.activeElement).toContainElement(result);
});

test('a file without news says so', async () => {
  testServer.reply(importGifts, { items: [], alreadyAdded: 2 });
  const { user } = await openScreen('/add/import');
  await choose(twoGifts);
  const add = await screen.findByRole('button', { name: 'Add 2 gifts' });
  await waitFor(() => expect(add).toBeEnabled());
  await user.click(add);
  expect(await screen.findByText('Nothing new in this file')).toBeVisible();
  expect(screen.getByText('2 gifts were in Asha and Dev before.')).toBeVisible();
});

test('without a registry the gifts wait, and the page leads to a new one', async () => {
  testServer.reply(listRegistries, { registries: [] });
  testServer.reply(importGifts, { items: [anItem(anExternalProduct())], alreadyAdded: 0 });
  const { user } = await openScreen('/add/import');
  await choose('name\nLamp\n');
  const add = await screen.findByRole('button', { name: 'Add 1 gift' });
  await waitFor(() => expect(add).toBeEnabled());
  await user.click(add);
  expect(await screen.findByText('1 gift kept for your first registry')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create Registry' })).toHaveAttribute(
    'href',
    '/create-registry',
  );
});
