import { listMyGifts } from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { aGift, anItem } from '../../testing/fixtures.ts';
import { openSharedRegistry } from '../../testing/open-guest-page.tsx';

const lamp = anItem({ quantityFulfilled: 1 });
const myGifts = () => screen.queryByRole('list', { name: 'Your gifts' });

beforeEach(() => localStorage.clear());

async function openForTheFirstTime() {
  openSharedRegistry({ items: [lamp] });
  testServer.reply(listMyGifts, { gifts: [aGift(lamp)] });
  await screen.findByRole('heading', { name: 'Registry Items (1)' });
  // Longer than the browser needs to be idle.
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
}

test.each<[use: string, begin: () => void]>([
  ['a scroll', () => fireEvent.scroll(window)],
  ['a tap', () => fireEvent.pointerDown(document.body)],
  ['a key', () => fireEvent.keyDown(document.body, { key: 'Tab' })],
])('a first visit reads no gifts before %s', async (_, begin) => {
  await openForTheFirstTime();
  expect(myGifts()).not.toBeInTheDocument();
  begin();
  await waitFor(() => expect(myGifts()).toBeVisible());
});

test('a guest who has given before sees the gifts at once', async () => {
  openSharedRegistry({ items: [lamp], gifts: [aGift(lamp)] });
  await waitFor(() => expect(myGifts()).toBeVisible());
});
