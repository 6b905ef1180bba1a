import { importGifts, listRegistries, takeBackItems } from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { unavailable } from '../../testing/failures.ts';
import { anExternalProduct, anItem, aRegistry } from '../../testing/fixtures.ts';
import { openScreen } from '../../testing/open-screen.tsx';

const registry = aRegistry({ registryName: 'Asha and Dev' });
const twoGifts = 'name,url,price,quantity\nLamp,https://shop.example/lamp,1499,2\nCup,,,\n';

async function choose(content: string | Uint8Array<ArrayBuffer>, size?: number) {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const file = new File([], 'gifts.csv', { type: 'text/csv' });
  Object.defineProperty(file, 'size', { value: size ?? bytes.byteLength });
  file.arrayBuffer = async () => bytes.buffer;
  fireEvent.change(await screen.findByLabelText('CSV file'), { target: { files: [file] } });
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
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
  ['a file that is too large', 'name\nLamp', 6_000_000, 'Please choose a file of up to 5 MB.'],
  ['an empty file', '\n', undefined, 'We found no gifts in this file.'],
  ['a spreadsheet', new Uint8Array([80, 75, 3, 4, 0, 255]), undefined, /This is no CSV file/],
])('%s is refused', async (_, content, size, text) => {
  await openScreen('/add/import');
  await choose(content, size);
  expect(await screen.findByText(text)).toBeVisible();
});

const manyRows = `name\n${Array.from({ length: 450 }, (_, row) => `Gift ${row}`).join('\n')}`;
const answerParts = () =>
  testServer.reply(importGifts, ({ body }) => ({
    items: body.gifts.map(() => anItem(anExternalProduct())),
    alreadyAdded: 0,
  }));
async function addMany() {
  const opened = await openScreen('/add/import');
  await choose(manyRows);
  const add = await screen.findByRole('button', { name: 'Add 450 gifts' });
  await waitFor(() => expect(add).toBeEnabled());
  await opened.user.click(add);
  return opened;
}

test('a long file is sent in parts, its end first, and taken back as a whole', async () => {
  answerParts();
  testServer.reply(takeBackItems, ({ body }) => ({ removed: body.itemIds.length, kept: 0 }));
  const { user } = await addMany();
  expect(await screen.findByText('450 gifts added to Asha and Dev')).toBeVisible();
  expect(
    testServer.requests(importGifts).map(({ body }) => [body.gifts.length, body.gifts[0]?.name]),
  ).toEqual([
    [200, 'Gift 250'],
    [200, 'Gift 50'],
    [50, 'Gift 0'],
  ]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Choose a file' })).toBeVisible();
  expect(testServer.requests(takeBackItems).map(({ body }) => body.itemIds.length)).toEqual([
    200, 200, 50,
  ]);
});

test('an import that stopped goes on after a reload, where it stopped', async () => {
  testServer.reply(importGifts, ({ body }) => {
    testServer.fail(importGifts, unavailable);
    return { items: body.gifts.map(() => anItem(anExternalProduct())), alreadyAdded: 0 };
  });
  await addMany();
  expect(await screen.findByText('The import stopped after 200 of 450 gifts')).toBeVisible();
  cleanup();
  const { user } = await openScreen('/add/import');
  answerParts();
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('450 gifts added to Asha and Dev')).toBeVisible();
});

test('columns that nobody knows are told, and get their meaning from the host', async () => {
  testServer.reply(importGifts, { items: [anItem(anExternalProduct())], alreadyAdded: 0 });
  const { user } = await openScreen('/add/import');
  await choose('Gift,Price (INR),Remark for guests,Rang\nLamp,"1,499",The brass one,1\n');
  expect(await screen.findByText('Left out: Rang')).toBeVisible();
  expect(screen.getByLabelText('Price (INR)')).toHaveValue('price');
  await user.selectOptions(screen.getByLabelText('Rang'), 'Quantity');
  await user.selectOptions(screen.getByLabelText('Remark for guests'), 'Brand or shop');
  const add = screen.getByRole('button', { name: 'Add 1 gift' });
  await waitFor(() => expect(add).toBeEnabled());
  await user.click(add);
  expect(await screen.findByText('1 gift added to Asha and Dev')).toBeVisible();
  expect(testServer.requests(importGifts)).toMatchObject([
    { body: { gifts: [{ name: 'Lamp', price: 1499, brand: 'The brass one', note: null }] } },
  ]);
});

test('a price with two meanings is asked about once for the whole file', async () => {
  const { user } = await openScreen('/add/import');
  await choose('name;price\nLamp;1.499\nCup;2.250\n');
  expect(
    await screen.findByText('0 gifts can be added, 2 rows can’t. Nothing is added yet.'),
  ).toBeVisible();
  await user.selectOptions(screen.getByLabelText('What does “1.499” mean?'), '₹1,499');
  expect(await screen.findByText('2 gifts can be added. Nothing is added yet.')).toBeVisible();
  expect(screen.getByText('₹2,250')).toBeVisible();
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
