import { listGifts } from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { screen, within } from '@testing-library/react';
import { aGift, newId } from '../../testing/fixtures.ts';
import { openScreen } from '../../testing/open-screen.tsx';

test('the booklet has a chapter for each registry, with every gift of all pages', async () => {
  const wedding = newId();
  const pages = [
    { gifts: [aGift({ registryId: wedding, message: 'Be happy' })], nextCursor: 'more' },
    {
      gifts: [
        aGift({ registryId: wedding, giverName: 'Anil' }),
        aGift({ registryName: 'Our new home', giverName: '' }),
      ],
      nextCursor: null,
    },
  ];
  testServer.reply(listGifts, ({ query }) => ({
    ...(pages[query.cursor ? 1 : 0] ?? { gifts: [], nextCursor: null }),
    surprises: [],
  }));
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = await openScreen('/gifts/booklet');
  const [first, second] = await screen.findAllByRole('article');
  if (!first || !second) throw new Error('A chapter is missing.');
  expect(within(first).getByRole('heading', { name: 'Asha weds Dev' })).toBeVisible();
  expect(within(first).getAllByRole('row')).toHaveLength(3);
  expect(within(first).getByText('“Be happy”')).toBeVisible();
  expect(within(second).getByText('A guest')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('a chapter says how much is promised, paid and received', async () => {
  const money = { kind: 'contribution', productName: 'Two weeks in Kerala', price: null } as const;
  const payment = {
    ...{ payBy: null, paidAt: '2026-11-28T08:00:00.000Z', reference: null },
    ...{ isReferenceRepeated: false, canBeFreed: false },
  };
  const registryId = newId();
  const gifts = [
    aGift({ ...money, registryId, state: 'promised', amount: 11_000 }),
    aGift({ ...money, registryId, state: 'thanked', amount: 5001, payment }),
    aGift({
      ...{ ...money, registryId, state: 'received', amount: 2100, payment },
      receivedAt: '2026-11-28T09:00:00.000Z',
    }),
  ];
  testServer.reply(listGifts, { gifts, nextCursor: null, surprises: [] });
  await openScreen('/gifts/booklet');
  const chapter = within(await screen.findByRole('article'));
  expect(chapter.getByText('₹2,100 received, ₹5,001 paid and ₹11,000 promised')).toBeVisible();
  expect(chapter.getByRole('cell', { name: '₹5,001 paid' })).toBeVisible();
});

test('an empty book leads back', async () => {
  testServer.reply(listGifts, { gifts: [], nextCursor: null, surprises: [] });
  await openScreen('/gifts/booklet');
  expect(await screen.findByRole('heading', { name: 'No gifts yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the Gift Book' })).toHaveAttribute(
    'href',
    '/gifts',
  );
});

test('a failed load offers a retry', async () => {
  testServer.disconnect(listGifts);
  const { user } = await openScreen(`/gifts/${newId()}/booklet`);
  expect(await screen.findByText('Failed to load your Gift Book. Please try again.')).toBeVisible();
  testServer.reply(listGifts, { gifts: [aGift()], nextCursor: null, surprises: [] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article')).toBeVisible();
});
