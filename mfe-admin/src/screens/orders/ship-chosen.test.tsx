import { getOrderCounts, listEventCases, listOrders, shipOrder } from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { renderScreen, signedInAs } from '@gift-registry/shell-contract/testing';
import { screen, within } from '@testing-library/react';
import { anOrderRow, aTeamOrder, orderCounts } from '../../testing/orders.ts';
import { serveSavedFilters } from '../../testing/saved-filters.ts';
import OrdersPage from './orders-page.tsx';

const numbers = ['TF-AAAAAAAA', 'TF-BBBBBBBB'];

async function chooseBoth() {
  serveSavedFilters();
  testServer.reply(getOrderCounts, orderCounts());
  testServer.reply(listEventCases, { cases: [] });
  testServer.reply(listOrders, {
    rows: numbers.map((number) => anOrderRow({ number, actions: ['pack', 'ship'] })),
    nextCursor: null,
  });
  const opened = renderScreen((pathname) => pathname === '/admin/orders' && <OrdersPage />, {
    path: '/admin/orders?view=to-pack',
    session: signedInAs('admin'),
  });
  const { user } = opened;
  await user.click(await screen.findByRole('checkbox', { name: 'Choose all 2 shown' }));
  await user.click(screen.getByRole('button', { name: 'Send 2 parcels' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send 2 parcels' }));
  const submit = () => user.click(dialog.getByRole('button', { name: 'Mark as sent' }));
  return { ...opened, dialog, submit };
}

test('parcels are sent with one carrier, each with its own number', async () => {
  testServer.reply(shipOrder, aTeamOrder());
  const { user, dialog, submit, toasts } = await chooseBoth();
  await submit();
  expect(dialog.getByText('Please choose a carrier')).toBeVisible();
  await user.selectOptions(dialog.getByLabelText('Carrier'), 'Delhivery');
  const tracking = dialog.getByRole('textbox', { name: /^Tracking numbers/ });
  await user.type(tracking, '1111111111');
  await submit();
  expect(dialog.getByText(/Please enter 2 numbers, one a line, or none/)).toBeVisible();
  await user.type(tracking, '\n2222222222');
  await submit();
  expect(await toasts().findByText('2 parcels are on their way')).toBeVisible();
  expect(
    testServer.requests(shipOrder).map(({ params, body }) => [params.number, body.trackingNumber]),
  ).toEqual([
    ['TF-AAAAAAAA', '1111111111'],
    ['TF-BBBBBBBB', '2222222222'],
  ]);
});

test('parcels that could not be sent are named', async () => {
  testServer.disconnect(shipOrder);
  const { user, dialog, submit, toasts } = await chooseBoth();
  await user.selectOptions(dialog.getByLabelText('Carrier'), 'Delhivery');
  await submit();
  expect(await toasts().findByText('0 parcels are on their way, 2 were not sent')).toBeVisible();
  expect(toasts().getByText(/TF-AAAAAAAA and TF-BBBBBBBB/)).toBeVisible();
});
