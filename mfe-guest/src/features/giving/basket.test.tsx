import { listSharedItems, placeOrder, type SharedItem } from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { aCatalogueItem, anExternalItem, aRegistry } from '../../testing/fixtures.ts';
import { openSharedRegistry } from '../../testing/open-guest-page.tsx';
import { confirmation, dialog, field } from '../../testing/open-purchase.ts';
import { list } from '../../testing/open-gift-list.ts';
import { acceptOrders } from '../../testing/orders.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const registry = aRegistry({ deliveryPreference: 'catalog_delivery' });
const lamp = aCatalogueItem();
const cups = aCatalogueItem({ name: 'Tea cups', price: 500, quantityRequested: 4 });
const items = [lamp, cups];

const bar = () => screen.getByRole('region', { name: 'What you give' });
const noBar = () =>
  expect(screen.queryByRole('region', { name: 'What you give' })).not.toBeInTheDocument();
const stored = (): unknown =>
  JSON.parse(localStorage.getItem(`gr-basket:${registry.registryId}`) ?? '[]');
const store = (lines: readonly { itemId: string; quantity: number }[]) =>
  localStorage.setItem(`gr-basket:${registry.registryId}`, JSON.stringify(lines));
const storeBoth = () =>
  store([
    { itemId: lamp.id, quantity: 1 },
    { itemId: cups.id, quantity: 3 },
  ]);

async function openList(
  shown: readonly SharedItem[] = items,
  changes: Partial<typeof registry> = {},
) {
  const page = openSharedRegistry({ registry: { ...registry, ...changes }, items: shown });
  await screen.findByRole('heading', { name: /^Registry Items/ });
  return page;
}

async function add(user: UserEvent, { name }: SharedItem, more = 0) {
  await user.click(screen.getByRole('button', { name: `Purchase ${name}` }));
  await screen.findByRole('dialog', { name: `Purchase ${name}` });
  for (let count = 0; count < more; count += 1)
    await user.click(within(dialog()).getByRole('button', { name: 'One more' }));
  await user.click(within(dialog()).getByRole('button', { name: 'Add to what I give' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

async function checkOut(user: UserEvent) {
  await user.click(within(bar()).getByRole('button', { name: 'Check out' }));
  return within(await screen.findByRole('dialog', { name: 'Check out' }));
}

test('gifts are collected in this browser, ordered together, and forgotten then', async () => {
  acceptOrders(items);
  const { user } = await openList();
  noBar();
  await add(user, lamp);
  expect(bar()).toHaveTextContent('1 gift · ₹1,499');
  expect(list()).toHaveTextContent('In your basket');
  await add(user, cups, 2);
  expect(bar()).toHaveTextContent('4 gifts · ₹2,999');
  const form = await checkOut(user);
  const lines = form.getByRole('list', { name: 'What you give' });
  expect(within(lines).getAllByRole('listitem')).toHaveLength(2);
  await user.click(
    within(form.getByRole('group', { name: 'Quantity of Tea cups' })).getByRole('button', {
      name: 'One less',
    }),
  );
  expect(form.getByText('₹2,499')).toBeVisible();
  await user.type(field(/^Your name/), 'Gita');
  await user.click(form.getByRole('button', { name: 'Purchase' }));
  const thanks = within(await confirmation());
  expect(thanks.getByText('How to pay ₹2,499')).toBeVisible();
  expect(testServer.requests(placeOrder).map(({ body }) => body.lines)).toEqual([
    [
      { itemId: lamp.id, quantity: 1 },
      { itemId: cups.id, quantity: 2 },
    ],
  ]);
  await user.click(thanks.getByRole('button', { name: 'Back to the wish list' }));
  await screen.findByRole('link', { name: /^Your gifts/ });
  noBar();
  expect(stored()).toEqual([]);
});

test('a reload keeps the gifts, and another tab follows', async () => {
  storeBoth();
  await openList();
  expect(bar()).toHaveTextContent('4 gifts · ₹2,999');
  store([{ itemId: lamp.id, quantity: 1 }]);
  fireEvent(window, new StorageEvent('storage', { key: `gr-basket:${registry.registryId}` }));
  expect(bar()).toHaveTextContent('1 gift · ₹1,499');
});

test('a gift is removed with a way back', async () => {
  storeBoth();
  const { user } = await openList();
  const form = await checkOut(user);
  await user.click(form.getByRole('button', { name: 'Remove Tea cups' }));
  expect(form.getByText('Tea cups is removed.')).toBeVisible();
  expect(stored()).toEqual([{ itemId: lamp.id, quantity: 1 }]);
  await user.click(form.getByRole('button', { name: 'Undo' }));
  expect(form.getByRole('group', { name: 'Quantity of Tea cups' })).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Remove Tea cups' }));
  await user.click(form.getByRole('button', { name: 'Remove Brass Diya Lamp' }));
  expect(form.getByText(/^You have not chosen a gift\./)).toBeVisible();
  expect(form.queryByRole('button', { name: 'Purchase' })).not.toBeInTheDocument();
  await user.click(form.getByRole('button', { name: 'Back to the wish list' }));
  await waitFor(noBar);
});

test('gifts that others took meanwhile are named and removed with one press', async () => {
  storeBoth();
  const { user } = await openList([
    { ...lamp, quantityFulfilled: 1 },
    { ...cups, quantityReserved: 2 },
  ]);
  const form = await checkOut(user);
  expect(
    form.getByText('No longer there: Brass Diya Lamp. Only 2 are still needed: Tea cups.'),
  ).toBeVisible();
  expect(form.getByRole('button', { name: 'Purchase' })).toBeDisabled();
  await user.click(form.getByRole('button', { name: 'Remove what was taken' }));
  expect(stored()).toEqual([{ itemId: cups.id, quantity: 2 }]);
  expect(form.getByRole('button', { name: 'Purchase' })).toBeEnabled();
});

test('an order that comes too late keeps the gifts and shows which are gone', async () => {
  storeBoth();
  testServer.fail(placeOrder, {
    status: 409,
    code: 'already-purchased',
    message: 'Someone has already purchased this gift. Please choose another one.',
  });
  const { user } = await openList();
  const form = await checkOut(user);
  testServer.reply(listSharedItems, {
    version: 2,
    items: [{ ...lamp, quantityFulfilled: 1 }, cups],
  });
  await user.type(field(/^Your name/), 'Gita');
  await user.click(form.getByRole('button', { name: 'Purchase' }));
  expect(await form.findByText('No longer there: Brass Diya Lamp.')).toBeVisible();
  expect(field(/^Your name/)).toHaveValue('Gita');
  expect(stored()).toHaveLength(2);
});

test('a twenty-first gift asks to check out first', async () => {
  const many = Array.from({ length: 20 }, () => aCatalogueItem());
  store(many.map(({ id }) => ({ itemId: id, quantity: 1 })));
  const { user } = await openList([lamp]);
  await user.click(screen.getByRole('button', { name: `Purchase ${lamp.name}` }));
  await screen.findByRole('dialog', { name: `Purchase ${lamp.name}` });
  expect(
    within(dialog()).queryByRole('button', { name: 'Add to what I give' }),
  ).not.toBeInTheDocument();
});

test('a gift of a shop is not collected', async () => {
  const chair = anExternalItem({ source: 'external' });
  const { user } = await openList([chair]);
  await user.click(screen.getByRole('button', { name: `Purchase ${chair.name}` }));
  await screen.findByRole('dialog', { name: `Purchase ${chair.name}` });
  expect(
    within(dialog()).queryByRole('button', { name: 'Add to what I give' }),
  ).not.toBeInTheDocument();
});

test('a pause hides the bar and keeps the gifts', async () => {
  storeBoth();
  await openList(items, { giftsPaused: true });
  noBar();
  expect(stored()).toHaveLength(2);
});

test('Back closes the checkout', async () => {
  storeBoth();
  const { user, pressBack } = await openList();
  await checkOut(user);
  pressBack();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(bar()).toBeVisible();
});

test('the name and the message that were typed before stand in the checkout', async () => {
  const { user } = await openList();
  await user.click(screen.getByRole('button', { name: `Purchase ${lamp.name}` }));
  await screen.findByRole('dialog', { name: `Purchase ${lamp.name}` });
  await user.type(field(/^Your name/), 'Gita');
  await user.type(field(/^Message for the host/), 'With love');
  await user.click(within(dialog()).getByRole('button', { name: 'Add to what I give' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await checkOut(user);
  expect(field(/^Your name/)).toHaveValue('Gita');
  expect(field(/^Message for the host/)).toHaveValue('With love');
});
