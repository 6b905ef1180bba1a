import { addItem, updateItem } from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { screen, waitFor } from '@testing-library/react';
import { unavailable } from '../../testing/failures.ts';
import { anItem } from '../../testing/fixtures.ts';
import { lamp, chip, answerProducts } from '../../testing/products-tools.ts';
import { openScreen } from '../../testing/open-screen.tsx';

beforeEach(answerProducts);

describe('an addition', () => {
  async function addLamp(quantityRequested: number) {
    const item = anItem(lamp, { quantityRequested });
    testServer.reply(addItem, item);
    testServer.reply(updateItem, { ...item, quantityRequested: quantityRequested - 1 });
    const opened = await openScreen('/products');
    const add = await chip('Add Brass Diya Lamp to registry');
    await waitFor(() => expect(add).toBeEnabled());
    await opened.user.click(add);
    expect(await screen.findByText('Added to Registry')).toBeVisible();
    return { ...opened, item };
  }
  const undo = () => screen.getByRole('button', { name: 'Undo' });

  test('is undone at once, and the focus returns', async () => {
    const { user, item, toasts } = await addLamp(1);
    await user.click(undo());
    expect(await toasts().findByText('Item removed from registry.')).toBeVisible();
    expect(testServer.requests(updateItem)).toMatchObject([
      { params: { itemId: item.id }, body: { quantityRequested: 0 } },
    ]);
    expect(screen.queryByText('Added to Registry')).not.toBeInTheDocument();
    expect(await chip('Add Brass Diya Lamp to registry')).toHaveFocus();
  });

  test('is one less when the gift was there before', async () => {
    const { user, toasts } = await addLamp(3);
    await user.click(undo());
    expect(await toasts().findByText('Registry Updated')).toBeVisible();
    expect(toasts().getByText('2 × Brass Diya Lamp')).toBeVisible();
    expect(testServer.requests(updateItem)[0]?.body).toEqual({ quantityRequested: 2 });
  });

  test('says when the undo failed', async () => {
    const { user, toasts } = await addLamp(1);
    testServer.fail(updateItem, unavailable);
    await user.click(undo());
    expect(await toasts().findByText('Failed to remove item from registry.')).toBeVisible();
  });

  test('leaves after 5 seconds, but not while the pointer is on it', async () => {
    jest.useFakeTimers();
    try {
      testServer.reply(addItem, anItem(lamp));
      const { user } = await openScreen('/products', { advanceTimers: jest.advanceTimersByTime });
      const add = await chip('Add Brass Diya Lamp to registry');
      await waitFor(() => expect(add).toBeEnabled());
      await user.click(add);
      await screen.findByText('Added to Registry');
      await user.hover(undo());
      await jest.advanceTimersByTimeAsync(20_000);
      expect(screen.getByText('Added to Registry')).toBeVisible();
      await user.unhover(undo());
      await waitFor(() => expect(screen.queryByText('Added to Registry')).not.toBeInTheDocument(), {
        timeout: 6_000,
      });
    } finally {
      jest.useRealTimers();
    }
  });
});
