import {
  claimItem,
  confirmGift,
  extendGift,
  listMyGifts,
  listSharedItems,
  postponeQuestion,
  releaseGift,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aGift, aHeldGift, anExternalItem, newId } from '../../testing/fixtures.ts';
import { openSharedRegistry } from '../../testing/open-guest-page.tsx';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  jest.spyOn(window, 'open').mockReturnValue(null);
});
afterEach(() => {
  jest.restoreAllMocks();
});

const chair = anExternalItem();
const heldChair = { ...chair, quantityReserved: 1 };
const hold = aHeldGift(chair);
const otherHold = aHeldGift(anExternalItem({ id: newId(), name: 'Teapot' }));
const tomorrow = '2099-11-20T00:00:00Z';
const postponedHold = { ...otherHold, askAfter: tomorrow };

const serveGifts = (gifts = [hold], item = heldChair) => {
  testServer.reply(listSharedItems, { version: 2, items: [item] });
  testServer.reply(listMyGifts, { gifts: [...gifts] });
};

/** Changes the tab's visibility, as leaving for the shop's tab and coming back do. */
function showTab(state: DocumentVisibilityState) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

async function returnFromShop() {
  const page = openSharedRegistry({ items: [chair], gifts: [postponedHold] });
  const { user } = page;
  testServer.reply(claimItem, () => {
    serveGifts([postponedHold, hold]);
    return { gift: hold, item: heldChair };
  });
  await user.click(await screen.findByRole('button', { name: 'Purchase Cane Rocking Chair' }));
  const form = await screen.findByRole('dialog');
  await user.type(within(form).getByRole('textbox', { name: /^Your name/ }), 'Gita');
  await user.click(within(form).getByRole('button', { name: 'Hold it and go to the shop' }));
  await screen.findByRole('dialog', { name: 'Held for you for 24 hours' });
  showTab('hidden');
  showTab('visible');
  const question = await screen.findByRole('dialog', { name: 'Did you buy it?' });
  expect(question).toHaveAccessibleDescription(/^Cane Rocking Chair is held for you/);
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
  const { user, question, answer } = await returnFromShop();
  const answers = within(question).getAllByRole('button');
  expect(answers.map(({ textContent }) => textContent)).toEqual([
    'Yes, I bought it',
    'No, give it back',
    'Hold it longer',
    'Ask me tomorrow',
    '',
  ]);
  await waitFor(() => expect(answers[0]).toHaveFocus());
  testServer.reply(confirmGift, () => {
    serveGifts([aGift(chair, { id: hold.id })], bought);
    return { gift: aGift(chair, { id: hold.id }), item: bought };
  });
  await user.click(answer('Yes, I bought it'));
  await closed();
  expect(testServer.requests(confirmGift)[0]?.params.giftId).toBe(hold.id);
  expect(myGifts()).toHaveTextContent('Given');
  await waitFor(() =>
    expect(screen.getByRole('list', { name: 'Registry Items' })).toHaveTextContent('You gave this'),
  );
});

test("'No, give it back' frees the gift for others", async () => {
  const { user, answer } = await returnFromShop();
  testServer.reply(releaseGift, () => {
    serveGifts([postponedHold], chair);
    return { gift: aGift(chair, { id: hold.id, status: 'released' }), item: chair };
  });
  await user.click(answer('No, give it back'));
  await closed();
  expect(testServer.requests(releaseGift)[0]?.params.giftId).toBe(hold.id);
  expect(await screen.findByRole('button', { name: 'Purchase Cane Rocking Chair' })).toBeEnabled();
  expect(myGifts()).not.toHaveTextContent('Cane Rocking Chair');
});

test("'Ask me tomorrow' keeps the hold and does not ask again at the next visit to the tab", async () => {
  const { user, answer } = await returnFromShop();
  const postponed = { ...hold, askAfter: tomorrow };
  testServer.reply(postponeQuestion, { gift: postponed, item: heldChair });
  await user.click(answer('Ask me tomorrow'));
  await closed();
  expect(testServer.requests(postponeQuestion)[0]?.params.giftId).toBe(hold.id);
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

describe('at a later visit', () => {
  const question = () => screen.findByRole('dialog', { name: 'Did you buy it?' });
  const open = () => openSharedRegistry({ items: [heldChair], gifts: [hold, otherHold] });

  test('every open hold is asked about, one after the other, until it is answered', async () => {
    const { user } = open();
    expect(await question()).toHaveAccessibleDescription(/^Cane Rocking Chair is held for you/);
    await user.keyboard('{Escape}');
    await waitFor(async () =>
      expect(await question()).toHaveAccessibleDescription(/^Teapot is held for you/),
    );
    await user.keyboard('{Escape}');
    await closed();
    showTab('hidden');
    showTab('visible');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('a question that was put off on any device waits for its time', async () => {
    openSharedRegistry({ items: [heldChair], gifts: [postponedHold] });
    expect(await screen.findByRole('list', { name: 'Your gifts' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('a question whose time has come is asked again', async () => {
    const asked = { ...hold, askAfter: '2026-01-01T18:30:00Z' };
    openSharedRegistry({ items: [heldChair], gifts: [asked] });
    expect(await question()).toHaveAccessibleDescription(/^Cane Rocking Chair is held for you/);
  });

  test("'Hold it longer' is offered until it was used", async () => {
    const extended = { ...hold, extendable: false, askAfter: tomorrow };
    const { user } = openSharedRegistry({
      items: [heldChair],
      gifts: [hold, { ...otherHold, extendable: false }],
    });
    testServer.reply(extendGift, () => {
      serveGifts([extended, { ...otherHold, extendable: false }]);
      return { gift: extended, item: heldChair };
    });
    await user.click(within(await question()).getByRole('button', { name: 'Hold it longer' }));
    await waitFor(async () =>
      expect(await question()).toHaveAccessibleDescription(/^Teapot is held for you/),
    );
    expect(screen.queryByRole('button', { name: 'Hold it longer' })).not.toBeInTheDocument();
  });
});
