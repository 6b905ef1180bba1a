import {
  listItems,
  removeItem,
  restoreItem,
  updateItem,
  type RegistryItem,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { screen, waitFor } from '@testing-library/react';
import { aProduct, anItem } from '../../testing/fixtures.ts';
import { registry, openRegistry, row, answerRegistryPage } from '../../testing/open-registry.ts';

beforeEach(answerRegistryPage);

describe('quantity', () => {
  test('changes on screen before the server answers, and total with it', async () => {
    const item = anItem();
    const answered = Promise.withResolvers<RegistryItem>();
    testServer.reply(updateItem, () => answered.promise);
    const { user } = await openRegistry([item]);
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
    const { user, toasts } = await openRegistry([anItem(aProduct(), { quantityRequested: 3 })]);
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
    const { user } = await openRegistry([item]);
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
    const { user, toasts } = await openRegistry([item]);
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
    const { user, emit } = await openRegistry([item]);
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
    const { user, toasts } = await openRegistry([item]);
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
    const { user, toasts } = await openRegistry([anItem()]);
    const quantity = (await row('Brass Diya Lamp')).getByRole('textbox');
    await user.clear(quantity);
    await user.type(quantity, '120{Enter}');
    expect(await toasts().findByText('Please choose 99 or less')).toBeVisible();
    expect(quantity).toHaveValue('1');
    expect(testServer.requests(updateItem)).toHaveLength(0);
  });
});
