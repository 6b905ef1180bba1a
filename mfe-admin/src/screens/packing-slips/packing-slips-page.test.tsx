import { changeOrders, listPackingSlips, type PackingSlip } from '@gift-registry/bff-contract';
import { testServer, writeDocumentSettings } from '@gift-registry/bff-contract/testing';
import { renderScreen, signedInAs } from '@gift-registry/shell-contract/testing';
import { screen, within } from '@testing-library/react';
import { aTeamOrder } from '../../testing/orders.ts';
import PackingSlipsPage from './packing-slips-page.tsx';
import { sheetsOf } from './packing-slip.tsx';

const aSlip = (number: string, changes: Partial<PackingSlip> = {}): PackingSlip => ({
  number,
  registryName: 'Asha weds Dev',
  guestName: 'Meera Iyer',
  message: 'Be happy together',
  shipTo: 'host',
  address: aTeamOrder().shipAddress,
  deliveryInstructions: 'Ring twice',
  wantedDay: null,
  lines: [{ productName: 'Copper Water Jug', quantity: 2 }],
  ...changes,
});

const five = ['TF-A', 'TF-B', 'TF-C', 'TF-D', 'TF-E'];
const open = (query: string) =>
  renderScreen(<PackingSlipsPage />, {
    path: `/admin/orders/slips${query}`,
    session: signedInAs('admin'),
  });

beforeEach(() => writeDocumentSettings());

test('a slip has gifts, address, giver and message, and no price', async () => {
  testServer.reply(listPackingSlips, { slips: [aSlip('TF-A')] });
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = open('?numbers=TF-A,TF-GONE');
  const slip = await screen.findByRole('article', { name: 'TF-A' });
  for (const text of ['2 ×Copper Water Jug', '12 Residency Road', 'Bengaluru 560034', 'Ring twice'])
    expect(slip).toHaveTextContent(text);
  expect(slip).toHaveTextContent('From Meera Iyer, for Asha weds Dev');
  expect(slip).toHaveTextContent('Be happy together');
  expect(slip).not.toHaveTextContent('₹');
  expect(screen.getByRole('alert')).toHaveTextContent('TF-GONE');
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('four slips share a page, or each has one', async () => {
  testServer.reply(listPackingSlips, { slips: five.map((number) => aSlip(number)) });
  const { user, address } = open(`?numbers=${five.join(',')}`);
  const pages = () => screen.getAllByRole('region', { name: 'Page' });
  await screen.findByRole('article', { name: 'TF-A' });
  expect(pages().map((page) => within(page).getAllByRole('article').length)).toEqual([4, 1]);
  await user.selectOptions(screen.getByLabelText('Slips on a page'), 'One on a page');
  expect(pages()).toHaveLength(5);
  expect(address()).toContain('layout=one');
});

test('a slip with much text has a page of its own', () => {
  const long = aSlip('TF-LONG', { message: 'All our love. '.repeat(35) });
  const sheets = sheetsOf([aSlip('TF-A'), long, aSlip('TF-B')], 'four');
  expect(sheets.map((sheet) => sheet.slips.map(({ number }) => number))).toEqual([
    ['TF-A', 'TF-B'],
    ['TF-LONG'],
  ]);
});

test('a pick-up and a missing address are said', async () => {
  testServer.reply(listPackingSlips, {
    slips: [aSlip('TF-A', { shipTo: 'pick-up', address: null }), aSlip('TF-B', { address: null })],
  });
  open('?numbers=TF-A,TF-B');
  expect(await screen.findByText('The giver picks it up.')).toBeVisible();
  expect(screen.getByText('NO ADDRESS YET: please ask the host.')).toBeVisible();
});

test('all printed orders are marked as packed at once', async () => {
  testServer.reply(listPackingSlips, { slips: [aSlip('TF-A'), aSlip('TF-B')] });
  testServer.reply(changeOrders, ({ body }) => ({ changed: body.numbers, unchanged: [] }));
  const { user, toasts } = open('?numbers=TF-A,TF-B');
  await user.click(await screen.findByRole('button', { name: 'Mark 2 as packed' }));
  expect(await toasts().findByText('2 packed')).toBeVisible();
});

test('without orders, and without an answer, the page leads on', async () => {
  const { unmount } = open('');
  expect(screen.getByText('No slips to print')).toBeVisible();
  unmount();
  testServer.disconnect(listPackingSlips);
  const { user } = open('?numbers=TF-A');
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
  testServer.reply(listPackingSlips, { slips: [aSlip('TF-A')] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article', { name: 'TF-A' })).toBeVisible();
});
