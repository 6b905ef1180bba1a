import {
  addExternalItem,
  getScrape,
  listRegistries,
  startScrape,
  updateItem,
  type ScrapedProduct,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { screen, waitFor } from '@testing-library/react';
import { unavailable } from '../../testing/failures.ts';
import { anExternalProduct, anItem, aRegistry, aScrape, newId } from '../../testing/fixtures.ts';
import { openScreen } from '../../testing/open-screen.tsx';

const url = 'https://shop.example/lamp';
const [newest, other] = [
  aRegistry({ id: newId(), registryName: 'Asha and Dev' }),
  aRegistry({ id: newId(), registryName: 'Housewarming' }),
];
const lamp: ScrapedProduct = {
  title: 'Brass Diya Lamp',
  name: 'Brass Diya Lamp',
  brand: null,
  price: 1499,
  currency: 'INR',
  description: null,
  image: null,
  pictures: [],
  notes: {},
  url,
};

const answerPage = () => {
  const id = newId();
  testServer.reply(startScrape, aScrape({ id }));
  testServer.reply(getScrape, aScrape({ id, step: 'done', outcome: 'ok', product: lamp }));
};
const answerAddition = (registryId: string | null) =>
  testServer.reply(
    addExternalItem,
    anItem(anExternalProduct({ name: 'Brass Diya Lamp' }), { registryId }),
  );
const openShared = (shared: Record<string, string>) =>
  openScreen(`/add?${new URLSearchParams(shared)}`);

beforeEach(() => {
  localStorage.clear();
  testServer.reply(listRegistries, { registries: [newest, other] });
  answerPage();
});

test('a shared link is read at once, and one press adds the gift', async () => {
  answerAddition(newest.id);
  const { user, address } = await openShared({ title: 'Look', text: `A lamp: ${url}` });
  expect(await screen.findByLabelText('Name')).toHaveValue('Brass Diya Lamp');
  expect(testServer.requests(startScrape).map(({ body }) => body)).toMatchObject([{ url }]);
  expect(testServer.requests(addExternalItem)).toHaveLength(0);
  expect(address()).toBe('/add');
  await user.click(screen.getByRole('button', { name: 'Add to Registry' }));
  expect(await screen.findByText('Added to Asha and Dev')).toBeVisible();
  expect(testServer.requests(addExternalItem)).toMatchObject([
    { body: { registryId: newest.id, product: { url, name: 'Brass Diya Lamp' } } },
  ]);
});

test('the chosen registry is remembered for the next gift', async () => {
  const { user, unmount } = await openScreen('/add');
  await user.selectOptions(await screen.findByLabelText('Which registry?'), 'Housewarming');
  unmount();
  await openScreen('/add');
  expect(await screen.findByLabelText('Which registry?')).toHaveValue(other.id);
});

test('the registry of the address comes before the remembered one', async () => {
  const { user, unmount } = await openScreen('/add');
  await user.selectOptions(await screen.findByLabelText('Which registry?'), 'Housewarming');
  unmount();
  await openScreen(`/add?registryId=${newest.id}`);
  expect(await screen.findByLabelText('Which registry?')).toHaveValue(newest.id);
});

test('without a registry the gift waits, and the page leads to a new one', async () => {
  testServer.reply(listRegistries, { registries: [] });
  answerAddition(null);
  const { user } = await openShared({ url });
  expect(await screen.findByText(/You have no registry yet/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Add to Registry' }));
  expect(await screen.findByText('Kept for your first registry')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Create Registry' })[0]).toHaveAttribute(
    'href',
    '/create-registry',
  );
});

test('a shared text without a link says so, and its title becomes the name by hand', async () => {
  const { user } = await openShared({ title: 'Brass lamp', text: 'so lovely' });
  expect(await screen.findByText('We found no link in what you shared')).toBeVisible();
  expect(screen.getByLabelText('Product URL')).toHaveValue('');
  expect(testServer.requests(startScrape)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Add without a link' }));
  expect(screen.getByLabelText('Name')).toHaveValue('Brass lamp');
});

test('the steps of a reading are a list inside the status', async () => {
  testServer.reply(getScrape, ({ params }) => aScrape({ id: params.scrapeId, step: 'reading' }));
  await openShared({ url });
  const step = await screen.findByText('Reading the details…');
  expect(step.closest('[role="status"]')).not.toBeNull();
  // A role would take the list's own from it.
  expect(step.closest('ol')).not.toHaveAttribute('role');
});

test('a reading that does not start says why and keeps the link', async () => {
  testServer.fail(startScrape, unavailable);
  await openShared({ url });
  expect(await screen.findByText('Failed to scrape product')).toBeVisible();
  expect(screen.getByLabelText('Product URL')).toHaveValue(url);
});

test('the same link shared again keeps what was typed', async () => {
  const { user, unmount } = await openShared({ url });
  const name = await screen.findByLabelText('Name');
  await user.clear(name);
  await user.type(name, 'My lamp');
  unmount();
  await openShared({ url });
  expect(await screen.findByLabelText('Name')).toHaveValue('My lamp');
  expect(testServer.requests(startScrape)).toHaveLength(1);
});

test('Undo takes the gift back', async () => {
  answerAddition(newest.id);
  testServer.reply(updateItem, anItem(anExternalProduct(), { quantityRequested: 0 }));
  const { user } = await openShared({ url });
  await user.click(await screen.findByRole('button', { name: 'Add to Registry' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(testServer.requests(updateItem)).toMatchObject([{ body: { quantityRequested: 0 } }]),
  );
  expect(await screen.findByLabelText('Product URL')).toHaveValue('');
});

test('registries that fail to load can be loaded again', async () => {
  testServer.fail(listRegistries, unavailable);
  const { user } = await openScreen('/add');
  expect(await screen.findByText('Failed to find registry')).toBeVisible();
  testServer.reply(listRegistries, { registries: [newest] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Asha and Dev')).toBeVisible();
});

test('the bookmark opens this page with the address and title of the shown page', async () => {
  await openScreen('/add');
  const bookmark = await screen.findByText(/^Add to /);
  expect(bookmark.getAttribute('href')).toContain(
    'javascript:void(function(){var a="https://gifts.example/add?url="+encodeURIComponent(location.href)',
  );
});
