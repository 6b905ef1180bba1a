import { freePromise, type HostGift, upiNote } from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { renderScreen } from '@gift-registry/shell-contract/testing';
import { screen, within } from '@testing-library/react';
import { aGift } from '../../testing/fixtures.ts';
import { GiftPayment } from './gift-payment.tsx';

type Payment = NonNullable<HostGift['payment']>;

const promised: Payment = {
  payBy: '2026-11-30T10:00:00Z',
  paidAt: null,
  reference: null,
  isReferenceRepeated: false,
  canBeFreed: false,
};

function open(payment: Partial<Payment>, changes: Partial<HostGift> = {}) {
  const gift = aGift({
    kind: 'contribution',
    state: 'promised',
    amount: 5000,
    payment: { ...promised, ...payment },
    ...changes,
  });
  return { gift, ...renderScreen(<GiftPayment gift={gift} giver="Anil" />, { path: '/gifts' }) };
}

const paidAt = '2026-11-12T10:00:00Z';

test('a promise says until when it is to be paid', () => {
  open({});
  expect(screen.getByText('To be paid until Nov 30, 2026')).toBeVisible();
});

test('a paid one names day, note and reference, and a reference that two gifts have', () => {
  const { gift } = open({ paidAt, reference: '123456789012', isReferenceRepeated: true });
  expect(
    screen.getByText(`Sent Nov 12, 2026 · note ‘${upiNote(gift.id)}’ · UPI reference 123456789012`),
  ).toBeVisible();
  expect(screen.getByText('Another gift has the same UPI reference.')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('money that never arrived is freed after a question', async () => {
  testServer.reply(freePromise, ({ params }) => params);
  const { gift, user } = open({ paidAt, canBeFreed: true });
  await user.click(screen.getByRole('button', { name: /^It never arrived/ }));
  const question = await screen.findByRole('dialog', { name: 'Free this promise?' });
  expect(question).toHaveTextContent('₹5,000 from Anil can then be given by others.');
  await user.click(within(question).getByRole('button', { name: 'Free it' }));
  expect(await screen.findByText('Others can give it now.')).toBeVisible();
  expect(testServer.requests(freePromise)[0]?.params).toEqual({ giftId: gift.id });
});

test.each<[string, Partial<HostGift>]>([
  ['received', { receivedAt: paidAt }],
  ['released', { state: 'released' }],
])('a %s gift has no words about its payment', (_, changes) => {
  open({ paidAt }, changes);
  expect(screen.queryByText(/Sent|paid/)).not.toBeInTheDocument();
});
