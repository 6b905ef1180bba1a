import {
  changeOrders,
  closeEventCase,
  getOrderCounts,
  listEventCases,
  listOrders,
  shipOrder,
  type OrderRow,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { renderScreen, signedInAs } from '@gift-registry/shell-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { anOrderRow, aTeamOrder, orderCounts } from '../../testing/orders.ts';
import OrdersPage from './orders-page.tsx';
import { serveSavedFilters } from '../../testing/saved-filters.ts';

beforeEach(() => {
  serveSavedFilters();
  testServer.reply(listEventCases, { cases: [] });
});

const numbers = ['TF-AAAAAAAA', 'TF-BBBBBBBB', 'TF-CCCCCCCC', 'TF-DDDDDDDD'];
const fourRows = numbers.map((number) => anOrderRow({ number }));
const cursor = '01997d0e-0000-7000-8000-00000000000a';

function serve(orders: readonly OrderRow[], nextCursor: string | null = null): void {
  testServer.reply(getOrderCounts, orderCounts());
  testServer.reply(listOrders, ({ query }) =>
    query.limit === 1
      ? { rows: [anOrderRow({ number: 'TF-NEXTNEXT' })], nextCursor: null }
      : { rows: [...orders], nextCursor },
  );
}

const open = (path = '/admin/orders') =>
  renderScreen((pathname) => pathname === '/admin/orders' && <OrdersPage />, {
    path,
    session: signedInAs('admin'),
  });

const asked = () =>
  testServer
    .requests(listOrders)
    .map(({ query }) => query)
    .filter(({ limit }) => limit !== 1);

const row = async (number: string) =>
  (await screen.findByRole('link', { name: number })).closest('tr') ?? document.body;
const tick = (number: string) => screen.findByRole('checkbox', { name: `Choose ${number}` });
const chosen = () => screen.getByRole('region', { name: 'Chosen orders' });

test('a row says what is ordered, by whom, where it goes, and how it is', async () => {
  serve([
    anOrderRow({ moreGifts: 2, overdue: true, openCases: ['wrong-amount'], refundDuePaise: 5_000 }),
    anOrderRow({ number: 'TF-PICKEDUP', shipTo: 'pick-up', parcel: 'packed', destination: null }),
  ]);
  open();
  const first = await row('TF-7K2M9QXA');
  for (const text of ['Copper Water Jug + 2 more', 'Asha weds Dev', 'Meera Iyer', '9 h', '₹2,390'])
    expect(first).toHaveTextContent(text);
  for (const text of ['Bengaluru 560034', 'Paid, to pack', 'Case: wrong amount', 'Overdue'])
    expect(first).toHaveTextContent(text);
  expect(first).toHaveTextContent('Give back ₹50');
  expect(await row('TF-PICKEDUP')).toHaveTextContent('Ready for pick-up');
  expect(await row('TF-PICKEDUP')).toHaveTextContent('Guest picks it up');
});

test('the list that needs a person comes first, and the others are links with counts', async () => {
  serve(fourRows);
  const { user, address, pressBack } = open();
  await row('TF-AAAAAAAA');
  const views = within(screen.getByRole('navigation', { name: 'Lists of orders' }));
  expect(asked()[0]?.view).toBe('attention');
  expect(views.getByRole('link', { current: 'page' })).toHaveTextContent('Needs you 1');
  expect(views.getByRole('link', { name: 'To pack 14 3 too long' })).toBeVisible();
  expect(views.getByRole('link', { name: 'All about 12,300' })).toBeVisible();
  await user.click(views.getByRole('link', { name: /^To pack/ }));
  expect(address()).toBe('/admin/orders?view=to-pack');
  await waitFor(() => expect(asked().at(-1)?.view).toBe('to-pack'));
  pressBack();
  expect(address()).toBe('/admin/orders');
});

test('search and filters are in the address, and one chip shows all registries again', async () => {
  serve(fourRows);
  const registryId = fourRows[0]?.registryId ?? '';
  const { user, address } = open(`/admin/orders?view=all&registryId=${registryId}`);
  await row('TF-AAAAAAAA');
  await user.type(screen.getByRole('searchbox', { name: 'Search orders' }), 'meera');
  await waitFor(() => expect(address()).toContain('search=meera'));
  await user.selectOptions(screen.getByLabelText('Age'), 'Over 3 days old');
  await waitFor(() =>
    expect(asked().at(-1)).toMatchObject({
      ...{ view: 'all', search: 'meera', olderThanHours: 72, registryId },
    }),
  );
  await user.click(
    await screen.findByRole('button', { name: 'Show the orders of all registries' }),
  );
  expect(address()).toBe('/admin/orders?view=all&olderThanHours=72&search=meera');
  expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
    'href',
    '/api/admin/orders/export?view=all&olderThanHours=72&search=meera',
  );
});

test('a further page has an address of its own', async () => {
  serve(fourRows, cursor);
  const { user, address } = open();
  await user.click(await screen.findByRole('link', { name: 'Next page' }));
  expect(address()).toBe(`/admin/orders?cursor=${cursor}`);
  await waitFor(() => expect(asked().at(-1)?.cursor).toBe(cursor));
  await user.click(await screen.findByRole('link', { name: 'First page' }));
  expect(address()).toBe('/admin/orders');
});

test('orders are packed together; those that somebody changed before are named, and the rest goes back', async () => {
  serve(fourRows);
  testServer.reply(changeOrders, ({ body }) => ({
    changed: body.numbers.filter((number) => number !== 'TF-BBBBBBBB'),
    unchanged: ['TF-BBBBBBBB'],
  }));
  const { user, toasts } = open();
  await user.click(await tick('TF-AAAAAAAA'));
  await user.keyboard('{Shift>}');
  await user.click(await tick('TF-CCCCCCCC'));
  await user.keyboard('{/Shift}');
  expect(chosen()).toHaveTextContent('3 orders chosen');
  expect(within(chosen()).getByRole('link', { name: 'Print slips' })).toHaveAttribute(
    'href',
    '/admin/orders/slips?numbers=TF-AAAAAAAA,TF-BBBBBBBB,TF-CCCCCCCC',
  );
  await user.click(within(chosen()).getByRole('button', { name: 'Mark as packed' }));
  expect(await toasts().findByText('2 packed, 1 was elsewhere already')).toBeVisible();
  expect(toasts().getByText(/changed TF-BBBBBBBB meanwhile/)).toBeVisible();
  await user.click(toasts().getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(testServer.requests(changeOrders).at(-1)?.body).toEqual({
      numbers: ['TF-AAAAAAAA', 'TF-CCCCCCCC'],
      action: 'unpack',
    }),
  );
});

test('a step that some of the chosen orders have says how many, and one without a way back asks first', async () => {
  const shipped = anOrderRow({
    number: 'TF-SENTSENT',
    parcel: 'shipped',
    actions: ['deliver', 'return'],
  });
  serve([anOrderRow(), shipped]);
  testServer.reply(changeOrders, { changed: ['TF-SENTSENT'], unchanged: [] });
  const { user, toasts } = open();
  await user.click(await screen.findByRole('checkbox', { name: 'Choose all 2 shown' }));
  expect(within(chosen()).getByRole('button', { name: 'Mark as packed (1 of 2)' })).toBeVisible();
  await user.click(within(chosen()).getByRole('button', { name: 'Mark as delivered (1 of 2)' }));
  const dialog = await screen.findByRole('dialog', { name: 'Mark as delivered: TF-SENTSENT?' });
  expect(testServer.requests(changeOrders)).toHaveLength(0);
  await user.click(within(dialog).getByRole('button', { name: 'Mark as delivered' }));
  expect(await toasts().findByText('TF-SENTSENT is delivered')).toBeVisible();
  expect(toasts().queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('one pick-up among the chosen parcels stays here, and the others are sent', async () => {
  const pickUp = anOrderRow({ number: 'TF-PPPPPPPP', shipTo: 'pick-up', actions: ['pack'] });
  serve([anOrderRow(), pickUp]);
  testServer.reply(shipOrder, aTeamOrder());
  const { user, toasts } = open();
  await user.click(await screen.findByRole('checkbox', { name: 'Choose all 2 shown' }));
  await user.click(within(chosen()).getByRole('button', { name: 'Send the parcel' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send 1 parcel' }));
  expect(dialog.getByText('TF-PPPPPPPP: the giver picks it up.')).toBeVisible();
  await user.selectOptions(dialog.getByLabelText('Carrier'), 'Delhivery');
  await user.click(dialog.getByRole('button', { name: 'Mark as sent' }));
  expect(await toasts().findByText('1 parcel is on its way')).toBeVisible();
  expect(testServer.requests(shipOrder).map(({ params }) => params.number)).toEqual([
    'TF-7K2M9QXA',
  ]);
});

test('an event of the provider that nobody can read is a case of its own, which a decision closes', async () => {
  serve([]);
  const id = '01997d0e-0000-7000-8000-000000000009';
  const detail = 'payment.captured: payment.entity.id: Invalid string';
  testServer.reply(listEventCases, { cases: [{ id, detail, openedAt: '2026-11-23T05:00:00Z' }] });
  testServer.reply(closeEventCase, { cases: [] });
  const { user } = open();
  expect(await screen.findByText(/payment.entity.id: Invalid string/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close the case' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Close the case' }));
  expect(testServer.requests(closeEventCase)).toHaveLength(0);
  await user.type(dialog.getByLabelText(/What was decided/), 'A test of the provider.');
  testServer.reply(listEventCases, { cases: [] });
  await user.click(dialog.getByRole('button', { name: 'Close the case' }));
  await waitFor(() => expect(screen.queryByText(/Invalid string/)).not.toBeInTheDocument());
});

test('a failed change is explained, and the orders stay chosen', async () => {
  serve(fourRows);
  testServer.disconnect(changeOrders);
  const { user, toasts } = open();
  await user.click(await tick('TF-AAAAAAAA'));
  await user.click(within(chosen()).getByRole('button', { name: 'Mark as packed' }));
  expect(await toasts().findByText('Nothing was changed')).toBeVisible();
  expect(chosen()).toHaveTextContent('1 order chosen');
});

test('keys go through the list, choose, open and search', async () => {
  serve(fourRows);
  const { user, address, location } = open('/admin/orders?view=all');
  await row('TF-AAAAAAAA');
  await user.keyboard('jjk');
  expect(screen.getByRole('link', { name: 'TF-AAAAAAAA' })).toHaveFocus();
  await user.keyboard('jx');
  expect(await tick('TF-BBBBBBBB')).toBeChecked();
  await user.keyboard('/jx');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(screen.getByRole('searchbox')).toHaveValue('jx');
  await user.clear(screen.getByRole('searchbox'));
  (await tick('TF-CCCCCCCC')).focus();
  await user.keyboard('{Enter}');
  expect(address()).toBe('/admin/orders/TF-CCCCCCCC');
  expect(location().state).toEqual({ list: '?view=all' });
});

test('the main button leads to the order that is packed next, or to the parcel that is sent next', async () => {
  serve(fourRows);
  open();
  expect(await screen.findByRole('link', { name: 'Pack the next order' })).toHaveAttribute(
    'href',
    '/admin/orders/TF-NEXTNEXT',
  );
});

test('with nothing to pack the next parcel is sent', async () => {
  testServer.reply(getOrderCounts, orderCounts());
  testServer.reply(listOrders, ({ query }) => ({
    rows: query.view === 'packed' ? [anOrderRow({ number: 'TF-SENDSEND' })] : [],
    nextCursor: null,
  }));
  open();
  expect(await screen.findByRole('link', { name: 'Send the next parcel' })).toHaveAttribute(
    'href',
    '/admin/orders/TF-SENDSEND',
  );
  expect(screen.getByText('Nothing needs you')).toBeVisible();
});

test.each([
  ['/admin/orders?view=to-pack', 'Nothing to pack'],
  ['/admin/orders?view=waiting', 'Nobody owes us money'],
  ['/admin/orders?view=to-pack&search=x', 'No such order in “To pack”'],
  ['/admin/orders?view=all&search=x', 'No order matches'],
  [`/admin/orders?cursor=${cursor}`, 'No further orders'],
])('%s without orders says: %s', async (path, title) => {
  serve([]);
  open(path);
  expect(await screen.findByText(title)).toBeVisible();
});

test('loading is announced, and a failure offers another try', async () => {
  serve([]);
  testServer.disconnect(listOrders);
  const { user } = open();
  expect(screen.getByText('Loading the orders...')).toBeInTheDocument();
  expect(await screen.findByRole('alert')).toHaveTextContent('The orders could not be loaded');
  serve(fourRows);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'TF-AAAAAAAA' })).toBeVisible();
});
