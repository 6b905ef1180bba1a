import { listItems, removeItem, restoreItem } from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { screen } from '@testing-library/react';
import { aProduct, anItem } from '../../testing/fixtures.ts';
import { registry, openRegistry, answerRegistryPage } from '../../testing/open-registry.ts';

beforeEach(answerRegistryPage);

describe('removing', () => {
  test('takes the item away at once and Undo puts it back as it was', async () => {
    const item = anItem(aProduct(), { registryId: registry.id, quantityRequested: 3 });
    testServer.reply(removeItem, { removed: true });
    testServer.reply(restoreItem, item);
    const { user, toasts } = await openRegistry([item]);
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
    const { user, toasts } = await openRegistry([item]);
    await user.click(await screen.findByRole('button', { name: /^Remove Brass/ }));
    expect(await toasts().findByText('Failed to remove item from registry.')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Brass Diya Lamp' })).toBeVisible();
    expect(toasts().queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  test('keeps the focus near the removed row', async () => {
    testServer.reply(removeItem, { removed: true });
    const { user } = await openRegistry([anItem(), anItem(aProduct({ name: 'Quilt' }))]);
    await user.click(await screen.findByRole('button', { name: /^Remove Brass/ }));
    expect(document.activeElement).not.toBe(document.body);
  });
});
