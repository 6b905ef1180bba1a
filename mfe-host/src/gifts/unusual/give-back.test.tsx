import {
  getGiftSupply,
  getGiftTotals,
  getRegistry,
  giveBackGifts,
  listGifts,
  listItems,
  listRegistries,
  listUnusualGivers,
  type UnusualGiver,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { unavailable } from '../../testing/failures.ts';
import { aGift, anUnusualGiver, aRegistry } from '../../testing/fixtures.ts';
import { openScreen } from '../../testing/open-screen.tsx';

const registry = aRegistry({ registryName: 'Asha weds Dev', status: 'published' });

async function openBookWith(giver: UnusualGiver) {
  testServer.reply(getGiftSupply, { supply: null });
  testServer.reply(listItems, { items: [], sections: [] });
  testServer.reply(listUnusualGivers, { givers: [giver] });
  testServer.reply(getRegistry, registry);
  testServer.reply(listRegistries, { registries: [registry] });
  testServer.reply(listGifts, { gifts: [aGift()], nextCursor: null, surprises: [] });
  testServer.reply(getGiftTotals, { gifts: 1, units: 1, promised: 0, received: 0, toThank: 0 });
  const { user } = await openScreen(`/gifts/${registry.id}`);
  return user;
}

const ask = async (user: Awaited<ReturnType<typeof openBookWith>>) => {
  await user.click(await screen.findByRole('button', { name: 'Give back all' }));
  return within(await screen.findByRole('dialog'));
};

test('the question names the guest and the number; Cancel gives back nothing', async () => {
  const user = await openBookWith(anUnusualGiver());
  const dialog = await ask(user);
  expect(dialog.getByRole('heading', { name: 'Give back 8 gifts of Dev?' })).toBeVisible();
  expect(dialog.getByText(/We tell Dev by mail if they left an address/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(testServer.requests(giveBackGifts)).toEqual([]);
});

test('one press gives all back, says so and takes the alert away', async () => {
  const giver = anUnusualGiver();
  const user = await openBookWith(giver);
  testServer.reply(giveBackGifts, { givenBack: 8 });
  const dialog = await ask(user);
  testServer.reply(listUnusualGivers, { givers: [] });
  await user.click(dialog.getByRole('button', { name: 'Give back 8 gifts' }));
  expect(await screen.findByText('8 gifts of Dev given back.')).toBeVisible();
  expect(testServer.requests(giveBackGifts)).toMatchObject([
    { params: { registryId: registry.id }, body: { giftId: giver.giftId } },
  ]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Give back all' })).toBeNull());
});

test('gifts that changed meanwhile are said to be kept', async () => {
  const user = await openBookWith(anUnusualGiver());
  testServer.reply(giveBackGifts, { givenBack: 0 });
  await user.click((await ask(user)).getByRole('button', { name: 'Give back 8 gifts' }));
  expect(await screen.findByText(/Nothing was given back/)).toBeVisible();
});

test('a failure is said, and the button stays', async () => {
  const user = await openBookWith(anUnusualGiver());
  testServer.fail(giveBackGifts, unavailable);
  await user.click((await ask(user)).getByRole('button', { name: 'Give back 8 gifts' }));
  expect(
    await screen.findByText('We could not give these gifts back. Please try again.'),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Give back all' })).toBeEnabled();
});

test('a guest without a name is asked about as a guest', async () => {
  const user = await openBookWith(anUnusualGiver({ giverName: '', returnable: 1 }));
  const dialog = await ask(user);
  expect(dialog.getByRole('heading', { name: 'Give back 1 gift of this guest?' })).toBeVisible();
});

test('a guest whose gifts are complete group gifts has nothing to give back', async () => {
  await openBookWith(anUnusualGiver({ returnable: 0 }));
  expect(await screen.findByText('Dev has taken 7 different gifts')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Give back all' })).toBeNull();
});
