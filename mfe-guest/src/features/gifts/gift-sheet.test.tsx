import { claimItem, type SharedItem } from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aGift, aRegistry, anExternalItem, anItem, shareCode } from '../../testing/fixtures.ts';
import { openPage, openSharedRegistry, serveRegistry } from '../../testing/open-guest-page.tsx';

const hash = 'cd'.repeat(32);
const chair = anExternalItem({
  brand: 'Vetra',
  description: 'Woven by hand.\nWith armrests.',
  note: 'In natural cane, please.',
  imageUrl: `/gift-pictures/${hash}-640.webp`,
});
const registry = aRegistry({ deliveryPreference: 'guest_delivery' });

beforeEach(() => sessionStorage.clear());

async function openGift(item: SharedItem, path = `/r/${shareCode}?sort=newest`) {
  serveRegistry({ registry, items: [item] });
  const page = openPage(path);
  await page.user.click(await screen.findByRole('link', { name: item.name }));
  return { ...page, sheet: await screen.findByRole('dialog', { name: item.name }) };
}

test('a gift opens over the list under its own address, with everything about it', async () => {
  const { sheet, address } = await openGift(chair);
  expect(address()).toBe(`/r/${shareCode}/gifts/${chair.id}`);
  for (const text of [
    'Vetra',
    '₹8,900',
    'Price as of Nov 12, 2026',
    'Still needed',
    'In natural cane, please.',
    'You buy it at the shop and bring it on Saturday, November 21, 2099.',
  ])
    expect(sheet).toHaveTextContent(text);
  expect(within(sheet).getByText(/^Woven by hand/)).toHaveTextContent('With armrests.');
  expect(sheet.querySelector('img')).toHaveAttribute('src', `/gift-pictures/${hash}-1280.webp`);
  expect(document.title).toBe('Cane Rocking Chair · Meera turns one');
});

test('several pictures of a gift stand side by side and are turned by keys and buttons', async () => {
  const more = ['ef', '01'].map((byte) => `/gift-pictures/${byte.repeat(32)}-1280.webp`);
  const { sheet } = await openGift({ ...chair, moreImageUrls: more });
  const gallery = within(sheet).getByRole('list', { name: 'Pictures of Cane Rocking Chair' });
  expect(gallery).toHaveAttribute('tabindex', '0');
  const pictures = within(gallery).getAllByRole('img');
  expect(pictures.map((picture) => picture.getAttribute('alt'))).toEqual([
    'Picture 1 of 3',
    'Picture 2 of 3',
    'Picture 3 of 3',
  ]);
  expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([
    `/gift-pictures/${hash}-1280.webp`,
    ...more,
  ]);
  expect(within(sheet).getByRole('button', { name: 'Next picture' })).toBeVisible();
});

test('the shop is a link that holds nothing', async () => {
  const { sheet } = await openGift(chair);
  const shop = within(sheet).getByRole('link', { name: /^Look at it at shop\.example/ });
  expect(shop).toHaveAttribute('href', 'https://www.shop.example/chair');
  expect(shop).toHaveAttribute('rel', 'nofollow ugc noopener noreferrer');
  expect(shop).toHaveAttribute('target', '_blank');
  expect(testServer.requests(claimItem)).toEqual([]);
});

test('a price in another currency stays as the shop shows it', async () => {
  const { sheet } = await openGift(anExternalItem({ name: 'Poster', price: 25, currency: 'EUR' }));
  expect(sheet).toHaveTextContent(/€\s?25/);
});

test('closing leads back to the same list, and the focus to the gift', async () => {
  const { user, address, history } = await openGift(chair);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(address()).toBe(`/r/${shareCode}?sort=newest`);
  expect(history()).toEqual([`/r/${shareCode}?sort=newest`]);
  await waitFor(() => expect(screen.getByRole('link', { name: chair.name })).toHaveFocus());
});

test('a gift opens over the older list too', async () => {
  const { user, address } = await openGift(chair, `/guest?code=${shareCode}`);
  expect(address()).toBe(`/r/${shareCode}/gifts/${chair.id}`);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(address()).toBe(`/guest?code=${shareCode}`));
});

test('a gift is given from its sheet with the same form, and the sheet is gone afterwards', async () => {
  const lamp = anItem();
  testServer.reply(claimItem, () => {
    const bought = { ...lamp, quantityFulfilled: 1 };
    serveRegistry({ registry, items: [bought], gifts: [aGift(lamp)], version: 2 });
    return { gift: aGift(lamp), item: bought };
  });
  const { user, sheet, address } = await openGift(lamp);
  await user.click(within(sheet).getByRole('button', { name: `Purchase ${lamp.name}` }));
  const form = await screen.findByRole('dialog', { name: `Purchase ${lamp.name}` });
  await user.click(within(form).getByRole('button', { name: 'Cancel' }));
  await user.click(
    within(await screen.findByRole('dialog', { name: lamp.name })).getByRole('button', {
      name: `Purchase ${lamp.name}`,
    }),
  );
  const again = await screen.findByRole('dialog', { name: `Purchase ${lamp.name}` });
  await user.type(within(again).getByRole('textbox', { name: /^Your name/ }), 'Gita');
  await user.click(within(again).getByRole('button', { name: 'Purchase' }));
  const thanks = await screen.findByRole('dialog', { name: 'Thank you!' });
  await user.click(within(thanks).getByRole('button', { name: 'Back to the wish list' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(address()).toBe(`/r/${shareCode}?sort=newest`);
});

test('a gift that is not on the list says so and leads back', async () => {
  serveRegistry({ registry, items: [chair] });
  const { user } = openPage(`/r/${shareCode}?gift=unknown`);
  const sheet = await screen.findByRole('dialog', { name: 'This gift is gone' });
  expect(sheet).toHaveTextContent('This gift is no longer on the list. Please choose another one.');
  await user.click(within(sheet).getByRole('button', { name: 'Back to the wish list' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a complete registry opens no gift', async () => {
  openSharedRegistry({ registry: aRegistry({ completed: true }), items: [chair] });
  await screen.findByRole('heading', { name: 'This registry is complete' });
  expect(screen.queryByRole('link', { name: chair.name })).not.toBeInTheDocument();
});
