import {
  contributeToItem,
  getUpiHandOver,
  listMyGifts,
  listSharedItems,
  sayPaid,
  type SharedItem,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aGift, anItem } from '../../testing/fixtures.ts';
import { aHandOver, aPayment } from '../../testing/upi.ts';
import { openSharedRegistry } from '../../testing/open-guest-page.tsx';

beforeEach(() => sessionStorage.clear());

const dialog = () => screen.getByRole('dialog');
const field = (name: RegExp) => within(dialog()).getByRole('textbox', { name });
const submit = () => within(dialog()).getByRole('button', { name: 'Contribute' });

async function openDialog(item: SharedItem) {
  const page = openSharedRegistry({ items: [item] });
  await page.user.click(await screen.findByRole('button', { name: `Contribute to ${item.name}` }));
  await screen.findByRole('dialog', { name: `Contribute to ${item.name}` });
  return page;
}

test('a guest contributes an amount towards one unit', async () => {
  const lamp = anItem({ pledgedAmount: 400 });
  testServer.reply(contributeToItem, ({ body }) => {
    const pledged = { ...lamp, pledgedAmount: 400 + body.amount };
    const gift = aGift(lamp, { kind: 'contribution', amount: body.amount });
    testServer.reply(listSharedItems, { version: 2, items: [pledged] });
    testServer.reply(listMyGifts, { gifts: [gift] });
    return { gift, item: pledged };
  });
  const { user } = await openDialog(lamp);
  expect(field(/^Amount/)).toHaveValue('');
  expect(dialog()).toHaveAccessibleDescription(
    '₹1,099 is left to give. You promise an amount now and settle the money with the host directly.',
  );
  await user.type(field(/^Amount/), '₹ 1000,50');
  expect(within(dialog()).getByText('You give ₹1,000.50')).toBeVisible();
  await user.type(field(/^Your name/), 'Gita');
  await user.click(submit());
  const thanks = await screen.findByRole('dialog', { name: 'Thank you!' });
  expect(thanks).toHaveAccessibleDescription(
    'You promised ₹1,000.50 towards Brass Diya Lamp. Please settle the money with the host directly.',
  );
  await user.click(within(thanks).getByRole('button', { name: 'Back to the wish list' }));
  expect(testServer.requests(contributeToItem)[0]?.body.amount).toBe(1000.5);
  await waitFor(() =>
    expect(screen.getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      '₹1,400.50 of ₹1,499 promised',
    ),
  );
  expect(screen.getByRole('list', { name: 'Your gifts' })).toHaveTextContent(
    'You contribute ₹1,000.50.',
  );
});

test.each([
  ['', 'Please enter an amount'],
  ['abc', 'Please enter an amount'],
  ['0', 'Please enter at least ₹1'],
  ['10.1234', 'Please use at most two decimals'],
  ['1.200', 'Is this 1,200 or 1.20? Please write 1200 or 1.20.'],
])('the amount "%s" is answered with "%s" and nothing is sent', async (typed, message) => {
  const { user } = await openDialog(anItem());
  if (typed) await user.type(field(/^Amount/), typed);
  await user.type(field(/^Your name/), 'Gita');
  await user.click(submit());
  await waitFor(() => expect(field(/^Amount/)).toHaveAccessibleDescription(message));
  expect(testServer.requests(contributeToItem)).toEqual([]);
});

test('more than is missing is named at the amount', async () => {
  testServer.fail(contributeToItem, {
    status: 409,
    code: 'conflict',
    message: 'Only ₹99 is left to give.',
    field: 'amount',
  });
  const { user } = await openDialog(anItem());
  await user.type(field(/^Amount/), '500');
  await user.type(field(/^Your name/), 'Gita');
  await user.click(submit());
  await waitFor(() =>
    expect(field(/^Amount/)).toHaveAccessibleDescription('Only ₹99 is left to give.'),
  );
  expect(
    within(dialog()).queryByText('Your contribution was not recorded'),
  ).not.toBeInTheDocument();
});

test('a failed contribution keeps the input, and its resend repeats the idempotency key', async () => {
  testServer.disconnect(contributeToItem);
  const { user } = await openDialog(anItem());
  await user.type(field(/^Amount/), '500');
  await user.type(field(/^Your name/), 'Gita');
  await user.click(submit());
  expect(await within(dialog()).findByRole('alert')).toHaveTextContent(
    'Your contribution was not recorded',
  );
  expect(field(/^Amount/)).toHaveValue('500');
  await user.click(submit());
  await waitFor(() => expect(testServer.requests(contributeToItem)).toHaveLength(2));
  const keys = testServer
    .requests(contributeToItem)
    .map(({ headers }) => headers.get('idempotency-key'));
  expect(keys[1]).toBe(keys[0]);
});

test('a promise to a host who takes UPI shows the code at once, and is marked as paid there', async () => {
  const lamp = anItem();
  const gift = aGift(lamp, { kind: 'contribution', amount: 500, payment: aPayment() });
  testServer.reply(contributeToItem, () => {
    testServer.reply(listMyGifts, { gifts: [gift] });
    return { gift, item: lamp };
  });
  testServer.reply(getUpiHandOver, aHandOver({ amount: 500 }));
  testServer.reply(sayPaid, ({ body }) => ({
    gift: {
      ...gift,
      payment: aPayment({ paidAt: '2026-11-26T10:00:00Z', reference: body.reference ?? null }),
    },
    item: lamp,
  }));
  const { user } = await openDialog(lamp);
  await user.type(field(/^Amount/), '500');
  await user.type(field(/^Your name/), 'Gita');
  await user.click(submit());
  const thanks = await screen.findByRole('dialog', { name: 'Thank you!' });
  expect(thanks).toHaveAccessibleDescription(/You can pay it by UPI now/);
  expect(
    await within(thanks).findByRole('img', { name: 'UPI code: pays ₹500 to Asha Rao' }),
  ).toBeVisible();
  const reference = field(/^UPI reference/);
  await user.type(reference, '123');
  await user.click(within(thanks).getByRole('button', { name: 'I have paid' }));
  await waitFor(() => expect(reference).toBeInvalid());
  expect(reference).toHaveFocus();
  await user.type(reference, '4 5678 9012');
  await user.click(within(thanks).getByRole('button', { name: 'I have paid' }));
  await screen.findByRole('dialog', { name: /^Thank you! The host confirms it/ });
  expect(testServer.requests(sayPaid)[0]?.body).toEqual({ paid: true, reference: '123456789012' });
  expect(testServer.requests(getUpiHandOver)).toHaveLength(1);
  expect(within(dialog()).queryByRole('img', { name: /^UPI code/ })).not.toBeInTheDocument();
  await waitFor(() =>
    expect(within(dialog()).getByRole('button', { name: 'Back to the wish list' })).toHaveFocus(),
  );
});
