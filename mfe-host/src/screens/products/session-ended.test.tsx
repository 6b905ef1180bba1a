import {
  addExternalItem,
  addItem,
  getCurrentRegistry,
  getScrape,
  listItems,
  listProducts,
  listUnattachedItems,
  startScrape,
  type RouteShape,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { signedInAs, signedOut, testUser } from '@gift-registry/shell-contract/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { answerCatalogue } from '../../testing/catalogue.ts';
import { staleToken, unauthenticated } from '../../testing/failures.ts';
import { fillIn } from '../../testing/fill-in.ts';
import { aProduct, aRegistry, aScrape, anExternalProduct, anItem } from '../../testing/fixtures.ts';
import { openScreen } from '../../testing/open-screen.tsx';

const url = 'https://shop.example/lamp';
const registry = aRegistry();
const lamp = aProduct();
const scrape = aScrape({
  step: 'done',
  outcome: 'ok',
  product: {
    title: 'Brass Diya Lamp',
    name: 'Brass Diya Lamp',
    brand: null,
    price: 1499,
    currency: 'INR',
    description: null,
    image: null,
    pictures: [{ hash: 'a'.repeat(64), url: '/gift-pictures/first.webp' }],
    notes: {},
    url,
  },
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  testServer.reply(getCurrentRegistry, { registry });
  testServer.reply(listItems, { items: [] });
  testServer.reply(listUnattachedItems, { items: [] });
  testServer.reply(listProducts, { products: [lamp], total: 1 });
  answerCatalogue();
  testServer.reply(startScrape, scrape);
  testServer.reply(getScrape, scrape);
});

type Opened = Awaited<ReturnType<typeof openScreen>>;

async function openUntilSessionEnds(route: RouteShape): Promise<Opened> {
  const refresh = async () => {
    testServer.fail(route, unauthenticated);
    opened.endSession();
  };
  const opened: Opened = await openScreen('/products', {
    session: { state: signedInAs('host'), refresh },
  });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add' })).toBeEnabled());
  testServer.fail(route, staleToken);
  return opened;
}

async function openDetails({ user }: Opened): Promise<void> {
  await fillIn(user, screen.getByLabelText('Product URL'), url);
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await fillIn(user, await screen.findByLabelText('Name'), 'Our lamp');
}

async function expectLogin({ toasts, address }: Opened, reason: string): Promise<void> {
  expect(await toasts().findByText('Authentication Required')).toBeVisible();
  expect(toasts().getByText(reason)).toBeVisible();
  expect(address()).toBe('/email-login?next=%2Fproducts');
}

describe('a session that has ended', () => {
  test('is told by Add, and the address is kept', async () => {
    const opened = await openUntilSessionEnds(startScrape);
    await fillIn(opened.user, screen.getByLabelText('Product URL'), url);
    await opened.user.click(screen.getByRole('button', { name: 'Add' }));
    await expectLogin(opened, 'Please log in to add products');
    opened.unmount();
    await openScreen('/products');
    expect(await screen.findByLabelText('Product URL')).toHaveValue(url);
  });

  test('is told by Add to Registry, and the form is kept', async () => {
    const opened = await openUntilSessionEnds(addExternalItem);
    await openDetails(opened);
    await opened.user.click(screen.getByRole('button', { name: 'Add to Registry' }));
    await expectLogin(opened, 'Please log in to add products');
    opened.unmount();
    await openScreen('/products');
    expect(await screen.findByLabelText('Name')).toHaveValue('Our lamp');
    expect(screen.getByRole('radio', { name: 'Picture 1' })).toBeInTheDocument();
  });

  test('is told by the Add of a product, which is added after the login', async () => {
    const opened = await openUntilSessionEnds(addItem);
    const addLamp = await screen.findByRole('button', { name: `Add ${lamp.name} to registry` });
    await waitFor(() => expect(addLamp).toBeEnabled());
    await opened.user.click(addLamp);
    await expectLogin(opened, 'Please log in to add items to registry');
    opened.unmount();
    testServer.reply(addItem, anItem(lamp));
    await openScreen('/products');
    expect(await screen.findByText('Added to Registry')).toBeVisible();
    expect(testServer.requests(addItem).at(-1)?.body).toEqual({
      registryId: registry.id,
      productId: lamp.id,
      quantity: 1,
    });
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('a sign-out in another tab', () => {
  const clearStorage = () => {
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  };

  test.each([
    ['before', (end: () => void) => [clearStorage, end]],
    ['after', (end: () => void) => [end, clearStorage]],
  ])('that clears the storage %s its news arrives keeps the form of a gift', async (_, order) => {
    const opened = await openScreen('/products');
    await openDetails(opened);
    for (const step of order(() => opened.endSession())) step();
    expect(screen.getByLabelText('Name')).toHaveValue('Our lamp');
    await opened.user.click(screen.getByRole('button', { name: 'Add to Registry' }));
    await expectLogin(opened, 'Please log in to add products');
    expect(testServer.requests(addExternalItem)).toHaveLength(0);

    opened.unmount();
    await openScreen('/products');
    expect(await screen.findByLabelText('Name')).toHaveValue('Our lamp');
  });

  test('shows the gift to the same account only', async () => {
    const opened = await openScreen('/products');
    await openDetails(opened);
    opened.endSession();
    opened.startSession(testUser('admin'));
    expect(await screen.findByLabelText('Product URL')).toHaveValue('');
    opened.startSession(testUser('host'));
    expect(await screen.findByLabelText('Name')).toHaveValue('Our lamp');
  });
});

test('a gift added while the page is left is not offered again', async () => {
  let answer = () => {};
  const opened = await openScreen('/products');
  await openDetails(opened);
  testServer.reply(addExternalItem, async () => {
    await new Promise<void>((resolve) => (answer = resolve));
    return anItem(anExternalProduct());
  });
  await opened.user.click(screen.getByRole('button', { name: 'Add to Registry' }));
  await waitFor(() => expect(testServer.requests(addExternalItem)).toHaveLength(1));
  opened.navigate('/host');
  await act(async () => answer());
  await waitFor(() => expect(localStorage).toHaveLength(0));
});

test('a visitor’s press is forgotten after an hour', async () => {
  const opened = await openScreen('/products', { session: signedOut });
  await opened.user.click(
    await screen.findByRole('button', { name: `Add ${lamp.name} to registry` }),
  );
  opened.unmount();
  const later = Date.now() + 3_600_001;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  await openScreen('/products');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add' })).toBeEnabled());
  expect(testServer.requests(addItem)).toHaveLength(0);
  jest.restoreAllMocks();
});
