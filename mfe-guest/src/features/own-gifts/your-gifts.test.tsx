import {
  confirmGift,
  extendGift,
  listMyGifts,
  listSharedItems,
  openGiftsLink,
  releaseGift,
  type GuestGift,
  type SharedItem,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import {
  aGift,
  aHeldGift,
  anExternalItem,
  anItem,
  newId,
  shareCode,
} from '../../testing/fixtures.ts';
import { aPayment } from '../../testing/upi.ts';
import { openPage, openSharedRegistry, serveRegistry } from '../../testing/open-guest-page.tsx';

const myGifts = () => screen.getByRole('list', { name: 'Your gifts' });
const card = (name: string) => {
  const row = within(myGifts())
    .getAllByRole('listitem')
    .find((each) => within(each).queryByRole('heading', { name }));
  if (!row) throw new Error(`No card of ${name}.`);
  return within(row);
};

async function openWith(gifts: readonly GuestGift[], items: readonly SharedItem[]) {
  const page = openSharedRegistry({ gifts, items });
  await screen.findByRole('list', { name: 'Your gifts' });
  return page;
}

const lamp = anItem({ price: 349, quantityFulfilled: 1 });
const chair = anExternalItem({ quantityReserved: 1 });
const boughtLamp = aGift(lamp);
const heldChair = aHeldGift(chair, { askAfter: '2099-11-20T00:00:00Z' });

test('a guest without gifts sees no section', async () => {
  openSharedRegistry({ items: [lamp] });
  await screen.findByRole('heading', { name: 'Registry Items (1)' });
  expect(screen.queryByText('Your gifts')).not.toBeInTheDocument();
});

test('a pill with the number of gifts leads to the page of the gifts', async () => {
  const { user, address } = await openWith(
    [boughtLamp, { ...heldChair, status: 'released' }],
    [lamp, chair],
  );
  await user.click(screen.getByRole('link', { name: 'Your gifts (1)' }));
  expect(address()).toBe(`/r/${shareCode}/mine`);
});

test('a gift of the list that this guest gave says so', async () => {
  await openWith([boughtLamp], [lamp, chair]);
  expect(await screen.findByText('You gave this')).toBeVisible();
});

test('released gifts are not listed', async () => {
  await openWith([boughtLamp, { ...heldChair, status: 'released' }], [lamp, chair]);
  expect(within(myGifts()).getAllByRole('heading')).toHaveLength(1);
});

test('a bought gift shows its price and quantity', async () => {
  await openWith([boughtLamp], [lamp]);
  const { getByText, queryByText } = card('Brass Diya Lamp');
  expect(getByText('Given')).toBeVisible();
  expect(getByText('₹349')).toBeVisible();
  expect(queryByText('Price unavailable')).not.toBeInTheDocument();
  expect(
    getByText(
      'Thank you! The host can look forward to it. Buy it anywhere and bring it, or ask the host.',
    ),
  ).toBeVisible();
});

test('a gift whose order is not fully paid says so', async () => {
  const short = { ...boughtLamp, orderNumber: 'TF-7K2M9QXA', isShortPaid: true, undoable: false };
  await openWith([short], [lamp]);
  const { getByText, queryByText } = card('Brass Diya Lamp');
  expect(getByText('Not fully paid yet')).toBeVisible();
  expect(getByText(/It is not fully paid yet. Our team looks at it.$/)).toHaveTextContent(
    /^Order TF-7K2M9QXA\. It/,
  );
  expect(getByText('TF-7K2M9QXA')).toHaveClass('order');
  expect(queryByText('Given')).not.toBeInTheDocument();
});

test('a received gift says who received it and when, with the thanks of the host', async () => {
  const received = aGift(lamp, {
    undoable: false,
    receivedAt: '2099-11-22T10:00:00Z',
    thanks: [
      { note: 'Dear Gita, we love it.', from: 'Asha Menon', createdAt: '2099-11-23T10:00:00Z' },
    ],
  });
  await openWith([received], [lamp]);
  const { getByText, queryByRole } = card('Brass Diya Lamp');
  expect(getByText('Received')).toBeVisible();
  expect(getByText('Received by Asha Menon on Nov 22, 2099')).toBeVisible();
  expect(getByText('Dear Gita, we love it.')).toBeVisible();
  expect(getByText('Asha Menon, Nov 23, 2099')).toBeVisible();
  expect(queryByRole('button')).not.toBeInTheDocument();
});

test('a gift bought at a shop leaves nothing to arrange', async () => {
  const bought = anExternalItem({ quantityFulfilled: 1 });
  await openWith([aGift(bought)], [bought]);
  expect(
    card('Cane Rocking Chair').getByText('Thank you! The host can look forward to it.'),
  ).toBeVisible();
});

test('a gift in another currency shows its own price', async () => {
  const poster = anExternalItem({ name: 'Poster', price: 25, currency: 'EUR' });
  await openWith([aGift(poster)], [poster]);
  expect(card('Poster').getByText(/€\s?25/)).toBeVisible();
});

test('a contribution that the guest paid says so to the guest', async () => {
  const paid = aPayment({ paidAt: '2099-11-22T10:00:00Z' });
  await openWith([aGift(lamp, { kind: 'contribution', amount: 200, payment: paid })], [lamp]);
  expect(card('Brass Diya Lamp').getByText('Paid')).toBeVisible();
});

test('a contribution shows its amount', async () => {
  await openWith([aGift(lamp, { kind: 'contribution', amount: 200 })], [lamp]);
  const { getByText } = card('Brass Diya Lamp');
  expect(getByText('Promised')).toBeVisible();
  expect(getByText('₹200')).toBeVisible();
  expect(getByText('You contribute ₹200.')).toBeVisible();
});

test('a held gift names the end of its hold and leads to the shop', async () => {
  await openWith([heldChair], [chair]);
  const { getByText, getByRole } = card('Cane Rocking Chair');
  expect(getByText('Reserved')).toBeVisible();
  expect(getByText(/^Did you buy it\? We hold it for you until Nov 20, 2099/)).toBeVisible();
  expect(getByRole('link', { name: /Go to the shop/ })).toHaveAttribute(
    'href',
    'https://www.shop.example/chair',
  );
});

test("'Yes, I bought it' turns a hold into a purchase", async () => {
  const bought = { ...heldChair, status: 'purchased', expiresAt: null } as const;
  const { user, toasts } = await openWith([heldChair], [chair]);
  testServer.reply(confirmGift, () => {
    testServer.reply(listMyGifts, { gifts: [bought] });
    return { gift: bought, item: { ...chair, quantityReserved: 0, quantityFulfilled: 1 } };
  });
  await user.click(card('Cane Rocking Chair').getByRole('button', { name: 'Yes, I bought it' }));
  expect(await card('Cane Rocking Chair').findByText('Given')).toBeVisible();
  expect(toasts().getByText('Marked as purchased. Thank you!')).toBeVisible();
});

test("'Hold for another 24 hours' is offered once", async () => {
  const extended = { ...heldChair, extendable: false, expiresAt: '2099-11-21T10:00:00Z' };
  const { user, toasts } = await openWith([heldChair], [chair]);
  testServer.reply(extendGift, { gift: extended, item: chair });
  await user.click(
    card('Cane Rocking Chair').getByRole('button', { name: 'Hold for another 24 hours' }),
  );
  expect(await card('Cane Rocking Chair').findByText(/until Nov 21, 2099/)).toBeVisible();
  expect(toasts().getByText('Held for another 24 hours')).toBeVisible();
  expect(
    card('Cane Rocking Chair').queryByRole('button', { name: 'Hold for another 24 hours' }),
  ).not.toBeInTheDocument();
});

test("'No, give it back' and 'Undo' release a gift", async () => {
  const { user, toasts } = await openWith([heldChair, boughtLamp], [lamp, chair]);
  expect(
    card('Cane Rocking Chair').getByRole('button', { name: /^No, give it back/ }),
  ).toHaveTextContent('No, give it back');
  testServer.reply(releaseGift, () => {
    testServer.reply(listMyGifts, { gifts: [heldChair] });
    return {
      gift: aGift(lamp, { id: boughtLamp.id, status: 'released' }),
      item: { ...lamp, quantityFulfilled: 0 },
    };
  });
  await user.click(card('Brass Diya Lamp').getByRole('button', { name: 'Undo Brass Diya Lamp' }));
  expect(await toasts().findByText('Given back. Someone else can give it now.')).toBeVisible();
  expect(within(myGifts()).queryByText('Brass Diya Lamp')).not.toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Purchase Brass Diya Lamp' })).toBeEnabled();
});

test('a gift that the host has received offers no undo', async () => {
  await openWith([aGift(lamp, { undoable: false })], [lamp]);
  expect(card('Brass Diya Lamp').queryByRole('button')).not.toBeInTheDocument();
});

test('a rejected change is explained and the lists are refetched', async () => {
  const message = 'The host has received this gift, so it can no longer be undone.';
  testServer.fail(releaseGift, { status: 409, code: 'conflict', message });
  const { user, toasts } = await openWith([boughtLamp], [lamp]);
  testServer.reply(listMyGifts, { gifts: [{ ...boughtLamp, undoable: false }] });
  await user.click(card('Brass Diya Lamp').getByRole('button', { name: 'Undo Brass Diya Lamp' }));
  expect(await toasts().findByText('We couldn’t update your gift')).toBeVisible();
  expect(toasts().getByText(message)).toBeVisible();
  await waitFor(() =>
    expect(card('Brass Diya Lamp').queryByRole('button')).not.toBeInTheDocument(),
  );
});

describe('the mailed gifts link', () => {
  test('shows the gifts of that guest and leaves the address bar', async () => {
    serveRegistry({ items: [lamp] });
    testServer.reply(openGiftsLink, () => {
      testServer.reply(listMyGifts, { gifts: [boughtLamp] });
      return { shareCode };
    });
    const { address, history } = openPage(`/r/${shareCode}?gifts=secret-token#your-gifts`);
    expect(await screen.findByRole('list', { name: 'Your gifts' })).toHaveTextContent(
      'Brass Diya Lamp',
    );
    expect(address()).toBe(`/r/${shareCode}#your-gifts`);
    expect(history().join()).not.toContain('secret-token');
    expect(testServer.requests(openGiftsLink).map(({ body }) => body)).toEqual([
      { token: 'secret-token' },
    ]);
  });

  test('that is no longer valid says so and keeps the registry', async () => {
    serveRegistry({ items: [anItem({ id: newId(), name: 'Quilt' })] });
    testServer.fail(openGiftsLink, {
      status: 410,
      code: 'token-expired',
      message: 'This link has expired.',
    });
    const { toasts } = openPage(`/r/${shareCode}?gifts=old`);
    expect(await toasts().findByText('We couldn’t open your gifts')).toBeVisible();
    expect(toasts().getByText('This link has expired.')).toBeVisible();
    expect(await screen.findByText('Quilt')).toBeVisible();
    expect(testServer.requests(listSharedItems).length).toBeGreaterThan(0);
  });
});
