import { getUpiHandOver, type UpiHandOver } from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDocumentForm, aGift, anItem, aRegistry, shareCode } from '../testing/fixtures.ts';
import { openPage, serveRegistry } from '../testing/open-guest-page.tsx';
import { aHandOver, aPayment } from '../testing/upi.ts';
import { renderDocument } from '../testing/render-document.ts';
import PayPage from './pay-page.tsx';

const giftId = '01997d0e-0000-4000-8000-0000003f9a2c';
const path = `/r/${shareCode}/pay/${giftId}`;
const code = { size: 29, path: 'M4,4h7v1h-7z' };

function openPay(changes: Partial<UpiHandOver> = {}) {
  serveRegistry({ registry: aRegistry({ ownerFirstName: 'Asha' }) });
  testServer.reply(getUpiHandOver, aHandOver(changes));
  return openPage(path);
}

test('the code comes first, then picture, what to copy and app, then I have paid', async () => {
  openPay();
  expect(await screen.findByRole('heading', { level: 1, name: 'Pay Asha ₹2,100' })).toBeVisible();
  const order = [
    screen.getByRole('img', { name: 'UPI code: pays ₹2,100 to Asha Rao' }),
    screen.getByRole('link', { name: 'Save the code as a picture' }),
    screen.getByRole('textbox', { name: 'UPI address of Asha Rao' }),
    screen.getByRole('textbox', { name: 'Amount in rupees' }),
    screen.getByText('Open a UPI app'),
    screen.getByRole('button', { name: 'I have paid' }),
  ];
  for (const [index, element] of order.slice(1).entries())
    expect(order[index]?.compareDocumentPosition(element)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(order[1]).toHaveAttribute('href', expect.stringContaining('upi-code?part=1'));
  expect(screen.getByText(/Kept for you until Nov 30, 2099/)).toBeVisible();
  const form = order[5]?.closest('form');
  expect(form).toHaveAttribute('action', path);
});

test('address and amount are copied as an app takes them', async () => {
  const user = userEvent.setup();
  openPay();
  const [address, amount] = await screen.findAllByRole('button', { name: 'Copy' });
  if (address) await user.click(address);
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe('asha.rao@okbank'));
  if (amount) await user.click(amount);
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe('2100.00'));
});

test('above the limit of UPI between persons the amount is offered in parts', async () => {
  openPay({
    amount: 150_000,
    parts: [100_000, 50_000].map((amount) => ({ amount, link: 'upi://pay', code })),
  });
  expect(await screen.findByText('UPI between persons ends at ₹1,00,000 a day')).toBeVisible();
  expect(screen.getByText('Part 2 of 2: ₹50,000')).toBeVisible();
  expect(screen.getByLabelText('Amount of part 2 in rupees')).toHaveValue('50000.00');
  expect(screen.getAllByRole('img', { name: /^UPI code/ })).toHaveLength(2);
});

test('a changed address is said, and a refused look leads to the gifts', async () => {
  openPay({ changed: true });
  expect(await screen.findByText('The host has changed the UPI address')).toBeVisible();
});

test('a look too many says when to come back', async () => {
  serveRegistry({});
  testServer.fail(getUpiHandOver, {
    status: 429,
    code: 'rate-limited',
    message: 'Please try again in 20 minutes.',
  });
  openPage(path);
  expect(await screen.findByText(/Please try again in 20 minutes/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Your gifts' })).toBeVisible();
});

test('your gifts lead to the payment, and tell what was said', async () => {
  const lamp = anItem({ name: 'Lamp' });
  const payment = aPayment({ isAddressChanged: true });
  const gift = aGift(lamp, { id: giftId, kind: 'contribution', amount: 2100, payment });
  serveRegistry({ items: [lamp], gifts: [gift] });
  openPage(`/r/${shareCode}/mine`);
  const row = await screen.findByRole('listitem');
  expect(within(row).getByRole('link', { name: 'Pay ₹2,100 by UPI: Lamp' })).toHaveAttribute(
    'href',
    path,
  );
  expect(within(row).getByText(/The host has changed the UPI address/)).toBeVisible();
});

test('without scripts the page holds code, address and form', () => {
  const body = renderDocument(PayPage, {
    path,
    params: { shareCode, giftId },
    handOver: aHandOver(),
    form: aDocumentForm({
      values: { reference: '12' },
      errors: { reference: 'A UPI reference has 12 digits.' },
    }),
  });
  expect(body.querySelector('svg path')).toHaveAttribute('d', code.path);
  expect(within(body).getByText('asha.rao@okbank')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Copy' })).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /UPI reference/ })).toHaveValue('12');
  expect(screen.getByText('A UPI reference has 12 digits.')).toBeVisible();
});
