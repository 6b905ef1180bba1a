import {
  getGiftSupply,
  getGiftTotals,
  getRegistry,
  giveBackGifts,
  listGifts,
  listItems,
  listRegistries,
  listUnusualNetworks,
  type UnusualNetwork,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { unavailable } from '../../testing/failures.ts';
import { aGift, anUnusualNetwork, aRegistry } from '../../testing/fixtures.ts';
import { openScreen } from '../../testing/open-screen.tsx';

const registry = aRegistry({ registryName: 'Asha weds Dev', status: 'published' });

async function openBookWith(network: UnusualNetwork) {
  testServer.reply(getGiftSupply, { supply: null });
  testServer.reply(listItems, { items: [], sections: [] });
  testServer.reply(listUnusualNetworks, { networks: [network] });
  testServer.reply(getRegistry, registry);
  testServer.reply(listRegistries, { registries: [registry] });
  testServer.reply(listGifts, { gifts: [aGift()], nextCursor: null, surprises: [] });
  testServer.reply(getGiftTotals, {
    gifts: 1,
    units: 1,
    promised: 0,
    paid: 0,
    received: 0,
    toThank: 0,
  });
  const { user } = await openScreen(`/gifts/${registry.id}`);
  return user;
}

const ask = async (user: Awaited<ReturnType<typeof openBookWith>>) => {
  await user.click(await screen.findByRole('button', { name: 'Give all 8 back' }));
  return within(await screen.findByRole('dialog'));
};

test('the question names the number and says who is told; Cancel gives back nothing', async () => {
  const user = await openBookWith(anUnusualNetwork());
  const dialog = await ask(user);
  expect(
    dialog.getByRole('heading', { name: 'Give back 8 gifts from this connection?' }),
  ).toBeVisible();
  expect(dialog.getByText(/we mail those who left an address/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(testServer.requests(giveBackGifts)).toEqual([]);
});

test('one press gives all back, says so and takes the alert away', async () => {
  const network = anUnusualNetwork();
  const user = await openBookWith(network);
  testServer.reply(giveBackGifts, { givenBack: 8 });
  const dialog = await ask(user);
  testServer.reply(listUnusualNetworks, { networks: [] });
  await user.click(dialog.getByRole('button', { name: 'Give back 8 gifts' }));
  expect(await screen.findByText('8 gifts from one connection given back.')).toBeVisible();
  expect(testServer.requests(giveBackGifts)).toMatchObject([
    { params: { registryId: registry.id }, body: { giftId: network.giftId, of: 'network' } },
  ]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Give all 8 back' })).toBeNull());
});

test('gifts that changed meanwhile are said to be kept', async () => {
  const user = await openBookWith(anUnusualNetwork());
  testServer.reply(giveBackGifts, { givenBack: 0 });
  await user.click((await ask(user)).getByRole('button', { name: 'Give back 8 gifts' }));
  expect(await screen.findByText(/Nothing was given back/)).toBeVisible();
});

test('a failure is said, and the button stays', async () => {
  const user = await openBookWith(anUnusualNetwork());
  testServer.fail(giveBackGifts, unavailable);
  await user.click((await ask(user)).getByRole('button', { name: 'Give back 8 gifts' }));
  expect(
    await screen.findByText('We could not give these gifts back. Please try again.'),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Give all 8 back' })).toBeEnabled();
});

test('gifts that are complete group gifts can’t be given back', async () => {
  await openBookWith(anUnusualNetwork({ returnable: 0 }));
  expect(await screen.findByText('8 gifts were chosen from one connection')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Give / })).toBeNull();
});
