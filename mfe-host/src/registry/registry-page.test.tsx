import {
  dismissHint,
  getCurrentRegistry,
  getRegistry,
  listItems,
  listRegistries,
  listUnattachedItems,
  removeItem,
  restoreItem,
  updateItem,
  type RegistryItem,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { answerCatalogue } from '../testing/catalogue.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { aProduct, aRegistry, anExternalProduct, anItem, newId } from '../testing/fixtures.ts';
import { openScreen } from '../testing/open-screen.tsx';

const registry = aRegistry({ status: 'published' });

beforeEach(() => {
  answerCatalogue();
  testServer.reply(listRegistries, { registries: [] });
});

async function openWith(items: RegistryItem[]) {
  testServer.reply(getCurrentRegistry, { registry });
  testServer.reply(listItems, { items });
  return openScreen('/registry');
}
const row = async (name: string) =>
  within((await screen.findByRole('link', { name })).closest('li') ?? document.body);

test('a new co-host is welcomed once', async () => {
  testServer.reply(getRegistry, registry);
  testServer.reply(listItems, { items: [] });
  const { user, address } = await openScreen(`/registry?registryId=${registry.id}&welcome=co-host`);
  expect(await screen.findByText(/Welcome! You host “Meera turns one” together/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(/Welcome!/)).not.toBeInTheDocument();
  expect(address()).toBe(`/registry?registryId=${registry.id}`);
});

describe('items', () => {
  test('are grouped by source, with price, quantity and total', async () => {
    const lamp = anItem(aProduct(), { registryId: registry.id, quantityRequested: 2 });
    const chair = anItem(anExternalProduct({ price: 0 }), {
      registryId: registry.id,
      quantityRequested: 3,
      quantityFulfilled: 1,
      quantityReserved: 1,
    });
    await openWith([chair, lamp]);

    expect(await screen.findByRole('heading', { level: 1, name: 'Meera turns one' })).toBeVisible();
    expect(screen.getByText('Forgot Something? Add it to your Registry!')).toBeVisible();
    const groups = (await screen.findAllByRole('heading', { level: 2 })).map(
      ({ textContent }) => textContent,
    );
    expect(groups).toEqual(['From Tohfa Catalogue', 'From External Websites']);

    const lampRow = await row('Brass Diya Lamp');
    expect(lampRow.getByText('₹1,499')).toBeVisible();
    expect(lampRow.getByText('₹2,998')).toBeVisible();
    expect(lampRow.getByText('2 still needed')).toBeVisible();
    const chairRow = await row('Cane Rocking Chair');
    expect(chairRow.getAllByText('Price on request')[0]).toBeVisible();
    expect(chairRow.getByText('shop.example')).toBeVisible();
    expect(chairRow.getByText('1 of 3 given, 1 reserved')).toBeVisible();
  });

  test('an empty registry leads to the catalogue', async () => {
    await openWith([]);
    expect(await screen.findByRole('heading', { name: 'Your Registry is Empty' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Starter lists' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse Products' })).toHaveAttribute(
      'href',
      '/products',
    );
  });

  test('a failed load is retried in place', async () => {
    testServer.fail(listItems, { status: 500, message: 'An unexpected error occurred' });
    testServer.reply(getCurrentRegistry, { registry });
    const { user } = await openScreen('/registry');
    expect(await screen.findByText('Failed to load registry items')).toBeVisible();

    testServer.reply(listItems, { items: [anItem()] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Brass Diya Lamp' })).toBeVisible();
  });

  test('a failed look-up of the registry is retried in place', async () => {
    testServer.disconnect(getCurrentRegistry);
    const { user } = await openScreen('/registry');
    expect(await screen.findByText('Failed to find registry')).toBeVisible();

    testServer.reply(getCurrentRegistry, { registry });
    testServer.reply(listItems, { items: [] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Your Registry is Empty' })).toBeVisible();
  });
});

describe('quantity', () => {
  test('changes on screen before the server answers, and total with it', async () => {
    const item = anItem();
    const answered = Promise.withResolvers<RegistryItem>();
    testServer.reply(updateItem, () => answered.promise);
    const { user } = await openWith([item]);
    const lamp = await row('Brass Diya Lamp');

    await user.click(lamp.getByRole('button', { name: 'One more' }));
    expect(await lamp.findByText('₹2,998')).toBeVisible();
    expect(testServer.requests(updateItem)[0]?.body).toEqual({
      quantityRequested: 2,
      quantityVersion: 1,
    });

    const saved = { ...item, quantityRequested: 2 };
    testServer.reply(listItems, { items: [saved] });
    answered.resolve(saved);
    await waitFor(() => expect(testServer.requests(listItems)).toHaveLength(2));
    expect(lamp.getByText('₹2,998')).toBeVisible();
  });

  test('a refused change is rolled back with a toast', async () => {
    testServer.fail(updateItem, {
      status: 409,
      code: 'conflict',
      message: 'Guests have already taken 2 of these.',
    });
    const { user, toasts } = await openWith([anItem(aProduct(), { quantityRequested: 3 })]);
    const lamp = await row('Brass Diya Lamp');

    await user.click(lamp.getByRole('button', { name: 'One less' }));
    expect(await toasts().findByText('Failed to update quantity.')).toBeVisible();
    expect(toasts().getByText('Guests have already taken 2 of these.')).toBeVisible();
    expect(await lamp.findByText('₹4,497')).toBeVisible();
  });

  test('quick presses follow each other, none of them stale', async () => {
    const item = anItem();
    const save = ({ quantity, version }: { quantity: number; version: number }) => ({
      ...item,
      quantityRequested: quantity,
      quantityVersion: version,
    });
    const first = Promise.withResolvers<RegistryItem>();
    testServer.reply(updateItem, () => first.promise);
    const { user } = await openWith([item]);
    const lamp = await row('Brass Diya Lamp');
    await user.click(lamp.getByRole('button', { name: 'One more' }));
    await user.click(lamp.getByRole('button', { name: 'One more' }));
    expect(testServer.requests(updateItem)).toHaveLength(1);
    testServer.reply(updateItem, save({ quantity: 3, version: 3 }));
    testServer.reply(listItems, { items: [save({ quantity: 3, version: 3 })] });
    first.resolve(save({ quantity: 2, version: 2 }));
    await waitFor(() => expect(testServer.requests(listItems)).toHaveLength(2));
    expect(testServer.requests(updateItem).map(({ body }) => body)).toEqual([
      { quantityRequested: 2, quantityVersion: 1 },
      { quantityRequested: 3, quantityVersion: 2 },
    ]);
    expect(lamp.getByText('₹4,497')).toBeVisible();
  });

  test('a quantity that another device changed is shown, and the chosen one is a press away', async () => {
    const item = anItem();
    const saved = { ...item, quantityRequested: 5, quantityVersion: 4 };
    testServer.fail(updateItem, {
      status: 409,
      code: 'stale',
      message: 'Changed elsewhere.',
      current: saved,
    });
    const { user, toasts } = await openWith([item]);
    const lamp = await row('Brass Diya Lamp');
    testServer.reply(listItems, { items: [saved] });
    await user.click(lamp.getByRole('button', { name: 'One more' }));
    expect(await toasts().findByText('Changed on another device')).toBeVisible();
    expect(
      toasts().getByText('Brass Diya Lamp: the quantity is 5 now. You chose 2.'),
    ).toBeVisible();
    await waitFor(() => expect(lamp.getByRole('textbox')).toHaveValue('5'));
    testServer.reply(updateItem, { ...saved, quantityRequested: 2, quantityVersion: 5 });
    await user.click(toasts().getByRole('button', { name: 'Choose 2' }));
    await waitFor(() =>
      expect(testServer.requests(updateItem).at(-1)?.body).toEqual({
        quantityRequested: 2,
        quantityVersion: 4,
      }),
    );
  });

  test('a live update does not undo a change that is being saved', async () => {
    const item = anItem();
    const answered = Promise.withResolvers<RegistryItem>();
    testServer.reply(updateItem, () => answered.promise);
    const { user, emit } = await openWith([item]);
    const lamp = await row('Brass Diya Lamp');
    await user.click(lamp.getByRole('button', { name: 'One more' }));
    await lamp.findByText('₹2,998');

    emit({ type: 'registry-changed' });
    expect(testServer.requests(listItems)).toHaveLength(1);
    expect(lamp.getByText('₹2,998')).toBeVisible();
    answered.resolve({ ...item, quantityRequested: 2 });
    await waitFor(() => expect(testServer.requests(listItems)).toHaveLength(2));
  });
});

describe('the number of a gift', () => {
  test('below 1 removes it, with undo', async () => {
    const item = anItem(aProduct(), { registryId: registry.id });
    testServer.reply(removeItem, { removed: true });
    testServer.reply(restoreItem, item);
    const { user, toasts } = await openWith([item]);
    const lamp = await row('Brass Diya Lamp');
    testServer.reply(listItems, { items: [] });
    await user.click(lamp.getByRole('button', { name: 'One less' }));
    expect(await toasts().findByText('Item removed from registry.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Brass Diya Lamp' })).not.toBeInTheDocument();
    testServer.reply(listItems, { items: [item] });
    await user.click(toasts().getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name: 'Brass Diya Lamp' })).toBeVisible();
  });

  test('above 99 is refused, and the old number stays', async () => {
    const { user, toasts } = await openWith([anItem()]);
    const quantity = (await row('Brass Diya Lamp')).getByRole('textbox');
    await user.clear(quantity);
    await user.type(quantity, '120{Enter}');
    expect(await toasts().findByText('Please choose 99 or less')).toBeVisible();
    expect(quantity).toHaveValue('1');
    expect(testServer.requests(updateItem)).toHaveLength(0);
  });
});

describe('the mark and the note for guests', () => {
  test('purchases appear once the registry is shared', async () => {
    testServer.reply(getCurrentRegistry, { registry: aRegistry() });
    testServer.reply(listItems, { items: [anItem()] });
    await openScreen('/registry');
    await row('Brass Diya Lamp');
    expect(screen.queryByText('Still needed')).not.toBeInTheDocument();
  });

  test('a gift is marked as most wanted at once, and unmarked', async () => {
    const item = anItem();
    testServer.reply(updateItem, item);
    const { user } = await openWith([item]);
    const lamp = await row('Brass Diya Lamp');
    const mark = lamp.getByRole('button', { name: 'Most wanted: Brass Diya Lamp' });
    expect(mark).toHaveAttribute('aria-pressed', 'false');
    testServer.reply(listItems, { items: [{ ...item, isMostWanted: true }] });
    await user.click(mark);
    await waitFor(() => expect(mark).toHaveAttribute('aria-pressed', 'true'));
    expect(testServer.requests(updateItem)[0]?.body).toEqual({
      isMostWanted: true,
      markVersion: 1,
    });
  });

  test('a note is written and shown', async () => {
    const item = anItem();
    const saved = { ...item, note: 'In copper, please', noteVersion: 2 };
    testServer.reply(updateItem, saved);
    const { user } = await openWith([item]);
    await user.click(
      (await row('Brass Diya Lamp')).getByRole('button', { name: 'Add a note: Brass Diya Lamp' }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'A note for your guests' }));
    await user.type(dialog.getByLabelText('Note'), 'In copper, please');
    testServer.reply(listItems, { items: [saved] });
    await user.click(dialog.getByRole('button', { name: 'Save note' }));
    expect(await screen.findByText('In copper, please')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(testServer.requests(updateItem)[0]?.body).toEqual({
      note: 'In copper, please',
      noteVersion: 1,
    });
  });

  test('Back closes the note, Forward opens it with the typed text, and Cancel gives the text up', async () => {
    const { user, pressBack, pressForward } = await openWith([anItem()]);
    const write = async () =>
      user.click(
        (await row('Brass Diya Lamp')).getByRole('button', { name: 'Add a note: Brass Diya Lamp' }),
      );
    const field = () => screen.findByRole('textbox', { name: /^Note/ });
    const closed = () =>
      waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await write();
    await user.type(await field(), 'In copper');
    pressBack();
    await closed();
    pressForward();
    expect(await field()).toHaveValue('In copper');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await closed();
    await write();
    expect(await field()).toHaveValue('');
  });

  test('a mark that another device changed is told', async () => {
    const item = anItem(aProduct(), { isMostWanted: true });
    const saved = { ...item, markVersion: 3 };
    testServer.fail(updateItem, {
      status: 409,
      code: 'stale',
      message: 'Changed elsewhere.',
      current: saved,
    });
    const { user, toasts } = await openWith([item]);
    await user.click(
      (await row('Brass Diya Lamp')).getByRole('button', { name: 'Most wanted: Brass Diya Lamp' }),
    );
    expect(await toasts().findByText('Brass Diya Lamp is marked as most wanted.')).toBeVisible();
    expect(toasts().getByRole('button', { name: 'Take the mark away' })).toBeVisible();
  });

  test('a stale note shows the saved one, keeps the typed one, and is saved by the next press', async () => {
    const item = anItem(aProduct(), { note: 'In copper' });
    testServer.fail(updateItem, {
      status: 409,
      code: 'stale',
      message: 'Changed elsewhere.',
      current: { ...item, note: 'In brass', noteVersion: 4 },
    });
    const { user } = await openWith([item]);
    await user.click(
      (await row('Brass Diya Lamp')).getByRole('button', { name: 'Edit note: Brass Diya Lamp' }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    await user.clear(dialog.getByLabelText('Note'));
    await user.type(dialog.getByLabelText('Note'), 'In steel');
    await user.click(dialog.getByRole('button', { name: 'Save note' }));
    expect(await dialog.findByText(/It reads: “In brass”/)).toBeVisible();
    expect(dialog.getByLabelText('Note')).toHaveValue('In steel');
    testServer.reply(updateItem, item);
    await user.click(dialog.getByRole('button', { name: 'Save note' }));
    await waitFor(() =>
      expect(testServer.requests(updateItem).at(-1)?.body).toEqual({
        note: 'In steel',
        noteVersion: 4,
      }),
    );
  });

  test('a note that is too long or fails to save stays in the dialog', async () => {
    testServer.disconnect(updateItem);
    const { user } = await openWith([anItem()]);
    await user.click(
      (await row('Brass Diya Lamp')).getByRole('button', { name: 'Add a note: Brass Diya Lamp' }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    const save = () => user.click(dialog.getByRole('button', { name: 'Save note' }));
    await user.click(dialog.getByLabelText('Note'));
    await user.paste('x'.repeat(201));
    await save();
    expect(await dialog.findByText('Note must not exceed 200 characters')).toBeVisible();
    await user.type(dialog.getByLabelText('Note'), '{Backspace}');
    await save();
    expect(await dialog.findByText(/^Network error occurred/)).toBeVisible();
    expect(dialog.getByLabelText('Note')).toHaveValue('x'.repeat(200));
  });
});

test('gifts are sorted, counted and added up', async () => {
  const lamp = anItem(aProduct({ name: 'Lamp', price: 1499 }), { quantityRequested: 2 });
  const bowl = anItem(aProduct({ name: 'Bowl', price: 0 }));
  const { user } = await openWith([lamp, bowl]);
  expect(await screen.findByText('3 gifts')).toBeVisible();
  expect(screen.getByText('Total ₹2,998')).toBeVisible();
  expect(screen.getByText('1 gift has no price yet and is not counted.')).toBeVisible();
  const names = () =>
    screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(names()).toEqual(['Lamp', 'Bowl']);
  await user.selectOptions(screen.getByLabelText('Sort'), 'Name: A to Z');
  expect(names()).toEqual(['Bowl', 'Lamp']);
});

test('a gift of a website links to its shop', async () => {
  await openWith([anItem(anExternalProduct())]);
  expect(await screen.findByRole('link', { name: /^shop\.example/ })).toHaveAttribute(
    'href',
    'https://www.shop.example/chair',
  );
});

test('the sections of the host come first', async () => {
  const kitchen = { id: newId(), name: 'Kitchen' };
  testServer.reply(getCurrentRegistry, { registry });
  testServer.reply(listItems, {
    items: [anItem(), anItem(anExternalProduct(), { sectionId: kitchen.id })],
    sections: [kitchen],
  });
  await openScreen('/registry');
  await row('Brass Diya Lamp');
  expect(
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
  ).toEqual(['Kitchen', 'From Tohfa Catalogue']);
});

describe('removing', () => {
  test('takes the item away at once and Undo puts it back as it was', async () => {
    const item = anItem(aProduct(), { registryId: registry.id, quantityRequested: 3 });
    testServer.reply(removeItem, { removed: true });
    testServer.reply(restoreItem, item);
    const { user, toasts } = await openWith([item]);
    await screen.findByRole('link', { name: 'Brass Diya Lamp' });

    testServer.reply(listItems, { items: [] });
    await user.click(
      screen.getByRole('button', { name: 'Remove Brass Diya Lamp from your registry' }),
    );
    expect(screen.queryByRole('link', { name: 'Brass Diya Lamp' })).not.toBeInTheDocument();
    expect(await toasts().findByText('Item removed from registry.')).toBeVisible();

    testServer.reply(listItems, { items: [item] });
    await user.click(toasts().getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name: 'Brass Diya Lamp' })).toBeVisible();
    expect(testServer.requests(restoreItem)[0]?.params).toEqual({ itemId: item.id });
  });

  test('a refused removal brings the item back with a toast', async () => {
    const item = anItem();
    testServer.fail(removeItem, {
      status: 409,
      code: 'conflict',
      message: 'A guest has already taken this gift.',
    });
    const { user, toasts } = await openWith([item]);
    await user.click(await screen.findByRole('button', { name: /^Remove Brass/ }));
    expect(await toasts().findByText('Failed to remove item from registry.')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Brass Diya Lamp' })).toBeVisible();
    expect(toasts().queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  test('keeps the focus near the removed row', async () => {
    testServer.reply(removeItem, { removed: true });
    const { user } = await openWith([anItem(), anItem(aProduct({ name: 'Quilt' }))]);
    await user.click(await screen.findByRole('button', { name: /^Remove Brass/ }));
    expect(document.activeElement).not.toBe(document.body);
  });
});

describe('navigation', () => {
  test('Back leads to the products and Go Ahead! to the delivery of this registry', async () => {
    await openWith([]);
    expect(await screen.findByRole('link', { name: 'Back' })).toHaveAttribute('href', '/products');
    expect(screen.getByRole('link', { name: 'Go Ahead!' })).toHaveAttribute(
      'href',
      `/delivery-preferences?registryId=${registry.id}`,
    );
  });

  test('a registry of the address is shown and kept in the links', async () => {
    const other = aRegistry({ registryName: 'Our new home' });
    testServer.reply(getRegistry, other);
    testServer.reply(listItems, { items: [] });
    await openScreen(`/registry?registryId=${other.id}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Our new home' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute(
      'href',
      `/products?registryId=${other.id}`,
    );
  });
});

describe('without a registry', () => {
  test('items added before are kept for the next registry', async () => {
    testServer.reply(getCurrentRegistry, { registry: null });
    testServer.reply(listUnattachedItems, { items: [anItem()] });
    await openScreen('/registry');
    expect(await screen.findByText('Create your registry to keep these gifts')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create Registry' })).toHaveAttribute(
      'href',
      '/create-registry',
    );
    expect(screen.getByRole('link', { name: 'Brass Diya Lamp' })).toBeVisible();
  });

  test('and without items there is no registry to show', async () => {
    testServer.reply(getCurrentRegistry, { registry: null });
    testServer.reply(listUnattachedItems, { items: [] });
    await openScreen('/registry');
    expect(await screen.findByRole('heading', { name: 'No Registry Found' })).toBeVisible();
    expect(screen.getByText('Please create a registry first')).toBeVisible();
  });
});

test('a host with several registries switches between them', async () => {
  const other = aRegistry({ registryName: 'Our new home' });
  testServer.reply(listRegistries, { registries: [other, registry] });
  testServer.reply(getRegistry, other);
  const { user, address } = await openWith([]);
  const choice = await screen.findByLabelText('Registry');
  expect(choice).toHaveDisplayValue('Meera turns one');
  await user.selectOptions(choice, 'Our new home');
  expect(address()).toBe(`/registry?registryId=${other.id}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Our new home' })).toBeVisible();
});

test('the hint about the order is dismissed for good', async () => {
  testServer.reply(getCurrentRegistry, { registry });
  testServer.reply(listItems, { items: [anItem(), anItem(), anItem()] });
  testServer.reply(dismissHint, { dismissed: ['arrange-gifts'] });
  const { user } = await openScreen('/registry', { dismissed: [] });
  expect(await screen.findByText('Your gifts, in your order')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Your gifts, in your order')).not.toBeInTheDocument();
  await waitFor(() =>
    expect(testServer.requests(dismissHint)[0]?.params).toEqual({ hint: 'arrange-gifts' }),
  );
});
