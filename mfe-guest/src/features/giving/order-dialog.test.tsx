import {
  addDays,
  getOrder,
  listSharedItems,
  placeOrder,
  todayInIndia,
  formatClock,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import {
  aCatalogueItem,
  aHeldGift,
  aPickUpPlace,
  anExternalItem,
  aRegistry,
  dateInDays,
} from '../../testing/fixtures.ts';
import { openSharedRegistry } from '../../testing/open-guest-page.tsx';
import { confirmation, dialog, field, submit } from '../../testing/open-purchase.ts';
import { acceptOrders, anOrder, orderNumber } from '../../testing/orders.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const lamp = aCatalogueItem();
const atHome = { deliveryPreference: 'catalog_delivery', shipsTo: 'Pune, Maharashtra' } as const;

async function open(changes: Parameters<typeof aRegistry>[0] = {}, item = lamp) {
  const page = openSharedRegistry({ registry: aRegistry(changes), items: [item] });
  await page.user.click(await screen.findByRole('button', { name: `Purchase ${item.name}` }));
  await screen.findByRole('dialog', { name: `Purchase ${item.name}` });
  return page;
}

const sent = () => testServer.requests(placeOrder).map(({ body }) => body);

test('a gift for the host’s home asks for a name alone, and its order says how to pay', async () => {
  acceptOrders([lamp], {
    order: { instructions: 'Please pay by UPI to tohfa@bank.\nName the order.' },
  });
  const { user } = await open(atHome);
  expect(dialog()).toHaveAccessibleDescription(
    'We send it to the host’s home in Pune, Maharashtra. We tell you how to pay.',
  );
  expect(within(dialog()).queryByRole('radio')).not.toBeInTheDocument();
  expect(field(/^Message for the host/)).toHaveAccessibleDescription(
    /We print it on the packing slip\./,
  );
  await user.type(field(/^Your name/), 'Gita');
  await user.click(submit());
  const thanks = await confirmation();
  expect(thanks).toHaveAccessibleDescription(`Your order is ${orderNumber}.`);
  expect(
    within(thanks).getByText(/^Please pay by UPI to tohfa@bank\.\s+Name the order\.$/),
  ).toBeVisible();
  expect(within(thanks).getByRole('link', { name: 'See your order' })).toHaveAttribute(
    'href',
    `/order/${orderNumber}`,
  );
  expect(sent()).toEqual([
    {
      ...{ guestName: 'Gita', guestEmail: null, message: null, wantedDay: null },
      shipTo: { kind: 'host' },
      lines: [{ itemId: lamp.id, quantity: 1 }],
    },
  ]);
  await user.click(within(thanks).getByRole('button', { name: 'Back to the wish list' }));
  const mine = await screen.findByRole('list', { name: 'Your gifts' });
  expect(mine).toHaveTextContent(`Order ${orderNumber}.`);
  expect(within(mine).queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
  expect(within(mine).getByRole('link', { name: /^See your order/ })).toHaveAttribute(
    'href',
    `/order/${orderNumber}`,
  );
});

test('a delivery day lies within the days of the host', async () => {
  acceptOrders([lamp]);
  const [deliveryFrom, deliveryUntil] = [dateInDays(5), dateInDays(9)];
  const { user } = await open({ ...atHome, deliveryFrom, deliveryUntil });
  const day = within(dialog()).getByLabelText(/^Delivery day/);
  expect(day).toHaveAttribute('min', deliveryFrom);
  expect(day).toHaveAttribute('max', deliveryUntil);
  await user.type(day, dateInDays(2));
  await user.type(field(/^Your name/), 'Gita');
  await user.click(submit());
  expect(await within(dialog()).findByText(/^Please choose .* or a later day\.$/)).toBeVisible();
  expect(sent()).toEqual([]);
  await user.clear(day);
  await user.type(day, deliveryUntil);
  await user.click(submit());
  await confirmation();
  expect(sent()).toMatchObject([{ wantedDay: deliveryUntil }]);
});

test('a delivery day is not asked for when none is left', async () => {
  await open({ ...atHome, deliveryUntil: todayInIndia() });
  expect(within(dialog()).queryByLabelText(/^Delivery day/)).not.toBeInTheDocument();
});

test('tomorrow is the first day without a limit of the host', async () => {
  await open(atHome);
  expect(within(dialog()).getByLabelText(/^Delivery day/)).toHaveAttribute(
    'min',
    addDays(todayInIndia(), 1),
  );
});

test.each(['guest_delivery', null] as const)(
  'with the preference %s the guest has the gift sent, or chooses to pick it up at the place of the team',
  async (deliveryPreference) => {
    acceptOrders([lamp]);
    const { user } = await open({ deliveryPreference, pickUp: aPickUpPlace });
    expect(dialog()).toHaveAccessibleDescription(/^We send it to you, or you pick it up\./);
    const pickUp = within(dialog()).getByRole('radio', { name: 'I pick it up at Tohfa Studio' });
    expect(pickUp).not.toBeChecked();
    expect(pickUp).toHaveAccessibleDescription(/14 Church Street.* 10 am to 7 pm/);
    expect(within(dialog()).queryByLabelText('PIN code')).not.toBeInTheDocument();
    await user.type(field(/^Your name/), 'Gita');
    await user.click(submit());
    expect(await within(dialog()).findByText('Please choose where your gift goes')).toBeVisible();
    expect(sent()).toEqual([]);
    await user.click(pickUp);
    await user.click(submit());
    await confirmation();
    expect(sent()).toMatchObject([{ shipTo: { kind: 'pick-up' } }]);
  },
);

test('an own address is checked field by field, and its PIN code fills in the place', async () => {
  acceptOrders([lamp]);
  const { user } = await open();
  expect(within(dialog()).queryByRole('radio')).not.toBeInTheDocument();
  await user.type(field(/^Your name/), 'Gita');
  await user.click(submit());
  expect(await within(dialog()).findByText('Enter a valid 6-digit PIN code.')).toBeVisible();
  expect(within(dialog()).getByText('City is required')).toBeVisible();
  // The giver's own name stands there already.
  expect(field(/^Recipient’s name/)).toHaveValue('Gita');
  await waitFor(() => expect(field(/^Address Line 1/)).toHaveFocus());
  await user.type(field(/^Recipient’s name/), ' Shah');
  await user.type(field(/^Address Line 1/), '4 Temple Street');
  await user.type(field(/^PIN code/), '560001');
  await waitFor(() => expect(field(/^City/)).toHaveValue('Bengaluru'));
  expect(field(/^State/)).toHaveValue('Karnataka');
  expect(within(dialog()).queryByText('City is required')).not.toBeInTheDocument();
  await user.clear(field(/^City/));
  await user.type(field(/^City/), 'Bangalore');
  await user.type(field(/^Phone number/), '9876543210');
  await user.click(submit());
  await confirmation();
  expect(sent()).toMatchObject([
    {
      shipTo: {
        kind: 'guest',
        address: {
          ...{ name: 'Gita Shah', line1: '4 Temple Street', line2: null, pinCode: '560001' },
          ...{ city: 'Bangalore', state: 'Karnataka', phone: '9876543210' },
        },
      },
    },
  ]);
});

test('a field of the address that the server rejects is named at the field', async () => {
  testServer.fail(placeOrder, {
    status: 422,
    code: 'invalid-input',
    message: 'We don’t send there',
    field: 'shipTo.address.pinCode',
  });
  const { user } = await open();
  await user.type(field(/^Your name/), 'Gita');
  await user.type(field(/^Recipient’s name/), ' Shah');
  await user.type(field(/^Address Line 1/), '4 Temple Street');
  await user.type(field(/^PIN code/), '560001');
  await waitFor(() => expect(field(/^City/)).toHaveValue('Bengaluru'));
  await user.type(field(/^Phone number/), '9876543210');
  await user.click(submit());
  await waitFor(() =>
    expect(field(/^PIN code/)).toHaveAccessibleDescription(/We don’t send there/),
  );
  expect(field(/^PIN code/)).toHaveFocus();
});

test('a gift that is out of stock says so before anything is typed', async () => {
  await open({}, aCatalogueItem({ outOfStock: true }));
  expect(within(dialog()).getByText(/^We can’t send this gift right now\./)).toBeVisible();
  expect(within(dialog()).queryByRole('button', { name: 'Purchase' })).not.toBeInTheDocument();
});

test('an order that the server refuses says why, and keeps what was typed', async () => {
  testServer.fail(placeOrder, {
    status: 409,
    code: 'conflict',
    message: 'Brass Diya Lamp is out of stock.',
  });
  const { user } = await open(atHome);
  await user.type(field(/^Your name/), 'Gita');
  await user.click(submit());
  const alert = await within(dialog()).findByRole('alert');
  expect(alert).toHaveTextContent('Your order was not placed');
  expect(alert).toHaveTextContent('Brass Diya Lamp is out of stock.');
  expect(field(/^Your name/)).toHaveValue('Gita');
  await user.click(submit());
  await waitFor(() => expect(sent()).toHaveLength(2));
  const [first, again] = testServer
    .requests(placeOrder)
    .map(({ headers }) => headers.get('idempotency-key'));
  expect(again).toBe(first);
});

describe('with online payment', () => {
  const online = { ...atHome, paysOnline: true };
  const cups = aCatalogueItem({ name: 'Tea cups', quantityRequested: 4 });

  test('the button names the amount of all units, and the browser goes to the payment', async () => {
    acceptOrders([cups], {
      paymentUrl: `${location.origin}${location.pathname}#payment-page`,
      order: { heldUntil: '2099-11-20T10:00:00Z', instructions: null },
    });
    const { user } = await open(online, cups);
    expect(dialog()).toHaveAccessibleDescription(/You pay on the next page\.$/);
    await user.click(within(dialog()).getByRole('button', { name: 'One more' }));
    await user.type(field(/^Your name/), 'Gita');
    await user.click(submit('Pay ₹2,998'));
    const opening = await confirmation('Opening the payment page…');
    expect(within(opening).getByRole('link', { name: 'Pay ₹2,998' })).toBeVisible();
    expect(within(opening).getByRole('link', { name: 'See your order' })).toBeVisible();
    expect(location.hash).toBe('#payment-page');
    expect(sent()).toMatchObject([{ lines: [{ itemId: cups.id, quantity: 2 }] }]);
  });

  test('without a page of the provider the order’s own page follows', async () => {
    const unpaid = { heldUntil: '2099-11-20T10:00:00Z', instructions: null };
    acceptOrders([lamp], { order: unpaid });
    testServer.reply(getOrder, anOrder(unpaid));
    const { user, address } = await open(online);
    await user.type(field(/^Your name/), 'Gita');
    await user.click(submit('Pay ₹1,499'));
    await waitFor(() => expect(address()).toBe(`/order/${orderNumber}`));
  });

  test('an order that is not paid says until when at the gift, among your gifts and in a bar, each with Pay', async () => {
    const payOrderBy = '2099-11-20T13:10:00Z';
    const gift = aHeldGift(lamp, { orderNumber, payOrderBy, undoable: false, extendable: false });
    openSharedRegistry({ items: [{ ...lamp, quantityReserved: 1 }], gifts: [gift] });
    const mine = await screen.findByRole('list', { name: 'Your gifts' });
    const bar = screen.getByRole('region', { name: 'Not paid yet' });
    const rows = screen.getAllByRole('listitem').filter((row) => !mine.contains(row));
    const row = rows.find(({ textContent }) => textContent.includes(lamp.name)) ?? mine;
    for (const place of [mine, bar, row]) {
      await waitFor(() =>
        expect(place).toHaveTextContent(`Not paid yet: pay by ${formatClock(payOrderBy)}`),
      );
      expect(within(place).getByRole('link', { name: /^Pay: / })).toHaveAttribute(
        'href',
        `/order/${orderNumber}/pay`,
      );
      expect(place).not.toHaveTextContent('Someone is buying this');
    }
  });

  test('a gift that waits for its payment leads to its order and asks nothing', async () => {
    const gift = aHeldGift(lamp, { orderNumber, undoable: false, extendable: false });
    openSharedRegistry({ items: [{ ...lamp, quantityReserved: 1 }], gifts: [gift] });
    const mine = await screen.findByRole('list', { name: 'Your gifts' });
    expect(within(mine).getByText('Waiting for the payment')).toBeVisible();
    expect(within(mine).getByRole('link', { name: /^See your order/ })).toBeVisible();
    expect(within(mine).queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

test('the destination is kept like the other fields', async () => {
  const { user } = await open({ pickUp: aPickUpPlace });
  await user.click(within(dialog()).getByRole('radio', { name: 'Send it to me' }));
  await user.type(field(/^Recipient’s name/), 'Gita Shah');
  await user.click(within(dialog()).getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: `Purchase ${lamp.name}` }));
  expect(within(dialog()).getByRole('radio', { name: 'Send it to me' })).toBeChecked();
  expect(field(/^Recipient’s name/)).toHaveValue('Gita Shah');
});

test('when the gift is gone, one of a shop is offered, and the typed text stays', async () => {
  const chair = anExternalItem({ source: 'external' });
  testServer.fail(placeOrder, {
    status: 409,
    code: 'already-purchased',
    message: 'Someone has already purchased this gift. Please choose another one.',
  });
  const { user } = openSharedRegistry({ registry: aRegistry(atHome), items: [lamp, chair] });
  await user.click(await screen.findByRole('button', { name: `Purchase ${lamp.name}` }));
  await screen.findByRole('dialog', { name: `Purchase ${lamp.name}` });
  await user.type(field(/^Your name/), 'Gita');
  await user.type(field(/^Message for the host/), 'With love');
  testServer.reply(listSharedItems, {
    version: 2,
    items: [{ ...lamp, quantityFulfilled: 1 }, chair],
  });
  await user.click(submit());
  const others = await within(dialog()).findByRole('list', { name: 'You could give one of these' });
  await user.click(within(others).getByRole('button'));
  expect(dialog()).toHaveAccessibleName(`Purchase ${chair.name}`);
  expect(field(/^Your name/)).toHaveValue('Gita');
  expect(field(/^Message for the host/)).toHaveValue('With love');
  expect(within(dialog()).queryByRole('alert')).not.toBeInTheDocument();
});
