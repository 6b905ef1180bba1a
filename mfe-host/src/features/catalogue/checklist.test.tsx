import {
  addStarterList,
  getChecklist,
  getCurrentRegistry,
  listItems,
  listProducts,
  listStarterLists,
  listUnattachedItems,
  takeBackItems,
  type RegistryItem,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { answerCatalogue } from '../../testing/catalogue.ts';
import { unavailable } from '../../testing/failures.ts';
import { aProduct, aRegistry, anItem, newId } from '../../testing/fixtures.ts';
import { openScreen } from '../../testing/open-screen.tsx';

const registry = aRegistry({ occasion: 'wedding' });
const kitchenId = newId();
const beddingId = newId();
const topics = [
  { categoryId: kitchenId, name: 'Kitchen', examples: 'A kadhai, a tawa', wished: 2 },
  { categoryId: beddingId, name: 'Bedding', examples: 'Bedsheets, a razai', wished: 1 },
];
const inKitchen = (name: string) => anItem(aProduct({ name, categoryId: kitchenId }));
const list = {
  id: 'wedding-kitchen',
  name: 'A kitchen for two',
  description: 'To cook and to serve.',
  products: [
    aProduct({ name: 'Kadhai', price: 899 }),
    aProduct({ name: 'Dinner set', price: 7490 }),
  ],
};

async function openIdeas(items: RegistryItem[]) {
  testServer.reply(listItems, { items });
  const opened = await openScreen('/products');
  const name = items.length === 0 ? 'Starter lists' : /^Checklist/;
  await opened.user.click(await screen.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Gift ideas' }));
  return { ...opened, dialog };
}

beforeEach(() => {
  sessionStorage.clear();
  answerCatalogue();
  testServer.reply(getCurrentRegistry, { registry });
  testServer.reply(listUnattachedItems, { items: [] });
  testServer.reply(listProducts, { products: [], total: 0 });
  testServer.reply(getChecklist, { topics });
  testServer.reply(listStarterLists, { starterLists: [list] });
});

describe('the checklist', () => {
  test('counts the different gifts of each category', async () => {
    const items = [inKitchen('Kadhai'), inKitchen('Tawa')];
    const { dialog } = await openIdeas(items);
    expect(
      await screen.findByRole('button', { name: 'Checklist 1/2', hidden: true }),
    ).toBeVisible();
    const [kitchen, bedding] = await dialog.findAllByRole('listitem');
    expect(kitchen).toHaveTextContent('Done: 2 added');
    expect(bedding).toHaveTextContent('0 of 1');
    expect(dialog.getByRole('progressbar', { name: 'Topics done' })).toHaveAttribute(
      'aria-valuetext',
      '1 of 2',
    );
    expect(testServer.requests(getChecklist)[0]?.query).toEqual({ occasion: 'wedding' });
  });

  test('leads to the gifts of a category', async () => {
    const { user, dialog, address } = await openIdeas([inKitchen('Kadhai')]);
    await user.click(await dialog.findByRole('button', { name: 'See gifts: Bedding' }));
    expect(address()).toBe(`/products?categories=${beddingId}`);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('that fails to load is loaded again by a press', async () => {
    testServer.fail(getChecklist, unavailable);
    const { user, dialog } = await openIdeas([inKitchen('Kadhai')]);
    expect(await dialog.findByText('Failed to load the checklist')).toBeVisible();
    testServer.reply(getChecklist, { topics });
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText('0 of 1')).toBeVisible();
  });
});

describe('a starter list', () => {
  const added = list.products.map((product) => anItem(product));
  const addAll = async (dialog: Awaited<ReturnType<typeof openIdeas>>['dialog']) =>
    dialog.findByRole('button', { name: 'Add all 2 gifts of A kitchen for two' });

  test('shows its gifts and is added by one press', async () => {
    testServer.reply(addStarterList, { items: added, alreadyAdded: 0 });
    const { user, dialog, toasts } = await openIdeas([]);
    await dialog.findByText('2 gifts, ₹899 to ₹7,490');
    await user.click(await addAll(dialog));
    expect(await toasts().findByText('Added to Registry')).toBeVisible();
    expect(toasts().getByText('2 gifts of A kitchen for two.')).toBeVisible();
    expect(testServer.requests(addStarterList)[0]?.body).toEqual({
      registryId: registry.id,
      starterListId: 'wedding-kitchen',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('is taken back by Undo, which names what a guest has taken', async () => {
    testServer.reply(addStarterList, { items: added, alreadyAdded: 1 });
    testServer.reply(takeBackItems, { removed: 1, kept: 1 });
    const { user, dialog, toasts } = await openIdeas([]);
    await user.click(await addAll(dialog));
    expect(
      await toasts().findByText('2 gifts of A kitchen for two. 1 gift was in it before.'),
    ).toBeVisible();
    await user.click(toasts().getByRole('button', { name: 'Undo' }));
    expect(await toasts().findByText('1 gift removed from registry.')).toBeVisible();
    expect(toasts().getByText('1 gift stays: a guest has already taken it.')).toBeVisible();
    expect(testServer.requests(takeBackItems)[0]?.body).toEqual({
      itemIds: added.map(({ id }) => id),
    });
  });

  test('without missing gifts says so', async () => {
    testServer.reply(addStarterList, { items: [], alreadyAdded: 2 });
    const { user, dialog, toasts } = await openIdeas([]);
    await user.click(await addAll(dialog));
    expect(await toasts().findByText('Already Added')).toBeVisible();
    expect(
      toasts().getByText('All gifts of A kitchen for two are already in your registry'),
    ).toBeVisible();
  });

  test('that can’t be added says why and stays open', async () => {
    testServer.fail(addStarterList, unavailable);
    const { user, dialog, toasts } = await openIdeas([]);
    await user.click(await addAll(dialog));
    expect(await toasts().findByText('Failed to add item to registry.')).toBeVisible();
    expect(await addAll(dialog)).toBeEnabled();
  });

  test('lists that fail to load are loaded again by a press', async () => {
    testServer.fail(listStarterLists, unavailable);
    const { user, dialog } = await openIdeas([]);
    expect(await dialog.findByText('Failed to load the starter lists')).toBeVisible();
    testServer.reply(listStarterLists, { starterLists: [list] });
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await addAll(dialog)).toBeEnabled();
  });
});
