import { contributeToItem, listMyGifts, listSharedItems } from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { rememberedGuest } from './remembered-guest.ts';
import { aGift, anItem } from '../../testing/fixtures.ts';
import { openSharedRegistry } from '../../testing/open-guest-page.tsx';
import { confirmation, dialog, field, submit } from '../../testing/open-purchase.ts';

beforeEach(() => sessionStorage.clear());

const aFund = (changes: Partial<NonNullable<ReturnType<typeof anItem>['fund']>> = {}) =>
  anItem({
    name: 'Our honeymoon',
    brand: null,
    price: null,
    source: 'external',
    fund: { goal: 50_000, showsProgress: true, closed: false, ...changes },
  });

function acceptPromises(item: ReturnType<typeof anItem>) {
  testServer.reply(contributeToItem, ({ body }) => {
    const gift = aGift(item, { kind: 'contribution', amount: body.amount });
    const pledged = { ...item, pledgedAmount: body.amount, joinedGuests: 1 };
    testServer.reply(listSharedItems, { version: 2, items: [pledged] });
    testServer.reply(listMyGifts, { gifts: [gift] });
    return { gift, item: pledged };
  });
}

test.each([
  ['a fund', aFund()],
  ['a gift that guests give together', anItem({ name: 'Our honeymoon', price: 58_500 })],
])('a known guest promises an amount to %s in three taps', async (_, item) => {
  acceptPromises(item);
  rememberedGuest.write({ guestName: 'Gita', guestEmail: '' });
  const { user } = openSharedRegistry({ items: [item] });
  let taps = 0;
  const tap = async (element: HTMLElement) => {
    taps += 1;
    await user.click(element);
  };
  await tap(await screen.findByRole('button', { name: 'Contribute to Our honeymoon' }));
  const amounts = await screen.findByRole('group', { name: 'Suggestions' });
  await tap(within(amounts).getByRole('button', { name: '₹2,101' }));
  expect(field(/^Amount/)).toHaveValue('2101');
  await tap(submit('Contribute'));
  await confirmation();
  expect(taps).toBeLessThanOrEqual(4);
  expect(testServer.requests(contributeToItem)[0]?.body).toMatchObject({
    guestName: 'Gita',
    amount: 2101,
  });
});

test('a fund asks for any amount, and shows what was promised, paid and received, and by how many', async () => {
  const money = { pledgedAmount: 22_000, paidAmount: 5_000, receivedAmount: 10_000 };
  const fund = { ...aFund(), ...money, joinedGuests: 9 };
  const { user } = openSharedRegistry({ items: [fund] });
  const progress = await screen.findByRole('progressbar');
  expect(progress).toHaveAttribute(
    'aria-valuetext',
    '₹10,000 received, ₹5,000 paid and ₹7,000 promised of ₹50,000 · 9 have joined',
  );
  expect(progress).toHaveAttribute('value', '15000');
  expect(screen.queryByRole('button', { name: /^Purchase/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Contribute to Our honeymoon' }));
  await screen.findByRole('dialog');
  expect(dialog()).toHaveAccessibleDescription(/^Give any amount from ₹51\./);
  await user.type(field(/^Your name/), 'Gita');
  await user.type(field(/^Amount/), '50');
  await user.click(submit('Contribute'));
  await waitFor(() =>
    expect(field(/^Amount/)).toHaveAccessibleDescription('Please enter at least ₹51'),
  );
  await user.clear(field(/^Amount/));
  await user.type(field(/^Amount/), '10,00,001');
  await waitFor(() =>
    expect(field(/^Amount/)).toHaveAccessibleDescription('Please enter at most ₹10,00,000'),
  );
  expect(testServer.requests(contributeToItem)).toEqual([]);
});

test('a fund that hides its progress shows none, and a closed one takes nothing', async () => {
  openSharedRegistry({ items: [aFund({ showsProgress: false })] });
  await screen.findByRole('button', { name: 'Contribute to Our honeymoon' });
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

test('a closed fund says so in the place of its button', async () => {
  openSharedRegistry({ items: [{ ...aFund({ closed: true }), quantityFulfilled: 1 }] });
  expect(await screen.findByText('This fund is closed.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Contribute/ })).not.toBeInTheDocument();
});
