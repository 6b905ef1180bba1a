import { claimItem, confirmGift, listMyGifts, listSharedItems } from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aHeldGift, anExternalItem } from '../../testing/fixtures.ts';
import { dialog, field, confirmation, submit, openDialog } from '../../testing/open-purchase.ts';

beforeEach(() => sessionStorage.clear());

test('an external gift is held for 24 hours while its shop opens in a new tab', async () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  const chair = anExternalItem();
  const held = aHeldGift(chair);
  testServer.reply(claimItem, () => {
    testServer.reply(listMyGifts, { gifts: [held] });
    testServer.reply(listSharedItems, { version: 2, items: [{ ...chair, quantityReserved: 1 }] });
    return { gift: held, item: { ...chair, quantityReserved: 1 } };
  });
  const { user } = await openDialog(chair);
  expect(dialog()).toHaveAccessibleDescription(
    'We hold it for you for 24 hours while you buy it at the shop, which opens in a new tab.',
  );
  await user.type(field(/^Your name/), 'Gita');
  await user.click(submit('Hold it and go to the shop'));
  const thanks = await confirmation('Held for you for 24 hours');
  expect(open).toHaveBeenCalledWith(
    'https://www.shop.example/chair',
    '_blank',
    'noopener,noreferrer',
  );
  expect(thanks).toHaveAccessibleDescription(
    'Buy Cane Rocking Chair at the shop now. Then come back and tell us: did you buy it?',
  );
  const shop = within(thanks).getByRole('link', { name: 'Go to the shop' });
  expect(shop).toHaveAttribute('href', 'https://www.shop.example/chair');
  await waitFor(() => expect(shop).toHaveFocus());
  await user.click(within(thanks).getByRole('button', { name: 'Back to the wish list' }));
  await waitFor(() =>
    expect(screen.getByRole('list', { name: 'Registry Items' })).toHaveTextContent('Reserved'),
  );
  expect(
    within(screen.getByRole('list', { name: 'Your gifts' })).getByRole('link', {
      name: /Go to the shop/,
    }),
  ).toHaveAttribute('href', 'https://www.shop.example/chair');
  open.mockRestore();
});

test('a guest who comes back from the shop tells so in the confirmation, and returns to the row of the gift', async () => {
  jest.spyOn(window, 'open').mockReturnValue(null);
  const chair = anExternalItem();
  const held = aHeldGift(chair);
  testServer.reply(claimItem, { gift: held, item: { ...chair, quantityReserved: 1 } });
  const { user } = await openDialog(chair);
  await user.type(field(/^Your name/), 'Gita');
  await user.click(submit('Hold it and go to the shop'));
  const thanks = await confirmation('Held for you for 24 hours');
  testServer.reply(confirmGift, {
    gift: { ...held, status: 'purchased', expiresAt: null },
    item: { ...chair, quantityFulfilled: 1 },
  });
  await user.click(within(thanks).getByRole('button', { name: 'I have bought it' }));
  expect(await confirmation()).toHaveAccessibleDescription(
    'Cane Rocking Chair is now among your gifts.',
  );
  await user.click(within(dialog()).getByRole('button', { name: 'Back to the wish list' }));
  await waitFor(() =>
    expect(document.activeElement?.closest('li')).toHaveAttribute('id', `gift-${chair.id}`),
  );
  jest.restoreAllMocks();
});
