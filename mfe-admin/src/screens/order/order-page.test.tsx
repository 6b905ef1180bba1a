import {
  bookPayment,
  cancelTeamOrder,
  changeOrders,
  closeOrderCase,
  getTeamOrder,
  listTeamMails,
  noteOrder,
  refundOrder,
  shipOrder,
  type TeamOrder,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { renderScreen, signedInAs } from '@gift-registry/shell-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aTeamOrder } from '../../testing/orders.ts';
import OrderPage from './order-page.tsx';

const number = 'TF-7K2M9QXA';

const serve = (order: TeamOrder) => testServer.reply(getTeamOrder, order);
beforeEach(() => {
  sessionStorage.clear();
  testServer.reply(listTeamMails, { rows: [], nextCursor: null });
});

const show = () =>
  renderScreen((pathname) => pathname.includes(number) && <OrderPage />, {
    path: `/admin/orders/${number}`,
    params: { number },
    session: signedInAs('admin'),
  });

async function openDialog(order: TeamOrder, button: string) {
  serve(order);
  const shown = show();
  await shown.user.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog'));
  return { ...shown, dialog };
}

const stale = {
  status: 409,
  code: 'conflict',
  message: 'Somebody has changed this order meanwhile.',
};

test('the mails about an order stand on its page, with their state', async () => {
  testServer.reply(listTeamMails, {
    rows: [
      {
        id: '01997d0e-0000-7000-8000-0000000000aa',
        template: 'order-news',
        recipient: 'meera@example.com',
        state: 'given-up',
        reason: 'The mailbox is full.',
        attempts: 5,
        sendableUntil: null,
        createdAt: '2026-11-26T09:00:00.000Z',
        changedAt: '2026-11-26T09:30:00.000Z',
      },
    ],
    nextCursor: null,
  });
  serve(aTeamOrder());
  show();
  const mails = within(await screen.findByRole('region', { name: 'Mails' }));
  expect(await mails.findByRole('link', { name: /to meera@example\.com/ })).toHaveAttribute(
    'href',
    '/admin/notifications/mails/01997d0e-0000-7000-8000-0000000000aa',
  );
  expect(mails.getByText('Given up')).toBeVisible();
  expect(mails.getByText('The mailbox is full.')).toBeVisible();
});

test('an order shows gifts, message, address, giver, money and history', async () => {
  serve(aTeamOrder());
  show();
  expect(await screen.findByText('Paid, to pack')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: number })).toBeVisible();
  const gifts = screen.getByRole('region', { name: '2 gifts' });
  expect(gifts).toHaveTextContent('Copper Water Jug2 × ₹1,195');
  expect(gifts).toHaveTextContent('Be happy together');
  expect(within(gifts).getByRole('link', { name: 'All orders of this registry' })).toHaveAttribute(
    'href',
    '/admin/orders?view=all&registryId=01997d0e-0000-7000-8000-000000000001',
  );
  const delivery = screen.getByRole('region', { name: 'To the host' });
  for (const text of ['12 Residency Road', 'Bengaluru 560034', 'Ring twice', 'December 1, 2026'])
    expect(delivery).toHaveTextContent(text);
  expect(screen.getByRole('link', { name: 'meera@example.com' })).toHaveAttribute(
    'href',
    'mailto:meera@example.com?subject=Your%20order%20TF-7K2M9QXA',
  );
  const money = screen.getByRole('region', { name: 'Money' });
  expect(money).toHaveTextContent('Total₹2,390Paid₹2,390Can be given back₹2,390');
  expect(within(money).getByRole('row', { name: /Paid.*₹2,390/ })).toBeVisible();
  const [paid, placed] = within(screen.getByRole('region', { name: 'History' })).getAllByRole(
    'listitem',
  );
  expect(paid).toHaveTextContent('Paid ₹2,390, ready to pack Ira MenonUPI from Meera');
  expect(placed).toHaveTextContent('Ordered by the giver');
});

test('the address is copied as it stands on a parcel', async () => {
  serve(aTeamOrder());
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Copy the address' }));
  expect(await screen.findByText('Copied!')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(
    'Asha Rao\n12 Residency Road\nBengaluru 560034\nKarnataka\nPhone +91 9876543210',
  );
});

test('only the steps of its state are offered', async () => {
  serve(
    aTeamOrder({
      actions: ['unpack', 'deliver', 'cancel', 'note'],
      parcel: 'packed',
      shipTo: 'pick-up',
    }),
  );
  show();
  const steps = within(await screen.findByRole('group', { name: 'Next steps' }));
  expect(steps.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Mark as handed over',
    'Unpack',
    'Cancel the order',
  ]);
  expect(screen.queryByRole('button', { name: 'Give money back' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Book a payment' })).not.toBeInTheDocument();
});

test('packing says so, reads the order again and can be undone', async () => {
  serve(aTeamOrder());
  testServer.reply(changeOrders, ({ body }) => {
    const packed = body.action === 'pack';
    serve(aTeamOrder(packed ? { parcel: 'packed', actions: ['unpack', 'ship'] } : {}));
    return { changed: [number], unchanged: [] };
  });
  const { user, toasts } = show();
  await user.click(await screen.findByRole('button', { name: 'Mark as packed' }));
  expect(await toasts().findByText(`${number} is packed`)).toBeVisible();
  expect(await screen.findByText('Packed, to send')).toBeVisible();
  await user.click(toasts().getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Paid, to pack')).toBeVisible();
});

test('a step that somebody else was faster with is said, and the order is read again', async () => {
  serve(aTeamOrder());
  testServer.reply(changeOrders, () => {
    serve(aTeamOrder({ state: 'cancelled', parcel: 'none', money: 'refunded', actions: ['note'] }));
    return { changed: [], unchanged: [number] };
  });
  const { user, toasts } = show();
  await user.click(await screen.findByRole('button', { name: 'Mark as packed' }));
  expect(await toasts().findByText('Nothing was changed')).toBeVisible();
  expect(
    toasts().getByText(`Somebody has changed ${number} meanwhile. Please look again.`),
  ).toBeVisible();
  expect(toasts().queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  expect(await screen.findByText('Cancelled, refunded')).toBeVisible();
});

test('a parcel is sent with a carrier; an odd number is doubted and taken', async () => {
  const { user, dialog, toasts } = await openDialog(aTeamOrder(), 'Send the parcel');
  await user.click(dialog.getByRole('button', { name: 'Mark as sent' }));
  expect(await dialog.findByText('Please choose a carrier')).toBeVisible();
  await waitFor(() => expect(dialog.getByLabelText('Carrier')).toHaveFocus());
  await user.selectOptions(dialog.getByLabelText('Carrier'), 'Delhivery');
  await user.type(dialog.getByLabelText(/^Tracking number/), '12');
  expect(dialog.getByText(/Numbers of Delhivery are usually 10 to 15 digits/)).toBeVisible();
  expect(dialog.getByRole('link', { name: /^Delhivery page/ })).toHaveAttribute(
    'href',
    'https://www.delhivery.com/track/package/12',
  );
  testServer.reply(shipOrder, aTeamOrder({ parcel: 'shipped', actions: ['deliver', 'return'] }));
  await user.click(dialog.getByRole('button', { name: 'Mark as sent' }));
  expect(await toasts().findByText(`${number} is on its way with Delhivery`)).toBeVisible();
  expect(testServer.requests(shipOrder)[0]?.body).toEqual({
    carrier: 'Delhivery',
    trackingNumber: '12',
    lines: [{ id: aTeamOrder().lines[0]?.id, quantity: 2 }],
  });
  expect(await screen.findByText('On its way')).toBeVisible();
});

test('another carrier is named; Back keeps what was typed', async () => {
  const { user, dialog, pressBack } = await openDialog(aTeamOrder(), 'Send the parcel');
  await user.selectOptions(dialog.getByLabelText('Carrier'), 'Another carrier');
  await user.click(dialog.getByRole('button', { name: 'Mark as sent' }));
  expect(await dialog.findByText('Please name the carrier')).toBeVisible();
  await user.type(dialog.getByLabelText('Name of the carrier'), 'Uncle’s van');
  pressBack();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Send the parcel' }));
  expect(await screen.findByLabelText('Name of the carrier')).toHaveValue('Uncle’s van');
});

test('a change that came too late says what the order is now', async () => {
  const { user, dialog } = await openDialog(aTeamOrder(), 'Cancel the order');
  testServer.fail(cancelTeamOrder, stale);
  serve(aTeamOrder({ parcel: 'shipped', actions: ['deliver', 'return'] }));
  await user.type(dialog.getByLabelText('Why?'), 'Out of stock');
  await user.click(dialog.getByRole('button', { name: 'Cancel the order' }));
  const alert = await dialog.findByRole('alert');
  expect(alert).toHaveTextContent('Somebody has changed this order meanwhile.');
  await waitFor(() => expect(alert).toHaveTextContent('The order is now: On its way.'));
  expect(dialog.getByLabelText('Why?')).toHaveValue('Out of stock');
});

test('cancelling needs a reason and says what happens to the money', async () => {
  const { user, dialog, toasts } = await openDialog(aTeamOrder(), 'Cancel the order');
  expect(dialog.getByText(/You then give ₹2,390 back by hand/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancel the order' }));
  expect(await dialog.findByText('Please say why')).toBeVisible();
  testServer.reply(
    cancelTeamOrder,
    aTeamOrder({
      state: 'cancelled',
      parcel: 'none',
      refundDuePaise: 239_000,
      actions: ['refund'],
    }),
  );
  await user.type(dialog.getByLabelText('Why?'), 'Out of stock');
  await user.click(dialog.getByRole('button', { name: 'Cancel the order' }));
  expect(await toasts().findByText(`${number} is cancelled`)).toBeVisible();
  expect(screen.getByText('Give back ₹2,390')).toBeVisible();
});

const wrongAmount: TeamOrder['cases'][number] = {
  id: '01997d0e-0000-7000-8000-0000000000c1',
  kind: 'wrong-amount',
  paise: 238_900,
  openedAt: '2026-11-23T05:00:00Z',
  closedAt: null,
  decision: '',
  detail: '',
};

test('a payment is booked with what is missing, from the case that it closes', async () => {
  const unpaid = aTeamOrder({
    ...{ money: 'partly-paid', parcel: 'none', paidPaise: 100_000, refundablePaise: 100_000 },
    missingPaise: 139_000,
    cases: [wrongAmount],
    actions: ['cancel', 'book-payment', 'note'],
  });
  const { user, dialog, toasts } = await openDialog(unpaid, 'Book the missing ₹1,390');
  expect(dialog.getByText(/the order can be packed and its case is closed\./)).toBeVisible();
  const amount = dialog.getByLabelText('Amount');
  expect(amount).toHaveValue('1390');
  await user.clear(amount);
  await user.type(amount, 'lots');
  await user.click(dialog.getByRole('button', { name: 'Book the payment' }));
  expect(await dialog.findByText('Please enter an amount')).toBeVisible();
  expect(dialog.getByText('Please say why')).toBeVisible();
  await user.clear(amount);
  await user.type(amount, 'Rs. 1,390/-');
  await user.type(dialog.getByLabelText('Why?'), 'UPI');
  testServer.reply(bookPayment, aTeamOrder());
  await user.click(dialog.getByRole('button', { name: 'Book the payment' }));
  expect(await toasts().findByText(`₹1,390 is booked for ${number}`)).toBeVisible();
  expect(testServer.requests(bookPayment)[0]?.body).toEqual({ paise: 139_000, why: 'UPI' });
});

test('money goes back after the question who is there, and never more than there is', async () => {
  const { user, dialog, toasts } = await openDialog(aTeamOrder(), 'Give money back');
  const amount = dialog.getByLabelText('Amount');
  await user.clear(amount);
  await user.type(amount, '2,391');
  await user.type(dialog.getByLabelText('Why?'), 'Broken');
  await user.click(dialog.getByRole('button', { name: 'Give it back' }));
  expect(await dialog.findByText('Please enter ₹2,390 at most.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'One less' }));
  await user.click(dialog.getByRole('button', { name: 'One less' }));
  await user.clear(amount);
  await user.type(amount, '390');
  testServer.reply(refundOrder, aTeamOrder({ money: 'partly-refunded', refundedPaise: 39_000 }));
  await user.click(dialog.getByRole('button', { name: 'Give it back' }));
  expect(await toasts().findByText('₹390 is given back')).toBeVisible();
  expect(testServer.requests(refundOrder).at(-1)?.body).toEqual({
    ...{ paise: 39_000, why: 'Broken', lines: [], restock: true },
  });
});

test('units are chosen for a refund, with their price and whether their goods are back', async () => {
  const { user, dialog, toasts } = await openDialog(aTeamOrder(), 'Give money back');
  expect(dialog.getByRole('textbox', { name: 'Copper Water Jug, of 2' })).toHaveValue('2');
  expect(dialog.getByLabelText('Amount')).toHaveValue('2390');
  expect(dialog.getByText('This cancels the order')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'One less' }));
  expect(dialog.getByLabelText('Amount')).toHaveValue('1195');
  await user.click(dialog.getByRole('checkbox', { name: 'The goods are back in stock' }));
  await user.type(dialog.getByLabelText('Why?'), 'Broken');
  testServer.reply(refundOrder, aTeamOrder());
  await user.click(dialog.getByRole('button', { name: 'Give it back' }));
  expect(await toasts().findByText('₹1,195 is given back')).toBeVisible();
  const id = aTeamOrder().lines[0]?.id;
  expect(testServer.requests(refundOrder).at(-1)?.body).toEqual({
    ...{ paise: 119_500, why: 'Broken', lines: [{ id, quantity: 1 }], restock: false },
  });
});

test('a refund of an order that is partly sent begins with what is not sent yet', async () => {
  const [line] = aTeamOrder().lines;
  const lines = line ? [{ ...line, quantity: 3, sent: 2 }] : [];
  const whole = { totalPaise: 358_500, paidPaise: 358_500, refundablePaise: 358_500 };
  const { dialog } = await openDialog(aTeamOrder({ lines, ...whole }), 'Give money back');
  expect(dialog.getByRole('textbox', { name: 'Copper Water Jug, of 3' })).toHaveValue('1');
  expect(dialog.getByLabelText('Amount')).toHaveValue('1195');
  expect(dialog.queryByText('This cancels the order')).toBeNull();
});

test('money that is owed to the giver goes back without units', async () => {
  const { dialog } = await openDialog(aTeamOrder({ refundDuePaise: 10_000 }), 'Give money back');
  expect(dialog.getByRole('textbox', { name: 'Copper Water Jug, of 2' })).toHaveValue('0');
  expect(dialog.getByLabelText('Amount')).toHaveValue('100');
});

test('a mail is promised only when the giver left an address', async () => {
  const mail = 'The giver gets a mail with the carrier and the number.';
  const { dialog, unmount } = await openDialog(aTeamOrder(), 'Send the parcel');
  expect(dialog.getByText(mail)).toBeVisible();
  unmount();
  const silent = await openDialog(aTeamOrder({ guestEmail: null }), 'Send the parcel');
  expect(silent.dialog.queryByText(mail)).toBeNull();
});

test('a parcel with a part of the gifts leaves the rest', async () => {
  const { user, dialog } = await openDialog(aTeamOrder(), 'Send the parcel');
  await user.selectOptions(dialog.getByLabelText('Carrier'), 'Delhivery');
  await user.click(dialog.getByRole('button', { name: 'One less' }));
  testServer.reply(shipOrder, aTeamOrder());
  await user.click(dialog.getByRole('button', { name: 'Mark as sent' }));
  await waitFor(() =>
    expect(testServer.requests(shipOrder)[0]?.body.lines?.map(({ quantity }) => quantity)).toEqual([
      1,
    ]),
  );
});

test('a refusal of a field that shows none stands above the buttons', async () => {
  const { user, dialog } = await openDialog(aTeamOrder(), 'Send the parcel');
  testServer.fail(shipOrder, {
    status: 400,
    code: 'invalid-input',
    message: 'This carrier is closed.',
    field: 'carrier',
  });
  await user.selectOptions(dialog.getByLabelText('Carrier'), 'Delhivery');
  await user.click(dialog.getByRole('button', { name: 'Mark as sent' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('This carrier is closed.');
});

test('a refund that the server refuses stands beside the amount', async () => {
  const { user, dialog } = await openDialog(aTeamOrder(), 'Give money back');
  testServer.fail(refundOrder, {
    status: 409,
    code: 'conflict',
    message: 'Too much.',
    field: 'paise',
  });
  await user.type(dialog.getByLabelText('Why?'), 'Broken');
  await user.click(dialog.getByRole('button', { name: 'Give it back' }));
  expect(await dialog.findByText('Too much.')).toBeVisible();
  expect(dialog.getByLabelText('Amount')).toBeInvalid();
});

test('a note is added', async () => {
  const { user, dialog, toasts } = await openDialog(aTeamOrder(), 'Add a note');
  testServer.reply(noteOrder, aTeamOrder());
  await user.type(dialog.getByLabelText('Note'), 'Called the host.');
  await user.click(dialog.getByRole('button', { name: 'Add the note' }));
  expect(await toasts().findByText('The note is added')).toBeVisible();
  expect(testServer.requests(noteOrder)[0]?.body).toEqual({ why: 'Called the host.' });
});

test('an open case says what to decide, and is closed with the decision', async () => {
  const { user, dialog, toasts } = await openDialog(
    aTeamOrder({ cases: [wrongAmount] }),
    'Close the case',
  );
  expect(screen.getByText('Case: wrong amount (₹2,389)')).toBeInTheDocument();
  const closed = { ...wrongAmount, closedAt: '2026-11-24T05:00:00Z', decision: 'We give ₹1.' };
  testServer.reply(closeOrderCase, aTeamOrder({ cases: [closed] }));
  await user.type(dialog.getByLabelText('What was decided'), 'We give ₹1.');
  await user.click(dialog.getByRole('button', { name: 'Close the case' }));
  expect(await toasts().findByText('The case is closed')).toBeVisible();
  expect(screen.getByRole('region', { name: 'History' })).toHaveTextContent(
    'Case closed: wrong amount',
  );
  expect(screen.queryByRole('button', { name: 'Close the case' })).not.toBeInTheDocument();
});

test('an unknown number and a failure are told apart', async () => {
  testServer.fail(getTeamOrder, { status: 404, code: 'not-found', message: 'There is no order.' });
  const { unmount } = show();
  expect(await screen.findByText('No such order')).toBeVisible();
  unmount();
  testServer.disconnect(getTeamOrder);
  const { user } = show();
  expect(await screen.findByRole('alert')).toHaveTextContent('The order could not be loaded');
  serve(aTeamOrder());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Paid, to pack')).toBeVisible();
});
