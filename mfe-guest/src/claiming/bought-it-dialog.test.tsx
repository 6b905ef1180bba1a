import {
  claimItem,
  confirmGift,
  listMyGifts,
  listSharedItems,
  releaseGift,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aGift, aHeldGift, anExternalItem, newId } from '../testing/fixtures.ts';
import { openSharedRegistry } from '../testing/open-guest-page.tsx';

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(window, 'open').mockReturnValue(null);
});
afterEach(() => {
  jest.restoreAllMocks();
});

const chair = anExternalItem();
const heldChair = { ...chair, quantityReserved: 1 };
const hold = aHeldGift(chair);
/** An older hold, listed first. */
const otherHold = aHeldGift(anExternalItem({ id: newId(), name: 'Teapot' }));

const serveGifts = (gifts = [hold], item = heldChair) => {
  testServer.reply(listSharedItems, { version: 2, items: [item] });
  testServer.reply(listMyGifts, { gifts: [...gifts] });
};

/** Changes the tab's visibility, as leaving for the shop's tab and coming back do. */
function showTab(state: DocumentVisibilityState) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

/** Holds the chair, leaves for the shop and comes back. */
async function returnFromShop() {
  const page = openSharedRegistry({ items: [chair], gifts: [otherHold] });
  const { user } = page;
  testServer.reply(claimItem, () => {
    serveGifts([otherHold, hold]);
    return { gift: hold, item: heldChair };
  });
  await user.click(await screen.findByRole('button', { name: 'Purchase Cane Rocking Chair' }));
  const form = await screen.findByRole('dialog');
  await user.type(within(form).getByRole('textbox', { name: /^Your name/ }), 'Gita');
  await user.click(within(form).getByRole('button', { name: 'Hold it and go to the shop' }));
  await waitFor(() => expect(form).not.toBeInTheDocument());
  showTab('hidden');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  showTab('visible');
  const question = await screen.findByRole('dialog', { name: 'Did you buy it?' });
  expect(question).toHaveAccessibleDescription(/^Cane Rocking Chair is held for you\./);
  return {
    ...page,
    question,
    answer: (name: string) => within(question).getByRole('button', { name }),
  };
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const myGifts = () => screen.getByRole('list', { name: 'Your gifts' });

test("'Yes, I bought it' marks the gift as purchased", async () => {
  const bought = { ...chair, quantityFulfilled: 1 };
  const { user, answer } = await returnFromShop();
  testServer.reply(confirmGift, () => {
    serveGifts([aGift(chair, { id: hold.id })], bought);
    return { gift: aGift(chair, { id: hold.id }), item: bought };
  });
  await user.click(answer('Yes, I bought it'));
  await closed();
  expect(testServer.requests(confirmGift)[0]?.params.giftId).toBe(hold.id);
  expect(myGifts()).toHaveTextContent('Purchased');
  expect(screen.getByRole('list', { name: 'Registry Items' })).toHaveTextContent('Purchased');
});

test("'No, give it back' frees the gift for others", async () => {
  const { user, answer } = await returnFromShop();
  testServer.reply(releaseGift, () => {
    serveGifts([otherHold], chair);
    return { gift: aGift(chair, { id: hold.id, status: 'released' }), item: chair };
  });
  await user.click(answer('No, give it back'));
  await closed();
  expect(testServer.requests(releaseGift)[0]?.params.giftId).toBe(hold.id);
  expect(screen.getByRole('button', { name: 'Purchase Cane Rocking Chair' })).toBeEnabled();
  expect(myGifts()).not.toHaveTextContent('Cane Rocking Chair');
});

test("'Ask me later' keeps the hold and does not ask again at the next visit to the tab", async () => {
  const { user, answer } = await returnFromShop();
  await user.click(answer('Ask me later'));
  await closed();
  expect(myGifts()).toHaveTextContent('Cane Rocking Chair');
  expect(myGifts()).toHaveTextContent('Reserved');
  showTab('hidden');
  showTab('visible');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('an answer that fails is explained in the dialog and can be sent again', async () => {
  testServer.disconnect(confirmGift);
  const { user, question, answer } = await returnFromShop();
  await user.click(answer('Yes, I bought it'));
  expect(await within(question).findByRole('alert')).toHaveTextContent(
    'Network error occurred. Please check your connection and try again.',
  );
  testServer.reply(confirmGift, {
    gift: aGift(chair, { id: hold.id }),
    item: { ...chair, quantityFulfilled: 1 },
  });
  await user.click(answer('Yes, I bought it'));
  await closed();
});
